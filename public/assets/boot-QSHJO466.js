import './chunk-BYXBJQAS.js'
import { b as k, c as A, e as I, f as R } from './chunk-IXKOG4QE.js'
import { a as b } from './chunk-QQPTJUSZ.js'
import { a as q, b as m } from './chunk-TC7Q7KVV.js'
import './chunk-SQE76S5B.js'
var N = async (e) => {
    let t = await e
    return (o) => o(t)
  },
  E = {
    ApplicationForm: () => N(import('./chunk-ME56TICB.js')),
    ContactForm: () => N(import('./chunk-UWKY2VZ6.js')),
  },
  H = (e) => typeof e == 'string' && Object.hasOwn(E, e)
var L = 'island:failed',
  F = (e) => (e instanceof CustomEvent && typeof e.detail == 'number' ? e.detail : Date.now()),
  Me = '400px 0px',
  xe = 12e4,
  p = (e, t) => {
    e.dataset.islandState = t
  },
  Te = (e) =>
    new Promise((t, o) => {
      let n = setTimeout(() => o(new Error('The code did not come in time.')), xe)
      e.then(t, o).finally(() => clearTimeout(n))
    }),
  ke = (e, t) => {
    let o = new AbortController(),
      n = () => {
        a.disconnect(), o.abort()
      },
      r = () => {
        n(), t()
      },
      a = new IntersectionObserver(
        (s) => {
          s.some((i) => i.isIntersecting) && r()
        },
        { rootMargin: Me },
      )
    for (let s of ['focusin', 'pointerover', 'pointerdown'])
      e.addEventListener(s, r, { once: !0, signal: o.signal, passive: !0 })
    return a.observe(e), n
  },
  D = () => {
    let e = new Map(),
      t = async (n) => {
        let r = n.dataset.island
        if (!H(r)) throw new Error(`There is no island called ${r}.`)
        let a = !1
        e.set(n, () => {
          ;(a = !0), p(n, 'asleep')
        }),
          p(n, 'waking')
        let s = Promise.all([import('./chunk-Q5DZZ27T.js'), E[r]()]),
          [{ hydrateIsland: i }, l] = await Te(s)
        if (a) return
        let c = l((u) => i(n, u, () => p(n, 'awake')))
        e.set(n, () => {
          c(), p(n, 'asleep')
        })
      },
      o = (n) => {
        let r = Date.now()
        t(n).catch((a) => {
          e.delete(n),
            p(n, 'failed'),
            reportError(a),
            n.dispatchEvent(new CustomEvent(L, { bubbles: !0, detail: r }))
        })
      }
    return {
      wake: () => {
        for (let n of document.querySelectorAll('[data-island]'))
          e.has(n) ||
            e.set(
              n,
              ke(n, () => o(n)),
            )
      },
      sleep: () => {
        for (let n of e.values()) n()
        e.clear()
      },
    }
  }
var Re = (b.days * 864e5) / 1e3,
  C = () => {
    document.addEventListener('click', (e) => {
      let t = e.target instanceof Element ? e.target.closest('a[data-language]') : null,
        o = t?.dataset.language
      if (t === null || o === void 0) return
      let n = location.protocol === 'https:' ? '; Secure' : ''
      ;(document.cookie = `${b.name}=${o}; Path=/; Max-Age=${Re}; SameSite=Lax${n}`),
        (t.hash = location.hash)
    })
  }
var S = () => document.querySelectorAll('details.nav-drop[open]'),
  O = () => {
    let e = document.getElementById('menu')
    e !== null && 'popover' in e && e.hidePopover()
  },
  g = () => {
    O()
    for (let e of S()) e.open = !1
  },
  V = () => {
    document.addEventListener('keydown', (t) => {
      if (t.key === 'Escape')
        for (let o of S()) {
          let n = o.contains(document.activeElement)
          ;(o.open = !1), n && o.querySelector('summary')?.focus()
        }
    })
    let e = (t) => {
      for (let o of S()) (!(t instanceof Node) || !o.contains(t)) && (o.open = !1)
    }
    document.addEventListener('pointerdown', (t) => e(t.target)),
      document.addEventListener('click', ({ target: t }) => {
        t instanceof Element && t.closest('#menu a[href^="#"]') !== null && g()
      }),
      document.addEventListener('focusin', ({ target: t }) => {
        e(t), t instanceof Element && t.closest('#menu') === null && O()
      })
  }
