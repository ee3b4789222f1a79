import{a,b}from"./chunk-MTXE7XWQ.js";import"./chunk-CITIZ3PC.js";import"./chunk-RIWANY7T.js";import"./chunk-3F3TTGBS.js";import"./chunk-3TXHFKDN.js";export{a as Quote,b as Quoted};
