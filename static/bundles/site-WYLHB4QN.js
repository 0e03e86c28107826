import"./site-RL37SQZ4.js";import"./site-GEZEHFQA.js";import"./site-AEMXVSQU.js";import"./site-QP7AFWD6.js";
