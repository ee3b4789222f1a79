import{a,b}from"./chunk-FDDYKPJQ.js";import"./chunk-S3HPUXE7.js";import"./chunk-YI6SYX3K.js";import"./chunk-Q7BVQLA7.js";import"./chunk-3TXHFKDN.js";export{a as Quote,b as Quoted};
