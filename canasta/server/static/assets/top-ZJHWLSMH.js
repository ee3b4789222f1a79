import{a}from"./chunk-CFUJI4GK.js";import"./chunk-7YSSLWK5.js";import"./chunk-V5UWWLKE.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
