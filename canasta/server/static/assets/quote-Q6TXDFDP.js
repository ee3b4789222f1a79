import{a,b}from"./chunk-ZIBTUBND.js";import"./chunk-OWFLG25D.js";import"./chunk-J3UWFCF2.js";import"./chunk-XMQBB2FE.js";import"./chunk-3TXHFKDN.js";export{a as Quote,b as Quoted};
