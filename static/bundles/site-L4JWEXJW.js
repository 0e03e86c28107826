import"./site-S3ZD3W5T.js";import"./site-GEZEHFQA.js";import"./site-LFSLK7RL.js";import"./site-UDEBKEWO.js";
import"./site-BLKUKBDL.js";import"./site-2YZ2TJFR.js";import"./site-VTYE32HA.js";import"./site-2NDMKXN6.js";
