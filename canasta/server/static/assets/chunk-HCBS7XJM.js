import{k as r}from"./chunk-XMQBB2FE.js";var l=r(null);export{l as a};
