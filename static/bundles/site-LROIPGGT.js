import{b as a,c as b}from"./site-Z3VY4VYM.js";import"./site-JKOQPCSQ.js";import"./site-VHQHGUDK.js";
import"./site-HQ5UCAM6.js";import"./site-GPSBUQWM.js";import"./site-OWWQQH5Y.js";import"./site-TDSAGLFG.js";
import"./site-VTYE32HA.js";import"./site-MTA6IX37.js";export{b as exportedLesson,a as openRecord};
