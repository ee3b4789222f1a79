import{a,b}from"./chunk-RZ6WGNHA.js";import"./chunk-XSFD7DPZ.js";import"./chunk-KPSDUTQ6.js";import"./chunk-IZRPC6TJ.js";import"./chunk-3TXHFKDN.js";export{a as Quote,b as Quoted};
