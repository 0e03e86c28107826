import"./site-5ADYBZSY.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";import"./site-3YK23PZT.js";
import"./site-VTYE32HA.js";import"./site-MTA6IX37.js";
