import"./site-2DTZVFWM.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";import"./site-2HQTBAZ4.js";
import"./site-UDRN5D4T.js";import"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";
