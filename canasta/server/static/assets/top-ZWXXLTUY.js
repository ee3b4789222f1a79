import{a}from"./chunk-FO662EAW.js";import"./chunk-PVJOCHWM.js";import"./chunk-JN5W27KK.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
