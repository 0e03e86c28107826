import"./site-XEZEBYAE.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";import"./site-VPLJYQLI.js";
import"./site-VTYE32HA.js";import"./site-MTA6IX37.js";
