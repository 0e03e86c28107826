import"./site-V4B4IIZ7.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";import"./site-E2HDMIBS.js";
import"./site-X4RN6SLX.js";import"./site-PPAV7REJ.js";import"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";
