import{a,b}from"./site-QVPZL6DE.js";import"./site-BM5CUF6L.js";import"./site-XZADPU65.js";import"./site-WZCNA33E.js";
import"./site-4I4EMPQU.js";import"./site-SW3O2GNJ.js";import"./site-TDSAGLFG.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";export{b as exportedLesson,a as openRecord};
