import{a,b}from"./site-L3GIMWHO.js";import"./site-AWOWMB5Q.js";import"./site-2GM6P76P.js";import"./site-JY6SPKGO.js";
import"./site-UNBUN2HL.js";import"./site-FFZDZ3ZW.js";import"./site-AXBYILDR.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
