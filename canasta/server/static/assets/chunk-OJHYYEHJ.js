var r=()=>navigator.serviceWorker.register("/pad-worker.js",{scope:"/pad"});export{r as a};
