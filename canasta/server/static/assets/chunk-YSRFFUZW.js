import{k as r}from"./chunk-5GYXFTW7.js";var l=r(null);export{l as a};
