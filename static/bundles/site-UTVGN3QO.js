import"./site-LEXRYPSB.js";import"./site-GEZEHFQA.js";import"./site-ENVNWP2K.js";import"./site-3DVE5JEV.js";
import"./site-MTA6IX37.js";
