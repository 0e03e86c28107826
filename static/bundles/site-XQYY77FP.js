import{a,b}from"./site-ETUBXUQV.js";import"./site-A2MJZOSA.js";import"./site-GGFHJRRG.js";import"./site-W2MIWAD7.js";
import"./site-4I4EMPQU.js";import"./site-SW3O2GNJ.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";export{b as exportedLesson,a as openRecord};
