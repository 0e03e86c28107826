import"./site-7NHNBGHX.js";import"./site-GEZEHFQA.js";import"./site-ENVNWP2K.js";import"./site-VTYE32HA.js";
import"./site-MTA6IX37.js";
