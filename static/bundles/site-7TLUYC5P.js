import{a,b}from"./site-RYCFD3SX.js";import"./site-JWGFDCAO.js";import"./site-MIKOJPSG.js";import"./site-ISR36AB6.js";
import"./site-ANJ5QWI4.js";import"./site-HB3ZXOTI.js";import"./site-AXBYILDR.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
