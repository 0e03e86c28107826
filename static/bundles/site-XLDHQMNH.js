import{a,b}from"./site-FW5HPFIS.js";import"./site-3E6Y2O6Q.js";import"./site-TWOLWAMP.js";import"./site-WWFNVULM.js";
import"./site-ERRDMBQT.js";import"./site-GHMQDKFV.js";import"./site-AXBYILDR.js";import"./site-MTA6IX37.js";
import"./site-C225MOGC.js";import"./site-S64QPORY.js";export{b as exportedLesson,a as openRecord};
