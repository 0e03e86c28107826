import{b as a,c as b}from"./site-5KNXFHDN.js";import"./site-DG3MXHUN.js";import"./site-MXR4OOTG.js";
import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";export{b as exportedLesson,a as openRecord};
