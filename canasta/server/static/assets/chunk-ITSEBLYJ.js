var r="canasta.party";function a(t){let e=JSON.parse(sessionStorage.getItem(r)??"null");return e?.table===t?e.people:[]}var n=t=>sessionStorage.setItem(r,JSON.stringify(t));export{a,n as b};
