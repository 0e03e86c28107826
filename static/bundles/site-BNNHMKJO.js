import{a,b}from"./site-O2MJW46Z.js";import"./site-JDB4FIAI.js";import"./site-CFMJN3N3.js";import"./site-3NHSVQU3.js";
import"./site-OH6SGBJQ.js";import"./site-SMSCFBAO.js";import"./site-AXBYILDR.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
