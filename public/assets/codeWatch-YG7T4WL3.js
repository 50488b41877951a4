'use strict'
;(() => {
  var o = 'reloadedAt',
    n = (e) => {
      try {
        let t = Number(sessionStorage.getItem(o))
        return !navigator.onLine || e - t < 6e4
          ? !1
          : (sessionStorage.setItem(o, String(Date.now())), !0)
      } catch {
        return !1
      }
    }
  var d = 12e4,
    l = Date.now(),
    i = () =>
      document.querySelector('[role=alert]') !== null ||
      [...document.querySelectorAll('input:not([type=checkbox]),textarea')].some(
        ({ value: e, defaultValue: t }) => e !== t,
      ),
    a = (...e) => document.querySelector('[data-net-status]')?.replaceChildren(...e),
    r = () => {
      let e = document.querySelector('[data-script-words]')
      !i() && n(l) ? location.reload() : e && a(e.content)
    },
    s = () => {
      document.readyState !== 'loading'
        ? r()
        : document.addEventListener('readystatechange', r, { once: !0 })
    },
    u = setTimeout(s, d),
    c = ({ target: e, type: t }) => {
      !(e instanceof HTMLElement) ||
        e.dataset.watched === void 0 ||
        (clearTimeout(u), t === 'error' ? s() : a())
    }
  document.addEventListener('load', c, !0)
  document.addEventListener('error', c, !0)
})()
