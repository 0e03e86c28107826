import{c as a,d as b}from"./site-MA2KGJR7.js";import"./site-O46LGORJ.js";import"./site-KCHHP45L.js";
import"./site-OWWQQH5Y.js";import"./site-TDSAGLFG.js";import"./site-QP7AFWD6.js";export{b as exportedLesson,a as openRecord};
