var a = () =>
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === !0)
var e = 'form:sent',
  i = (o) => {
    document.dispatchEvent(new CustomEvent(e, { detail: o }))
  },
  c = (o) => {
    document.addEventListener(e, (n) => {
      let t = n instanceof CustomEvent ? n.detail : void 0
      ;(t === 'contact' || t === 'application') && o(t)
    })
  }
export { i as a, c as b, a as c }
