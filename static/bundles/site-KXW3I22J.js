import{a,b}from"./site-3B7VDXSQ.js";import"./site-ZDW2FBAW.js";import"./site-DS3VMXF6.js";import"./site-W2MIWAD7.js";
import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
