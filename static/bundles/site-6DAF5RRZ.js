import{b as a,c as b}from"./site-726P6NYZ.js";import"./site-6X65RAPJ.js";import"./site-VHQHGUDK.js";
import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";export{b as exportedLesson,a as openRecord};
