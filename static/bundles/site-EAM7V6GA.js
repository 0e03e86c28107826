import{a,b}from"./site-6OUASMBX.js";import"./site-W56X5OJ4.js";import"./site-D5LYJ3DL.js";import"./site-3NHSVQU3.js";
import"./site-ANJ5QWI4.js";import"./site-HB3ZXOTI.js";import"./site-AXBYILDR.js";import"./site-VTYE32HA.js";
import"./site-2NDMKXN6.js";export{b as exportedLesson,a as openRecord};
