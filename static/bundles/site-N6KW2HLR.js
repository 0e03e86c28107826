import{b as a,c as b}from"./site-2BFJEXE3.js";import"./site-5CGU332W.js";import"./site-MXR4OOTG.js";
import"./site-4I4EMPQU.js";import"./site-SW3O2GNJ.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";export{b as exportedLesson,a as openRecord};