var v = () => {
  let e = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  return (
    e === null ||
      e.contains(document.activeElement) ||
      (e.tabIndex < 0 && !e.hasAttribute('tabindex') && (e.tabIndex = -1),
      e.focus({ preventScroll: !0 })),
    e
  )
}
var B = () => {
  let e = document.querySelector('progress[data-keep="loading"]'),
    t,
    o,
    n = () => {
      e !== null &&
        ((e.value = 0),
        (e.hidden = !1),
        (o = setInterval(() => {
          e.value = Math.min(100, e.value + 1e4 / 5e3)
        }, 100)))
    },
    r = () => {
      e !== null && ((e.hidden = !0), delete e.dataset.done)
    }
  return {
    start: () => {
      o === void 0 && (clearTimeout(t), e?.dataset.done !== void 0 && r(), (t = setTimeout(n, 200)))
    },
    finish: () => {
      clearTimeout(t),
        !(e === null || o === void 0) &&
          (clearInterval(o),
          (o = void 0),
          (e.value = 100),
          (e.dataset.done = ''),
          (t = setTimeout(r, 500)))
    },
  }
}
var f = ({ origin: e, pathname: t }) => e === location.origin && /^\/(fr|en)(\/|$)/.test(t),
  d = (e) => {
    let t = new URL(e)
    return (t.hash = ''), t.href
  }
var h = class {
    constructor(t, o) {
      this.address = t
      this.content = o
    }
    address
    content
  },
  qe = ({ head: e }) => {
    let t = e.querySelector('script[src^="/assets/"]')?.getAttribute('src'),
      o = e.querySelector('style[data-sheet]')?.getAttribute('data-build')
    return [`src="${t}"`, `data-build="${o}"`]
  },
  U = ({ address: e, html: t }) =>
    qe(document).every((o) => t.includes(o))
      ? new h(e, new DOMParser().parseFromString(t, 'text/html'))
      : void 0,
  W = 'title, meta, link, style[data-sheet], script[type="application/ld+json"]',
  j = (e) => e.getAttribute('data-sheet') ?? e.outerHTML,
  Ne = (e) => {
    let t = new Map([...e.querySelectorAll(W)].map((o) => [j(o), o]))
    for (let o of document.head.querySelectorAll(W)) t.delete(j(o)) || o.remove()
    document.head.append(...t.values())
  },
  He = (e, t) => {
    for (let o of t.getAttributeNames()) e.hasAttribute(o) || t.removeAttribute(o)
    for (let { name: o, value: n } of e.attributes) t.setAttribute(o, n)
  },
  Fe = (e, t) => {
    let o = t.getAttribute('aria-label')
    o !== null && e.setAttribute('aria-label', o)
    let n = t.querySelector('[data-renew]')
    n !== null && e.querySelector('[data-renew]')?.replaceWith(n)
  },
  De = () =>
    new Map(
      [...document.body.querySelectorAll(':scope > [data-keep]')].map((e) => [
        e.getAttribute('data-keep') ?? '',
        e,
      ]),
    ),
  $ = () => {
    let e = [...document.body.children],
      t = (o) => {
        let { body: n } = document,
          r = De()
        He(o, n)
        for (let s of e) s.hasAttribute('data-keep') || s.remove()
        e = [...o.children]
        let a
        for (let s of e) {
          let i = r.get(s.getAttribute('data-keep') ?? '')
          i !== void 0 ? Fe(i, s) : a === void 0 ? n.prepend(s) : a.after(s), (a = i ?? s)
        }
      }
    return (o) => {
      ;(document.documentElement.lang = o.documentElement.lang), Ne(o.head), t(o.body)
    }
  }
var Ce = ({ userInitiated: e, formData: t, navigationType: o, sourceElement: n }) =>
    e && t === null && o !== 'reload' && (n ?? void 0)?.closest('a') !== null,
  _ = (e, t) => {
    let o = new URL(e.destination.url).hash !== ''
    e.intercept({ scroll: 'manual', focusReset: o ? 'manual' : 'after-transition', handler: t })
  },
  Oe = (e) => {
    if (!(e instanceof DOMException) || e.name !== 'AbortError') throw e
  },
  z = (e, t) => {
    let o = (a, s) =>
        t.show(a, s.destination.url, () => {
          s.signal.aborted || s.scroll(), v()
        }),
      n = (a, s) =>
        e.navigate(a, async (i) => {
          let { finished: l } = navigation.navigate(i.address + a.hash, { history: s, info: i })
          await l?.catch(Oe)
        }),
      r = (a) => (
        a.signal.addEventListener('abort', e.cancel),
        e.navigate(new URL(a.destination.url), (s) => o(s, a), 'force-cache')
      )
    navigation.addEventListener('navigate', (a) => {
      let { canIntercept: s, destination: i, downloadRequest: l, info: c, navigationType: u } = a
      if (l !== null) return
      if (c instanceof h) {
        _(a, () => o(c, a))
        return
      }
      if ((e.cancel(), !s)) return
      if (u === 'traverse') {
        t.isShown(i.url) || _(a, () => r(a))
        return
      }
      if (i.sameDocument) {
        t.noteAddress(i.url)
        return
      }
      let T = new URL(i.url)
      !Ce(a) || !f(T) || (a.preventDefault(), g(), n(T, u === 'replace' ? 'replace' : 'push'))
    })
  }
