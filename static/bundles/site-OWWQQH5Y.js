var t=["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];var o=[1900,2200];var e=/[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$/,n=/([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$/,
A=/^(?:((?<weekday>[A-Za-z]{3,9}) +|(?<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?(?<hour>[0-9]{1,2}):(?<minute>[0-9]{2}))$/;var E=20773;var r=15,s=30;var T=8,_=99;var u=.01,S=1e-10,c=`	
\v\f\r              \u2028\u2029  　`;export{t as a,o as b,e as c,n as d,A as e,E as f,r as g,s as h,T as i,_ as j,u as k,S as l,c as m};
