import"./site-3SO3MKQP.js";import"./site-GEZEHFQA.js";import"./site-AEMXVSQU.js";import"./site-QP7AFWD6.js";