var Ve = 15e3,
  Be = () => document.querySelector('script[data-ends-with-page]') !== null,
  y = (e) => {
    d(e) === d(location.href) ? location.reload() : location.assign(e)
  },
  G = (e, t) => {
    let o
    return {
      cancel: () => o?.abort(),
      navigate: async (n, r, a) => {
        if ((o?.abort(), Be())) {
          y(n)
          return
        }
        let s = new AbortController(),
          { signal: i } = s
        ;(o = s), t.start()
        let l = setTimeout(() => {
          s.abort(), y(n)
        }, Ve)
        try {
          let c = await e.load(d(n), i, a)
          clearTimeout(l)
          let u = c === void 0 ? void 0 : U(c)
          u === void 0 ? y(n) : await r(u)
        } catch (c) {
          clearTimeout(l), c !== i.reason && reportError(c), i.aborted || y(n)
        }
        o === s && t.finish()
      },
    }
  }
var J = ({ ok: e, url: t, headers: o }) =>
    e &&
    (o.get('content-type') ?? '').startsWith('text/html') &&
    new URL(t).origin === location.origin,
  We = ({ headers: e }) => !(e.get('cache-control') ?? '').includes('no-store'),
  M = (e) => e.catch(() => {}),
  K = async (e, t, o = J) => {
    let n = fetch(e, { ...t, headers: { Accept: 'text/html' } }),
      r = await M(n)
    if (r === void 0) return
    if (!o(r)) {
      await M(Promise.resolve(r.body?.cancel()))
      return
    }
    let a = await M(r.text())
    return a === void 0 ? void 0 : { address: r.url, html: a }
  },
  Q = () => {
    let e = new Map(),
      t = async (o) => {
        let n = e.get(o)
        if (n === void 0 || n.expiresAt < Date.now()) return
        let r = new Promise((a) => setTimeout(a, 2e3))
        return Promise.race([n.page, r])
      }
    return {
      hasRoom: () => e.size < 20,
      prefetch: async (o) => {
        if (e.has(o) || e.size >= 20) return
        let n = K(o, { priority: 'low', cache: 'no-cache' }, (r) => J(r) && We(r))
        e.set(o, { page: n, expiresAt: Date.now() + 3e5 }), await n
      },
      load: async (o, n, r = 'no-cache') => {
        let a = (await t(o)) ?? (await K(o, { signal: n, cache: r }))
        return n.throwIfAborted(), a
      },
    }
  }
var je = () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  X = () => {
    let e,
      t = async (o) => {
        let n = document.querySelector('main')?.getAnimations() ?? []
        await Promise.allSettled([o.finished, ...n.map(({ finished: r }) => r)]),
          e === o && document.documentElement.classList.remove('page-enter')
      }
    return async (o) => {
      if (je() || !('startViewTransition' in document)) {
        o()
        return
      }
      let { classList: n } = document.documentElement
      n.remove('page-enter'), n.add('page-leave')
      let r = document.startViewTransition(() => {
        n.replace('page-leave', 'page-enter'), o()
      })
      ;(e = r), r.ready.catch(() => {}), await r.updateCallbackDone, t(r)
    }
  }
var Ue = () => {
    let e = document.querySelector('[data-keep="announcer"]')
    e !== null && (e.textContent = document.title)
  },
  Y = (e) => {
    let t = $(),
      o = X(),
      n = d(location.href),
      r = (a) => {
        n = d(a)
      }
    return {
      isShown: (a) => d(a) === n,
      noteAddress: r,
      show: async (a, s, i) => {
        r(s),
          await o(() => {
            e.sleep(), t(a.content), i(), Ue()
          }),
          q()
      },
    }
  }
var Z = () => {
    let e = Reflect.get(navigator, 'connection')
    return typeof e == 'object' && e !== null ? e : {}
  },
  w = () =>
    !navigator.onLine ||
    Reflect.get(Z(), 'saveData') === !0 ||
    ['slow-2g', '2g'].includes(String(Reflect.get(Z(), 'effectiveType')))
