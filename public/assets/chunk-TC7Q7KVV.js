var e = 'page:shown',
  o = () => {
    document.dispatchEvent(new Event(e))
  },
  t = (n) => {
    document.addEventListener(e, n)
  }
export { o as a, t as b }
