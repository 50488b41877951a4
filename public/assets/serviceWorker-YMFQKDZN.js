'use strict'
;(() => {
  var y = ({ pathname: e, search: t }) => /^\/(assets|fonts)\//.test(e) || t.startsWith('?v='),
    P = ({ pathname: e, search: t }) =>
      /^\/(assets|fonts|icons|images)\//.test(e)
        ? t === ''
        : e.startsWith('/_ipx/') && /^(\?v=|$)/.test(t),
    R = ({ pathname: e }) => /^\/(files|upload)\//.test(e),
    l = ({ search: e }) => e === '',
    f = ({ ok: e, redirected: t, type: s, headers: n }) =>
      e && !t && s === 'basic' && !/no-store|private/.test(n.get('cache-control') ?? ''),
    x = ({ headers: e }) => (e.get('content-type') ?? '').startsWith('text/html'),
    k = ({ mode: e, headers: t }) => e === 'navigate' || t.get('accept') === 'text/html'
  var w = 'site-',
    h = (e, t) => `${w}${e}-${t}`,
    d = (e, t) => ({
      addresses: async () => (await (await caches.open(e)).keys()).map(({ url: n }) => n),
      find: async (s) => (await caches.open(e)).match(s, { ignoreVary: !0 }),
      put: async (s, n) => {
        let o = await caches.open(e)
        await o.put(s, n)
        let i = await o.keys(),
          U = i.slice(0, Math.max(0, i.length - t))
        await Promise.all(U.map((b) => o.delete(b)))
      },
    }),
    v = async (e, t) => {
      let n = (await caches.keys()).filter((i) => i.startsWith(`${w}${e}-`) && i !== h(e, t)),
        o = await Promise.all(n.map((i) => d(i, 0).addresses()))
      return [...new Set(o.flat())]
    },
    C = async (e) => {
      let s = (await caches.keys()).filter((n) => n.startsWith(w) && !n.endsWith(`-${e}`))
      await Promise.all(s.map((n) => caches.delete(n)))
    }
  var W = 'takeOver'
  var { build: u, offline: g, sheets: L } = settings,
    a = d(h('pages', u), 80),
    p = d(h('files', u), 150),
    c = class extends Error {},
    m = (e, t) =>
      fetch(e, t).catch((s) => {
        throw new c('', { cause: s })
      }),
    q = { headers: { Accept: 'text/html' }, cache: 'no-cache' },
    r = async (e, t) => {
      for (let s of t) {
        if ((await e.find(s)) !== void 0) continue
        let n = await m(s, e === a ? q : {})
        f(n) ? await e.put(s, n) : await n.body?.cancel()
      }
    },
    E = async (e) => {
      let t = /^\/en(\/|$)/.test(e.pathname) ? 'en' : 'fr',
        s = await a.find(g[t])
      if (s === void 0) return Response.error()
      let n = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
      return new Response(s.body, { status: 503, headers: n })
    },
    M = (e) => (e.cache === 'default' ? new Request(e, { cache: 'no-cache' }) : e),
    O = async (e) => {
      let { request: t } = e,
        s = new URL(t.url)
      try {
        let n = await m(M(t))
        return l(s) && f(n) && x(n) && e.waitUntil(a.put(s.href, n.clone())), n
      } catch (n) {
        if (!(n instanceof c)) throw n
        return (l(s) ? await a.find(s.href) : void 0) ?? E(s)
      }
    },
    $ = async (e) => {
      let { request: t } = e,
        s = await p.find(t)
      if (s !== void 0 && y(new URL(t.url))) return s
      try {
        let n = await m(t)
        return f(n) && e.waitUntil(p.put(t, n.clone())), n
      } catch (n) {
        if (s === void 0 || !(n instanceof c)) throw n
        return s
      }
    }
  self.addEventListener('fetch', (e) => {
    let { request: t } = e,
      s = new URL(t.url)
    t.method !== 'GET' ||
      s.origin !== self.location.origin ||
      R(s) ||
      (k(t) ? e.respondWith(O(e)) : P(s) && e.respondWith($(e)))
  })
  var B = async () => {
      await r(p, settings.files),
        await r(a, [g.fr, g.en]),
        await r(a, await v('pages', u)),
        await self.skipWaiting()
    },
    F = async () => {
      await C(u), await self.clients.claim()
    }
  self.addEventListener('install', (e) => e.waitUntil(B()))
  self.addEventListener('activate', (e) => e.waitUntil(F()))
  var S = (e) => typeof e == 'string',
    j = (e) =>
      typeof e == 'object' &&
      e !== null &&
      'page' in e &&
      S(e.page) &&
      'files' in e &&
      Array.isArray(e.files) &&
      e.files.every(S),
    H = async ({ page: e, files: t, sheets: s }) => {
      try {
        l(new URL(e, self.location.href)) && (await r(a, [e])),
          await r(p, t),
          (s === 'fr' || s === 'en') && (await r(a, L[s]))
      } catch (n) {
        if (!(n instanceof c)) throw n
      }
    }
  self.addEventListener('message', (e) => {
    let t = e.data
    t === W && e.waitUntil(self.skipWaiting()), j(t) && e.waitUntil(H(t))
  })
})()