var P = (e) => {
  'requestIdleCallback' in window ? requestIdleCallback(e, { timeout: 2e3 }) : setTimeout(e, 200)
}
var $e = (e) => {
    let t = new URL(e.href, location.href)
    return (
      f(t) &&
      t.search === '' &&
      d(t) !== d(location.href) &&
      !e.hasAttribute('download') &&
      e.target === '' &&
      e.dataset.prefetch !== 'off'
    )
  },
  ee = (e) => {
    let t = new Set(),
      o = !1,
      n = async () => {
        let [i] = t
        if (i === void 0 || w() || !e.hasRoom()) {
          o = !1
          return
        }
        t.delete(i), await e.prefetch(i), r()
      },
      r = () =>
        P(() => {
          n()
        }),
      a = new IntersectionObserver((i) => {
        for (let { isIntersecting: l, target: c } of i)
          !l || !(c instanceof HTMLAnchorElement) || (a.unobserve(c), t.add(d(c.href)))
        t.size === 0 || o || ((o = !0), r())
      }),
      s = () => {
        t.clear(), a.disconnect()
        for (let i of document.links) $e(i) && a.observe(i)
      }
    s(), m(s)
  }
var te = (e) => {
  let t = Q(),
    o = G(t, B()),
    n = Y(e)
  'navigation' in window
    ? z(o, n)
    : import('./chunk-XTMV5BCV.js').then(
        (r) => r.start({ navigator: o, view: n, isPage: f, closeMenus: g, focusTarget: v }),
        reportError,
      ),
    addEventListener('hashchange', v),
    ee(t)
}
var _e = 5e3,
  oe = (e) => {
    let t = document.querySelector(`template[data-net-words="${e}"]`)
    if (t === null) return
    let o = document.importNode(t.content, !0)
    document.querySelector('[data-net-status]')?.replaceChildren(o)
  },
  ze = () => document.querySelector('[data-net-status]')?.replaceChildren(),
  Ge = () => {
    let e = document.querySelectorAll('form[method="post"] [type="submit"]:not([disabled])')
    for (let t of e)
      t.closest('[data-island-state="awake"]') === null &&
        ((t.disabled = !0), (t.dataset.held = ''))
  },
  Ke = () => {
    for (let e of document.querySelectorAll('[data-held]')) (e.disabled = !1), delete e.dataset.held
  },
  ne = () => {
    let e = document.documentElement,
      t,
      o = () => {
        clearTimeout(t), (e.dataset.net = 'off'), oe('off'), Ge()
      },
      n = () => {
        delete e.dataset.net, oe('on'), Ke(), (t = setTimeout(ze, _e))
      }
    addEventListener('offline', o),
      addEventListener('online', n),
      navigator.onLine || o(),
      m(() => {
        navigator.onLine || o()
      })
  }
var ae = () => {
    let { offlinePage: e } = document.body.dataset
    return e !== void 0 && e !== location.pathname
  },
  Je = () =>
    fetch(location.href, { method: 'HEAD' }).then(
      () => !0,
      () => !1,
    ),
  re = async () => {
    navigator.onLine && ae() && (await Je()) && location.reload()
  },
  se = () => {
    ae() &&
      (addEventListener('online', () => {
        re()
      }),
      setInterval(() => {
        re()
      }, 5e3))
  }
var ie = () => {
  for (let e of document.querySelectorAll('[data-print]'))
    (e.hidden = !1), e.querySelector('button')?.addEventListener('click', () => window.print())
}
var ce = 'reloadedAt',
  de = (e) => {
    try {
      let t = Number(sessionStorage.getItem(ce))
      return !navigator.onLine || e - t < 6e4
        ? !1
        : (sessionStorage.setItem(ce, String(Date.now())), !0)
    } catch {
      return !1
    }
  }
var Qe = () => {
    let e = document.querySelector('template[data-code-words]')
    for (let t of document.querySelectorAll('[data-island-state="failed"]'))
      e === null ||
        t.querySelector('[data-code-failed]') !== null ||
        t.prepend(document.importNode(e.content, !0))
  },
  le = () => {
    document.addEventListener(L, (e) => {
      de(F(e)) ? location.reload() : Qe()
    })
  }
