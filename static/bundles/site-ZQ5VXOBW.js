import"./site-MNQ3BNO3.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";import"./site-JB34OKFO.js";
import"./site-VTYE32HA.js";import"./site-MTA6IX37.js";
