var o = { name: 'lang', days: 365 },
  t = { min: 2, max: 100 },
  e = 4e3
var s = 3e4,
  n = 1048576,
  a = 2e6
export { o as a, t as b, e as c, s as d, n as e, a as f }
