import{a}from"./chunk-YMP5BJEP.js";import"./chunk-7TRB5BHM.js";import"./chunk-V6X57YW6.js";import"./chunk-3TXHFKDN.js";export{a as TopBar};
