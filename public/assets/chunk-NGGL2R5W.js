import { b as E, c } from './chunk-ANOH2YTN.js'
import { b as m } from './chunk-TC7Q7KVV.js'
import './chunk-SQE76S5B.js'
var $ = new Set(['consent', 'lang']),
  D = () => (location.protocol === 'https:' ? '; Secure' : ''),
  g = (e) => e === 'measure' || e === 'none',
  d = () => {
    let e = /(?:^|;\s*)consent=(\w+)/.exec(document.cookie)?.[1]
    return g(e) ? e : void 0
  },
  y = (e) => {
    document.cookie = `consent=${e}; Path=/; Max-Age=15552000; SameSite=Lax${D()}`
  },
  q = () => {
    let e = location.hostname.split('.')
    return e.map((n, t) => e.slice(t).join('.'))
  },
  v = () => {
    let e = document.cookie
      .split(';')
      .map((n) => n.split('=', 1)[0]?.trim() ?? '')
      .filter((n) => n !== '' && !$.has(n))
    for (let n of e) {
      let t = `${n}=; Path=/; Max-Age=0`
      document.cookie = t
      for (let o of q()) document.cookie = `${t}; Domain=${o}`
    }
  }
var F = (e) => document.querySelector(e),
  l = () => F('[data-consent]'),
  S = (e, n) => {
    for (let t of document.querySelectorAll(e)) t.hidden = n
  },
  b = () => document.querySelector('#consent-measure'),
  f = () => {
    let e = l()?.offsetHeight ?? 0
    document.documentElement.style.setProperty('--consent-height', `${e}px`)
  },
  x = ({ answer: e, bySignal: n, focus: t, choices: o }) => {
    let a = l()
    if (a === null) return
    S('[data-consent-question]', n), S('[data-consent-signal]', !n)
    let u = b()
    u !== null && (u.checked = e === 'measure'),
      a.querySelector('details')?.toggleAttribute('open', o),
      (a.hidden = !1),
      f(),
      t && a.querySelector('h2')?.focus()
  },
  h = () => {
    let e = l()
    e !== null && (e.hidden = !0), f()
  },
  M = () => l()?.hidden === !1,
  _ = (e) => {
    let n = e.closest('[data-consent-answer]')?.dataset.consentAnswer
    if (g(n)) return n
    if (e.closest('[data-consent-save]') !== null) return b()?.checked === !0 ? 'measure' : 'none'
  },
  I = 16,
  k = (e) => {
    let n = l()
    if (n === null || n.hidden || n.contains(e)) return
    let [t, o] = [n.getBoundingClientRect(), e.getBoundingClientRect()]
    !(o.bottom > t.top && o.top < t.bottom && o.right > t.left && o.left < t.right) ||
      o.height > t.top ||
      scrollBy({ top: o.bottom - t.top + I, behavior: 'instant' })
  },
  T = () => {
    document.addEventListener(
      'toggle',
      ({ target: e }) => {
        e instanceof Element && e.closest('[data-consent]') !== null && f()
      },
      !0,
    ),
      addEventListener('resize', f)
  }
var A = (e, n) => (n === 'default' ? `${e}___fr___default` : `${e}___${n}`)
var p = () => {
  let { page: e } = document.body.dataset
  if (e === void 0) return 'unknown'
  let n = location.pathname.split('/', 2)[1]
  return A(e, n === 'fr' || n === 'en' ? n : 'default')
}
var C = { requestReceived: 'contact', applicationReceived: 'application' },
  L = () => {
    let [e] = performance.getEntriesByType('navigation'),
      n = e instanceof PerformanceNavigationTiming && e.type === 'navigate',
      t = new URLSearchParams(location.search).has('ref')
    return n && t ? C[document.body.dataset.page ?? ''] : void 0
  },
  O = ({ measure: e }) => {
    m(() =>
      e({
        event: 'page_view',
        page_path: location.pathname,
        page_route: p(),
        page_language: document.documentElement.lang,
      }),
    ),
      E((n) => e({ event: 'form_sent', form: n })),
      document.addEventListener('click', ({ target: n }) => {
        n instanceof Element &&
          n.closest('a[href^="tel:"]') !== null &&
          e({ event: 'phone_clicked', page_path: location.pathname })
      })
  }
var N = () => document.querySelector('[data-consent]')?.dataset ?? {},
  P = () => {
    let e = !1
    return {
      isRunning: () => e,
      measure: (n) => {
        e && window.dataLayer?.push(n)
      },
      start: () => {
        let { tagId: n, tagScript: t } = N()
        if (e || n === void 0 || t === void 0) return
        ;(e = !0),
          location.search !== '' &&
            history.replaceState(history.state, '', location.pathname + location.hash),
          (window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js', page_route: p() }])
        let o = document.createElement('script')
        ;(o.async = !0), (o.src = `${t}?id=${encodeURIComponent(n)}`), document.head.append(o)
      },
    }
  }
var w = (e, n) => {
    if (e === 'measure' && !c()) {
      n.start()
      return
    }
    v(), n.isRunning() && (addEventListener('pagehide', v), location.reload())
  },
  j = (e) => {
    d() === 'measure' && (c() && y('none'), w('measure', e))
  },
  B = (e) => {
    let n,
      t = !1,
      o = (r) => x({ answer: d(), bySignal: c(), focus: r, choices: n !== void 0 }),
      a = () => {
        h(), n?.focus(), (n = void 0)
      },
      u = ({ target: r }) => {
        if (!(r instanceof Element)) return
        let s = r.closest('[data-consent-open]'),
          i = _(r)
        s !== null
          ? ((n = s), o(!0))
          : i !== void 0
            ? (y(i), a(), w(i, e))
            : r.closest('[data-consent-close]') !== null && a()
      },
      R = ({ key: r, target: s }) => {
        let i = s instanceof Element && s.closest('[data-consent]') !== null
        r !== 'Escape' || !i || ((t = !0), a())
      },
      H = () => {
        let r = d()
        document.visibilityState !== 'visible' ||
          r === void 0 ||
          (M() && n === void 0 && h(), (r === 'measure') !== e.isRunning() && w(r, e))
      }
    return (
      document.addEventListener('click', u),
      document.addEventListener('keydown', R),
      document.addEventListener('visibilitychange', H),
      {
        askIfNeeded: (r) => {
          for (let s of document.querySelectorAll('[data-consent-open]')) s.hidden = !1
          d() === void 0 && !c() && !t && o(r)
        },
        forgetOpener: () => {
          n = void 0
        },
      }
    )
  },
  U = () => document.activeElement === document.body && location.hash === '',
  ce = () => {
    let e = P(),
      n = B(e)
    document.addEventListener('focusin', ({ target: o }) => {
      o instanceof Element && k(o)
    }),
      T(),
      O(e)
    let t = L()
    j(e),
      t !== void 0 && e.measure({ event: 'form_sent', form: t }),
      n.askIfNeeded(U()),
      m(() => {
        n.forgetOpener(), n.askIfNeeded(!1)
      })
  }
export { ce as startConsent }
