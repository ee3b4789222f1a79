import{k as r}from"./chunk-IZRPC6TJ.js";var l=r(null);export{l as a};
