import{a}from"./chunk-ULWRXYNG.js";import"./chunk-3XBT2XNJ.js";import"./chunk-F4Q6RY2J.js";import"./chunk-XTE5YJ4F.js";import"./chunk-DGQUP7JI.js";import"./chunk-TN7VZ6BX.js";export{a as Reader};
