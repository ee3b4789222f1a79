import{a,b}from"./chunk-TLQ7W43P.js";import"./chunk-JNO7MDPJ.js";import"./chunk-2FYQ6QSQ.js";import"./chunk-5GYXFTW7.js";import"./chunk-3TXHFKDN.js";export{a as Quote,b as Quoted};
