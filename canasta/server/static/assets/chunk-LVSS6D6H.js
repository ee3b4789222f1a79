var t=["entries","seating","cards","sheets","rules","lists","standings"],n=s=>t.filter(e=>e!=="lists"||s.dealing_lists);export{t as a,n as b};
