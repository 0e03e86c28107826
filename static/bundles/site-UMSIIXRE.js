import{a,b}from"./site-G6WK5USY.js";import"./site-NXWLZC7N.js";import"./site-4YUH4C67.js";import"./site-ISR36AB6.js";
import"./site-OH6SGBJQ.js";import"./site-SMSCFBAO.js";import"./site-AXBYILDR.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
