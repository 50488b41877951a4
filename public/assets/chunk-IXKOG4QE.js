var r = 'contactDraft',
  c = 'form[data-contact]',
  a = ['name', 'phone', 'email', 'subject', 'language', 'moments', 'message'],
  y = (e) =>
    e instanceof Object &&
    Object.values(e).every((n) => Array.isArray(n) && n.every((t) => typeof t == 'string')),
  g = () => {
    try {
      let e = JSON.parse(sessionStorage.getItem(r) ?? '{}')
      return y(e) ? e : {}
    } catch {
      return {}
    }
  },
  i = (e) => {
    try {
      Object.keys(e).length === 0
        ? sessionStorage.removeItem(r)
        : sessionStorage.setItem(r, JSON.stringify(e))
    } catch {}
  },
  l = (e, n) => [...e.elements].filter((t) => t.getAttribute('name') === n),
  m = (e) => e instanceof HTMLInputElement && ['radio', 'checkbox'].includes(e.type),
  d = (e) =>
    e instanceof HTMLTextAreaElement ||
    e instanceof HTMLSelectElement ||
    e instanceof HTMLInputElement,
  f = (e) => {
    let n = e.filter(m)
    return n.length > 0
      ? n.every(({ checked: o, defaultChecked: u }) => o === u)
        ? []
        : n.filter(({ checked: o }) => o).map(({ value: o }) => o)
      : e.filter(d).flatMap(({ value: t }) => (t === '' ? [] : [t]))
  },
  E = (e) => {
    let n = a.map((t) => [t, f(l(e, t))])
    i(Object.fromEntries(n.filter(([, t]) => t.length > 0)))
  },
  p = (e, n) => {
    if (!(f(e).length > 0))
      for (let t of e) m(t) ? (t.checked = n.includes(t.value)) : d(t) && (t.value = n[0] ?? '')
  },
  v = () => i({}),
  x = () => {
    document.getElementById('received') !== null && v()
    let e = document.querySelector(c)
    if (e === null || document.querySelector('[data-summary]') !== null) return
    let n = g()
    for (let t of a) {
      let o = n[t]
      o !== void 0 && p(l(e, t), o)
    }
  },
  h = () => {
    document.addEventListener('input', ({ target: e }) => {
      let n = e instanceof Element ? e.closest(c) : null
      n !== null && E(n)
    })
  }
var s = 'lastExam',
  S = () => {
    try {
      return sessionStorage.getItem(s)
    } catch {
      return null
    }
  },
  L = (e) => {
    try {
      sessionStorage.setItem(s, e)
    } catch {}
  },
  T = () => {
    try {
      sessionStorage.removeItem(s)
    } catch {}
  },
  H = () => {
    let { exam: e } = document.body.dataset
    e !== void 0 && L(e), document.getElementById('received') !== null && T()
  },
  I = () => {
    let e = document.querySelector('form[data-contact] select[name=subject]')
    if (e?.value !== '' || document.querySelector('[data-summary]') !== null) return
    let n = S()
    ;[...e.options].some(({ value: t }) => t === n) && (e.value = n ?? '')
  }
export { v as a, x as b, h as c, T as d, H as e, I as f }
