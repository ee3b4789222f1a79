import{a}from"./chunk-LU67J52A.js";import"./chunk-WNSCBWXW.js";import"./chunk-GSBGXFPT.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
