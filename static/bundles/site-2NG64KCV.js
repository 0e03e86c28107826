import"./site-4LBUEJFO.js";import"./site-MTA6IX37.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";
import"./site-E2HDMIBS.js";import"./site-BRGEYACT.js";import"./site-ABRQCQBB.js";import"./site-62BCFDPO.js";
import"./site-VTYE32HA.js";import"./site-S64QPORY.js";
