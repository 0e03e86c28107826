import"./site-44W2OST2.js";import"./site-MTA6IX37.js";import"./site-GEZEHFQA.js";import"./site-SONR56G4.js";
import"./site-E2HDMIBS.js";import"./site-BRGEYACT.js";import"./site-BJF663HL.js";import"./site-62BCFDPO.js";
import"./site-C225MOGC.js";import"./site-S64QPORY.js";
