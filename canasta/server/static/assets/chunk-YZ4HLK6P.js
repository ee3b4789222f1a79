import{k as r}from"./chunk-APASZ3A5.js";var l=r(null);export{l as a};
