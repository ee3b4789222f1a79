import{a,b}from"./chunk-OQZQZSFH.js";import"./chunk-IFRJCVGN.js";import"./chunk-VZS4RD2Z.js";import"./chunk-APASZ3A5.js";import"./chunk-3TXHFKDN.js";export{a as Quote,b as Quoted};
