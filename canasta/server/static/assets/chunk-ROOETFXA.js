import{k as r}from"./chunk-U7Y3FLZL.js";var l=r(null);export{l as a};
