import{a}from"./chunk-NTSF3OV5.js";import"./chunk-4XL24W7M.js";import"./chunk-GXUMED4C.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
