import{a,b}from"./chunk-IUQ7VOSE.js";import"./chunk-OJO36IHG.js";import"./chunk-JYK5NIDD.js";import"./chunk-U7Y3FLZL.js";import"./chunk-3TXHFKDN.js";export{a as Quote,b as Quoted};
