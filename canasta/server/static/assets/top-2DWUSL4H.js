import{a}from"./chunk-ZX62ITO3.js";import"./chunk-CLYMAS7V.js";import"./chunk-ADGUUH6J.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
