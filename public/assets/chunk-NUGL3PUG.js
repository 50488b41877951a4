import { f as u, i as p, k as b, l as E, m, n as g, o as y, p as v } from './chunk-C4DJ5CFO.js'
import './chunk-SQE76S5B.js'
var L = ['hidden', 'submit', 'reset', 'button', 'image'],
  T = (e) => e.getAttribute('type') ?? '',
  d = (e) => {
    let t = new Map()
    for (let n of e.elements) {
      let r = n.getAttribute('name') ?? ''
      r === '' || L.includes(T(n)) || t.set(r, [...(t.get(r) ?? []), n])
    }
    return t
  },
  A = (e) => {
    let [t] = e
    return t instanceof HTMLTextAreaElement
      ? 'lines'
      : t instanceof HTMLSelectElement
        ? t.multiple
          ? 'list'
          : 'line'
        : t instanceof HTMLInputElement && t.type === 'file'
          ? 'files'
          : e.length > 1 && e.every((n) => T(n) === 'checkbox')
            ? 'list'
            : 'line'
  },
  h = (e) =>
    Object.fromEntries(
      [...d(e)].map(([t, n]) => {
        let r = (l) => n.map((i) => i.getAttribute(l)).find((i) => i !== null) ?? null
        return [t, { clean: A(n), rules: p(r) }]
      }),
    )
var F = { fr: () => import('./chunk-ZMIERWW2.js'), en: () => import('./chunk-G5X7ERCV.js') },
  M = async () => {
    let e = document.documentElement.lang.startsWith('en') ? 'en' : 'fr',
      { default: t } = await F[e](),
      n = Object.entries(t).map(([r, l]) => [`validation:${r}`, l])
    return { sentences: Object.fromEntries(n), otherwise: t.default ?? '', region: u[e] }
  },
  H = (e, t) => {
    let n = e.closest('fieldset')
    n === null ? (e.closest('label') ?? e).after(t) : n.append(t)
  },
  k = (e, t, n) => {
    let r = (e.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .filter((i) => i !== '' && i !== t),
      l = n ? [...r, t] : r
    l.length > 0
      ? e.setAttribute('aria-describedby', l.join(' '))
      : e.removeAttribute('aria-describedby'),
      n ? e.setAttribute('aria-invalid', 'true') : e.removeAttribute('aria-invalid')
  },
  w = (e, t, n) => {
    for (let [r, l] of d(e)) {
      let [i] = l
      if (i === void 0) continue
      let c = `${i.id === '' ? `form-${t}-${r}` : i.id}-error`,
        a = n.get(r),
        o = document.getElementById(c)
      if ((k(i, c, a !== void 0), a === void 0)) {
        o?.remove()
        continue
      }
      let s = o ?? document.createElement('p')
      ;(s.id = c), (s.className = 'error-text'), (s.textContent = a), o === null && H(i, s)
    }
  },
  x = (e, t) => {
    let [n] = d(e).get(t) ?? []
    n instanceof HTMLElement && n.focus()
  },
  O = (e, t, n) => {
    let r = h(e),
      { check: l, checkTyping: i } = E(r, n),
      c = v(),
      a = b({
        check: (o) => l(m(r, o)),
        checkTyping: (o) => i(m(r, o)),
        start: [],
        onChange: ({ shown: o }) => w(e, t, o),
      })
    ;(e.noValidate = !0),
      e.addEventListener('input', ({ target: o }) => {
        let s = g(r, o)
        s !== void 0 && a.change(e, s)
      }),
      e.addEventListener('focusout', ({ target: o, relatedTarget: s }) => {
        if (!(o instanceof Element)) return
        let f = y(r, o, s)
        f !== void 0 && c.run(() => a.leave(e, f))
      }),
      e.addEventListener('submit', (o) => {
        let [s] = a.checkAll(e)
        s !== void 0 && (o.preventDefault(), x(e, s.field))
      })
  },
  I = async () => {
    let e = await M(),
      t = document.querySelectorAll('form[data-validate]:not([novalidate])')
    for (let [n, r] of t.entries()) O(r, n, e)
  }
export { I as validatePlainForms }
