import{a}from"./chunk-ORUTE5OX.js";import"./chunk-5HLMDSQJ.js";import"./chunk-KVCCBCVP.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