var me = 'form[data-contact]',
  x = (e) => {
    let o = (e instanceof Element ? e.closest(me) : null)?.elements.namedItem('id')
    return o instanceof HTMLInputElement ? o : void 0
  },
  Xe = () =>
    [...crypto.getRandomValues(new Uint8Array(16))]
      .map((o, n) =>
        (n === 6 ? (o & 15) | 64 : n === 8 ? (o & 63) | 128 : o).toString(16).padStart(2, '0'),
      )
      .join('')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  ue = () => {
    document.addEventListener(
      'submit',
      ({ target: e }) => {
        let t = x(e)
        t?.value === '' && (t.value = Xe())
      },
      !0,
    ),
      document.addEventListener(
        'input',
        ({ target: e }) => {
          let t = x(e)
          t !== void 0 && (t.value = '')
        },
        !0,
      ),
      addEventListener('pageshow', ({ persisted: e }) => {
        let [t] = performance.getEntriesByType('navigation'),
          o = t instanceof PerformanceNavigationTiming && t.type === 'back_forward'
        if (!(!e && !o))
          for (let n of document.querySelectorAll(me)) {
            let r = x(n)
            r !== void 0 && (r.value = '')
          }
      })
  }
var fe = async () => {
  let e = await caches.keys()
  await Promise.all(e.map((t) => caches.delete(t)))
}
var pe = 'takeOver'
var Ye = '/service-worker.js',
  Ze = /^\/(assets|fonts|icons|images|_ipx)\//,
  et = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name: e }) => new URL(e))
      .filter(({ origin: e, pathname: t }) => e === location.origin && Ze.test(t))
      .map(({ pathname: e, search: t }) => e + t),
  tt = async () => {
    let { active: e } = await navigator.serviceWorker.ready,
      t = {
        page: location.pathname + location.search,
        files: et(),
        sheets: w() ? void 0 : document.documentElement.lang.slice(0, 2),
      }
    e?.postMessage(t, [])
  },
  ot = 1e3,
  ve = 300,
  he = () => new Promise((e) => setTimeout(e, ot)),
  ye = ({ waiting: e }) => e?.postMessage(pe, []),
  ge = async (e) => {
    for (let t = 0; t < ve; t += 1) {
      if ((e.installing ?? e.waiting) === null) return
      ye(e), await he()
    }
  },
  nt = async () => {
    for (let e = 0; e < ve; e += 1) {
      let t = await navigator.serviceWorker.getRegistrations()
      if (t.length === 0) return fe()
      await Promise.allSettled(t.map((o) => o.update())), t.forEach(ye), await he()
    }
  },
  we = () => {
    if (!('serviceWorker' in navigator)) return
    let e,
      t = async () => {
        let r = await navigator.serviceWorker.register(Ye)
        r !== e &&
          ((e = r),
          r.addEventListener('updatefound', () => {
            ge(r)
          }),
          ge(r)),
          await tt()
      },
      o = () => {
        ;(document.body.dataset.worker === 'off' ? nt() : t()).catch(reportError)
      },
      n = () => P(o)
    document.readyState === 'complete' ? n() : addEventListener('load', n, { once: !0 }), m(n)
  }
var Pe = () => {
  let e = document.querySelector('[data-summary]')
  if (e === null) return
  let t = () => {
    document.activeElement === document.body && e.focus()
  }
  t(), addEventListener('load', t, { once: !0 })
}
var rt = 'visibleMs',
  at = (e) => {
    let t = e.elements.namedItem(rt)
    if (!(t instanceof HTMLInputElement)) return
    let o,
      n = () => {
        o ??= performance.now()
      },
      r = new IntersectionObserver((a) => {
        a.some((s) => s.isIntersecting) && (n(), r.disconnect())
      })
    r.observe(e),
      e.addEventListener('focusin', n),
      e.addEventListener('submit', () => {
        n(), (t.value = String(Math.round(performance.now() - (o ?? 0))))
      })
  },
  be = () => {
    if (document.querySelector('[data-summary]') === null) for (let e of document.forms) at(e)
  }
var st = () => {
    document.querySelector('[data-consent]') !== null &&
      import('./chunk-NGGL2R5W.js').then((e) => e.startConsent(), reportError)
  },
  it = () => {
    document.querySelector('form[data-validate]') !== null &&
      import('./chunk-NUGL3PUG.js').then(({ validatePlainForms: e }) => e()).catch(reportError)
  },
  Ee = D(),
  Le = [ie, be, it, I, k, R, () => Ee.wake()],
  ct = [C, V, Pe, ue, A, le, ne, se, () => te(Ee), we, st],
  Se = (e) => {
    for (let t of e)
      try {
        t()
      } catch (o) {
        reportError(o)
      }
  }
Se([...Le, ...ct])
m(() => Se(Le))
