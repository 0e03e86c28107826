import{a,b}from"./site-L6UEGWTH.js";import"./site-4HVWQPXD.js";import"./site-ZKZTQMYA.js";import"./site-ISR36AB6.js";
import"./site-ERRDMBQT.js";import"./site-GHMQDKFV.js";import"./site-AXBYILDR.js";import"./site-MTA6IX37.js";
import"./site-VTYE32HA.js";import"./site-S64QPORY.js";export{b as exportedLesson,a as openRecord};
