import{a,b}from"./site-ROJ4OAED.js";import"./site-ZO5KPJJI.js";import"./site-JKSRI2A6.js";import"./site-IPC5H6TC.js";
import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
