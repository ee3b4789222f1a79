var e=(r="/pad")=>navigator.serviceWorker.register("/pad-worker.js",{scope:r});export{e as a};
