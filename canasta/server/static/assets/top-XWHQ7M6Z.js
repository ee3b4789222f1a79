import{a}from"./chunk-K4YIHIER.js";import"./chunk-KCHYEZBI.js";import"./chunk-XJ4GYDO3.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
