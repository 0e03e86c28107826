import"./site-G6LMTGOF.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";import"./site-HCVSK5HK.js";
import"./site-VTYE32HA.js";import"./site-MTA6IX37.js";
