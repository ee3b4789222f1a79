import{a}from"./chunk-ZG7X4YST.js";import"./chunk-6QVUQOXD.js";import"./chunk-KN6KHR3U.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
