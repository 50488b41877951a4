import './chunk-SQE76S5B.js'
var E = ({ button: e, ctrlKey: t, metaKey: n, shiftKey: o, altKey: r }) =>
    e === 0 && !t && !n && !o && !r,
  m = (e) => {
    let { target: t, defaultPrevented: n, isTrusted: o } = e
    if (n || !o || !E(e)) return
    let r = t instanceof Element ? t.closest('a[href]') : null
    if (!(!(r instanceof HTMLAnchorElement) || r.hasAttribute('download')))
      return ['', '_self'].includes(r.target) ? r : void 0
  }
var N = () =>
    document.hidden ||
    'startViewTransition' in document ||
    matchMedia('(prefers-reduced-motion: reduce)').matches,
  y = (e) => getComputedStyle(document.documentElement).getPropertyValue(e).trim(),
  b = (e) => Number.parseFloat(e) * (e.endsWith('ms') ? 1 : 1e3),
  p = (e, t, [n, o]) => {
    let r = { id: e, duration: b(y(n)), easing: y(o) }
    return N() ? void 0 : document.querySelector('main')?.animate(t, r)
  },
  h = () => {
    let e
    return {
      leave: async () => {
        ;(e ??= p('page-out', [{ opacity: 0 }], ['--quick', '--ease-in'])?.finished),
          await e?.catch(() => {}),
          (e = void 0)
      },
      enter: () => {
        p('page-in', [{ opacity: 0, translate: '0 0.5rem' }, {}], ['--calm', '--ease-out'])
      },
    }
  }
var P = 'place:',
  x = (e) =>
    typeof e == 'object' && e !== null && 'entry' in e && typeof e.entry == 'string'
      ? e.entry
      : void 0,
  v = () => {
    let e = x(history.state)
    if (e !== void 0) return e
    let t = `${Date.now()}-${Math.random()}`
    return history.replaceState({ entry: t }, ''), t
  },
  M = () => {
    let e = new Map()
    return {
      set: (t, n) => {
        try {
          sessionStorage.setItem(P + t, n)
        } catch {
          e.set(t, n)
        }
      },
      get: (t) => {
        try {
          return sessionStorage.getItem(P + t) ?? void 0
        } catch {
          return e.get(t)
        }
      },
    }
  },
  g = () => {
    history.scrollRestoration = 'manual'
  },
  k = ({ save: e, isEntered: t, restore: n }) => {
    history.scrollRestoration === 'manual' && n(),
      document.readyState === 'complete' && g(),
      addEventListener('pageshow', g),
      addEventListener('pagehide', () => {
        e(), t() && (history.scrollRestoration = 'auto')
      })
  },
  w = () => {
    let e = M(),
      t = v(),
      n = {
        enter: () => {
          t = v()
        },
        save: () => e.set(t, String(scrollY)),
        isEntered: () => t === v(),
        restore: () => {
          let o = e.get(t)
          return o !== void 0 && scrollTo({ top: Number(o), behavior: 'instant' }), o !== void 0
        },
      }
    return k(n), n
  }
var H = ({ body: e }) => {
    ;(e.tabIndex = -1), e.focus({ preventScroll: !0 }), e.removeAttribute('tabindex')
  },
  S = ({ navigator: e, view: t, focusTarget: n }, o) => {
    let r = h(),
      l,
      u = (a, i, s) => {
        let c = async (f) => {
          if ((await r.leave(), l !== i)) return
          let L = t.show(f, i.enter(f), () => {
            H(document), l === i && i.arrive()
          })
          r.enter(), await L
        }
        return (l = i), e.navigate(a, c, s)
      },
      d = () => {
        scrollTo({ top: 0, behavior: 'instant' }), n()?.scrollIntoView({ behavior: 'instant' })
      }
    return {
      cancel: () => {
        ;(l = void 0), e.cancel()
      },
      followLink: (a) => {
        let i = a.href === location.href ? 'replaceState' : 'pushState'
        return u(a, {
          enter: ({ address: s }) => {
            let c = s + a.hash
            return o.save(), g(), history[i](null, '', c), o.enter(), c
          },
          arrive: d,
        })
      },
      traverse: () => {
        let a = {
          enter: () => (o.enter(), location.href),
          arrive: () => {
            o.restore() || d()
          },
        }
        return u(new URL(location.href), a, 'force-cache')
      },
    }
  }
var q = (e) => {
  let { view: t, isPage: n, closeMenus: o } = e,
    r = w(),
    { followLink: l, traverse: u, cancel: d } = S(e, r)
  document.addEventListener('click', (i) => {
    let s = m(i)
    if (s === void 0) return
    let c = new URL(s.href),
      f = t.isShown(c.href) && c.href.includes('#')
    if ((f && r.save(), f || !n(c))) {
      d()
      return
    }
    i.preventDefault(), o(), l(c)
  }),
    document.addEventListener('submit', ({ defaultPrevented: i }) => {
      i || d()
    }),
    addEventListener('popstate', ({ state: i }) => {
      let s = i === null
      if ((s || r.save(), !t.isShown(location.href))) {
        u()
        return
      }
      d(), r.enter(), s || r.restore()
    })
  let [a] = performance.getEntriesByType('navigation')
  a !== void 0 && t.noteAddress(a.name), t.isShown(location.href) || u()
}
export { q as start }
