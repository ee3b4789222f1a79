import{k as r}from"./chunk-Q7BVQLA7.js";var l=r(null);export{l as a};
