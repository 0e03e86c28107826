import{a,b}from"./site-MQK4WY27.js";import"./site-RHK2573S.js";import"./site-4CZ2BDDF.js";import"./site-W2MIWAD7.js";
import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";export{b as exportedLesson,a as openRecord};
