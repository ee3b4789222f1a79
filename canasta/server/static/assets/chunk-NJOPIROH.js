import{k as r}from"./chunk-3F3TTGBS.js";var l=r(null);export{l as a};
