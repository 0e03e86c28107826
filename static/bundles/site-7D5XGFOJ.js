import"./site-N2BJTNWO.js";import"./site-GEZEHFQA.js";import"./site-V4SVF54U.js";import"./site-QP7AFWD6.js";
