import{a,b}from"./site-MCGGI2FO.js";import"./site-WNR5HQRI.js";import"./site-YD6THJ3B.js";import"./site-3NHSVQU3.js";
import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import"./site-AXBYILDR.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
