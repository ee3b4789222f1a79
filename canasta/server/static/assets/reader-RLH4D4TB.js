import{a}from"./chunk-C6LGKYJC.js";import"./chunk-NWWTP2ID.js";import"./chunk-N72DGFWC.js";import"./chunk-SUUEB4EQ.js";import"./chunk-HMRB3PKB.js";import"./chunk-EGM43KLZ.js";export{a as Reader};
