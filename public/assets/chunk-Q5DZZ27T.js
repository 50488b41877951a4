import { a as A0, b as _f } from './chunk-FGTYXF26.js'
import { a as Vu, b as Vn } from './chunk-SQE76S5B.js'
var q0 = Vu((p) => {
  'use strict'
  function Hf(l, t) {
    var u = l.length
    l.push(t)
    l: for (; 0 < u; ) {
      var a = (u - 1) >>> 1,
        n = l[a]
      if (0 < Zn(n, t)) (l[a] = t), (l[u] = n), (u = a)
      else break l
    }
  }
  function nt(l) {
    return l.length === 0 ? null : l[0]
  }
  function xn(l) {
    if (l.length === 0) return null
    var t = l[0],
      u = l.pop()
    if (u !== t) {
      l[0] = u
      l: for (var a = 0, n = l.length, e = n >>> 1; a < e; ) {
        var f = 2 * (a + 1) - 1,
          c = l[f],
          i = f + 1,
          y = l[i]
        if (0 > Zn(c, u))
          i < n && 0 > Zn(y, c)
            ? ((l[a] = y), (l[i] = u), (a = i))
            : ((l[a] = c), (l[f] = u), (a = f))
        else if (i < n && 0 > Zn(y, u)) (l[a] = y), (l[i] = u), (a = i)
        else break l
      }
    }
    return t
  }
  function Zn(l, t) {
    var u = l.sortIndex - t.sortIndex
    return u !== 0 ? u : l.id - t.id
  }
  p.unstable_now = void 0
  typeof performance == 'object' && typeof performance.now == 'function'
    ? ((s0 = performance),
      (p.unstable_now = function () {
        return s0.now()
      }))
    : ((Mf = Date),
      (_0 = Mf.now()),
      (p.unstable_now = function () {
        return Mf.now() - _0
      }))
  var s0,
    Mf,
    _0,
    bt = [],
    Xt = [],
    Vd = 1,
    Ll = null,
    Sl = 3,
    Cf = !1,
    Ga = !1,
    Xa = !1,
    Rf = !1,
    U0 = typeof setTimeout == 'function' ? setTimeout : null,
    H0 = typeof clearTimeout == 'function' ? clearTimeout : null,
    M0 = typeof setImmediate < 'u' ? setImmediate : null
  function jn(l) {
    for (var t = nt(Xt); t !== null; ) {
      if (t.callback === null) xn(Xt)
      else if (t.startTime <= l) xn(Xt), (t.sortIndex = t.expirationTime), Hf(bt, t)
      else break
      t = nt(Xt)
    }
  }
  function Bf(l) {
    if (((Xa = !1), jn(l), !Ga))
      if (nt(bt) !== null) (Ga = !0), ju || ((ju = !0), Zu())
      else {
        var t = nt(Xt)
        t !== null && qf(Bf, t.startTime - l)
      }
  }
  var ju = !1,
    Qa = -1,
    C0 = 5,
    R0 = -1
  function B0() {
    return Rf ? !0 : !(p.unstable_now() - R0 < C0)
  }
  function Df() {
    if (((Rf = !1), ju)) {
      var l = p.unstable_now()
      R0 = l
      var t = !0
      try {
        l: {
          ;(Ga = !1), Xa && ((Xa = !1), H0(Qa), (Qa = -1)), (Cf = !0)
          var u = Sl
          try {
            t: {
              for (jn(l), Ll = nt(bt); Ll !== null && !(Ll.expirationTime > l && B0()); ) {
                var a = Ll.callback
                if (typeof a == 'function') {
                  ;(Ll.callback = null), (Sl = Ll.priorityLevel)
                  var n = a(Ll.expirationTime <= l)
                  if (((l = p.unstable_now()), typeof n == 'function')) {
                    ;(Ll.callback = n), jn(l), (t = !0)
                    break t
                  }
                  Ll === nt(bt) && xn(bt), jn(l)
                } else xn(bt)
                Ll = nt(bt)
              }
              if (Ll !== null) t = !0
              else {
                var e = nt(Xt)
                e !== null && qf(Bf, e.startTime - l), (t = !1)
              }
            }
            break l
          } finally {
            ;(Ll = null), (Sl = u), (Cf = !1)
          }
          t = void 0
        }
      } finally {
        t ? Zu() : (ju = !1)
      }
    }
  }
  var Zu
  typeof M0 == 'function'
    ? (Zu = function () {
        M0(Df)
      })
    : typeof MessageChannel < 'u'
      ? ((Uf = new MessageChannel()),
        (D0 = Uf.port2),
        (Uf.port1.onmessage = Df),
        (Zu = function () {
          D0.postMessage(null)
        }))
      : (Zu = function () {
          U0(Df, 0)
        })
  var Uf, D0
  function qf(l, t) {
    Qa = U0(function () {
      l(p.unstable_now())
    }, t)
  }
  p.unstable_IdlePriority = 5
  p.unstable_ImmediatePriority = 1
  p.unstable_LowPriority = 4
  p.unstable_NormalPriority = 3
  p.unstable_Profiling = null
  p.unstable_UserBlockingPriority = 2
  p.unstable_cancelCallback = function (l) {
    l.callback = null
  }
  p.unstable_forceFrameRate = function (l) {
    0 > l || 125 < l
      ? console.error(
          'forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported',
        )
      : (C0 = 0 < l ? Math.floor(1e3 / l) : 5)
  }
  p.unstable_getCurrentPriorityLevel = function () {
    return Sl
  }
  p.unstable_next = function (l) {
    switch (Sl) {
      case 1:
      case 2:
      case 3:
        var t = 3
        break
      default:
        t = Sl
    }
    var u = Sl
    Sl = t
    try {
      return l()
    } finally {
      Sl = u
    }
  }
  p.unstable_requestPaint = function () {
    Rf = !0
  }
  p.unstable_runWithPriority = function (l, t) {
    switch (l) {
      case 1:
      case 2:
      case 3:
      case 4:
      case 5:
        break
      default:
        l = 3
    }
    var u = Sl
    Sl = l
    try {
      return t()
    } finally {
      Sl = u
    }
  }
  p.unstable_scheduleCallback = function (l, t, u) {
    var a = p.unstable_now()
    switch (
      (typeof u == 'object' && u !== null
        ? ((u = u.delay), (u = typeof u == 'number' && 0 < u ? a + u : a))
        : (u = a),
      l)
    ) {
      case 1:
        var n = -1
        break
      case 2:
        n = 250
        break
      case 5:
        n = 1073741823
        break
      case 4:
        n = 1e4
        break
      default:
        n = 5e3
    }
    return (
      (n = u + n),
      (l = {
        id: Vd++,
        callback: t,
        priorityLevel: l,
        startTime: u,
        expirationTime: n,
        sortIndex: -1,
      }),
      u > a
        ? ((l.sortIndex = u),
          Hf(Xt, l),
          nt(bt) === null && l === nt(Xt) && (Xa ? (H0(Qa), (Qa = -1)) : (Xa = !0), qf(Bf, u - a)))
        : ((l.sortIndex = n), Hf(bt, l), Ga || Cf || ((Ga = !0), ju || ((ju = !0), Zu()))),
      l
    )
  }
  p.unstable_shouldYield = B0
  p.unstable_wrapCallback = function (l) {
    var t = Sl
    return function () {
      var u = Sl
      Sl = t
      try {
        return l.apply(this, arguments)
      } finally {
        Sl = u
      }
    }
  }
})
var G0 = Vu(($g, Y0) => {
  'use strict'
  Y0.exports = q0()
})
var V0 = Vu((Tl) => {
  'use strict'
  var Zd = _f()
  function Q0(l) {
    var t = 'https://react.dev/errors/' + l
    if (1 < arguments.length) {
      t += '?args[]=' + encodeURIComponent(arguments[1])
      for (var u = 2; u < arguments.length; u++) t += '&args[]=' + encodeURIComponent(arguments[u])
    }
    return (
      'Minified React error #' +
      l +
      '; visit ' +
      t +
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.'
    )
  }
  function Qt() {}
  var bl = {
      d: {
        f: Qt,
        r: function () {
          throw Error(Q0(522))
        },
        D: Qt,
        C: Qt,
        L: Qt,
        m: Qt,
        X: Qt,
        S: Qt,
        M: Qt,
      },
      p: 0,
      findDOMNode: null,
    },
    jd = Symbol.for('react.portal'),
    xd = Symbol.for('react.recoverable'),
    X0 = Symbol.for('react.optimistic_key')
  function Ld(l, t, u) {
    var a = 3 < arguments.length && arguments[3] !== void 0 ? arguments[3] : null
    return {
      $$typeof: jd,
      key: a == null ? null : a === X0 ? X0 : '' + a,
      children: l,
      containerInfo: t,
      implementation: u,
    }
  }
  var Va = Zd.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  function Ln(l, t) {
    if (l === 'font') return ''
    if (typeof t == 'string') return t === 'use-credentials' ? t : ''
  }
  Tl.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = bl
  Tl.browser = function (l) {
    return { $$typeof: xd, _reason: l }
  }
  Tl.createPortal = function (l, t) {
    var u = 2 < arguments.length && arguments[2] !== void 0 ? arguments[2] : null
    if (!t || (t.nodeType !== 1 && t.nodeType !== 9 && t.nodeType !== 11)) throw Error(Q0(299))
    return Ld(l, t, null, u)
  }
  Tl.flushSync = function (l) {
    var t = Va.T,
      u = bl.p
    try {
      if (((Va.T = null), (bl.p = 2), l)) return l()
    } finally {
      ;(Va.T = t), (bl.p = u), bl.d.f()
    }
  }
  Tl.preconnect = function (l, t) {
    typeof l == 'string' &&
      (t
        ? ((t = t.crossOrigin),
          (t = typeof t == 'string' ? (t === 'use-credentials' ? t : '') : void 0))
        : (t = null),
      bl.d.C(l, t))
  }
  Tl.prefetchDNS = function (l) {
    typeof l == 'string' && bl.d.D(l)
  }
  Tl.preinit = function (l, t) {
    if (typeof l == 'string' && t && typeof t.as == 'string') {
      var u = t.as,
        a = Ln(u, t.crossOrigin),
        n = typeof t.integrity == 'string' ? t.integrity : void 0,
        e = typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0
      u === 'style'
        ? bl.d.S(l, typeof t.precedence == 'string' ? t.precedence : void 0, {
            crossOrigin: a,
            integrity: n,
            fetchPriority: e,
          })
        : u === 'script' &&
          bl.d.X(l, {
            crossOrigin: a,
            integrity: n,
            fetchPriority: e,
            nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
          })
    }
  }
  Tl.preinitModule = function (l, t) {
    if (typeof l == 'string')
      if (typeof t == 'object' && t !== null) {
        if (t.as == null || t.as === 'script') {
          var u = Ln(t.as, t.crossOrigin)
          bl.d.M(l, {
            crossOrigin: u,
            integrity: typeof t.integrity == 'string' ? t.integrity : void 0,
            nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
            fetchPriority: typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0,
          })
        }
      } else t == null && bl.d.M(l)
  }
  Tl.preload = function (l, t) {
    if (typeof l == 'string' && typeof t == 'object' && t !== null && typeof t.as == 'string') {
      var u = t.as,
        a = Ln(u, t.crossOrigin)
      bl.d.L(l, u, {
        crossOrigin: a,
        integrity: typeof t.integrity == 'string' ? t.integrity : void 0,
        nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
        type: typeof t.type == 'string' ? t.type : void 0,
        fetchPriority: typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0,
        referrerPolicy: typeof t.referrerPolicy == 'string' ? t.referrerPolicy : void 0,
        imageSrcSet: typeof t.imageSrcSet == 'string' ? t.imageSrcSet : void 0,
        imageSizes: typeof t.imageSizes == 'string' ? t.imageSizes : void 0,
        media: typeof t.media == 'string' ? t.media : void 0,
      })
    }
  }
  Tl.preloadModule = function (l, t) {
    if (typeof l == 'string')
      if (t) {
        var u = Ln(t.as, t.crossOrigin)
        bl.d.m(l, {
          as: typeof t.as == 'string' && t.as !== 'script' ? t.as : void 0,
          crossOrigin: u,
          integrity: typeof t.integrity == 'string' ? t.integrity : void 0,
          nonce: typeof t.nonce == 'string' ? t.nonce : void 0,
          fetchPriority: typeof t.fetchPriority == 'string' ? t.fetchPriority : void 0,
        })
      } else bl.d.m(l)
  }
  Tl.requestFormReset = function (l) {
    bl.d.r(l)
  }
  Tl.unstable_batchedUpdates = function (l, t) {
    return l(t)
  }
  Tl.useFormState = function (l, t, u) {
    return Va.H.useFormState(l, t, u)
  }
  Tl.useFormStatus = function () {
    return Va.H.useHostTransitionStatus()
  }
  Tl.version = '19.3.1'
})
var x0 = Vu((kg, j0) => {
  'use strict'
  function Z0() {
    if (
      !(
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ > 'u' ||
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE != 'function'
      )
    )
      try {
        __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(Z0)
      } catch (l) {
        console.error(l)
      }
  }
  Z0(), (j0.exports = V0())
})
var Dd = Vu((sf) => {
  'use strict'
  var nl = G0(),
    Mv = _f(),
    Kd = x0()
  function z(l) {
    var t = 'https://react.dev/errors/' + l
    if (1 < arguments.length) {
      t += '?args[]=' + encodeURIComponent(arguments[1])
      for (var u = 2; u < arguments.length; u++) t += '&args[]=' + encodeURIComponent(arguments[u])
    }
    return (
      'Minified React error #' +
      l +
      '; visit ' +
      t +
      ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.'
    )
  }
  function Dv(l) {
    return !(!l || (l.nodeType !== 1 && l.nodeType !== 9 && l.nodeType !== 11))
  }
  function Mn(l) {
    for (var t = l, u = t; u && !u.alternate; )
      (t = u), (t.flags & 4098) !== 0 && (l = t.return), (u = t.return)
    for (; t.return; ) t = t.return
    return t.tag === 3 ? l : null
  }
  function Uv(l) {
    if (l.tag === 13) {
      var t = l.memoizedState
      if ((t === null && ((l = l.alternate), l !== null && (t = l.memoizedState)), t !== null))
        return t.dehydrated
    }
    return null
  }
  function Hv(l) {
    if (l.tag === 31) {
      var t = l.memoizedState
      if ((t === null && ((l = l.alternate), l !== null && (t = l.memoizedState)), t !== null))
        return t.dehydrated
    }
    return null
  }
  function L0(l) {
    if (Mn(l) !== l) throw Error(z(188))
  }
  function rd(l) {
    var t = l.alternate
    if (!t) {
      if (((t = Mn(l)), t === null)) throw Error(z(188))
      return t !== l ? null : l
    }
    for (var u = l, a = t; ; ) {
      var n = u.return
      if (n === null) break
      var e = n.alternate
      if (e === null) {
        if (((a = n.return), a !== null)) {
          u = a
          continue
        }
        break
      }
      if (n.child === e.child) {
        for (e = n.child; e; ) {
          if (e === u) return L0(n), l
          if (e === a) return L0(n), t
          e = e.sibling
        }
        throw Error(z(188))
      }
      if (u.return !== a.return) (u = n), (a = e)
      else {
        for (var f = !1, c = n.child; c; ) {
          if (c === u) {
            ;(f = !0), (u = n), (a = e)
            break
          }
          if (c === a) {
            ;(f = !0), (a = n), (u = e)
            break
          }
          c = c.sibling
        }
        if (!f) {
          for (c = e.child; c; ) {
            if (c === u) {
              ;(f = !0), (u = e), (a = n)
              break
            }
            if (c === a) {
              ;(f = !0), (a = e), (u = n)
              break
            }
            c = c.sibling
          }
          if (!f) throw Error(z(189))
        }
      }
      if (u.alternate !== a) throw Error(z(190))
    }
    if (u.tag !== 3) throw Error(z(188))
    return u.stateNode.current === u ? l : t
  }
  function Cv(l) {
    var t = l.tag
    if (t === 5 || t === 26 || t === 27 || t === 6) return l
    for (l = l.child; l !== null; ) {
      if (((t = Cv(l)), t !== null)) return t
      l = l.sibling
    }
    return null
  }
  function Hl(l, t, u, a, n, e) {
    for (; l !== null; ) {
      if (
        ((l.tag === 5 || l.tag === 27 || l.tag === 6) && u(l, a, n, e)) ||
        ((l.tag !== 22 || l.memoizedState === null) &&
          (t || (l.tag !== 5 && l.tag !== 27)) &&
          Hl(l.child, t, u, a, n, e))
      )
        return !0
      l = l.sibling
    }
    return !1
  }
  function qu(l) {
    for (l = l.return; l !== null; ) {
      if (l.tag === 3 || l.tag === 5 || l.tag === 27) return l
      l = l.return
    }
    return null
  }
  function K0(l) {
    var t = !1
    for (
      l = l.return;
      l !== null && (l.tag === 4 && (t = !0), !(l.tag === 3 || l.tag === 5 || l.tag === 27));
    )
      l = l.return
    return t
  }
  function Rv(l) {
    var t = [null, null],
      u = qu(l)
    return u === null || Bv(t, l, u.child, { foundSelf: !1 }), t
  }
  function Bv(l, t, u, a) {
    for (; u !== null; ) {
      if (u === t) a.foundSelf = !0
      else if (u.tag === 5 || u.tag === 27 || u.tag === 6) {
        if (a.foundSelf) return (l[1] = u), !0
        l[0] = u
      } else if ((u.tag !== 22 || u.memoizedState === null) && Bv(l, t, u.child, a)) return !0
      u = u.sibling
    }
    return !1
  }
  function al(l) {
    switch (l.tag) {
      case 5:
      case 27:
      case 6:
        return l.stateNode
      case 3:
        return l.stateNode.containerInfo
      default:
        throw Error(z(559))
    }
  }
  var wu = null,
    mc = null
  function Jd(l, t, u) {
    return l === u ? !0 : l === t ? ((wu = l), !0) : !1
  }
  function pd(l, t, u) {
    return l === u ? ((mc = l), !1) : l === t ? (mc !== null && (wu = l), !0) : !1
  }
  function r0(l) {
    if (l === null) return null
    do l = l === null ? null : l.return
    while (l && l.tag !== 5 && l.tag !== 27 && l.tag !== 3)
    return l || null
  }
  function dc(l, t, u) {
    for (var a = 0, n = l; n; n = u(n)) a++
    n = 0
    for (var e = t; e; e = u(e)) n++
    for (; 0 < a - n; ) (l = u(l)), a--
    for (; 0 < n - a; ) (t = u(t)), n--
    for (; a--; ) {
      if (l === t || (t !== null && l === t.alternate)) return l
      ;(l = u(l)), (t = u(t))
    }
    return null
  }
  var L = Object.assign,
    wd = Symbol.for('react.element'),
    Kn = Symbol.for('react.transitional.element'),
    Ja = Symbol.for('react.portal'),
    Fu = Symbol.for('react.fragment'),
    qv = Symbol.for('react.strict_mode'),
    oc = Symbol.for('react.profiler'),
    Yv = Symbol.for('react.consumer'),
    yt = Symbol.for('react.context'),
    Ni = Symbol.for('react.forward_ref'),
    hc = Symbol.for('react.suspense'),
    gc = Symbol.for('react.suspense_list'),
    Ai = Symbol.for('react.memo'),
    xt = Symbol.for('react.lazy'),
    Sc = Symbol.for('react.activity'),
    Fd = Symbol.for('react.legacy_hidden'),
    Wd = Symbol.for('react.memo_cache_sentinel'),
    Tc = Symbol.for('react.view_transition'),
    $d = Symbol.for('react.recoverable'),
    J0 = Symbol.iterator
  function Za(l) {
    return l === null || typeof l != 'object'
      ? null
      : ((l = (J0 && l[J0]) || l['@@iterator']), typeof l == 'function' ? l : null)
  }
  var Id = Symbol.for('react.client.reference')
  function zc(l) {
    if (l == null) return null
    if (typeof l == 'function') return l.$$typeof === Id ? null : l.displayName || l.name || null
    if (typeof l == 'string') return l
    switch (l) {
      case Fu:
        return 'Fragment'
      case oc:
        return 'Profiler'
      case qv:
        return 'StrictMode'
      case hc:
        return 'Suspense'
      case gc:
        return 'SuspenseList'
      case Sc:
        return 'Activity'
      case Tc:
        return 'ViewTransition'
    }
    if (typeof l == 'object')
      switch (l.$$typeof) {
        case Ja:
          return 'Portal'
        case yt:
          return l.displayName || 'Context'
        case Yv:
          return (l._context.displayName || 'Context') + '.Consumer'
        case Ni:
          var t = l.render
          return (
            (l = l.displayName),
            l ||
              ((l = t.displayName || t.name || ''),
              (l = l !== '' ? 'ForwardRef(' + l + ')' : 'ForwardRef')),
            l
          )
        case Ai:
          return (t = l.displayName || null), t !== null ? t : zc(l.type) || 'Memo'
        case xt:
          ;(t = l._payload), (l = l._init)
          try {
            return zc(l(t))
          } catch {}
      }
    return null
  }
  var pa = Array.isArray,
    s = Mv.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    G = Kd.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
    Eu = { pending: !1, data: null, method: null, action: null },
    bc = [],
    Wu = -1
  function Tt(l) {
    return { current: l }
  }
  function dl(l) {
    0 > Wu || ((l.current = bc[Wu]), (bc[Wu] = null), Wu--)
  }
  function J(l, t) {
    Wu++, (bc[Wu] = l.current), (l.current = t)
  }
  var ht = Tt(null),
    yn = Tt(null),
    $t = Tt(null),
    He = Tt(null)
  function Ce(l, t) {
    switch ((J($t, t), J(yn, l), J(ht, null), t.nodeType)) {
      case 9:
      case 11:
        l = (l = t.documentElement) && (l = l.namespaceURI) ? ev(l) : 0
        break
      default:
        if (((l = t.tagName), (t = t.namespaceURI))) (t = ev(t)), (l = ud(t, l))
        else
          switch (l) {
            case 'svg':
              l = 1
              break
            case 'math':
              l = 2
              break
            default:
              l = 0
          }
    }
    dl(ht), J(ht, l)
  }
  function ga() {
    dl(ht), dl(yn), dl($t)
  }
  function Ec(l) {
    var t = l.memoizedState
    t !== null && ((_a._currentValue = t.memoizedState), J(He, l)), (t = ht.current)
    var u = ud(t, l.type)
    t !== u && (J(yn, l), J(ht, u))
  }
  function Re(l) {
    yn.current === l && (dl(ht), dl(yn)), He.current === l && (dl(He), (_a._currentValue = Eu))
  }
  var Yf, p0
  function Zt(l) {
    if (Yf === void 0)
      try {
        throw Error()
      } catch (u) {
        var t = u.stack.trim().match(/\n( *(at )?)/)
        ;(Yf = (t && t[1]) || ''),
          (p0 =
            -1 <
            u.stack.indexOf(`
    at`)
              ? ' (<anonymous>)'
              : -1 < u.stack.indexOf('@')
                ? '@unknown:0:0'
                : '')
      }
    return (
      `
` +
      Yf +
      l +
      p0
    )
  }
  var Gf = !1
  function Xf(l, t) {
    if (!l || Gf) return ''
    Gf = !0
    var u = Error.prepareStackTrace
    Error.prepareStackTrace = void 0
    try {
      var a = {
        DetermineComponentFrameRoot: function () {
          try {
            if (t) {
              var T = function () {
                throw Error()
              }
              if (
                (Object.defineProperty(T.prototype, 'props', {
                  set: function () {
                    throw Error()
                  },
                }),
                typeof Reflect == 'object' && Reflect.construct)
              ) {
                try {
                  Reflect.construct(T, [])
                } catch (b) {
                  var m = b
                }
                Reflect.construct(l, [], T)
              } else {
                try {
                  T.call()
                } catch (b) {
                  m = b
                }
                T = !1
                try {
                  var h = Object.getOwnPropertyDescriptor(l.prototype, 'props')
                  Object.defineProperty(l.prototype, 'props', {
                    configurable: !0,
                    set: function () {
                      throw Error()
                    },
                  }),
                    (T = !0),
                    new l()
                } finally {
                  T &&
                    (h !== void 0
                      ? Object.defineProperty(l.prototype, 'props', h)
                      : delete l.prototype.props)
                }
              }
            } else {
              try {
                throw Error()
              } catch (b) {
                m = b
              }
              ;(T = l()) && typeof T.catch == 'function' && T.catch(function () {})
            }
          } catch (b) {
            if (b && m && typeof b.stack == 'string') return [b.stack, m.stack]
          }
          return [null, null]
        },
      }
      a.DetermineComponentFrameRoot.displayName = 'DetermineComponentFrameRoot'
      var n = Object.getOwnPropertyDescriptor(a.DetermineComponentFrameRoot, 'name')
      n &&
        n.configurable &&
        Object.defineProperty(a.DetermineComponentFrameRoot, 'name', {
          value: 'DetermineComponentFrameRoot',
        })
      var e = a.DetermineComponentFrameRoot(),
        f = e[0],
        c = e[1]
      if (f && c) {
        var i = f.split(`
`),
          y = c.split(`
`)
        for (n = a = 0; a < i.length && !i[a].includes('DetermineComponentFrameRoot'); ) a++
        for (; n < y.length && !y[n].includes('DetermineComponentFrameRoot'); ) n++
        if (a === i.length || n === y.length)
          for (a = i.length - 1, n = y.length - 1; 1 <= a && 0 <= n && i[a] !== y[n]; ) n--
        for (; 1 <= a && 0 <= n; a--, n--)
          if (i[a] !== y[n]) {
            if (a !== 1 || n !== 1)
              do
                if ((a--, n--, 0 > n || i[a] !== y[n])) {
                  var g =
                    `
` + i[a].replace(' at new ', ' at ')
                  return (
                    l.displayName &&
                      g.includes('<anonymous>') &&
                      (g = g.replace('<anonymous>', l.displayName)),
                    g
                  )
                }
              while (1 <= a && 0 <= n)
            break
          }
      }
    } finally {
      ;(Gf = !1), (Error.prepareStackTrace = u)
    }
    return (u = l ? l.displayName || l.name : '') ? Zt(u) : ''
  }
  function kd(l, t) {
    switch (l.tag) {
      case 26:
      case 27:
      case 5:
        return Zt(l.type)
      case 16:
        return Zt('Lazy')
      case 13:
        return l.child !== t && t !== null ? Zt('Suspense Fallback') : Zt('Suspense')
      case 19:
        return Zt('SuspenseList')
      case 0:
      case 15:
        return Xf(l.type, !1)
      case 11:
        return Xf(l.type.render, !1)
      case 1:
        return Xf(l.type, !0)
      case 31:
        return Zt('Activity')
      case 30:
        return Zt('ViewTransition')
      default:
        return ''
    }
  }
  function w0(l) {
    try {
      var t = '',
        u = null
      do (t += kd(l, u)), (u = l), (l = l.return)
      while (l)
      return t
    } catch (a) {
      return (
        `
Error generating stack: ` +
        a.message +
        `
` +
        a.stack
      )
    }
  }
  var Oc = Object.prototype.hasOwnProperty,
    si = nl.unstable_scheduleCallback,
    Qf = nl.unstable_cancelCallback,
    Pd = nl.unstable_shouldYield,
    lo = nl.unstable_requestPaint,
    Xl = nl.unstable_now,
    to = nl.unstable_getCurrentPriorityLevel,
    Gv = nl.unstable_ImmediatePriority,
    Xv = nl.unstable_UserBlockingPriority,
    Be = nl.unstable_NormalPriority,
    uo = nl.unstable_LowPriority,
    Qv = nl.unstable_IdlePriority,
    ao = nl.log,
    no = nl.unstable_setDisableYieldValue,
    Dn = null,
    Ql = null
  function rt(l) {
    if ((typeof ao == 'function' && no(l), Ql && typeof Ql.setStrictMode == 'function'))
      try {
        Ql.setStrictMode(Dn, l)
      } catch {}
  }
  var Vl = Math.clz32 ? Math.clz32 : co,
    eo = Math.log,
    fo = Math.LN2
  function co(l) {
    return (l >>>= 0), l === 0 ? 32 : (31 - ((eo(l) / fo) | 0)) | 0
  }
  var rn = 256,
    Jn = 262144,
    pn = 4194304
  function gu(l) {
    var t = l & 42
    if (t !== 0) return t
    switch (l & -l) {
      case 1:
        return 1
      case 2:
        return 2
      case 4:
        return 4
      case 8:
        return 8
      case 16:
        return 16
      case 32:
        return 32
      case 64:
        return 64
      case 128:
        return 128
      case 256:
      case 512:
      case 1024:
      case 2048:
      case 4096:
      case 8192:
      case 16384:
      case 32768:
      case 65536:
      case 131072:
        return l & -l
      case 262144:
      case 524288:
      case 1048576:
      case 2097152:
        return l & 3932160
      case 4194304:
      case 8388608:
      case 16777216:
      case 33554432:
        return l & 62914560
      case 67108864:
        return 67108864
      case 134217728:
        return 134217728
      case 268435456:
        return 268435456
      case 536870912:
        return 536870912
      case 1073741824:
        return 0
      default:
        return l
    }
  }
  function nf(l, t, u) {
    var a = l.pendingLanes
    if (a === 0) return 0
    var n = 0,
      e = l.suspendedLanes,
      f = l.pingedLanes
    l = l.warmLanes
    var c = a & 134217727
    return (
      c !== 0
        ? ((a = c & ~e),
          a !== 0
            ? (n = gu(a))
            : ((f &= c), f !== 0 ? (n = gu(f)) : u || ((u = c & ~l), u !== 0 && (n = gu(u)))))
        : ((c = a & ~e),
          c !== 0
            ? (n = gu(c))
            : f !== 0
              ? (n = gu(f))
              : u || ((u = a & ~l), u !== 0 && (n = gu(u)))),
      n === 0
        ? 0
        : t !== 0 &&
            t !== n &&
            (t & e) === 0 &&
            ((e = n & -n), (u = t & -t), e >= u || (e === 32 && (u & 4194048) !== 0))
          ? t
          : n
    )
  }
  function Un(l, t) {
    return (l.pendingLanes & ~(l.suspendedLanes & ~l.pingedLanes) & t) === 0
  }
  function Vv(l, t) {
    ;(t & 8) !== 0 && (t |= t & 32)
    var u = l.entangledLanes
    if (u !== 0)
      for (l = l.entanglements, u &= t; 0 < u; ) {
        var a = 31 - Vl(u),
          n = 1 << a
        ;(t |= l[a]), (u &= ~n)
      }
    return t
  }
  function io(l, t) {
    switch (l) {
      case 1:
      case 2:
      case 4:
      case 8:
      case 64:
        return t + 250
      case 16:
      case 32:
      case 128:
      case 256:
      case 512:
      case 1024:
      case 2048:
      case 4096:
      case 8192:
      case 16384:
      case 32768:
      case 65536:
      case 131072:
      case 262144:
      case 524288:
      case 1048576:
      case 2097152:
        return t + 5e3
      case 4194304:
      case 8388608:
      case 16777216:
      case 33554432:
        return -1
      case 67108864:
      case 134217728:
      case 268435456:
      case 536870912:
      case 1073741824:
        return -1
      default:
        return -1
    }
  }
  function Zv() {
    var l = pn
    return (pn <<= 1), (pn & 62914560) === 0 && (pn = 4194304), l
  }
  function Vf(l) {
    for (var t = [], u = 0; 31 > u; u++) t.push(l)
    return t
  }
  function Hn(l, t) {
    ;(l.pendingLanes |= t),
      t !== 268435456 && ((l.suspendedLanes = 0), (l.pingedLanes = 0), (l.warmLanes = 0))
  }
  function vo(l, t, u, a, n, e) {
    var f = l.pendingLanes
    ;(l.pendingLanes = u),
      (l.suspendedLanes = 0),
      (l.pingedLanes = 0),
      (l.warmLanes = 0),
      (l.expiredLanes &= u),
      (l.entangledLanes &= u),
      (l.errorRecoveryDisabledLanes &= u),
      (l.shellSuspendCounter = 0)
    var c = l.entanglements,
      i = l.expirationTimes,
      y = l.hiddenUpdates
    for (u = f & ~u; 0 < u; ) {
      var g = 31 - Vl(u),
        T = 1 << g
      ;(c[g] = 0), (i[g] = -1)
      var m = y[g]
      if (m !== null)
        for (y[g] = null, g = 0; g < m.length; g++) {
          var h = m[g]
          h !== null && (h.lane &= -536870913)
        }
      u &= ~T
    }
    a !== 0 && jv(l, a, 0), e !== 0 && n === 0 && l.tag !== 0 && (l.suspendedLanes |= e & ~(f & ~t))
  }
  function jv(l, t, u) {
    ;(l.pendingLanes |= t), (l.suspendedLanes &= ~t)
    var a = 31 - Vl(t)
    ;(l.entangledLanes |= t), (l.entanglements[a] = l.entanglements[a] | 1073741824 | (u & 261930))
  }
  function xv(l, t) {
    var u = (l.entangledLanes |= t)
    for (l = l.entanglements; u; ) {
      var a = 31 - Vl(u),
        n = 1 << a
      ;(n & t) | (l[a] & t) && (l[a] |= t), (u &= ~n)
    }
  }
  function Lv(l, t) {
    var u = t & -t
    return (u = (u & 42) !== 0 ? 1 : _i(u)), (u & (l.suspendedLanes | t)) !== 0 ? 0 : u
  }
  function _i(l) {
    switch (l) {
      case 2:
        l = 1
        break
      case 8:
        l = 4
        break
      case 32:
        l = 16
        break
      case 256:
      case 512:
      case 1024:
      case 2048:
      case 4096:
      case 8192:
      case 16384:
      case 32768:
      case 65536:
      case 131072:
      case 262144:
      case 524288:
      case 1048576:
      case 2097152:
      case 4194304:
      case 8388608:
      case 16777216:
      case 33554432:
        l = 128
        break
      case 268435456:
        l = 134217728
        break
      default:
        l = 0
    }
    return l
  }
  function Mi(l) {
    return (l &= -l), 2 < l ? (8 < l ? ((l & 134217727) !== 0 ? 32 : 268435456) : 8) : 2
  }
  function Kv() {
    var l = G.p
    return l !== 0 ? l : ((l = window.event), l === void 0 ? 32 : sd(l.type))
  }
  function F0(l, t) {
    var u = G.p
    try {
      return (G.p = l), t()
    } finally {
      G.p = u
    }
  }
  var Bt = Math.random().toString(36).slice(2),
    yl = '__reactFiber$' + Bt,
    Cl = '__reactProps$' + Bt,
    Ua = '__reactContainer$' + Bt,
    W0 = '__reactEvents$' + Bt,
    yo = '__reactListeners$' + Bt,
    mo = '__reactHandles$' + Bt,
    $0 = '__reactResources$' + Bt,
    Cn = '__reactMarker$' + Bt,
    qe = '__reactLoad$' + Bt
  function ef(l) {
    delete l[yl], delete l[Cl], delete l[yo], delete l[mo]
  }
  function zu(l) {
    var t
    if ((t = l[yl])) return t
    for (var u = l.parentNode; u; ) {
      if ((t = u[Ua] || u[yl])) {
        if (((u = t.alternate), t.child !== null || (u !== null && u.child !== null)))
          for (l = ov(l); l !== null; ) {
            if ((u = l[yl])) return u
            l = ov(l)
          }
        return t
      }
      ;(l = u), (u = l.parentNode)
    }
    return null
  }
  function Ha(l) {
    if ((l = l[yl] || l[Ua])) {
      var t = l.tag
      if (t === 5 || t === 6 || t === 13 || t === 31 || t === 26 || t === 27 || t === 3) return l
    }
    return null
  }
  function wa(l) {
    var t = l.tag
    if (t === 5 || t === 26 || t === 27 || t === 6) return l.stateNode
    throw Error(z(33))
  }
  function ea(l) {
    var t = l[$0]
    return t || (t = l[$0] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), t
  }
  function cl(l) {
    l[Cn] = !0
  }
  function rv(l) {
    l[qe] = void 0
  }
  var Jv = new Set(),
    pv = {}
  function Yu(l, t) {
    Sa(l, t), Sa(l + 'Capture', t)
  }
  function Sa(l, t) {
    for (pv[l] = t, l = 0; l < t.length; l++) Jv.add(t[l])
  }
  var oo = RegExp(
      '^[:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD][:A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040]*$',
    ),
    I0 = {},
    k0 = {}
  function ho(l) {
    return Oc.call(k0, l)
      ? !0
      : Oc.call(I0, l)
        ? !1
        : oo.test(l)
          ? (k0[l] = !0)
          : ((I0[l] = !0), !1)
  }
  var q = !1
  function P0() {
    var l = q
    return (q = !1), l
  }
  function ye(l, t, u) {
    if (ho(t))
      if (u === null) l.removeAttribute(t)
      else {
        switch (typeof u) {
          case 'undefined':
          case 'function':
          case 'symbol':
            l.removeAttribute(t)
            return
          case 'boolean':
            var a = t.toLowerCase().slice(0, 5)
            if (a !== 'data-' && a !== 'aria-') {
              l.removeAttribute(t)
              return
            }
        }
        l.setAttribute(t, u)
      }
  }
  function wn(l, t, u) {
    if (u === null) l.removeAttribute(t)
    else {
      switch (typeof u) {
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'boolean':
          l.removeAttribute(t)
          return
      }
      l.setAttribute(t, u)
    }
  }
  function Et(l, t, u, a) {
    if (a === null) l.removeAttribute(u)
    else {
      switch (typeof a) {
        case 'undefined':
        case 'function':
        case 'symbol':
        case 'boolean':
          l.removeAttribute(u)
          return
      }
      l.setAttributeNS(t, u, a)
    }
  }
  function Bl(l) {
    switch (typeof l) {
      case 'bigint':
      case 'boolean':
      case 'number':
      case 'string':
      case 'undefined':
        return l
      case 'object':
        return l
      default:
        return ''
    }
  }
  function wv(l) {
    var t = l.type
    return (l = l.nodeName) && l.toLowerCase() === 'input' && (t === 'checkbox' || t === 'radio')
  }
  function go(l, t, u) {
    var a = Object.getOwnPropertyDescriptor(l.constructor.prototype, t)
    if (
      !l.hasOwnProperty(t) &&
      typeof a < 'u' &&
      typeof a.get == 'function' &&
      typeof a.set == 'function'
    ) {
      var n = a.get,
        e = a.set
      return (
        Object.defineProperty(l, t, {
          configurable: !0,
          get: function () {
            return n.call(this)
          },
          set: function (f) {
            ;(u = '' + f), e.call(this, f)
          },
        }),
        Object.defineProperty(l, t, { enumerable: a.enumerable }),
        {
          getValue: function () {
            return u
          },
          setValue: function (f) {
            u = '' + f
          },
          stopTracking: function () {
            ;(l._valueTracker = null), delete l[t]
          },
        }
      )
    }
  }
  function Nc(l) {
    if (!l._valueTracker) {
      var t = wv(l) ? 'checked' : 'value'
      l._valueTracker = go(l, t, '' + l[t])
    }
  }
  function Fv(l) {
    if (!l) return !1
    var t = l._valueTracker
    if (!t) return !0
    var u = t.getValue(),
      a = ''
    return (
      l && (a = wv(l) ? (l.checked ? 'true' : 'false') : l.value),
      (l = a),
      l !== u ? (t.setValue(l), !0) : !1
    )
  }
  var So = /[\n"\\]/g
  function wl(l) {
    return l.replace(So, function (t) {
      return '\\' + t.charCodeAt(0).toString(16) + ' '
    })
  }
  function Ac(l, t, u, a, n, e, f, c) {
    ;(l.name = ''),
      f != null && typeof f != 'function' && typeof f != 'symbol' && typeof f != 'boolean'
        ? (l.type = f)
        : l.removeAttribute('type'),
      t != null
        ? f === 'number'
          ? ((t === 0 && l.value === '') || l.value != t) && (l.value = '' + Bl(t))
          : l.value !== '' + Bl(t) && (l.value = '' + Bl(t))
        : (f !== 'submit' && f !== 'reset') || l.removeAttribute('value'),
      t != null
        ? f === 'number' && l.value == t
          ? Zf(l, Bl(l.value))
          : Zf(l, Bl(t))
        : u != null
          ? Zf(l, Bl(u))
          : a != null && l.removeAttribute('value'),
      n == null && e != null && (l.defaultChecked = !!e),
      n != null && (l.checked = n && typeof n != 'function' && typeof n != 'symbol'),
      c != null && typeof c != 'function' && typeof c != 'symbol' && typeof c != 'boolean'
        ? (l.name = '' + Bl(c))
        : l.removeAttribute('name')
  }
  function Wv(l, t, u, a, n, e, f, c) {
    if (
      (e != null &&
        typeof e != 'function' &&
        typeof e != 'symbol' &&
        typeof e != 'boolean' &&
        (l.type = e),
      t != null || u != null)
    ) {
      if (!((e !== 'submit' && e !== 'reset') || t != null)) {
        Nc(l)
        return
      }
      ;(u = u != null ? '' + Bl(u) : ''),
        (t = t != null ? '' + Bl(t) : u),
        c || t === l.value || (l.value = t),
        (l.defaultValue = t)
    }
    ;(a = a ?? n),
      (a = typeof a != 'function' && typeof a != 'symbol' && !!a),
      (l.checked = c ? l.checked : !!a),
      (l.defaultChecked = !!a),
      f != null &&
        typeof f != 'function' &&
        typeof f != 'symbol' &&
        typeof f != 'boolean' &&
        (l.name = f),
      Nc(l)
  }
  function Zf(l, t) {
    l.defaultValue !== '' + t && (l.defaultValue = '' + t)
  }
  function fa(l, t, u, a) {
    if (((l = l.options), t)) {
      t = {}
      for (var n = 0; n < u.length; n++) t['$' + u[n]] = !0
      for (u = 0; u < l.length; u++)
        (n = t.hasOwnProperty('$' + l[u].value)),
          l[u].selected !== n && (l[u].selected = n),
          n && a && (l[u].defaultSelected = !0)
    } else {
      for (u = '' + Bl(u), t = null, n = 0; n < l.length; n++) {
        if (l[n].value === u) {
          ;(l[n].selected = !0), a && (l[n].defaultSelected = !0)
          return
        }
        t !== null || l[n].disabled || (t = l[n])
      }
      t !== null && (t.selected = !0)
    }
  }
  function $v(l, t, u) {
    if (t != null && ((t = '' + Bl(t)), t !== l.value && (l.value = t), u == null)) {
      l.defaultValue !== t && (l.defaultValue = t)
      return
    }
    l.defaultValue = u != null ? '' + Bl(u) : ''
  }
  function Iv(l, t, u, a) {
    if (t == null) {
      if (a != null) {
        if (u != null) throw Error(z(92))
        if (pa(a)) {
          if (1 < a.length) throw Error(z(93))
          a = a[0]
        }
        u = a
      }
      u == null && (u = ''), (t = u)
    }
    ;(u = Bl(t)),
      (l.defaultValue = u),
      (a = l.textContent),
      a === u && a !== '' && a !== null && (l.value = a),
      Nc(l)
  }
  function Ta(l, t) {
    if (t) {
      var u = l.firstChild
      if (u && u === l.lastChild && u.nodeType === 3) {
        u.nodeValue = t
        return
      }
    }
    l.textContent = t
  }
  var To = new Set(
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
      ' ',
    ),
  )
  function l1(l, t, u) {
    var a = t.indexOf('--') === 0
    u == null || typeof u == 'boolean' || u === ''
      ? a
        ? l.setProperty(t, '')
        : t === 'float'
          ? (l.cssFloat = '')
          : (l[t] = '')
      : a
        ? l.setProperty(t, u)
        : typeof u != 'number' || u === 0 || To.has(t)
          ? t === 'float'
            ? (l.cssFloat = u)
            : (l[t] = ('' + u).trim())
          : (l[t] = u + 'px')
  }
  function kv(l, t, u) {
    if (t != null && typeof t != 'object') throw Error(z(62))
    if (((l = l.style), u != null)) {
      for (var a in u)
        !u.hasOwnProperty(a) ||
          (t != null && t.hasOwnProperty(a)) ||
          (a.indexOf('--') === 0
            ? l.setProperty(a, '')
            : a === 'float'
              ? (l.cssFloat = '')
              : (l[a] = ''),
          (q = !0))
      for (var n in t) (a = t[n]), t.hasOwnProperty(n) && u[n] !== a && (l1(l, n, a), (q = !0))
    } else for (var e in t) t.hasOwnProperty(e) && l1(l, e, t[e])
  }
  function Di(l) {
    if (l.indexOf('-') === -1) return !1
    switch (l) {
      case 'annotation-xml':
      case 'color-profile':
      case 'font-face':
      case 'font-face-src':
      case 'font-face-uri':
      case 'font-face-format':
      case 'font-face-name':
      case 'missing-glyph':
        return !1
      default:
        return !0
    }
  }
  var zo = new Map([
      ['acceptCharset', 'accept-charset'],
      ['htmlFor', 'for'],
      ['httpEquiv', 'http-equiv'],
      ['crossOrigin', 'crossorigin'],
      ['accentHeight', 'accent-height'],
      ['alignmentBaseline', 'alignment-baseline'],
      ['arabicForm', 'arabic-form'],
      ['baselineShift', 'baseline-shift'],
      ['capHeight', 'cap-height'],
      ['clipPath', 'clip-path'],
      ['clipRule', 'clip-rule'],
      ['colorInterpolation', 'color-interpolation'],
      ['colorInterpolationFilters', 'color-interpolation-filters'],
      ['colorProfile', 'color-profile'],
      ['colorRendering', 'color-rendering'],
      ['dominantBaseline', 'dominant-baseline'],
      ['enableBackground', 'enable-background'],
      ['fillOpacity', 'fill-opacity'],
      ['fillRule', 'fill-rule'],
      ['floodColor', 'flood-color'],
      ['floodOpacity', 'flood-opacity'],
      ['fontFamily', 'font-family'],
      ['fontSize', 'font-size'],
      ['fontSizeAdjust', 'font-size-adjust'],
      ['fontStretch', 'font-stretch'],
      ['fontStyle', 'font-style'],
      ['fontVariant', 'font-variant'],
      ['fontWeight', 'font-weight'],
      ['glyphName', 'glyph-name'],
      ['glyphOrientationHorizontal', 'glyph-orientation-horizontal'],
      ['glyphOrientationVertical', 'glyph-orientation-vertical'],
      ['horizAdvX', 'horiz-adv-x'],
      ['horizOriginX', 'horiz-origin-x'],
      ['imageRendering', 'image-rendering'],
      ['letterSpacing', 'letter-spacing'],
      ['lightingColor', 'lighting-color'],
      ['markerEnd', 'marker-end'],
      ['markerMid', 'marker-mid'],
      ['markerStart', 'marker-start'],
      ['maskType', 'mask-type'],
      ['overlinePosition', 'overline-position'],
      ['overlineThickness', 'overline-thickness'],
      ['paintOrder', 'paint-order'],
      ['panose-1', 'panose-1'],
      ['pointerEvents', 'pointer-events'],
      ['renderingIntent', 'rendering-intent'],
      ['shapeRendering', 'shape-rendering'],
      ['stopColor', 'stop-color'],
      ['stopOpacity', 'stop-opacity'],
      ['strikethroughPosition', 'strikethrough-position'],
      ['strikethroughThickness', 'strikethrough-thickness'],
      ['strokeDasharray', 'stroke-dasharray'],
      ['strokeDashoffset', 'stroke-dashoffset'],
      ['strokeLinecap', 'stroke-linecap'],
      ['strokeLinejoin', 'stroke-linejoin'],
      ['strokeMiterlimit', 'stroke-miterlimit'],
      ['strokeOpacity', 'stroke-opacity'],
      ['strokeWidth', 'stroke-width'],
      ['textAnchor', 'text-anchor'],
      ['textDecoration', 'text-decoration'],
      ['textRendering', 'text-rendering'],
      ['transformOrigin', 'transform-origin'],
      ['underlinePosition', 'underline-position'],
      ['underlineThickness', 'underline-thickness'],
      ['unicodeBidi', 'unicode-bidi'],
      ['unicodeRange', 'unicode-range'],
      ['unitsPerEm', 'units-per-em'],
      ['vAlphabetic', 'v-alphabetic'],
      ['vHanging', 'v-hanging'],
      ['vIdeographic', 'v-ideographic'],
      ['vMathematical', 'v-mathematical'],
      ['vectorEffect', 'vector-effect'],
      ['vertAdvY', 'vert-adv-y'],
      ['vertOriginX', 'vert-origin-x'],
      ['vertOriginY', 'vert-origin-y'],
      ['wordSpacing', 'word-spacing'],
      ['writingMode', 'writing-mode'],
      ['xmlnsXlink', 'xmlns:xlink'],
      ['xHeight', 'x-height'],
    ]),
    bo =
      /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
  function me(l) {
    return bo.test('' + l)
      ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
      : l
  }
  function mt() {}
  var sc = null
  function Ui(l) {
    return (
      (l = l.target || l.srcElement || window),
      l.correspondingUseElement && (l = l.correspondingUseElement),
      l.nodeType === 3 ? l.parentNode : l
    )
  }
  var $u = null,
    ca = null
  function t1(l) {
    var t = Ha(l)
    if (t && (l = t.stateNode)) {
      var u = l[Cl] || null
      l: switch (((l = t.stateNode), t.type)) {
        case 'input':
          if (
            (Ac(
              l,
              u.value,
              u.defaultValue,
              u.defaultValue,
              u.checked,
              u.defaultChecked,
              u.type,
              u.name,
            ),
            (t = u.name),
            u.type === 'radio' && t != null)
          ) {
            for (u = l; u.parentNode; ) u = u.parentNode
            for (
              u = u.querySelectorAll('input[name="' + wl('' + t) + '"][type="radio"]'), t = 0;
              t < u.length;
              t++
            ) {
              var a = u[t]
              if (a !== l && a.form === l.form) {
                var n = a[Cl] || null
                if (!n) throw Error(z(90))
                Ac(
                  a,
                  n.value,
                  n.defaultValue,
                  n.defaultValue,
                  n.checked,
                  n.defaultChecked,
                  n.type,
                  n.name,
                )
              }
            }
            for (t = 0; t < u.length; t++) (a = u[t]), a.form === l.form && Fv(a)
          }
          break l
        case 'textarea':
          $v(l, u.value, u.defaultValue)
          break l
        case 'select':
          ;(t = u.value), t != null && fa(l, !!u.multiple, t, !1)
      }
    }
  }
  var jf = !1
  function Pv(l, t, u) {
    if (jf) return l(t, u)
    jf = !0
    try {
      var a = l(t)
      return a
    } finally {
      if (
        ((jf = !1),
        ($u !== null || ca !== null) &&
          (Ef(), $u && ((t = $u), (l = ca), (ca = $u = null), t1(t), l)))
      )
        for (t = 0; t < l.length; t++) t1(l[t])
    }
  }
  function mn(l, t) {
    var u = l.stateNode
    if (u === null) return null
    var a = u[Cl] || null
    if (a === null) return null
    u = a[t]
    l: switch (t) {
      case 'onClick':
      case 'onClickCapture':
      case 'onDoubleClick':
      case 'onDoubleClickCapture':
      case 'onMouseDown':
      case 'onMouseDownCapture':
      case 'onMouseMove':
      case 'onMouseMoveCapture':
      case 'onMouseUp':
      case 'onMouseUpCapture':
      case 'onMouseEnter':
        ;(a = !a.disabled) ||
          ((l = l.type),
          (a = !(l === 'button' || l === 'input' || l === 'select' || l === 'textarea'))),
          (l = !a)
        break l
      default:
        l = !1
    }
    if (l) return null
    if (u && typeof u != 'function') throw Error(z(231, t, typeof u))
    return u
  }
  var Mt = !(
      typeof window > 'u' ||
      typeof window.document > 'u' ||
      typeof window.document.createElement > 'u'
    ),
    _c = !1
  if (Mt)
    try {
      ;(xu = {}),
        Object.defineProperty(xu, 'passive', {
          get: function () {
            _c = !0
          },
        }),
        window.addEventListener('test', xu, xu),
        window.removeEventListener('test', xu, xu)
    } catch {
      _c = !1
    }
  var xu,
    Jt = null,
    Hi = null,
    de = null
  function ly() {
    if (de) return de
    var l,
      t = Hi,
      u = t.length,
      a,
      n = 'value' in Jt ? Jt.value : Jt.textContent,
      e = n.length
    for (l = 0; l < u && t[l] === n[l]; l++);
    var f = u - l
    for (a = 1; a <= f && t[u - a] === n[e - a]; a++);
    return (de = n.slice(l, 1 < a ? 1 - a : void 0))
  }
  function oe(l) {
    var t = l.keyCode
    return (
      'charCode' in l ? ((l = l.charCode), l === 0 && t === 13 && (l = 13)) : (l = t),
      l === 10 && (l = 13),
      32 <= l || l === 13 ? l : 0
    )
  }
  function Fn() {
    return !0
  }
  function u1() {
    return !1
  }
  function Al(l) {
    function t(u, a, n, e, f) {
      ;(this._reactName = u),
        (this._targetInst = n),
        (this.type = a),
        (this.nativeEvent = e),
        (this.target = f),
        (this.currentTarget = null)
      for (var c in l) l.hasOwnProperty(c) && ((u = l[c]), (this[c] = u ? u(e) : e[c]))
      return (
        (this.isDefaultPrevented = (
          e.defaultPrevented != null
            ? e.defaultPrevented
            : e.returnValue === !1
        )
          ? Fn
          : u1),
        (this.isPropagationStopped = u1),
        this
      )
    }
    return (
      L(t.prototype, {
        preventDefault: function () {
          this.defaultPrevented = !0
          var u = this.nativeEvent
          u &&
            (u.preventDefault
              ? u.preventDefault()
              : typeof u.returnValue != 'unknown' && (u.returnValue = !1),
            (this.isDefaultPrevented = Fn))
        },
        stopPropagation: function () {
          var u = this.nativeEvent
          u &&
            (u.stopPropagation
              ? u.stopPropagation()
              : typeof u.cancelBubble != 'unknown' && (u.cancelBubble = !0),
            (this.isPropagationStopped = Fn))
        },
        persist: function () {},
        isPersistent: Fn,
      }),
      t
    )
  }
  var mu = {
      eventPhase: 0,
      bubbles: 0,
      cancelable: 0,
      timeStamp: function (l) {
        return l.timeStamp || Date.now()
      },
      defaultPrevented: 0,
      isTrusted: 0,
    },
    ff = Al(mu),
    Rn = L({}, mu, { view: 0, detail: 0 }),
    Eo = Al(Rn),
    xf,
    Lf,
    ja,
    cf = L({}, Rn, {
      screenX: 0,
      screenY: 0,
      clientX: 0,
      clientY: 0,
      pageX: 0,
      pageY: 0,
      ctrlKey: 0,
      shiftKey: 0,
      altKey: 0,
      metaKey: 0,
      getModifierState: Ci,
      button: 0,
      buttons: 0,
      relatedTarget: function (l) {
        return l.relatedTarget === void 0
          ? l.fromElement === l.srcElement
            ? l.toElement
            : l.fromElement
          : l.relatedTarget
      },
      movementX: function (l) {
        return 'movementX' in l
          ? l.movementX
          : (l !== ja &&
              (ja && l.type === 'mousemove'
                ? ((xf = l.screenX - ja.screenX), (Lf = l.screenY - ja.screenY))
                : (Lf = xf = 0),
              (ja = l)),
            xf)
      },
      movementY: function (l) {
        return 'movementY' in l ? l.movementY : Lf
      },
    }),
    a1 = Al(cf),
    Oo = L({}, cf, { dataTransfer: 0 }),
    No = Al(Oo),
    Ao = L({}, Rn, { relatedTarget: 0 }),
    Kf = Al(Ao),
    so = L({}, mu, { animationName: 0, elapsedTime: 0, pseudoElement: 0 }),
    _o = Al(so),
    Mo = L({}, mu, {
      clipboardData: function (l) {
        return 'clipboardData' in l ? l.clipboardData : window.clipboardData
      },
    }),
    Do = Al(Mo),
    Uo = L({}, mu, { data: 0 }),
    n1 = Al(Uo),
    Ho = {
      Esc: 'Escape',
      Spacebar: ' ',
      Left: 'ArrowLeft',
      Up: 'ArrowUp',
      Right: 'ArrowRight',
      Down: 'ArrowDown',
      Del: 'Delete',
      Win: 'OS',
      Menu: 'ContextMenu',
      Apps: 'ContextMenu',
      Scroll: 'ScrollLock',
      MozPrintableKey: 'Unidentified',
    },
    Co = {
      8: 'Backspace',
      9: 'Tab',
      12: 'Clear',
      13: 'Enter',
      16: 'Shift',
      17: 'Control',
      18: 'Alt',
      19: 'Pause',
      20: 'CapsLock',
      27: 'Escape',
      32: ' ',
      33: 'PageUp',
      34: 'PageDown',
      35: 'End',
      36: 'Home',
      37: 'ArrowLeft',
      38: 'ArrowUp',
      39: 'ArrowRight',
      40: 'ArrowDown',
      45: 'Insert',
      46: 'Delete',
      112: 'F1',
      113: 'F2',
      114: 'F3',
      115: 'F4',
      116: 'F5',
      117: 'F6',
      118: 'F7',
      119: 'F8',
      120: 'F9',
      121: 'F10',
      122: 'F11',
      123: 'F12',
      144: 'NumLock',
      145: 'ScrollLock',
      224: 'Meta',
    },
    Ro = { Alt: 'altKey', Control: 'ctrlKey', Meta: 'metaKey', Shift: 'shiftKey' }
  function Bo(l) {
    var t = this.nativeEvent
    return t.getModifierState ? t.getModifierState(l) : (l = Ro[l]) ? !!t[l] : !1
  }
  function Ci() {
    return Bo
  }
  var qo = L({}, Rn, {
      key: function (l) {
        if (l.key) {
          var t = Ho[l.key] || l.key
          if (t !== 'Unidentified') return t
        }
        return l.type === 'keypress'
          ? ((l = oe(l)), l === 13 ? 'Enter' : String.fromCharCode(l))
          : l.type === 'keydown' || l.type === 'keyup'
            ? Co[l.keyCode] || 'Unidentified'
            : ''
      },
      code: 0,
      location: 0,
      ctrlKey: 0,
      shiftKey: 0,
      altKey: 0,
      metaKey: 0,
      repeat: 0,
      locale: 0,
      getModifierState: Ci,
      charCode: function (l) {
        return l.type === 'keypress' ? oe(l) : 0
      },
      keyCode: function (l) {
        return l.type === 'keydown' || l.type === 'keyup' ? l.keyCode : 0
      },
      which: function (l) {
        return l.type === 'keypress'
          ? oe(l)
          : l.type === 'keydown' || l.type === 'keyup'
            ? l.keyCode
            : 0
      },
    }),
    Yo = Al(qo),
    Go = L({}, cf, {
      pointerId: 0,
      width: 0,
      height: 0,
      pressure: 0,
      tangentialPressure: 0,
      tiltX: 0,
      tiltY: 0,
      twist: 0,
      pointerType: 0,
      isPrimary: 0,
    }),
    e1 = Al(Go),
    Xo = L({}, mu, { submitter: 0 }),
    Qo = Al(Xo),
    Vo = L({}, Rn, {
      touches: 0,
      targetTouches: 0,
      changedTouches: 0,
      altKey: 0,
      metaKey: 0,
      ctrlKey: 0,
      shiftKey: 0,
      getModifierState: Ci,
    }),
    Zo = Al(Vo),
    jo = L({}, mu, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 }),
    xo = Al(jo),
    Lo = L({}, cf, {
      deltaX: function (l) {
        return 'deltaX' in l ? l.deltaX : 'wheelDeltaX' in l ? -l.wheelDeltaX : 0
      },
      deltaY: function (l) {
        return 'deltaY' in l
          ? l.deltaY
          : 'wheelDeltaY' in l
            ? -l.wheelDeltaY
            : 'wheelDelta' in l
              ? -l.wheelDelta
              : 0
      },
      deltaZ: 0,
      deltaMode: 0,
    }),
    Ko = Al(Lo),
    ro = L({}, mu, { newState: 0, oldState: 0, source: 0 }),
    Jo = Al(ro),
    po = [9, 13, 27, 32],
    Ri = Mt && 'CompositionEvent' in window,
    $a = null
  Mt && 'documentMode' in document && ($a = document.documentMode)
  var wo = Mt && 'TextEvent' in window && !$a,
    ty = Mt && (!Ri || ($a && 8 < $a && 11 >= $a)),
    f1 = ' ',
    c1 = !1
  function uy(l, t) {
    switch (l) {
      case 'keyup':
        return po.indexOf(t.keyCode) !== -1
      case 'keydown':
        return t.keyCode !== 229
      case 'keypress':
      case 'mousedown':
      case 'focusout':
        return !0
      default:
        return !1
    }
  }
  function ay(l) {
    return (l = l.detail), typeof l == 'object' && 'data' in l ? l.data : null
  }
  var Iu = !1
  function Fo(l, t) {
    switch (l) {
      case 'compositionend':
        return ay(t)
      case 'keypress':
        return t.which !== 32 ? null : ((c1 = !0), f1)
      case 'textInput':
        return (l = t.data), l === f1 && c1 ? null : l
      default:
        return null
    }
  }
  function Wo(l, t) {
    if (Iu)
      return l === 'compositionend' || (!Ri && uy(l, t))
        ? ((l = ly()), (de = Hi = Jt = null), (Iu = !1), l)
        : null
    switch (l) {
      case 'paste':
        return null
      case 'keypress':
        if (!(t.ctrlKey || t.altKey || t.metaKey) || (t.ctrlKey && t.altKey)) {
          if (t.char && 1 < t.char.length) return t.char
          if (t.which) return String.fromCharCode(t.which)
        }
        return null
      case 'compositionend':
        return ty && t.locale !== 'ko' ? null : t.data
      default:
        return null
    }
  }
  var $o = {
    color: !0,
    date: !0,
    datetime: !0,
    'datetime-local': !0,
    email: !0,
    month: !0,
    number: !0,
    password: !0,
    range: !0,
    search: !0,
    tel: !0,
    text: !0,
    time: !0,
    url: !0,
    week: !0,
  }
  function i1(l) {
    var t = l && l.nodeName && l.nodeName.toLowerCase()
    return t === 'input' ? !!$o[l.type] : t === 'textarea'
  }
  function ny(l, t, u, a) {
    $u ? (ca ? ca.push(a) : (ca = [a])) : ($u = a),
      (t = tf(t, 'onChange')),
      0 < t.length &&
        ((u = new ff('onChange', 'change', null, u, a)), l.push({ event: u, listeners: t }))
  }
  var Ia = null,
    dn = null
  function Io(l) {
    Pm(l, 0)
  }
  function vf(l) {
    var t = wa(l)
    if (Fv(t)) return l
  }
  function v1(l, t) {
    if (l === 'change') return t
  }
  var ey = !1
  Mt &&
    (Mt
      ? (($n = 'oninput' in document),
        $n ||
          ((rf = document.createElement('div')),
          rf.setAttribute('oninput', 'return;'),
          ($n = typeof rf.oninput == 'function')),
        (Wn = $n))
      : (Wn = !1),
    (ey = Wn && (!document.documentMode || 9 < document.documentMode)))
  var Wn, $n, rf
  function y1() {
    Ia && (Ia.detachEvent('onpropertychange', fy), (dn = Ia = null))
  }
  function fy(l) {
    if (l.propertyName === 'value' && vf(dn)) {
      var t = []
      ny(t, dn, l, Ui(l)), Pv(Io, t)
    }
  }
  function ko(l, t, u) {
    l === 'focusin'
      ? (y1(), (Ia = t), (dn = u), Ia.attachEvent('onpropertychange', fy))
      : l === 'focusout' && y1()
  }
  function Po(l) {
    if (l === 'selectionchange' || l === 'keyup' || l === 'keydown') return vf(dn)
  }
  function lh(l, t) {
    if (l === 'click') return vf(t)
  }
  function th(l, t) {
    if (l === 'input' || l === 'change') return vf(t)
  }
  function uh(l, t) {
    return (l === t && (l !== 0 || 1 / l === 1 / t)) || (l !== l && t !== t)
  }
  var jl = typeof Object.is == 'function' ? Object.is : uh
  function on(l, t) {
    if (jl(l, t)) return !0
    if (typeof l != 'object' || l === null || typeof t != 'object' || t === null) return !1
    var u = Object.keys(l),
      a = Object.keys(t)
    if (u.length !== a.length) return !1
    for (a = 0; a < u.length; a++) {
      var n = u[a]
      if (!Oc.call(t, n) || !jl(l[n], t[n])) return !1
    }
    return !0
  }
  function Mc(l) {
    if (((l = l || (typeof document < 'u' ? document : void 0)), typeof l > 'u')) return null
    try {
      return l.activeElement || l.body
    } catch {
      return l.body
    }
  }
  function m1(l) {
    for (; l && l.firstChild; ) l = l.firstChild
    return l
  }
  function d1(l, t) {
    var u = m1(l)
    l = 0
    for (var a; u; ) {
      if (u.nodeType === 3) {
        if (((a = l + u.textContent.length), l <= t && a >= t)) return { node: u, offset: t - l }
        l = a
      }
      l: {
        for (; u; ) {
          if (u.nextSibling) {
            u = u.nextSibling
            break l
          }
          u = u.parentNode
        }
        u = void 0
      }
      u = m1(u)
    }
  }
  function cy(l, t) {
    return l && t
      ? l === t
        ? !0
        : l && l.nodeType === 3
          ? !1
          : t && t.nodeType === 3
            ? cy(l, t.parentNode)
            : 'contains' in l
              ? l.contains(t)
              : l.compareDocumentPosition
                ? !!(l.compareDocumentPosition(t) & 16)
                : !1
      : !1
  }
  function iy(l) {
    l =
      l != null && l.ownerDocument != null && l.ownerDocument.defaultView != null
        ? l.ownerDocument.defaultView
        : window
    for (var t = Mc(l.document); t instanceof l.HTMLIFrameElement; ) {
      try {
        var u = typeof t.contentWindow.location.href == 'string'
      } catch {
        u = !1
      }
      if (u) l = t.contentWindow
      else break
      t = Mc(l.document)
    }
    return t
  }
  function Bi(l) {
    var t = l && l.nodeName && l.nodeName.toLowerCase()
    return (
      t &&
      ((t === 'input' &&
        (l.type === 'text' ||
          l.type === 'search' ||
          l.type === 'tel' ||
          l.type === 'url' ||
          l.type === 'password')) ||
        t === 'textarea' ||
        l.contentEditable === 'true')
    )
  }
  var ah = Mt && 'documentMode' in document && 11 >= document.documentMode,
    ku = null,
    Dc = null,
    ka = null,
    Uc = !1
  function o1(l, t, u) {
    var a = u.window === u ? u.document : u.nodeType === 9 ? u : u.ownerDocument
    Uc ||
      ku == null ||
      ku !== Mc(a) ||
      ((a = ku),
      'selectionStart' in a && Bi(a)
        ? (a = { start: a.selectionStart, end: a.selectionEnd })
        : ((a = ((a.ownerDocument && a.ownerDocument.defaultView) || window).getSelection()),
          (a = {
            anchorNode: a.anchorNode,
            anchorOffset: a.anchorOffset,
            focusNode: a.focusNode,
            focusOffset: a.focusOffset,
          })),
      (ka && on(ka, a)) ||
        ((ka = a),
        (a = tf(Dc, 'onSelect')),
        0 < a.length &&
          ((t = new ff('onSelect', 'select', null, t, u)),
          l.push({ event: t, listeners: a }),
          (t.target = ku))))
  }
  function ou(l, t) {
    var u = {}
    return (
      (u[l.toLowerCase()] = t.toLowerCase()),
      (u['Webkit' + l] = 'webkit' + t),
      (u['Moz' + l] = 'moz' + t),
      u
    )
  }
  var Pu = {
      animationend: ou('Animation', 'AnimationEnd'),
      animationiteration: ou('Animation', 'AnimationIteration'),
      animationstart: ou('Animation', 'AnimationStart'),
      transitionrun: ou('Transition', 'TransitionRun'),
      transitionstart: ou('Transition', 'TransitionStart'),
      transitioncancel: ou('Transition', 'TransitionCancel'),
      transitionend: ou('Transition', 'TransitionEnd'),
    },
    Jf = {},
    vy = {}
  Mt &&
    ((vy = document.createElement('div').style),
    'AnimationEvent' in window ||
      (delete Pu.animationend.animation,
      delete Pu.animationiteration.animation,
      delete Pu.animationstart.animation),
    'TransitionEvent' in window || delete Pu.transitionend.transition)
  function Gu(l) {
    if (Jf[l]) return Jf[l]
    if (!Pu[l]) return l
    var t = Pu[l],
      u
    for (u in t) if (t.hasOwnProperty(u) && u in vy) return (Jf[l] = t[u])
    return l
  }
  var yy = Gu('animationend'),
    my = Gu('animationiteration'),
    dy = Gu('animationstart'),
    nh = Gu('transitionrun'),
    eh = Gu('transitionstart'),
    fh = Gu('transitioncancel'),
    oy = Gu('transitionend'),
    hy = new Map(),
    Hc =
      'abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel'.split(
        ' ',
      )
  Hc.push('scrollEnd')
  function at(l, t) {
    hy.set(l, t), Yu(t, [l])
  }
  var ch = 0
  function Dt(l, t) {
    if (l.name != null && l.name !== 'auto') return l.name
    if (t.autoName !== null) return t.autoName
    l = ut.identifierPrefix
    var u = ch++
    return (l = '_' + l + 't_' + u.toString(32) + '_'), (t.autoName = l)
  }
  function h1(l) {
    if (l == null || typeof l == 'string') return l
    var t = null,
      u = ha
    if (u !== null)
      for (var a = 0; a < u.length; a++) {
        var n = l[u[a]]
        if (n != null) {
          if (n === 'none') return 'none'
          t = t == null ? n : t + (' ' + n)
        }
      }
    return t ?? l.default
  }
  function qt(l, t) {
    return (l = h1(l)), (t = h1(t)), t == null ? (l === 'auto' ? null : l) : t === 'auto' ? null : t
  }
  var Ye =
      typeof reportError == 'function'
        ? reportError
        : function (l) {
            if (typeof window == 'object' && typeof window.ErrorEvent == 'function') {
              var t = new window.ErrorEvent('error', {
                bubbles: !0,
                cancelable: !0,
                message:
                  typeof l == 'object' && l !== null && typeof l.message == 'string'
                    ? String(l.message)
                    : String(l),
                error: l,
              })
              if (!window.dispatchEvent(t)) return
            } else if (typeof process == 'object' && typeof process.emit == 'function') {
              process.emit('uncaughtException', l)
              return
            }
            console.error(l)
          },
    rl = [],
    la = 0,
    qi = 0
  function yf() {
    for (var l = la, t = (qi = la = 0); t < l; ) {
      var u = rl[t]
      rl[t++] = null
      var a = rl[t]
      rl[t++] = null
      var n = rl[t]
      rl[t++] = null
      var e = rl[t]
      if (((rl[t++] = null), a !== null && n !== null)) {
        var f = a.pending
        f === null ? (n.next = n) : ((n.next = f.next), (f.next = n)), (a.pending = n)
      }
      e !== 0 && gy(u, n, e)
    }
  }
  function mf(l, t, u, a) {
    ;(rl[la++] = l),
      (rl[la++] = t),
      (rl[la++] = u),
      (rl[la++] = a),
      (qi |= a),
      (l.lanes |= a),
      (l = l.alternate),
      l !== null && (l.lanes |= a)
  }
  function Yi(l, t, u, a) {
    return mf(l, t, u, a), Ge(l)
  }
  function Xu(l, t) {
    return mf(l, null, null, t), Ge(l)
  }
  function gy(l, t, u) {
    l.lanes |= u
    var a = l.alternate
    a !== null && (a.lanes |= u)
    for (var n = !1, e = l.return; e !== null; )
      (e.childLanes |= u),
        (a = e.alternate),
        a !== null && (a.childLanes |= u),
        e.tag === 22 && ((l = e.stateNode), l === null || l._visibility & 1 || (n = !0)),
        (l = e),
        (e = e.return)
    return l.tag === 3
      ? ((e = l.stateNode),
        n &&
          t !== null &&
          ((n = 31 - Vl(u)),
          (l = e.hiddenUpdates),
          (a = l[n]),
          a === null ? (l[n] = [t]) : a.push(t),
          (t.lane = u | 536870912)),
        e)
      : null
  }
  function Ge(l) {
    if (50 < vn) throw ((vn = 0), (Ae = null), Error(z(185)))
    for (var t = l.return; t !== null; ) (l = t), (t = l.return)
    return l.tag === 3 ? l.stateNode : null
  }
  var ta = {}
  function ih(l, t, u, a) {
    ;(this.tag = l),
      (this.key = u),
      (this.sibling =
        this.child =
        this.return =
        this.stateNode =
        this.type =
        this.elementType =
          null),
      (this.index = 0),
      (this.refCleanup = this.ref = null),
      (this.pendingProps = t),
      (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
      (this.mode = a),
      (this.subtreeFlags = this.flags = 0),
      (this.deletions = null),
      (this.childLanes = this.lanes = 0),
      (this.alternate = null)
  }
  function Dl(l, t, u, a) {
    return new ih(l, t, u, a)
  }
  function Gi(l) {
    return (l = l.prototype), !(!l || !l.isReactComponent)
  }
  function st(l, t) {
    var u = l.alternate
    return (
      u === null
        ? ((u = Dl(l.tag, t, l.key, l.mode)),
          (u.elementType = l.elementType),
          (u.type = l.type),
          (u.stateNode = l.stateNode),
          (u.alternate = l),
          (l.alternate = u))
        : ((u.pendingProps = t),
          (u.type = l.type),
          (u.flags = 0),
          (u.subtreeFlags = 0),
          (u.deletions = null)),
      (u.flags = l.flags & 1206910976),
      (u.childLanes = l.childLanes),
      (u.lanes = l.lanes),
      (u.child = l.child),
      (u.memoizedProps = l.memoizedProps),
      (u.memoizedState = l.memoizedState),
      (u.updateQueue = l.updateQueue),
      (t = l.dependencies),
      (u.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext }),
      (u.sibling = l.sibling),
      (u.index = l.index),
      (u.ref = l.ref),
      (u.refCleanup = l.refCleanup),
      u
    )
  }
  function Sy(l, t) {
    l.flags &= 1206910978
    var u = l.alternate
    return (
      u === null
        ? ((l.childLanes = 0),
          (l.lanes = t),
          (l.child = null),
          (l.subtreeFlags = 0),
          (l.memoizedProps = null),
          (l.memoizedState = null),
          (l.updateQueue = null),
          (l.dependencies = null),
          (l.stateNode = null))
        : ((l.childLanes = u.childLanes),
          (l.lanes = u.lanes),
          (l.child = u.child),
          (l.subtreeFlags = 0),
          (l.deletions = null),
          (l.memoizedProps = u.memoizedProps),
          (l.memoizedState = u.memoizedState),
          (l.updateQueue = u.updateQueue),
          (l.type = u.type),
          (t = u.dependencies),
          (l.dependencies = t === null ? null : { lanes: t.lanes, firstContext: t.firstContext })),
      l
    )
  }
  function he(l, t, u, a, n, e) {
    var f = 0
    if (((a = l), typeof a == 'function')) Gi(a) && (f = 1)
    else if (typeof a == 'string')
      f = Yg(l, u, ht.current) ? 26 : l === 'html' || l === 'head' || l === 'body' ? 27 : 5
    else
      l: switch (a) {
        case Sc:
          return (l = Dl(31, u, t, n)), (l.elementType = Sc), (l.lanes = e), l
        case Fu:
          return Ou(u.children, n, e, t)
        case qv:
          ;(f = 8), (n |= 24)
          break
        case oc:
          return (l = Dl(12, u, t, n | 2)), (l.elementType = oc), (l.lanes = e), l
        case hc:
          return (l = Dl(13, u, t, n)), (l.elementType = hc), (l.lanes = e), l
        case gc:
          return (l = Dl(19, u, t, n)), (l.elementType = gc), (l.lanes = e), l
        case Fd:
        case Tc:
          return (
            (l = n | 32),
            (l = Dl(30, u, t, l)),
            (l.elementType = Tc),
            (l.lanes = e),
            (l.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
            l
          )
        default:
          if (typeof a == 'object' && a !== null)
            switch (a.$$typeof) {
              case yt:
                f = 10
                break l
              case Yv:
                f = 9
                break l
              case Ni:
                f = 11
                break l
              case Ai:
                f = 14
                break l
              case xt:
                ;(f = 16), (a = null)
                break l
            }
          ;(f = 29), (u = Error(z(130, l === null ? 'null' : typeof l, ''))), (a = null)
      }
    return (t = Dl(f, u, t, n)), (t.elementType = l), (t.type = a), (t.lanes = e), t
  }
  function Ou(l, t, u, a) {
    return (l = Dl(7, l, a, t)), (l.lanes = u), l
  }
  function pf(l, t, u) {
    return (l = Dl(6, l, null, t)), (l.lanes = u), l
  }
  function Ty(l) {
    var t = Dl(18, null, null, 0)
    return (t.stateNode = l), t
  }
  function wf(l, t, u) {
    return (
      (t = Dl(4, l.children !== null ? l.children : [], l.key, t)),
      (t.lanes = u),
      (t.stateNode = {
        containerInfo: l.containerInfo,
        pendingChildren: null,
        implementation: l.implementation,
      }),
      t
    )
  }
  var g1 = new WeakMap()
  function Fl(l, t) {
    if (typeof l == 'object' && l !== null) {
      var u = g1.get(l)
      return u !== void 0 ? u : ((t = { value: l, source: t, stack: w0(t) }), g1.set(l, t), t)
    }
    return { value: l, source: t, stack: w0(t) }
  }
  var ua = [],
    aa = 0,
    Xe = null,
    hn = 0,
    Jl = [],
    pl = 0,
    fu = null,
    dt = 1,
    ot = ''
  function Nt(l, t) {
    ;(ua[aa++] = hn), (ua[aa++] = Xe), (Xe = l), (hn = t)
  }
  function zy(l, t, u) {
    ;(Jl[pl++] = dt), (Jl[pl++] = ot), (Jl[pl++] = fu), (fu = l)
    var a = dt
    l = ot
    var n = 32 - Vl(a) - 1
    ;(a &= ~(1 << n)), (u += 1)
    var e = 32 - Vl(t) + n
    if (30 < e) {
      var f = n - (n % 5)
      ;(e = (a & ((1 << f) - 1)).toString(32)),
        (a >>= f),
        (n -= f),
        (dt = (1 << (32 - Vl(t) + n)) | (u << n) | a),
        (ot = e + l)
    } else (dt = (1 << e) | (u << n) | a), (ot = l)
  }
  function df(l) {
    l.return !== null && (Nt(l, 1), zy(l, 1, 0))
  }
  function Xi(l) {
    for (; l === Xe; ) (Xe = ua[--aa]), (ua[aa] = null), (hn = ua[--aa]), (ua[aa] = null)
    for (; l === fu; )
      (fu = Jl[--pl]),
        (Jl[pl] = null),
        (ot = Jl[--pl]),
        (Jl[pl] = null),
        (dt = Jl[--pl]),
        (Jl[pl] = null)
  }
  function by(l, t) {
    ;(Jl[pl++] = dt), (Jl[pl++] = ot), (Jl[pl++] = fu), (dt = t.id), (ot = t.overflow), (fu = l)
  }
  var il = null,
    r = null,
    D = !1,
    It = null,
    Wl = !1,
    Cc = Error(z(519))
  function cu(l) {
    var t = Error(
      z(418, 1 < arguments.length && arguments[1] !== void 0 && arguments[1] ? 'text' : 'HTML', ''),
    )
    throw (gn(Fl(t, l)), Cc)
  }
  function S1(l) {
    var t = l.stateNode,
      u = l.type,
      a = l.memoizedProps
    switch (((t[yl] = l), (t[Cl] = a), u)) {
      case 'dialog':
        U('cancel', t), U('close', t)
        break
      case 'iframe':
      case 'object':
      case 'embed':
        U('load', t)
        break
      case 'video':
      case 'audio':
        for (u = 0; u < bn.length; u++) U(bn[u], t)
        break
      case 'source':
        U('error', t)
        break
      case 'img':
      case 'image':
      case 'link':
        U('error', t), U('load', t)
        break
      case 'details':
        U('toggle', t)
        break
      case 'input':
        U('invalid', t),
          Wv(t, a.value, a.defaultValue, a.checked, a.defaultChecked, a.type, a.name, !0)
        break
      case 'select':
        U('invalid', t)
        break
      case 'textarea':
        U('invalid', t), Iv(t, a.value, a.defaultValue, a.children)
    }
    ;(u = a.children),
      (typeof u != 'string' && typeof u != 'number' && typeof u != 'bigint') ||
      t.textContent === '' + u ||
      a.suppressHydrationWarning === !0 ||
      td(t.textContent, u)
        ? (a.popover != null && (U('beforetoggle', t), U('toggle', t)),
          a.onScroll != null && U('scroll', t),
          a.onScrollEnd != null && U('scrollend', t),
          a.onClick != null && (t.onclick = mt),
          (t = !0))
        : (t = !1),
      t || cu(l, !0)
  }
  function Qe(l) {
    for (il = l.return; il; )
      switch (il.tag) {
        case 5:
        case 31:
        case 13:
          Wl = !1
          return
        case 27:
        case 3:
          Wl = !0
          return
        default:
          il = il.return
      }
  }
  function Lu(l) {
    if (l !== il) return !1
    if (!D) return Qe(l), (D = !0), !1
    var t = l.tag,
      u
    if (
      ((u = t !== 3 && t !== 27) &&
        ((u = t === 5) &&
          ((u = l.type), (u = !(u !== 'form' && u !== 'button') || hi(l.type, l.memoizedProps))),
        (u = !u)),
      u && r && cu(l),
      Qe(l),
      t === 13)
    ) {
      if (((l = l.memoizedState), (l = l !== null ? l.dehydrated : null), !l)) throw Error(z(317))
      r = dv(l)
    } else if (t === 31) {
      if (((l = l.memoizedState), (l = l !== null ? l.dehydrated : null), !l)) throw Error(z(317))
      r = dv(l)
    } else
      t === 27
        ? ((t = r), du(l.type) ? ((l = zi), (zi = null), (r = l)) : (r = t))
        : (r = il ? $l(l.stateNode.nextSibling) : null)
    return !0
  }
  function _u() {
    ;(r = il = null), (D = !1)
  }
  function Ff() {
    var l = It
    return l !== null && (_l === null ? (_l = l) : _l.push.apply(_l, l), (It = null)), l
  }
  function gn(l) {
    It === null ? (It = [l]) : It.push(l)
  }
  var Rc = Tt(null),
    Qu = null,
    At = null
  function pt(l, t, u) {
    J(Rc, t._currentValue), (t._currentValue = u)
  }
  function _t(l) {
    ;(l._currentValue = Rc.current), dl(Rc)
  }
  function ge(l, t, u) {
    for (; l !== null; ) {
      var a = l.alternate
      if (
        ((l.childLanes & t) !== t
          ? ((l.childLanes |= t), a !== null && (a.childLanes |= t))
          : a !== null && (a.childLanes & t) !== t && (a.childLanes |= t),
        l === u)
      )
        break
      l = l.return
    }
  }
  function Bc(l, t, u, a) {
    var n = l.child
    for (n !== null && (n.return = l); n !== null; ) {
      var e = n.dependencies
      if (e !== null) {
        var f = n.child
        e = e.firstContext
        l: for (; e !== null; ) {
          var c = e
          e = n
          for (var i = 0; i < t.length; i++)
            if (c.context === t[i]) {
              ;(e.lanes |= u),
                (c = e.alternate),
                c !== null && (c.lanes |= u),
                ge(e.return, u, l),
                a || (f = null)
              break l
            }
          e = c.next
        }
      } else if (n.tag === 18) {
        if (((f = n.return), f === null)) throw Error(z(341))
        ;(f.lanes |= u), (e = f.alternate), e !== null && (e.lanes |= u), ge(f, u, l), (f = null)
      } else
        n.tag === 13 && n.memoizedState !== null && n.memoizedState.dehydrated === null
          ? ((n.lanes |= u),
            (f = n.alternate),
            f !== null && (f.lanes |= u),
            ge(n.return, u, l),
            (f = n.child),
            (f = f !== null ? f.sibling : null))
          : (f = n.child)
      if (f !== null) f.return = n
      else
        for (f = n; f !== null; ) {
          if (f === l) {
            f = null
            break
          }
          if (((n = f.sibling), n !== null)) {
            ;(n.return = f.return), (f = n)
            break
          }
          f = f.return
        }
      n = f
    }
  }
  function Mu(l, t, u, a) {
    l = null
    for (var n = t, e = !1; n !== null; ) {
      if (!e) {
        if ((n.flags & 524288) !== 0) e = !0
        else if ((n.flags & 262144) !== 0) break
      }
      if (n.tag === 10) {
        var f = n.alternate
        if (f === null) throw Error(z(387))
        if (((f = f.memoizedProps), f !== null)) {
          var c = n.type
          jl(n.pendingProps.value, f.value) || (l !== null ? l.push(c) : (l = [c]))
        }
      } else if (n === He.current) {
        if (((f = n.alternate), f === null)) throw Error(z(387))
        f.memoizedState.memoizedState !== n.memoizedState.memoizedState &&
          (l !== null ? l.push(_a) : (l = [_a]))
      }
      n = n.return
    }
    return l !== null && Bc(t, l, u, a), (t.flags |= 262144), l !== null
  }
  function Ve(l) {
    for (l = l.firstContext; l !== null; ) {
      if (!jl(l.context._currentValue, l.memoizedValue)) return !0
      l = l.next
    }
    return !1
  }
  function Du(l) {
    ;(Qu = l), (At = null), (l = l.dependencies), l !== null && (l.firstContext = null)
  }
  function ml(l) {
    return Ey(Qu, l)
  }
  function In(l, t) {
    return Qu === null && Du(l), Ey(l, t)
  }
  function Ey(l, t) {
    var u = t._currentValue
    if (((t = { context: t, memoizedValue: u, next: null }), At === null)) {
      if (l === null) throw Error(z(308))
      ;(At = t), (l.dependencies = { lanes: 0, firstContext: t }), (l.flags |= 524288)
    } else At = At.next = t
    return u
  }
  var vh =
      typeof AbortController < 'u'
        ? AbortController
        : function () {
            var l = [],
              t = (this.signal = {
                aborted: !1,
                addEventListener: function (u, a) {
                  l.push(a)
                },
              })
            this.abort = function () {
              ;(t.aborted = !0),
                l.forEach(function (u) {
                  return u()
                })
            }
          },
    yh = nl.unstable_scheduleCallback,
    mh = nl.unstable_NormalPriority,
    ll = {
      $$typeof: yt,
      Consumer: null,
      Provider: null,
      _currentValue: null,
      _currentValue2: null,
      _threadCount: 0,
    }
  function Qi() {
    return { controller: new vh(), data: new Map(), refCount: 0 }
  }
  function Bn(l) {
    l.refCount--,
      l.refCount === 0 &&
        yh(mh, function () {
          l.controller.abort()
        })
  }
  function T1(l, t) {
    if ((l.pendingLanes & 4194048) !== 0) {
      var u = l.transitionTypes
      for (u === null && (u = l.transitionTypes = []), l = 0; l < t.length; l++) {
        var a = t[l]
        u.indexOf(a) === -1 && u.push(a)
      }
    }
  }
  var Fa = null
  function dh(l) {
    var t = l.transitionTypes
    return (l.transitionTypes = null), t
  }
  var Pa = null,
    qc = 0,
    Uu = 0,
    ia = null
  function oh(l, t) {
    if (Pa === null) {
      var u = (Pa = [])
      ;(qc = 0),
        (Uu = m0()),
        (ia = {
          status: 'pending',
          value: void 0,
          then: function (a) {
            u.push(a)
          },
        })
    }
    return qc++, t.then(z1, z1), t
  }
  function z1() {
    if (--qc === 0 && ((Fa = null), Pa !== null)) {
      ia !== null && (ia.status = 'fulfilled')
      var l = Pa
      ;(Pa = null), (Uu = 0), (ia = null)
      for (var t = 0; t < l.length; t++) (0, l[t])()
    }
  }
  function hh(l, t) {
    var u = [],
      a = {
        status: 'pending',
        value: null,
        reason: null,
        then: function (n) {
          u.push(n)
        },
      }
    return (
      l.then(
        function () {
          ;(a.status = 'fulfilled'), (a.value = t)
          for (var n = 0; n < u.length; n++) (0, u[n])(t)
        },
        function (n) {
          for (a.status = 'rejected', a.reason = n, n = 0; n < u.length; n++) (0, u[n])(void 0)
        },
      ),
      a
    )
  }
  var b1 = s.S
  s.S = function (l, t) {
    if (
      ((Vm = Xl()),
      typeof t == 'object' && t !== null && typeof t.then == 'function' && oh(l, t),
      Fa !== null)
    )
      for (var u = Na; u !== null; ) T1(u, Fa), (u = u.next)
    if (((u = l.types), u !== null)) {
      for (var a = Na; a !== null; ) T1(a, u), (a = a.next)
      if (Uu !== 0) {
        ;(a = Fa), a === null && (a = Fa = [])
        for (var n = 0; n < u.length; n++) {
          var e = u[n]
          a.indexOf(e) === -1 && a.push(e)
        }
      }
    }
    b1 !== null && b1(l, t)
  }
  var Nu = Tt(null)
  function Vi() {
    var l = Nu.current
    return l !== null ? l : x.pooledCache
  }
  function Se(l, t) {
    t === null ? J(Nu, Nu.current) : J(Nu, t.pool)
  }
  function Oy() {
    var l = Vi()
    return l === null ? null : { parent: ll._currentValue, pool: l }
  }
  var Ca = Error(z(460)),
    Zi = Error(z(474)),
    of = Error(z(542)),
    Ze = { then: function () {} }
  function E1(l) {
    return (l = l.status), l === 'fulfilled' || l === 'rejected'
  }
  function Ny(l, t, u) {
    switch (
      ((u = l[u]), u === void 0 ? l.push(t) : u !== t && (t.then(mt, mt), (t = u)), t.status)
    ) {
      case 'fulfilled':
        return t.value
      case 'rejected':
        throw ((l = t.reason), N1(l), l === void 0 && !('reason' in t) ? Error(z(600)) : l)
      default:
        if (typeof t.status == 'string') t.then(mt, mt)
        else {
          if (((l = x), l !== null && 100 < l.shellSuspendCounter)) throw Error(z(482))
          ;(l = t),
            (l.status = 'pending'),
            l.then(
              function (a) {
                if (t.status === 'pending') {
                  var n = t
                  ;(n.status = 'fulfilled'), (n.value = a)
                }
              },
              function (a) {
                if (t.status === 'pending') {
                  var n = t
                  ;(n.status = 'rejected'), (n.reason = a)
                }
              },
            )
        }
        switch (t.status) {
          case 'fulfilled':
            return t.value
          case 'rejected':
            throw ((l = t.reason), N1(l), l)
        }
        throw ((Au = t), Ca)
    }
  }
  function Su(l) {
    try {
      var t = l._init
      return t(l._payload)
    } catch (u) {
      throw u !== null && typeof u == 'object' && typeof u.then == 'function' ? ((Au = u), Ca) : u
    }
  }
  var Au = null
  function O1() {
    if (Au === null) throw Error(z(459))
    var l = Au
    return (Au = null), l
  }
  function N1(l) {
    if (l === Ca || l === of) throw Error(z(483))
  }
  var va = null,
    Sn = 0
  function kn(l) {
    var t = Sn
    return (Sn += 1), va === null && (va = []), Ny(va, l, t)
  }
  function Vt(l, t) {
    ;(t = t.props.ref), (l.ref = t !== void 0 ? t : null)
  }
  function Pn(l, t) {
    throw t.$$typeof === wd
      ? Error(z(525))
      : ((l = Object.prototype.toString.call(t)),
        Error(
          z(
            31,
            l === '[object Object]' ? 'object with keys {' + Object.keys(t).join(', ') + '}' : l,
          ),
        ))
  }
  function Ay(l) {
    function t(d, v) {
      if (l) {
        var o = d.deletions
        o === null ? ((d.deletions = [v]), (d.flags |= 16)) : o.push(v)
      }
    }
    function u(d, v) {
      if (!l) return null
      for (; v !== null; ) t(d, v), (v = v.sibling)
      return null
    }
    function a(d) {
      for (var v = new Map(); d !== null; )
        d.key === null ? v.set(d.index, d) : v.set(d.key, d), (d = d.sibling)
      return v
    }
    function n(d, v) {
      return (d = st(d, v)), (d.index = 0), (d.sibling = null), d
    }
    function e(d, v, o) {
      return (
        (d.index = o),
        l
          ? ((o = d.alternate),
            o !== null
              ? ((o = o.index), o < v ? ((d.flags |= 2), v) : o)
              : ((d.flags |= 134217730), v))
          : ((d.flags |= 1048576), v)
      )
    }
    function f(d) {
      return l && d.alternate === null && (d.flags |= 134217730), d
    }
    function c(d, v, o, S) {
      return v === null || v.tag !== 6
        ? ((v = pf(o, d.mode, S)), (v.return = d), v)
        : ((v = n(v, o)), (v.return = d), v)
    }
    function i(d, v, o, S) {
      var E = o.type
      return E === Fu
        ? ((d = g(d, v, o.props.children, S, o.key)), Vt(d, o), d)
        : v !== null &&
            (v.elementType === E ||
              (typeof E == 'object' && E !== null && E.$$typeof === xt && Su(E) === v.type))
          ? ((v = n(v, o.props)), Vt(v, o), (v.return = d), v)
          : ((v = he(o.type, o.key, o.props, null, d.mode, S)), Vt(v, o), (v.return = d), v)
    }
    function y(d, v, o, S) {
      return v === null ||
        v.tag !== 4 ||
        v.stateNode.containerInfo !== o.containerInfo ||
        v.stateNode.implementation !== o.implementation
        ? ((v = wf(o, d.mode, S)), (v.return = d), v)
        : ((v = n(v, o.children || [])), (v.return = d), v)
    }
    function g(d, v, o, S, E) {
      return v === null || v.tag !== 7
        ? ((v = Ou(o, d.mode, S, E)), (v.return = d), v)
        : ((v = n(v, o)), (v.return = d), v)
    }
    function T(d, v, o) {
      if ((typeof v == 'string' && v !== '') || typeof v == 'number' || typeof v == 'bigint')
        return (v = pf('' + v, d.mode, o)), (v.return = d), v
      if (typeof v == 'object' && v !== null) {
        switch (v.$$typeof) {
          case Kn:
            return (o = he(v.type, v.key, v.props, null, d.mode, o)), Vt(o, v), (o.return = d), o
          case Ja:
            return (v = wf(v, d.mode, o)), (v.return = d), v
          case xt:
            return (v = Su(v)), T(d, v, o)
        }
        if (pa(v) || Za(v)) return (v = Ou(v, d.mode, o, null)), (v.return = d), v
        if (typeof v.then == 'function') return T(d, kn(v), o)
        if (v.$$typeof === yt) return T(d, In(d, v), o)
        Pn(d, v)
      }
      return null
    }
    function m(d, v, o, S) {
      var E = v !== null ? v.key : null
      if ((typeof o == 'string' && o !== '') || typeof o == 'number' || typeof o == 'bigint')
        return E !== null ? null : c(d, v, '' + o, S)
      if (typeof o == 'object' && o !== null) {
        switch (o.$$typeof) {
          case Kn:
            return o.key === E ? i(d, v, o, S) : null
          case Ja:
            return o.key === E ? y(d, v, o, S) : null
          case xt:
            return (o = Su(o)), m(d, v, o, S)
        }
        if (pa(o) || Za(o)) return E !== null ? null : g(d, v, o, S, null)
        if (typeof o.then == 'function') return m(d, v, kn(o), S)
        if (o.$$typeof === yt) return m(d, v, In(d, o), S)
        Pn(d, o)
      }
      return null
    }
    function h(d, v, o, S, E) {
      if ((typeof S == 'string' && S !== '') || typeof S == 'number' || typeof S == 'bigint')
        return (d = d.get(o) || null), c(v, d, '' + S, E)
      if (typeof S == 'object' && S !== null) {
        switch (S.$$typeof) {
          case Kn:
            return (d = d.get(S.key === null ? o : S.key) || null), i(v, d, S, E)
          case Ja:
            return (d = d.get(S.key === null ? o : S.key) || null), y(v, d, S, E)
          case xt:
            return (S = Su(S)), h(d, v, o, S, E)
        }
        if (pa(S) || Za(S)) return (d = d.get(o) || null), g(v, d, S, E, null)
        if (typeof S.then == 'function') return h(d, v, o, kn(S), E)
        if (S.$$typeof === yt) return h(d, v, o, In(v, S), E)
        Pn(v, S)
      }
      return null
    }
    function b(d, v, o, S) {
      for (var E = null, C = null, N = v, A = (v = 0), k = null; N !== null && A < o.length; A++) {
        N.index > A ? ((k = N), (N = null)) : (k = N.sibling)
        var B = m(d, N, o[A], S)
        if (B === null) {
          N === null && (N = k)
          break
        }
        l && N && B.alternate === null && t(d, N),
          (v = e(B, v, A)),
          C === null ? (E = B) : (C.sibling = B),
          (C = B),
          (N = k)
      }
      if (A === o.length) return u(d, N), D && Nt(d, A), E
      if (N === null) {
        for (; A < o.length; A++)
          (N = T(d, o[A], S)),
            N !== null && ((v = e(N, v, A)), C === null ? (E = N) : (C.sibling = N), (C = N))
        return D && Nt(d, A), E
      }
      for (N = a(N); A < o.length; A++)
        (k = h(N, d, A, o[A], S)),
          k !== null &&
            (l && ((B = k.alternate), B !== null && N.delete(B.key === null ? A : B.key)),
            (v = e(k, v, A)),
            C === null ? (E = k) : (C.sibling = k),
            (C = k))
      return (
        l &&
          N.forEach(function (Gt) {
            return t(d, Gt)
          }),
        D && Nt(d, A),
        E
      )
    }
    function O(d, v, o, S) {
      if (o == null) throw Error(z(151))
      for (
        var E = null, C = null, N = v, A = (v = 0), k = null, B = o.next();
        N !== null && !B.done;
        A++, B = o.next()
      ) {
        N.index > A ? ((k = N), (N = null)) : (k = N.sibling)
        var Gt = m(d, N, B.value, S)
        if (Gt === null) {
          N === null && (N = k)
          break
        }
        l && N && Gt.alternate === null && t(d, N),
          (v = e(Gt, v, A)),
          C === null ? (E = Gt) : (C.sibling = Gt),
          (C = Gt),
          (N = k)
      }
      if (B.done) return u(d, N), D && Nt(d, A), E
      if (N === null) {
        for (; !B.done; A++, B = o.next())
          (B = T(d, B.value, S)),
            B !== null && ((v = e(B, v, A)), C === null ? (E = B) : (C.sibling = B), (C = B))
        return D && Nt(d, A), E
      }
      for (N = a(N); !B.done; A++, B = o.next())
        (B = h(N, d, A, B.value, S)),
          B !== null &&
            (l && ((k = B.alternate), k !== null && N.delete(k.key === null ? A : k.key)),
            (v = e(B, v, A)),
            C === null ? (E = B) : (C.sibling = B),
            (C = B))
      return (
        l &&
          N.forEach(function (Qd) {
            return t(d, Qd)
          }),
        D && Nt(d, A),
        E
      )
    }
    function _(d, v, o, S) {
      if (
        (typeof o == 'object' &&
          o !== null &&
          o.type === Fu &&
          o.key === null &&
          o.props.ref === void 0 &&
          (o = o.props.children),
        typeof o == 'object' && o !== null)
      ) {
        switch (o.$$typeof) {
          case Kn:
            l: {
              for (var E = o.key; v !== null; ) {
                if (v.key === E) {
                  if (((E = o.type), E === Fu)) {
                    if (v.tag === 7) {
                      u(d, v.sibling),
                        (S = n(v, o.props.children)),
                        Vt(S, o),
                        (S.return = d),
                        (d = S)
                      break l
                    }
                  } else if (
                    v.elementType === E ||
                    (typeof E == 'object' && E !== null && E.$$typeof === xt && Su(E) === v.type)
                  ) {
                    u(d, v.sibling), (S = n(v, o.props)), Vt(S, o), (S.return = d), (d = S)
                    break l
                  }
                  u(d, v)
                  break
                } else t(d, v)
                v = v.sibling
              }
              o.type === Fu
                ? ((S = Ou(o.props.children, d.mode, S, o.key)), Vt(S, o), (S.return = d), (d = S))
                : ((S = he(o.type, o.key, o.props, null, d.mode, S)),
                  Vt(S, o),
                  (S.return = d),
                  (d = S))
            }
            return f(d)
          case Ja:
            l: {
              for (E = o.key; v !== null; ) {
                if (v.key === E)
                  if (
                    v.tag === 4 &&
                    v.stateNode.containerInfo === o.containerInfo &&
                    v.stateNode.implementation === o.implementation
                  ) {
                    u(d, v.sibling), (S = n(v, o.children || [])), (S.return = d), (d = S)
                    break l
                  } else {
                    u(d, v)
                    break
                  }
                else t(d, v)
                v = v.sibling
              }
              ;(S = wf(o, d.mode, S)), (S.return = d), (d = S)
            }
            return f(d)
          case xt:
            return (o = Su(o)), _(d, v, o, S)
        }
        if (pa(o)) return b(d, v, o, S)
        if (Za(o)) {
          if (((E = Za(o)), typeof E != 'function')) throw Error(z(150))
          return (o = E.call(o)), O(d, v, o, S)
        }
        if (typeof o.then == 'function') return _(d, v, kn(o), S)
        if (o.$$typeof === yt) return _(d, v, In(d, o), S)
        Pn(d, o)
      }
      return (typeof o == 'string' && o !== '') || typeof o == 'number' || typeof o == 'bigint'
        ? ((o = '' + o),
          v !== null && v.tag === 6
            ? (u(d, v.sibling), (S = n(v, o)), (S.return = d), (d = S))
            : (u(d, v), (S = pf(o, d.mode, S)), (S.return = d), (d = S)),
          f(d))
        : u(d, v)
    }
    return function (d, v, o, S) {
      try {
        Sn = 0
        var E = _(d, v, o, S)
        return (va = null), E
      } catch (N) {
        if (N === Ca || N === of) throw N
        var C = Dl(29, N, null, d.mode)
        return (C.lanes = S), (C.return = d), C
      }
    }
  }
  var Hu = Ay(!0),
    sy = Ay(!1),
    Lt = !1
  function ji(l) {
    l.updateQueue = {
      baseState: l.memoizedState,
      firstBaseUpdate: null,
      lastBaseUpdate: null,
      shared: { pending: null, lanes: 0, hiddenCallbacks: null },
      callbacks: null,
    }
  }
  function Yc(l, t) {
    ;(l = l.updateQueue),
      t.updateQueue === l &&
        (t.updateQueue = {
          baseState: l.baseState,
          firstBaseUpdate: l.firstBaseUpdate,
          lastBaseUpdate: l.lastBaseUpdate,
          shared: l.shared,
          callbacks: null,
        })
  }
  function kt(l) {
    return { lane: l, tag: 0, payload: null, callback: null, next: null }
  }
  function Pt(l, t, u) {
    var a = l.updateQueue
    if (a === null) return null
    if (((a = a.shared), (Y & 2) !== 0)) {
      var n = a.pending
      return (
        n === null ? (t.next = t) : ((t.next = n.next), (n.next = t)),
        (a.pending = t),
        (t = Ge(l)),
        gy(l, null, u),
        t
      )
    }
    return mf(l, a, t, u), Ge(l)
  }
  function ln(l, t, u) {
    if (((t = t.updateQueue), t !== null && ((t = t.shared), (u & 4194048) !== 0))) {
      var a = t.lanes
      ;(a &= l.pendingLanes), (u |= a), (t.lanes = u), xv(l, u)
    }
  }
  function Wf(l, t) {
    var u = l.updateQueue,
      a = l.alternate
    if (a !== null && ((a = a.updateQueue), u === a)) {
      var n = null,
        e = null
      if (((u = u.firstBaseUpdate), u !== null)) {
        do {
          var f = { lane: u.lane, tag: u.tag, payload: u.payload, callback: null, next: null }
          e === null ? (n = e = f) : (e = e.next = f), (u = u.next)
        } while (u !== null)
        e === null ? (n = e = t) : (e = e.next = t)
      } else n = e = t
      ;(u = {
        baseState: a.baseState,
        firstBaseUpdate: n,
        lastBaseUpdate: e,
        shared: a.shared,
        callbacks: a.callbacks,
      }),
        (l.updateQueue = u)
      return
    }
    ;(l = u.lastBaseUpdate),
      l === null ? (u.firstBaseUpdate = t) : (l.next = t),
      (u.lastBaseUpdate = t)
  }
  var Gc = !1
  function tn() {
    if (Gc) {
      var l = ia
      if (l !== null) throw l
    }
  }
  function un(l, t, u, a) {
    Gc = !1
    var n = l.updateQueue
    Lt = !1
    var e = n.firstBaseUpdate,
      f = n.lastBaseUpdate,
      c = n.shared.pending
    if (c !== null) {
      n.shared.pending = null
      var i = c,
        y = i.next
      ;(i.next = null), f === null ? (e = y) : (f.next = y), (f = i)
      var g = l.alternate
      g !== null &&
        ((g = g.updateQueue),
        (c = g.lastBaseUpdate),
        c !== f && (c === null ? (g.firstBaseUpdate = y) : (c.next = y), (g.lastBaseUpdate = i)))
    }
    if (e !== null) {
      var T = n.baseState
      ;(f = 0), (g = y = i = null), (c = e)
      do {
        var m = c.lane & -536870913,
          h = m !== c.lane
        if (h ? (R & m) === m : (a & m) === m) {
          m !== 0 && m === Uu && (Gc = !0),
            g !== null &&
              (g = g.next = { lane: 0, tag: c.tag, payload: c.payload, callback: null, next: null })
          l: {
            var b = l,
              O = c
            m = t
            var _ = u
            switch (O.tag) {
              case 1:
                if (((b = O.payload), typeof b == 'function')) {
                  T = b.call(_, T, m)
                  break l
                }
                T = b
                break l
              case 3:
                b.flags = (b.flags & -65537) | 128
              case 0:
                if (
                  ((b = O.payload), (m = typeof b == 'function' ? b.call(_, T, m) : b), m == null)
                )
                  break l
                T = L({}, T, m)
                break l
              case 2:
                Lt = !0
            }
          }
          ;(m = c.callback),
            m !== null &&
              ((l.flags |= 64),
              h && (l.flags |= 8192),
              (h = n.callbacks),
              h === null ? (n.callbacks = [m]) : h.push(m))
        } else
          (h = { lane: m, tag: c.tag, payload: c.payload, callback: c.callback, next: null }),
            g === null ? ((y = g = h), (i = T)) : (g = g.next = h),
            (f |= m)
        if (((c = c.next), c === null)) {
          if (((c = n.shared.pending), c === null)) break
          ;(h = c), (c = h.next), (h.next = null), (n.lastBaseUpdate = h), (n.shared.pending = null)
        }
      } while (!0)
      g === null && (i = T),
        (n.baseState = i),
        (n.firstBaseUpdate = y),
        (n.lastBaseUpdate = g),
        e === null && (n.shared.lanes = 0),
        (yu |= f),
        (l.lanes = f),
        (l.memoizedState = T)
    }
  }
  function _y(l, t) {
    if (typeof l != 'function') throw Error(z(191, l))
    l.call(t)
  }
  function My(l, t) {
    var u = l.callbacks
    if (u !== null) for (l.callbacks = null, l = 0; l < u.length; l++) _y(u[l], t)
  }
  var iu = Tt(null),
    je = Tt(0)
  function A1(l, t) {
    ;(l = Rt), J(je, l), J(iu, t), (Rt = l | t.baseLanes)
  }
  function Xc() {
    J(je, Rt), J(iu, iu.current)
  }
  function xi() {
    ;(Rt = je.current), dl(iu), dl(je)
  }
  var gl = Tt(null),
    zl = null
  function lu(l) {
    var t = l.alternate
    J(ol, ol.current & 1),
      J(gl, l),
      zl === null && (t === null || iu.current !== null || t.memoizedState !== null) && (zl = l)
  }
  function Qc(l) {
    J(ol, ol.current), J(gl, l), zl === null && (zl = l)
  }
  function Dy(l) {
    l.tag === 22 ? (J(ol, ol.current), J(gl, l), zl === null && (zl = l)) : tu()
  }
  function tu() {
    J(ol, ol.current), J(gl, gl.current)
  }
  function ql(l) {
    dl(gl), zl === l && (zl = null), dl(ol)
  }
  var ol = Tt(0)
  function Tn(l, t) {
    J(gl, gl.current), J(ol, t)
  }
  function Li(l) {
    dl(ol), dl(gl), zl === l && (zl = null)
  }
  function xe(l) {
    for (var t = l; t !== null; ) {
      if (t.tag === 13) {
        var u = t.memoizedState
        if (u !== null && ((u = u.dehydrated), u === null || Ti(u) || g0(u))) return t
      } else if (t.tag === 19 && t.memoizedProps.revealOrder !== 'independent') {
        if ((t.flags & 128) !== 0) return t
      } else if (t.child !== null) {
        ;(t.child.return = t), (t = t.child)
        continue
      }
      if (t === l) break
      for (; t.sibling === null; ) {
        if (t.return === null || t.return === l) return null
        t = t.return
      }
      ;(t.sibling.return = t.return), (t = t.sibling)
    }
    return null
  }
  var Ut = 0,
    M = null,
    j = null,
    P = null,
    Le = !1,
    ya = !1,
    Cu = !1,
    Ke = 0,
    zn = 0,
    ma = null,
    gh = 0
  function W() {
    throw Error(z(321))
  }
  function Ki(l, t) {
    if (t === null) return !1
    for (var u = 0; u < t.length && u < l.length; u++) if (!jl(l[u], t[u])) return !1
    return !0
  }
  function ri(l, t, u, a, n, e) {
    return (
      (Ut = e),
      (M = t),
      (t.memoizedState = null),
      (t.updateQueue = null),
      (t.lanes = 0),
      (s.H = l === null || l.memoizedState === null ? nm : em),
      (Cu = !1),
      (e = u(a, n)),
      (Cu = !1),
      ya && (e = Hy(t, u, a, n)),
      Uy(l),
      e
    )
  }
  function Uy(l) {
    s.H = re
    var t = j !== null && j.next !== null
    if (((Ut = 0), (P = j = M = null), (Le = !1), (zn = 0), (ma = null), t)) throw Error(z(300))
    l === null || tl || ((l = l.dependencies), l !== null && Ve(l) && (tl = !0))
  }
  function Hy(l, t, u, a) {
    M = l
    var n = 0
    do {
      if ((ya && (ma = null), (zn = 0), (ya = !1), 25 <= n)) throw Error(z(301))
      if (((n += 1), (P = j = null), l.updateQueue != null)) {
        var e = l.updateQueue
        ;(e.lastEffect = null),
          (e.events = null),
          (e.stores = null),
          e.memoCache != null && (e.memoCache.index = 0)
      }
      ;(s.H = Ah), (e = t(u, a))
    } while (ya)
    return e
  }
  function Sh() {
    var l = s.H,
      t = l.useState()[0]
    return (
      (t = typeof t.then == 'function' ? qn(t) : t),
      (l = l.useState()[0]),
      (j !== null ? j.memoizedState : null) !== l && (M.flags |= 1024),
      t
    )
  }
  function Ji() {
    var l = Ke !== 0
    return (Ke = 0), l
  }
  function pi(l, t, u) {
    ;(t.updateQueue = l.updateQueue), (t.flags &= -2053), (l.lanes &= ~u)
  }
  function wi(l) {
    if (Le) {
      for (l = l.memoizedState; l !== null; ) {
        var t = l.queue
        t !== null && (t.pending = null), (l = l.next)
      }
      Le = !1
    }
    ;(Ut = 0), (P = j = M = null), (ya = !1), (zn = Ke = 0), (ma = null)
  }
  function Nl() {
    var l = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null }
    return P === null ? (M.memoizedState = P = l) : (P = P.next = l), P
  }
  function I() {
    if (j === null) {
      var l = M.alternate
      l = l !== null ? l.memoizedState : null
    } else l = j.next
    var t = P === null ? M.memoizedState : P.next
    if (t !== null) (P = t), (j = l)
    else {
      if (l === null) throw M.alternate === null ? Error(z(467)) : Error(z(310))
      ;(j = l),
        (l = {
          memoizedState: j.memoizedState,
          baseState: j.baseState,
          baseQueue: j.baseQueue,
          queue: j.queue,
          next: null,
        }),
        P === null ? (M.memoizedState = P = l) : (P = P.next = l)
    }
    return P
  }
  function hf() {
    return { lastEffect: null, events: null, stores: null, memoCache: null }
  }
  function qn(l) {
    var t = zn
    return (
      (zn += 1),
      ma === null && (ma = []),
      (l = Ny(ma, l, t)),
      (t = M),
      (P === null ? t.memoizedState : P.next) === null &&
        ((t = t.alternate), (s.H = t === null || t.memoizedState === null ? nm : em)),
      l
    )
  }
  function gf(l) {
    if (l !== null && typeof l == 'object') {
      if (typeof l.then == 'function') return qn(l)
      if (l.$$typeof === $d) return
      if (l.$$typeof === yt) return ml(l)
    }
    throw Error(z(438, String(l)))
  }
  function Fi(l) {
    var t = null,
      u = M.updateQueue
    if ((u !== null && (t = u.memoCache), t == null)) {
      var a = M.alternate
      a !== null &&
        ((a = a.updateQueue),
        a !== null &&
          ((a = a.memoCache),
          a != null &&
            (t = {
              data: a.data.map(function (n) {
                return n.slice()
              }),
              index: 0,
            })))
    }
    if (
      (t == null && (t = { data: [], index: 0 }),
      u === null && ((u = hf()), (M.updateQueue = u)),
      (u.memoCache = t),
      (u = t.data[t.index]),
      u === void 0)
    )
      for (u = t.data[t.index] = Array(l), a = 0; a < l; a++) u[a] = Wd
    return t.index++, u
  }
  function Ht(l, t) {
    return typeof t == 'function' ? t(l) : t
  }
  function Te(l) {
    var t = I()
    return Wi(t, j, l)
  }
  function Wi(l, t, u) {
    var a = l.queue
    if (a === null) throw Error(z(311))
    a.lastRenderedReducer = u
    var n = l.baseQueue,
      e = a.pending
    if (e !== null) {
      if (n !== null) {
        var f = n.next
        ;(n.next = e.next), (e.next = f)
      }
      ;(t.baseQueue = n = e), (a.pending = null)
    }
    if (((e = l.baseState), n === null)) l.memoizedState = e
    else {
      t = n.next
      var c = (f = null),
        i = null,
        y = t,
        g = !1
      do {
        var T = y.lane & -536870913
        if (T !== y.lane ? (R & T) === T : (Ut & T) === T) {
          var m = y.revertLane
          if (m === 0)
            i !== null &&
              (i = i.next =
                {
                  lane: 0,
                  revertLane: 0,
                  gesture: null,
                  action: y.action,
                  hasEagerState: y.hasEagerState,
                  eagerState: y.eagerState,
                  next: null,
                }),
              T === Uu && (g = !0)
          else if ((Ut & m) === m) {
            ;(y = y.next), m === Uu && (g = !0)
            continue
          } else
            (T = {
              lane: 0,
              revertLane: y.revertLane,
              gesture: null,
              action: y.action,
              hasEagerState: y.hasEagerState,
              eagerState: y.eagerState,
              next: null,
            }),
              i === null ? ((c = i = T), (f = e)) : (i = i.next = T),
              (M.lanes |= m),
              (yu |= m)
          ;(T = y.action), Cu && u(e, T), (e = y.hasEagerState ? y.eagerState : u(e, T))
        } else
          (m = {
            lane: T,
            revertLane: y.revertLane,
            gesture: y.gesture,
            action: y.action,
            hasEagerState: y.hasEagerState,
            eagerState: y.eagerState,
            next: null,
          }),
            i === null ? ((c = i = m), (f = e)) : (i = i.next = m),
            (M.lanes |= T),
            (yu |= T)
        y = y.next
      } while (y !== null && y !== t)
      if (
        (i === null ? (f = e) : (i.next = c),
        !jl(e, l.memoizedState) && ((tl = !0), g && ((u = ia), u !== null)))
      )
        throw u
      ;(l.memoizedState = e), (l.baseState = f), (l.baseQueue = i), (a.lastRenderedState = e)
    }
    return n === null && (a.lanes = 0), [l.memoizedState, a.dispatch]
  }
  function $f(l) {
    var t = I(),
      u = t.queue
    if (u === null) throw Error(z(311))
    u.lastRenderedReducer = l
    var a = u.dispatch,
      n = u.pending,
      e = t.memoizedState
    if (n !== null) {
      u.pending = null
      var f = (n = n.next)
      do (e = l(e, f.action)), (f = f.next)
      while (f !== n)
      jl(e, t.memoizedState) || (tl = !0),
        (t.memoizedState = e),
        t.baseQueue === null && (t.baseState = e),
        (u.lastRenderedState = e)
    }
    return [e, a]
  }
  function Cy(l, t, u) {
    var a = M,
      n = I(),
      e = D
    if (e) {
      if (u === void 0) throw Error(z(407))
      u = u()
    } else u = t()
    var f = !jl((j || n).memoizedState, u)
    if (
      (f && ((n.memoizedState = u), (tl = !0)),
      (n = n.queue),
      $i(qy.bind(null, a, n, l), [l]),
      (l = n.getSnapshot !== t || f || (P !== null && (P.memoizedState.tag & 1) !== 0)),
      za(l ? 9 : 8, { destroy: void 0 }, By.bind(null, a, n, u, t), null),
      l)
    ) {
      if (((a.flags |= 2048), x === null)) throw Error(z(349))
      e || (Ut & 127) !== 0 || Ry(a, t, u)
    }
    return u
  }
  function Ry(l, t, u) {
    ;(l.flags |= 16384),
      (l = { getSnapshot: t, value: u }),
      (t = M.updateQueue),
      t === null
        ? ((t = hf()), (M.updateQueue = t), (t.stores = [l]))
        : ((u = t.stores), u === null ? (t.stores = [l]) : u.push(l))
  }
  function By(l, t, u, a) {
    ;(t.value = u), (t.getSnapshot = a), Yy(t) && Gy(l)
  }
  function qy(l, t, u) {
    return u(function () {
      Yy(t) && Gy(l)
    })
  }
  function Yy(l) {
    var t = l.getSnapshot
    l = l.value
    try {
      var u = t()
      return !jl(l, u)
    } catch {
      return !0
    }
  }
  function Gy(l) {
    var t = Xu(l, 2)
    t !== null && Ul(t, l, 2)
  }
  function Vc(l) {
    var t = Nl()
    if (typeof l == 'function') {
      var u = l
      if (((l = u()), Cu)) {
        rt(!0)
        try {
          u()
        } finally {
          rt(!1)
        }
      }
    }
    return (
      (t.memoizedState = t.baseState = l),
      (t.queue = {
        pending: null,
        lanes: 0,
        dispatch: null,
        lastRenderedReducer: Ht,
        lastRenderedState: l,
      }),
      t
    )
  }
  function Xy(l, t, u, a) {
    return (l.baseState = u), Wi(l, j, typeof a == 'function' ? a : Ht)
  }
  function Th(l, t, u, a, n) {
    if (Tf(l)) throw Error(z(485))
    if (((l = t.action), l !== null)) {
      var e = {
        payload: n,
        action: l,
        next: null,
        isTransition: !0,
        status: 'pending',
        value: null,
        reason: null,
        listeners: [],
        then: function (f) {
          e.listeners.push(f)
        },
      }
      s.T !== null ? u(!0) : (e.isTransition = !1),
        a(e),
        (u = t.pending),
        u === null
          ? ((e.next = t.pending = e), Qy(t, e))
          : ((e.next = u.next), (t.pending = u.next = e))
    }
  }
  function Qy(l, t) {
    var u = t.action,
      a = t.payload,
      n = l.state
    if (t.isTransition) {
      var e = s.T,
        f = {}
      ;(f.types = e !== null ? e.types : null), (s.T = f)
      try {
        var c = u(n, a),
          i = s.S
        i !== null && i(f, c), s1(l, t, c)
      } catch (y) {
        Zc(l, t, y)
      } finally {
        e !== null && f.types !== null && (e.types = f.types), (s.T = e)
      }
    } else
      try {
        ;(e = u(n, a)), s1(l, t, e)
      } catch (y) {
        Zc(l, t, y)
      }
  }
  function s1(l, t, u) {
    u !== null && typeof u == 'object' && typeof u.then == 'function'
      ? u.then(
          function (a) {
            _1(l, t, a)
          },
          function (a) {
            return Zc(l, t, a)
          },
        )
      : _1(l, t, u)
  }
  function _1(l, t, u) {
    ;(t.status = 'fulfilled'),
      (t.value = u),
      Vy(t),
      (l.state = u),
      (t = l.pending),
      t !== null &&
        ((u = t.next), u === t ? (l.pending = null) : ((u = u.next), (t.next = u), Qy(l, u)))
  }
  function Zc(l, t, u) {
    var a = l.pending
    if (((l.pending = null), a !== null)) {
      a = a.next
      do (t.status = 'rejected'), (t.reason = u), Vy(t), (t = t.next)
      while (t !== a)
    }
    l.action = null
  }
  function Vy(l) {
    l = l.listeners
    for (var t = 0; t < l.length; t++) (0, l[t])()
  }
  function Zy(l, t) {
    return t
  }
  function M1(l, t) {
    if (D) {
      var u = x.formState
      if (u !== null) {
        l: {
          var a = M
          if (D) {
            if (r) {
              t: {
                for (var n = r, e = Wl; n.nodeType !== 8; ) {
                  if (!e) {
                    n = null
                    break t
                  }
                  if (((n = $l(n.nextSibling)), n === null)) {
                    n = null
                    break t
                  }
                }
                ;(e = n.data), (n = e === 'F!' || e === 'F' ? n : null)
              }
              if (n) {
                ;(r = $l(n.nextSibling)), (a = n.data === 'F!')
                break l
              }
            }
            cu(a)
          }
          a = !1
        }
        a && (t = u[0])
      }
    }
    return (
      (u = Nl()),
      (u.memoizedState = u.baseState = t),
      (a = {
        pending: null,
        lanes: 0,
        dispatch: null,
        lastRenderedReducer: Zy,
        lastRenderedState: t,
      }),
      (u.queue = a),
      (u = tm.bind(null, M, a)),
      (a.dispatch = u),
      (a = Vc(!1)),
      (e = l0.bind(null, M, !1, a.queue)),
      (a = Nl()),
      (n = { state: t, dispatch: null, action: l, pending: null }),
      (a.queue = n),
      (u = Th.bind(null, M, n, e, u)),
      (n.dispatch = u),
      (a.memoizedState = l),
      [t, u, !1]
    )
  }
  function D1(l) {
    var t = I()
    return jy(t, j, l)
  }
  function jy(l, t, u) {
    if (
      ((t = Wi(l, t, Zy)[0]),
      (l = Te(Ht)[0]),
      typeof t == 'object' && t !== null && typeof t.then == 'function')
    )
      try {
        var a = qn(t)
      } catch (f) {
        throw f === Ca ? of : f
      }
    else a = t
    t = I()
    var n = t.queue,
      e = n.dispatch
    return (
      u !== t.memoizedState &&
        ((M.flags |= 2048), za(9, { destroy: void 0 }, zh.bind(null, n, u), null)),
      [a, e, l]
    )
  }
  function zh(l, t) {
    l.action = t
  }
  function U1(l) {
    var t = I(),
      u = j
    if (u !== null) return jy(t, u, l)
    I(), (t = t.memoizedState), (u = I())
    var a = u.queue.dispatch
    return (u.memoizedState = l), [t, a, !1]
  }
  function za(l, t, u, a) {
    return (
      (l = { tag: l, create: u, deps: a, inst: t, next: null }),
      (t = M.updateQueue),
      t === null && ((t = hf()), (M.updateQueue = t)),
      (u = t.lastEffect),
      u === null
        ? (t.lastEffect = l.next = l)
        : ((a = u.next), (u.next = l), (l.next = a), (t.lastEffect = l)),
      l
    )
  }
  function xy() {
    return I().memoizedState
  }
  function ze(l, t, u, a) {
    var n = Nl()
    ;(M.flags |= l), (n.memoizedState = za(1 | t, { destroy: void 0 }, u, a === void 0 ? null : a))
  }
  function Sf(l, t, u, a) {
    var n = I()
    a = a === void 0 ? null : a
    var e = n.memoizedState.inst
    j !== null && a !== null && Ki(a, j.memoizedState.deps)
      ? (n.memoizedState = za(t, e, u, a))
      : ((M.flags |= l), (n.memoizedState = za(1 | t, e, u, a)))
  }
  function H1(l, t) {
    ze(8390656, 8, l, t)
  }
  function $i(l, t) {
    Sf(2048, 8, l, t)
  }
  function bh(l) {
    M.flags |= 4
    var t = M.updateQueue
    if (t === null) (t = hf()), (M.updateQueue = t), (t.events = [l])
    else {
      var u = t.events
      u === null ? (t.events = [l]) : u.push(l)
    }
  }
  function Ly(l) {
    var t = I().memoizedState
    return (
      bh({ ref: t, nextImpl: l }),
      function () {
        if ((Y & 2) !== 0) throw Error(z(440))
        return t.impl.apply(void 0, arguments)
      }
    )
  }
  function Ky(l, t) {
    return Sf(4, 2, l, t)
  }
  function ry(l, t) {
    return Sf(4, 4, l, t)
  }
  function Jy(l, t) {
    if (typeof t == 'function') {
      l = l()
      var u = t(l)
      return function () {
        typeof u == 'function' ? u() : t(null)
      }
    }
    if (t != null)
      return (
        (l = l()),
        (t.current = l),
        function () {
          t.current = null
        }
      )
  }
  function py(l, t, u) {
    ;(u = u != null ? u.concat([l]) : null), Sf(4, 4, Jy.bind(null, t, l), u)
  }
  function Ii() {}
  function wy(l, t) {
    var u = I()
    t = t === void 0 ? null : t
    var a = u.memoizedState
    return t !== null && Ki(t, a[1]) ? a[0] : ((u.memoizedState = [l, t]), l)
  }
  function Fy(l, t) {
    var u = I()
    t = t === void 0 ? null : t
    var a = u.memoizedState
    if (t !== null && Ki(t, a[1])) return a[0]
    if (((a = l()), Cu)) {
      rt(!0)
      try {
        l()
      } finally {
        rt(!1)
      }
    }
    return (u.memoizedState = [a, t]), a
  }
  function ki(l, t, u) {
    return u === void 0 || ((Ut & 1073741824) !== 0 && (R & 261930) === 0)
      ? (l.memoizedState = t)
      : ((l.memoizedState = u), (l = jm()), (M.lanes |= l), (yu |= l), u)
  }
  function Wy(l, t, u, a) {
    return jl(u, t)
      ? u
      : iu.current !== null
        ? ((l = ki(l, u, a)), jl(l, t) || (tl = !0), l)
        : (Ut & 106) === 0 || ((Ut & 1073741824) !== 0 && (R & 261930) === 0)
          ? ((tl = !0), (l.memoizedState = u))
          : ((l = jm()), (M.lanes |= l), (yu |= l), t)
  }
  function $y(l, t, u, a, n) {
    var e = G.p
    G.p = e !== 0 && 8 > e ? e : 8
    var f = s.T,
      c = {}
    ;(c.types = f !== null ? f.types : null), (s.T = c), l0(l, !1, t, u)
    try {
      var i = n(),
        y = s.S
      if (
        (y !== null && y(c, i), i !== null && typeof i == 'object' && typeof i.then == 'function')
      ) {
        var g = hh(i, a)
        an(l, t, g, Zl(l))
      } else an(l, t, a, Zl(l))
    } catch (T) {
      an(l, t, { then: function () {}, status: 'rejected', reason: T }, Zl())
    } finally {
      ;(G.p = e), f !== null && c.types !== null && (f.types = c.types), (s.T = f)
    }
  }
  function Eh() {}
  function jc(l, t, u, a) {
    if (l.tag !== 5) throw Error(z(476))
    var n = Iy(l).queue
    $y(
      l,
      n,
      t,
      Eu,
      u === null
        ? Eh
        : function () {
            return ky(l), u(a)
          },
    )
  }
  function Iy(l) {
    var t = l.memoizedState
    if (t !== null) return t
    t = {
      memoizedState: Eu,
      baseState: Eu,
      baseQueue: null,
      queue: {
        pending: null,
        lanes: 0,
        dispatch: null,
        lastRenderedReducer: Ht,
        lastRenderedState: Eu,
      },
      next: null,
    }
    var u = {}
    return (
      (t.next = {
        memoizedState: u,
        baseState: u,
        baseQueue: null,
        queue: {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: Ht,
          lastRenderedState: u,
        },
        next: null,
      }),
      (l.memoizedState = t),
      (l = l.alternate),
      l !== null && (l.memoizedState = t),
      t
    )
  }
  function ky(l) {
    var t = Iy(l)
    t.next === null && (t = l.alternate.memoizedState), an(l, t.next.queue, {}, Zl())
  }
  function Pi() {
    return ml(_a)
  }
  function Py() {
    return I().memoizedState
  }
  function lm() {
    return I().memoizedState
  }
  function Oh(l) {
    for (var t = l.return; t !== null; ) {
      switch (t.tag) {
        case 24:
        case 3:
          var u = Zl()
          l = kt(u)
          var a = Pt(t, l, u)
          a !== null && (Ul(a, t, u), ln(a, t, u)), (t = { cache: Qi() }), (l.payload = t)
          return
      }
      t = t.return
    }
  }
  function Nh(l, t, u) {
    var a = Zl()
    ;(u = {
      lane: a,
      revertLane: 0,
      gesture: null,
      action: u,
      hasEagerState: !1,
      eagerState: null,
      next: null,
    }),
      Tf(l) ? um(t, u) : ((u = Yi(l, t, u, a)), u !== null && (Ul(u, l, a), am(u, t, a)))
  }
  function tm(l, t, u) {
    var a = Zl()
    an(l, t, u, a)
  }
  function an(l, t, u, a) {
    var n = {
      lane: a,
      revertLane: 0,
      gesture: null,
      action: u,
      hasEagerState: !1,
      eagerState: null,
      next: null,
    }
    if (Tf(l)) um(t, n)
    else {
      var e = l.alternate
      if (
        l.lanes === 0 &&
        (e === null || e.lanes === 0) &&
        ((e = t.lastRenderedReducer), e !== null)
      )
        try {
          var f = t.lastRenderedState,
            c = e(f, u)
          if (((n.hasEagerState = !0), (n.eagerState = c), jl(c, f)))
            return mf(l, t, n, 0), x === null && yf(), !1
        } catch {}
      if (((u = Yi(l, t, n, a)), u !== null)) return Ul(u, l, a), am(u, t, a), !0
    }
    return !1
  }
  function l0(l, t, u, a) {
    if (
      ((a = {
        lane: 2,
        revertLane: m0(),
        gesture: null,
        action: a,
        hasEagerState: !1,
        eagerState: null,
        next: null,
      }),
      Tf(l))
    ) {
      if (t) throw Error(z(479))
    } else (t = Yi(l, u, a, 2)), t !== null && Ul(t, l, 2)
  }
  function Tf(l) {
    var t = l.alternate
    return l === M || (t !== null && t === M)
  }
  function um(l, t) {
    ya = Le = !0
    var u = l.pending
    u === null ? (t.next = t) : ((t.next = u.next), (u.next = t)), (l.pending = t)
  }
  function am(l, t, u) {
    if ((u & 4194048) !== 0) {
      var a = t.lanes
      ;(a &= l.pendingLanes), (u |= a), (t.lanes = u), xv(l, u)
    }
  }
  var re = {
      readContext: ml,
      use: gf,
      useCallback: W,
      useContext: W,
      useEffect: W,
      useImperativeHandle: W,
      useLayoutEffect: W,
      useInsertionEffect: W,
      useMemo: W,
      useReducer: W,
      useRef: W,
      useState: W,
      useDebugValue: W,
      useDeferredValue: W,
      useTransition: W,
      useSyncExternalStore: W,
      useId: W,
      useHostTransitionStatus: W,
      useFormState: W,
      useActionState: W,
      useOptimistic: W,
      useMemoCache: W,
      useCacheRefresh: W,
      useEffectEvent: W,
    },
    nm = {
      readContext: ml,
      use: gf,
      useCallback: function (l, t) {
        return (Nl().memoizedState = [l, t === void 0 ? null : t]), l
      },
      useContext: ml,
      useEffect: H1,
      useImperativeHandle: function (l, t, u) {
        ;(u = u != null ? u.concat([l]) : null), ze(4194308, 4, Jy.bind(null, t, l), u)
      },
      useLayoutEffect: function (l, t) {
        return ze(4194308, 4, l, t)
      },
      useInsertionEffect: function (l, t) {
        ze(4, 2, l, t)
      },
      useMemo: function (l, t) {
        var u = Nl()
        t = t === void 0 ? null : t
        var a = l()
        if (Cu) {
          rt(!0)
          try {
            l()
          } finally {
            rt(!1)
          }
        }
        return (u.memoizedState = [a, t]), a
      },
      useReducer: function (l, t, u) {
        var a = Nl()
        if (u !== void 0) {
          var n = u(t)
          if (Cu) {
            rt(!0)
            try {
              u(t)
            } finally {
              rt(!1)
            }
          }
        } else n = t
        return (
          (a.memoizedState = a.baseState = n),
          (l = {
            pending: null,
            lanes: 0,
            dispatch: null,
            lastRenderedReducer: l,
            lastRenderedState: n,
          }),
          (a.queue = l),
          (l = l.dispatch = Nh.bind(null, M, l)),
          [a.memoizedState, l]
        )
      },
      useRef: function (l) {
        var t = Nl()
        return (l = { current: l }), (t.memoizedState = l)
      },
      useState: function (l) {
        l = Vc(l)
        var t = l.queue,
          u = tm.bind(null, M, t)
        return (t.dispatch = u), [l.memoizedState, u]
      },
      useDebugValue: Ii,
      useDeferredValue: function (l, t) {
        var u = Nl()
        return ki(u, l, t)
      },
      useTransition: function () {
        var l = Vc(!1)
        return (l = $y.bind(null, M, l.queue, !0, !1)), (Nl().memoizedState = l), [!1, l]
      },
      useSyncExternalStore: function (l, t, u) {
        var a = M,
          n = Nl()
        if (D) {
          if (u === void 0) throw Error(z(407))
          u = u()
        } else {
          if (((u = t()), x === null)) throw Error(z(349))
          ;(R & 127) !== 0 || Ry(a, t, u)
        }
        n.memoizedState = u
        var e = { value: u, getSnapshot: t }
        return (
          (n.queue = e),
          H1(qy.bind(null, a, e, l), [l]),
          (a.flags |= 2048),
          za(9, { destroy: void 0 }, By.bind(null, a, e, u, t), null),
          u
        )
      },
      useId: function () {
        var l = Nl(),
          t = x.identifierPrefix
        if (D) {
          var u = ot,
            a = dt
          ;(u = (a & ~(1 << (32 - Vl(a) - 1))).toString(32) + u),
            (t = '_' + t + 'R_' + u),
            (u = Ke++),
            0 < u && (t += 'H' + u.toString(32)),
            (t += '_')
        } else (u = gh++), (t = '_' + t + 'r_' + u.toString(32) + '_')
        return (l.memoizedState = t)
      },
      useHostTransitionStatus: Pi,
      useFormState: M1,
      useActionState: M1,
      useOptimistic: function (l) {
        var t = Nl()
        t.memoizedState = t.baseState = l
        var u = {
          pending: null,
          lanes: 0,
          dispatch: null,
          lastRenderedReducer: null,
          lastRenderedState: null,
        }
        return (t.queue = u), (t = l0.bind(null, M, !0, u)), (u.dispatch = t), [l, t]
      },
      useMemoCache: Fi,
      useCacheRefresh: function () {
        return (Nl().memoizedState = Oh.bind(null, M))
      },
      useEffectEvent: function (l) {
        var t = Nl(),
          u = { impl: l }
        return (
          (t.memoizedState = u),
          function () {
            if ((Y & 2) !== 0) throw Error(z(440))
            return u.impl.apply(void 0, arguments)
          }
        )
      },
    },
    em = {
      readContext: ml,
      use: gf,
      useCallback: wy,
      useContext: ml,
      useEffect: $i,
      useImperativeHandle: py,
      useInsertionEffect: Ky,
      useLayoutEffect: ry,
      useMemo: Fy,
      useReducer: Te,
      useRef: xy,
      useState: function () {
        return Te(Ht)
      },
      useDebugValue: Ii,
      useDeferredValue: function (l, t) {
        var u = I()
        return Wy(u, j.memoizedState, l, t)
      },
      useTransition: function () {
        var l = Te(Ht)[0],
          t = I().memoizedState
        return [typeof l == 'boolean' ? l : qn(l), t]
      },
      useSyncExternalStore: Cy,
      useId: Py,
      useHostTransitionStatus: Pi,
      useFormState: D1,
      useActionState: D1,
      useOptimistic: function (l, t) {
        var u = I()
        return Xy(u, j, l, t)
      },
      useMemoCache: Fi,
      useCacheRefresh: lm,
      useEffectEvent: Ly,
    },
    Ah = {
      readContext: ml,
      use: gf,
      useCallback: wy,
      useContext: ml,
      useEffect: $i,
      useImperativeHandle: py,
      useInsertionEffect: Ky,
      useLayoutEffect: ry,
      useMemo: Fy,
      useReducer: $f,
      useRef: xy,
      useState: function () {
        return $f(Ht)
      },
      useDebugValue: Ii,
      useDeferredValue: function (l, t) {
        var u = I()
        return j === null ? ki(u, l, t) : Wy(u, j.memoizedState, l, t)
      },
      useTransition: function () {
        var l = $f(Ht)[0],
          t = I().memoizedState
        return [typeof l == 'boolean' ? l : qn(l), t]
      },
      useSyncExternalStore: Cy,
      useId: Py,
      useHostTransitionStatus: Pi,
      useFormState: U1,
      useActionState: U1,
      useOptimistic: function (l, t) {
        var u = I()
        return j !== null ? Xy(u, j, l, t) : ((u.baseState = l), [l, u.queue.dispatch])
      },
      useMemoCache: Fi,
      useCacheRefresh: lm,
      useEffectEvent: Ly,
    }
  function If(l, t, u, a) {
    ;(t = l.memoizedState),
      (u = u(a, t)),
      (u = u == null ? t : L({}, t, u)),
      (l.memoizedState = u),
      l.lanes === 0 && (l.updateQueue.baseState = u)
  }
  var xc = {
    enqueueSetState: function (l, t, u) {
      l = l._reactInternals
      var a = Zl(),
        n = kt(a)
      ;(n.payload = t),
        u != null && (n.callback = u),
        (t = Pt(l, n, a)),
        t !== null && (Ul(t, l, a), ln(t, l, a))
    },
    enqueueReplaceState: function (l, t, u) {
      l = l._reactInternals
      var a = Zl(),
        n = kt(a)
      ;(n.tag = 1),
        (n.payload = t),
        u != null && (n.callback = u),
        (t = Pt(l, n, a)),
        t !== null && (Ul(t, l, a), ln(t, l, a))
    },
    enqueueForceUpdate: function (l, t) {
      l = l._reactInternals
      var u = Zl(),
        a = kt(u)
      ;(a.tag = 2),
        t != null && (a.callback = t),
        (t = Pt(l, a, u)),
        t !== null && (Ul(t, l, u), ln(t, l, u))
    },
  }
  function C1(l, t, u, a, n, e, f) {
    return (
      (l = l.stateNode),
      typeof l.shouldComponentUpdate == 'function'
        ? l.shouldComponentUpdate(a, e, f)
        : t.prototype && t.prototype.isPureReactComponent
          ? !on(u, a) || !on(n, e)
          : !0
    )
  }
  function R1(l, t, u, a) {
    ;(l = t.state),
      typeof t.componentWillReceiveProps == 'function' && t.componentWillReceiveProps(u, a),
      typeof t.UNSAFE_componentWillReceiveProps == 'function' &&
        t.UNSAFE_componentWillReceiveProps(u, a),
      t.state !== l && xc.enqueueReplaceState(t, t.state, null)
  }
  function Ru(l, t) {
    var u = t
    if ('ref' in t) {
      u = {}
      for (var a in t) a !== 'ref' && (u[a] = t[a])
    }
    if ((l = l.defaultProps)) {
      u === t && (u = L({}, u))
      for (var n in l) u[n] === void 0 && (u[n] = l[n])
    }
    return u
  }
  function fm(l) {
    Ye(l)
  }
  function cm(l) {
    console.error(l)
  }
  function im(l) {
    Ye(l)
  }
  function Je(l, t) {
    try {
      var u = l.onUncaughtError
      u(t.value, { componentStack: t.stack })
    } catch (a) {
      setTimeout(function () {
        throw a
      })
    }
  }
  function B1(l, t, u) {
    try {
      var a = l.onCaughtError
      a(u.value, { componentStack: u.stack, errorBoundary: t.tag === 1 ? t.stateNode : null })
    } catch (n) {
      setTimeout(function () {
        throw n
      })
    }
  }
  function Lc(l, t, u) {
    return (
      (u = kt(u)),
      (u.tag = 3),
      (u.payload = { element: null }),
      (u.callback = function () {
        Je(l, t)
      }),
      u
    )
  }
  function vm(l) {
    return (l = kt(l)), (l.tag = 3), l
  }
  function ym(l, t, u, a) {
    var n = u.type.getDerivedStateFromError
    if (typeof n == 'function') {
      var e = a.value
      ;(l.payload = function () {
        return n(e)
      }),
        (l.callback = function () {
          B1(t, u, a)
        })
    }
    var f = u.stateNode
    f !== null &&
      typeof f.componentDidCatch == 'function' &&
      (l.callback = function () {
        B1(t, u, a), typeof n != 'function' && (uu === null ? (uu = new Set([this])) : uu.add(this))
        var c = a.stack
        this.componentDidCatch(a.value, { componentStack: c !== null ? c : '' })
      })
  }
  function sh(l, t, u, a, n) {
    if (((u.flags |= 32768), a !== null && typeof a == 'object' && typeof a.then == 'function')) {
      if (((t = u.alternate), t !== null && Mu(t, u, n, !0), (u = gl.current), u !== null)) {
        switch (u.tag) {
          case 31:
          case 13:
          case 19:
            return (
              zl === null ? Pe() : u.alternate === null && $ === 0 && ($ = 3),
              (u.flags &= -257),
              (u.flags |= 65536),
              (u.lanes = n),
              a === Ze
                ? (u.flags |= 16384)
                : ((t = u.updateQueue),
                  t === null ? (u.updateQueue = new Set([a])) : t.add(a),
                  nc(l, a, n)),
              !1
            )
          case 22:
            return (
              (u.flags |= 65536),
              a === Ze
                ? (u.flags |= 16384)
                : ((t = u.updateQueue),
                  t === null
                    ? ((t = { transitions: null, markerInstances: null, retryQueue: new Set([a]) }),
                      (u.updateQueue = t))
                    : ((u = t.retryQueue), u === null ? (t.retryQueue = new Set([a])) : u.add(a)),
                  nc(l, a, n)),
              !1
            )
        }
        throw Error(z(435, u.tag))
      }
      return nc(l, a, n), Pe(), !1
    }
    if (D)
      return (
        (t = gl.current),
        t !== null
          ? ((t.flags & 65536) === 0 && (t.flags |= 256),
            (t.flags |= 65536),
            (t.lanes = n),
            a !== Cc && ((l = Error(z(422), { cause: a })), gn(Fl(l, u))))
          : (a !== Cc && ((t = Error(z(423), { cause: a })), gn(Fl(t, u))),
            (l = l.current.alternate),
            (l.flags |= 65536),
            (n &= -n),
            (l.lanes |= n),
            (a = Fl(a, u)),
            (n = Lc(l.stateNode, a, n)),
            Wf(l, n),
            $ !== 4 && ($ = 2)),
        !1
      )
    var e = Error(z(520), { cause: a })
    if (((e = Fl(e, u)), cn === null ? (cn = [e]) : cn.push(e), $ !== 4 && ($ = 2), t === null))
      return !0
    ;(a = Fl(a, u)), (u = t)
    do {
      switch (u.tag) {
        case 3:
          return (
            (u.flags |= 65536),
            (l = n & -n),
            (u.lanes |= l),
            (l = Lc(u.stateNode, a, l)),
            Wf(u, l),
            !1
          )
        case 1:
          if (
            ((t = u.type),
            (e = u.stateNode),
            (u.flags & 128) === 0 &&
              (typeof t.getDerivedStateFromError == 'function' ||
                (e !== null &&
                  typeof e.componentDidCatch == 'function' &&
                  (uu === null || !uu.has(e)))))
          )
            return (
              (u.flags |= 65536),
              (n &= -n),
              (u.lanes |= n),
              (n = vm(n)),
              ym(n, l, u, a),
              Wf(u, n),
              !1
            )
          break
        case 22:
          if (u.memoizedState !== null) return (u.flags |= 65536), !1
      }
      u = u.return
    } while (u !== null)
    return !1
  }
  var t0 = Error(z(461)),
    tl = !1
  function ul(l, t, u, a) {
    t.child = l === null ? sy(t, null, u, a) : Hu(t, l.child, u, a)
  }
  function q1(l, t, u, a, n) {
    u = u.render
    var e = t.ref
    if ('ref' in a) {
      var f = {}
      for (var c in a) c !== 'ref' && (f[c] = a[c])
    } else f = a
    return (
      Du(t),
      (a = ri(l, t, u, f, e, n)),
      (c = Ji()),
      l !== null && !tl
        ? (pi(l, t, n), Ct(l, t, n))
        : (D && c && df(t), (t.flags |= 1), ul(l, t, a, n), t.child)
    )
  }
  function Y1(l, t, u, a, n) {
    if (l === null) {
      var e = u.type
      return typeof e == 'function' && !Gi(e) && e.defaultProps === void 0 && u.compare === null
        ? ((t.tag = 15), (t.type = e), mm(l, t, e, a, n))
        : ((l = he(u.type, null, a, t, t.mode, n)), (l.ref = t.ref), (l.return = t), (t.child = l))
    }
    if (((e = l.child), !a0(l, n))) {
      var f = e.memoizedProps
      if (((u = u.compare), (u = u !== null ? u : on), u(f, a) && l.ref === t.ref))
        return Ct(l, t, n)
    }
    return (t.flags |= 1), (l = st(e, a)), (l.ref = t.ref), (l.return = t), (t.child = l)
  }
  function mm(l, t, u, a, n) {
    if (l !== null) {
      var e = l.memoizedProps
      if (on(e, a) && l.ref === t.ref)
        if (((tl = !1), (t.pendingProps = a = e), a0(l, n))) (l.flags & 131072) !== 0 && (tl = !0)
        else return (t.lanes = l.lanes), Ct(l, t, n)
    }
    return Kc(l, t, u, a, n)
  }
  function dm(l, t, u, a) {
    var n = a.children,
      e = l !== null ? l.memoizedState : null
    if (
      (l === null &&
        t.stateNode === null &&
        (t.stateNode = {
          _visibility: 1,
          _pendingMarkers: null,
          _retryCache: null,
          _transitions: null,
        }),
      a.mode === 'hidden')
    ) {
      if ((t.flags & 128) !== 0) {
        if (((e = e !== null ? e.baseLanes | u : u), l !== null)) {
          for (a = t.child = l.child, n = 0; a !== null; )
            (n = n | a.lanes | a.childLanes), (a = a.sibling)
          a = n & ~e
        } else (a = 0), (t.child = null)
        return G1(l, t, e, u, a)
      }
      if ((u & 536870912) !== 0)
        (t.memoizedState = { baseLanes: 0, cachePool: null }),
          l !== null && Se(t, e !== null ? e.cachePool : null),
          e !== null ? A1(t, e) : Xc(),
          Dy(t)
      else return (a = t.lanes = 536870912), G1(l, t, e !== null ? e.baseLanes | u : u, u, a)
    } else
      e !== null
        ? (Se(t, e.cachePool), A1(t, e), tu(), (t.memoizedState = null))
        : (l !== null && Se(t, null), Xc(), tu())
    return ul(l, t, n, u), t.child
  }
  function nn(l, t) {
    return (
      (l !== null && l.tag === 22) ||
        t.stateNode !== null ||
        (t.stateNode = {
          _visibility: 1,
          _pendingMarkers: null,
          _retryCache: null,
          _transitions: null,
        }),
      t.sibling
    )
  }
  function G1(l, t, u, a, n) {
    var e = Vi()
    return (
      (e = e === null ? null : { parent: ll._currentValue, pool: e }),
      (t.memoizedState = { baseLanes: u, cachePool: e }),
      l !== null && Se(t, null),
      Xc(),
      Dy(t),
      l !== null && Mu(l, t, a, !0),
      (t.childLanes = n),
      null
    )
  }
  function be(l, t) {
    return (
      (t = zf({ mode: t.mode, children: t.children }, l.mode)),
      (t.ref = l.ref),
      (l.child = t),
      (t.return = l),
      t
    )
  }
  function X1(l, t, u) {
    return (
      Hu(t, l.child, null, u),
      (l = be(t, t.pendingProps)),
      (l.flags |= 2),
      ql(t),
      (t.memoizedState = null),
      l
    )
  }
  function _h(l, t, u) {
    var a = t.pendingProps,
      n = (t.flags & 128) !== 0
    if (((t.flags &= -129), l === null)) {
      if (D) {
        if (a.mode === 'hidden')
          return (
            (l = be(t, a)),
            (t.lanes = 536870912),
            (l.memoizedState = { baseLanes: 0, cachePool: null }),
            nn(null, l)
          )
        if (
          (Qc(t),
          (l = r)
            ? ((l = dd(l, Wl)),
              (l = l !== null && l.data === '&' ? l : null),
              l !== null &&
                ((t.memoizedState = {
                  dehydrated: l,
                  treeContext: fu !== null ? { id: dt, overflow: ot } : null,
                  retryLane: 536870912,
                  hydrationErrors: null,
                }),
                (u = Ty(l)),
                (u.return = t),
                (t.child = u),
                (il = t),
                (r = null)))
            : (l = null),
          l === null)
        )
          throw cu(t)
        return (t.lanes = 536870912), null
      }
      return be(t, a)
    }
    var e = l.memoizedState
    if (e !== null) {
      var f = e.dehydrated
      if ((Qc(t), n))
        if (t.flags & 256) (t.flags &= -257), (t = X1(l, t, u))
        else if (t.memoizedState !== null) (t.child = l.child), (t.flags |= 128), (t = null)
        else throw Error(z(558))
      else if ((tl || Mu(l, t, u, !1), (n = (u & l.childLanes) !== 0), tl || n)) {
        if (iu.current === null) {
          if (((a = x), a !== null && ((f = Lv(a, u)), f !== 0 && f !== e.retryLane)))
            throw ((e.retryLane = f), Xu(l, f), Ul(a, l, f), t0)
          Pe()
        }
        t = X1(l, t, u)
      } else
        (l = e.treeContext),
          (r = $l(f.nextSibling)),
          (il = t),
          (D = !0),
          (It = null),
          (Wl = !1),
          l !== null && by(t, l),
          (t = be(t, a)),
          (t.flags |= 134221824)
      return t
    }
    return (
      (l = st(l.child, { mode: a.mode, children: a.children })),
      (l.ref = t.ref),
      (t.child = l),
      (l.return = t),
      l
    )
  }
  function ru(l, t) {
    var u = t.ref
    if (u === null) l !== null && l.ref !== null && (t.flags |= 4194816)
    else {
      if (typeof u != 'function' && typeof u != 'object') throw Error(z(284))
      ;(l === null || l.ref !== u) && (t.flags |= 4194816)
    }
  }
  function Kc(l, t, u, a, n) {
    return (
      Du(t),
      (u = ri(l, t, u, a, void 0, n)),
      (a = Ji()),
      l !== null && !tl
        ? (pi(l, t, n), Ct(l, t, n))
        : (D && a && df(t), (t.flags |= 1), ul(l, t, u, n), t.child)
    )
  }
  function Q1(l, t, u, a, n, e) {
    return (
      Du(t),
      (t.updateQueue = null),
      (u = Hy(t, a, u, n)),
      Uy(l),
      (a = Ji()),
      l !== null && !tl
        ? (pi(l, t, e), Ct(l, t, e))
        : (D && a && df(t), (t.flags |= 1), ul(l, t, u, e), t.child)
    )
  }
  function V1(l, t, u, a, n) {
    if ((Du(t), t.stateNode === null)) {
      var e = ta,
        f = u.contextType
      typeof f == 'object' && f !== null && (e = ml(f)),
        (e = new u(a, e)),
        (t.memoizedState = e.state !== null && e.state !== void 0 ? e.state : null),
        (e.updater = xc),
        (t.stateNode = e),
        (e._reactInternals = t),
        (e = t.stateNode),
        (e.props = a),
        (e.state = t.memoizedState),
        (e.refs = {}),
        ji(t),
        (f = u.contextType),
        (e.context = typeof f == 'object' && f !== null ? ml(f) : ta),
        (e.state = t.memoizedState),
        (f = u.getDerivedStateFromProps),
        typeof f == 'function' && (If(t, u, f, a), (e.state = t.memoizedState)),
        typeof u.getDerivedStateFromProps == 'function' ||
          typeof e.getSnapshotBeforeUpdate == 'function' ||
          (typeof e.UNSAFE_componentWillMount != 'function' &&
            typeof e.componentWillMount != 'function') ||
          ((f = e.state),
          typeof e.componentWillMount == 'function' && e.componentWillMount(),
          typeof e.UNSAFE_componentWillMount == 'function' && e.UNSAFE_componentWillMount(),
          f !== e.state && xc.enqueueReplaceState(e, e.state, null),
          un(t, a, e, n),
          tn(),
          (e.state = t.memoizedState)),
        typeof e.componentDidMount == 'function' && (t.flags |= 4194308),
        (a = !0)
    } else if (l === null) {
      e = t.stateNode
      var c = t.memoizedProps,
        i = Ru(u, c)
      e.props = i
      var y = e.context,
        g = u.contextType
      ;(f = ta), typeof g == 'object' && g !== null && (f = ml(g))
      var T = u.getDerivedStateFromProps
      ;(g = typeof T == 'function' || typeof e.getSnapshotBeforeUpdate == 'function'),
        (c = t.pendingProps !== c),
        g ||
          (typeof e.UNSAFE_componentWillReceiveProps != 'function' &&
            typeof e.componentWillReceiveProps != 'function') ||
          ((c || y !== f) && R1(t, e, a, f)),
        (Lt = !1)
      var m = t.memoizedState
      ;(e.state = m),
        un(t, a, e, n),
        tn(),
        (y = t.memoizedState),
        c || m !== y || Lt
          ? (typeof T == 'function' && (If(t, u, T, a), (y = t.memoizedState)),
            (i = Lt || C1(t, u, i, a, m, y, f))
              ? (g ||
                  (typeof e.UNSAFE_componentWillMount != 'function' &&
                    typeof e.componentWillMount != 'function') ||
                  (typeof e.componentWillMount == 'function' && e.componentWillMount(),
                  typeof e.UNSAFE_componentWillMount == 'function' &&
                    e.UNSAFE_componentWillMount()),
                typeof e.componentDidMount == 'function' && (t.flags |= 4194308))
              : (typeof e.componentDidMount == 'function' && (t.flags |= 4194308),
                (t.memoizedProps = a),
                (t.memoizedState = y)),
            (e.props = a),
            (e.state = y),
            (e.context = f),
            (a = i))
          : (typeof e.componentDidMount == 'function' && (t.flags |= 4194308), (a = !1))
    } else {
      ;(e = t.stateNode),
        Yc(l, t),
        (f = t.memoizedProps),
        (g = Ru(u, f)),
        (e.props = g),
        (T = t.pendingProps),
        (m = e.context),
        (y = u.contextType),
        (i = ta),
        typeof y == 'object' && y !== null && (i = ml(y)),
        (c = u.getDerivedStateFromProps),
        (y = typeof c == 'function' || typeof e.getSnapshotBeforeUpdate == 'function') ||
          (typeof e.UNSAFE_componentWillReceiveProps != 'function' &&
            typeof e.componentWillReceiveProps != 'function') ||
          ((f !== T || m !== i) && R1(t, e, a, i)),
        (Lt = !1),
        (m = t.memoizedState),
        (e.state = m),
        un(t, a, e, n),
        tn()
      var h = t.memoizedState
      f !== T || m !== h || Lt || (l !== null && l.dependencies !== null && Ve(l.dependencies))
        ? (typeof c == 'function' && (If(t, u, c, a), (h = t.memoizedState)),
          (g =
            Lt ||
            C1(t, u, g, a, m, h, i) ||
            (l !== null && l.dependencies !== null && Ve(l.dependencies)))
            ? (y ||
                (typeof e.UNSAFE_componentWillUpdate != 'function' &&
                  typeof e.componentWillUpdate != 'function') ||
                (typeof e.componentWillUpdate == 'function' && e.componentWillUpdate(a, h, i),
                typeof e.UNSAFE_componentWillUpdate == 'function' &&
                  e.UNSAFE_componentWillUpdate(a, h, i)),
              typeof e.componentDidUpdate == 'function' && (t.flags |= 4),
              typeof e.getSnapshotBeforeUpdate == 'function' && (t.flags |= 1024))
            : (typeof e.componentDidUpdate != 'function' ||
                (f === l.memoizedProps && m === l.memoizedState) ||
                (t.flags |= 4),
              typeof e.getSnapshotBeforeUpdate != 'function' ||
                (f === l.memoizedProps && m === l.memoizedState) ||
                (t.flags |= 1024),
              (t.memoizedProps = a),
              (t.memoizedState = h)),
          (e.props = a),
          (e.state = h),
          (e.context = i),
          (a = g))
        : (typeof e.componentDidUpdate != 'function' ||
            (f === l.memoizedProps && m === l.memoizedState) ||
            (t.flags |= 4),
          typeof e.getSnapshotBeforeUpdate != 'function' ||
            (f === l.memoizedProps && m === l.memoizedState) ||
            (t.flags |= 1024),
          (a = !1))
    }
    return (
      (e = a),
      ru(l, t),
      (a = (t.flags & 128) !== 0),
      e || a
        ? ((e = t.stateNode),
          (u = a && typeof u.getDerivedStateFromError != 'function' ? null : e.render()),
          (t.flags |= 1),
          l !== null && a
            ? ((t.child = Hu(t, l.child, null, n)), (t.child = Hu(t, null, u, n)))
            : ul(l, t, u, n),
          (t.memoizedState = e.state),
          (l = t.child))
        : (l = Ct(l, t, n)),
      l
    )
  }
  function Z1(l, t, u, a) {
    return _u(), (t.flags |= 256), ul(l, t, u, a), t.child
  }
  var rc = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null }
  function Jc(l) {
    return { baseLanes: l, cachePool: Oy() }
  }
  function pc(l, t, u) {
    return (l = l !== null ? l.childLanes & ~u : 0), t && (l |= Gl), l
  }
  function om(l, t, u) {
    var a = t.pendingProps,
      n = !1,
      e = (t.flags & 128) !== 0,
      f
    if (
      ((f = e) || (f = l !== null && l.memoizedState === null ? !1 : (ol.current & 2) !== 0),
      f && ((n = !0), (t.flags &= -129)),
      (f = (t.flags & 32) !== 0),
      (t.flags &= -33),
      l === null)
    ) {
      if (D) {
        if (
          (n ? lu(t) : tu(),
          (l = r)
            ? ((l = dd(l, Wl)),
              (l = l !== null && l.data !== '&' ? l : null),
              l !== null &&
                ((t.memoizedState = {
                  dehydrated: l,
                  treeContext: fu !== null ? { id: dt, overflow: ot } : null,
                  retryLane: 536870912,
                  hydrationErrors: null,
                }),
                (u = Ty(l)),
                (u.return = t),
                (t.child = u),
                (il = t),
                (r = null)))
            : (l = null),
          l === null)
        )
          throw cu(t)
        return g0(l) ? (t.lanes = 32) : (t.lanes = 536870912), null
      }
      return (
        (e = a.children),
        (a = a.fallback),
        n
          ? (tu(),
            (n = t.mode),
            (e = zf({ mode: 'hidden', children: e }, n)),
            (a = Ou(a, n, u, null)),
            (e.return = t),
            (a.return = t),
            (e.sibling = a),
            (t.child = e),
            (a = t.child),
            (a.memoizedState = Jc(u)),
            (a.childLanes = pc(l, f, u)),
            (t.memoizedState = rc),
            nn(null, a))
          : (lu(t), u0(t, e))
      )
    }
    var c = l.memoizedState
    if (c !== null) {
      var i = c.dehydrated
      if (i !== null) return Mh(l, t, e, f, a, i, c, u)
    }
    return n
      ? (tu(),
        (n = a.fallback),
        (e = t.mode),
        (c = l.child),
        (i = c.sibling),
        (a = st(c, { mode: 'hidden', children: a.children })),
        (a.subtreeFlags = c.subtreeFlags & 1206910976),
        i !== null ? (n = st(i, n)) : ((n = Ou(n, e, u, null)), (n.flags |= 2)),
        (n.return = t),
        (a.return = t),
        (a.sibling = n),
        (t.child = a),
        nn(null, a),
        (a = t.child),
        (n = l.child.memoizedState),
        n === null
          ? (n = Jc(u))
          : ((e = n.cachePool),
            e !== null
              ? ((c = ll._currentValue), (e = e.parent !== c ? { parent: c, pool: c } : e))
              : (e = Oy()),
            (n = { baseLanes: n.baseLanes | u, cachePool: e })),
        (a.memoizedState = n),
        (a.childLanes = pc(l, f, u)),
        (t.memoizedState = rc),
        nn(l.child, a))
      : (lu(t),
        (u = l.child),
        (l = u.sibling),
        (u = st(u, { mode: 'visible', children: a.children })),
        (u.return = t),
        (u.sibling = null),
        l !== null &&
          ((f = t.deletions), f === null ? ((t.deletions = [l]), (t.flags |= 16)) : f.push(l)),
        (t.child = u),
        (t.memoizedState = null),
        u)
  }
  function u0(l, t) {
    return (t = zf({ mode: 'visible', children: t }, l.mode)), (t.return = l), (l.child = t)
  }
  function zf(l, t) {
    return (l = Dl(22, l, null, t)), (l.lanes = 0), l
  }
  function le(l, t, u) {
    return (
      Hu(t, l.child, null, u),
      (l = u0(t, t.pendingProps.children)),
      (l.flags |= 2),
      (t.memoizedState = null),
      l
    )
  }
  function Mh(l, t, u, a, n, e, f, c) {
    if (u)
      return t.flags & 256
        ? (lu(t), (t.flags &= -257), le(l, t, c))
        : t.memoizedState !== null
          ? (tu(), (t.child = l.child), (t.flags |= 128), null)
          : (tu(),
            (e = n.fallback),
            (f = t.mode),
            (n = zf({ mode: 'visible', children: n.children }, f)),
            (e = Ou(e, f, c, null)),
            (e.flags |= 2),
            (n.return = t),
            (e.return = t),
            (n.sibling = e),
            (t.child = n),
            Hu(t, l.child, null, c),
            (n = t.child),
            (n.memoizedState = Jc(c)),
            (n.childLanes = pc(l, a, c)),
            (t.memoizedState = rc),
            nn(null, n))
    if ((lu(t), g0(e))) {
      if (((a = e.nextSibling && e.nextSibling.dataset), a)) var i = a.dgst
      return (
        (a = i),
        a !== '' &&
          ((n = Error(z(419))),
          (n.stack = ''),
          (n.digest = a),
          gn({ value: n, source: null, stack: null })),
        le(l, t, c)
      )
    }
    if ((tl || Mu(l, t, c, !1), (a = (c & l.childLanes) !== 0), tl || a)) {
      if (iu.current !== null) return le(l, t, c)
      if (((a = x), a !== null && ((n = Lv(a, c)), n !== 0 && n !== f.retryLane)))
        throw ((f.retryLane = n), Xu(l, n), Ul(a, l, n), t0)
      return Ti(e) || Pe(), le(l, t, c)
    }
    return Ti(e)
      ? ((t.flags |= 192), (t.child = l.child), null)
      : ((l = f.treeContext),
        (r = $l(e.nextSibling)),
        (il = t),
        (D = !0),
        (It = null),
        (Wl = !1),
        l !== null && by(t, l),
        (t = u0(t, n.children)),
        (t.flags |= 134221824),
        t)
  }
  function j1(l, t, u) {
    l.lanes |= t
    var a = l.alternate
    a !== null && (a.lanes |= t), ge(l.return, t, u)
  }
  function x1(l) {
    for (var t = null; l !== null; ) {
      var u = l.alternate
      u !== null && xe(u) === null && (t = l), (l = l.sibling)
    }
    return t
  }
  function te(l, t, u, a, n, e) {
    var f = l.memoizedState
    f === null
      ? (l.memoizedState = {
          isBackwards: t,
          rendering: null,
          renderingStartTime: 0,
          last: a,
          tail: u,
          tailMode: n,
          treeForkCount: e,
        })
      : ((f.isBackwards = t),
        (f.rendering = null),
        (f.renderingStartTime = 0),
        (f.last = a),
        (f.tail = u),
        (f.tailMode = n),
        (f.treeForkCount = e))
  }
  function kf(l) {
    var t = l.child
    for (l.child = null; t !== null; ) {
      var u = t.sibling
      ;(t.sibling = l.child), (l.child = t), (t = u)
    }
  }
  function wc(l, t, u) {
    var a = t.pendingProps,
      n = a.revealOrder,
      e = a.tail
    a = a.children
    var f = ol.current
    if (t.flags & 128) return Tn(t, f), null
    var c = (f & 2) !== 0
    if (
      (c ? ((f = (f & 1) | 2), (t.flags |= 128)) : (f &= 1),
      Tn(t, f),
      n === 'backwards' && l !== null ? (kf(l), ul(l, t, a, u), kf(l)) : ul(l, t, a, u),
      (a = D ? hn : 0),
      !c && l !== null && (l.flags & 128) !== 0)
    )
      l: for (l = t.child; l !== null; ) {
        if (l.tag === 13) l.memoizedState !== null && j1(l, u, t)
        else if (l.tag === 19) j1(l, u, t)
        else if (l.child !== null) {
          ;(l.child.return = l), (l = l.child)
          continue
        }
        if (l === t) break l
        for (; l.sibling === null; ) {
          if (l.return === null || l.return === t) break l
          l = l.return
        }
        ;(l.sibling.return = l.return), (l = l.sibling)
      }
    switch (n) {
      case 'backwards':
        ;(u = x1(t.child)),
          u === null
            ? ((n = t.child), (t.child = null))
            : ((n = u.sibling), (u.sibling = null), kf(t)),
          te(t, !0, n, null, e, a)
        break
      case 'unstable_legacy-backwards':
        for (u = null, n = t.child, t.child = null; n !== null; ) {
          if (((l = n.alternate), l !== null && xe(l) === null)) {
            t.child = n
            break
          }
          ;(l = n.sibling), (n.sibling = u), (u = n), (n = l)
        }
        te(t, !0, u, null, e, a)
        break
      case 'together':
        te(t, !1, null, null, void 0, a)
        break
      case 'independent':
        t.memoizedState = null
        break
      default:
        ;(u = x1(t.child)),
          u === null ? ((n = t.child), (t.child = null)) : ((n = u.sibling), (u.sibling = null)),
          te(t, !1, n, u, e, a)
    }
    return t.child
  }
  function L1(l, t, u) {
    var a = t.pendingProps
    return pt(t, t.type, a.value), ul(l, t, a.children, u), t.child
  }
  function Ct(l, t, u) {
    if (
      (l !== null && (t.dependencies = l.dependencies), (yu |= t.lanes), (u & t.childLanes) === 0)
    )
      if (l !== null) {
        if ((Mu(l, t, u, !1), (u & t.childLanes) === 0)) return null
      } else return null
    if (l !== null && t.child !== l.child) throw Error(z(153))
    if (t.child !== null) {
      for (l = t.child, u = st(l, l.pendingProps), t.child = u, u.return = t; l.sibling !== null; )
        (l = l.sibling), (u = u.sibling = st(l, l.pendingProps)), (u.return = t)
      u.sibling = null
    }
    return t.child
  }
  function a0(l, t) {
    return (l.lanes & t) !== 0 ? !0 : ((l = l.dependencies), !!(l !== null && Ve(l)))
  }
  function Dh(l, t, u) {
    switch (t.tag) {
      case 3:
        Ce(t, t.stateNode.containerInfo), pt(t, ll, l.memoizedState.cache), _u()
        break
      case 27:
      case 5:
        Ec(t)
        break
      case 4:
        Ce(t, t.stateNode.containerInfo)
        break
      case 10:
        pt(t, t.type, t.memoizedProps.value)
        break
      case 31:
        if (t.memoizedState !== null) return (t.flags |= 128), Qc(t), null
        break
      case 13:
        var a = t.memoizedState
        if (a !== null) {
          if (a.dehydrated !== null) return lu(t), (t.flags |= 128), null
          a = Mu(l, t, u, !1)
          var n = t.child.childLanes
          return a || (u & n) !== 0
            ? om(l, t, u)
            : (lu(t), (l = Ct(l, t, u)), l !== null ? l.sibling : null)
        }
        lu(t)
        break
      case 19:
        if (t.flags & 128) return wc(l, t, u)
        if (
          ((n = (l.flags & 128) !== 0),
          (a = (u & t.childLanes) !== 0),
          a || (Mu(l, t, u, !1), (a = (u & t.childLanes) !== 0)),
          n)
        ) {
          if (a) return wc(l, t, u)
          t.flags |= 128
        }
        if (
          ((n = t.memoizedState),
          n !== null && ((n.rendering = null), (n.tail = null), (n.lastEffect = null)),
          Tn(t, ol.current),
          a)
        )
          break
        return null
      case 22:
        return (t.lanes = 0), dm(l, t, u, t.pendingProps)
      case 24:
        pt(t, ll, l.memoizedState.cache)
    }
    return Ct(l, t, u)
  }
  function hm(l, t, u) {
    if (l !== null)
      if (l.memoizedProps !== t.pendingProps) tl = !0
      else {
        if (!a0(l, u) && (t.flags & 128) === 0) return (tl = !1), Dh(l, t, u)
        tl = (l.flags & 131072) !== 0
      }
    else (tl = !1), D && (t.flags & 1048576) !== 0 && zy(t, hn, t.index)
    switch (((t.lanes = 0), t.tag)) {
      case 16:
        l: {
          var a = t.pendingProps
          if (((l = Su(t.elementType)), (t.type = l), typeof l == 'function'))
            Gi(l)
              ? ((a = Ru(l, a)), (t.tag = 1), (t = V1(null, t, l, a, u)))
              : ((t.tag = 0), (t = Kc(null, t, l, a, u)))
          else {
            if (l != null) {
              var n = l.$$typeof
              if (n === Ni) {
                ;(t.tag = 11), (t = q1(null, t, l, a, u))
                break l
              } else if (n === Ai) {
                ;(t.tag = 14), (t = Y1(null, t, l, a, u))
                break l
              } else if (n === yt) {
                ;(t.tag = 10), (t.type = l), (t = L1(null, t, u))
                break l
              }
            }
            throw ((t = zc(l) || l), Error(z(306, t, '')))
          }
        }
        return t
      case 0:
        return Kc(l, t, t.type, t.pendingProps, u)
      case 1:
        return (a = t.type), (n = Ru(a, t.pendingProps)), V1(l, t, a, n, u)
      case 3:
        l: {
          if ((Ce(t, t.stateNode.containerInfo), l === null)) throw Error(z(387))
          a = t.pendingProps
          var e = t.memoizedState
          ;(n = e.element), Yc(l, t), un(t, a, null, u)
          var f = t.memoizedState
          if (
            ((a = f.cache),
            pt(t, ll, a),
            a !== e.cache && Bc(t, [ll], u, !0),
            tn(),
            (a = f.element),
            e.isDehydrated)
          )
            if (
              ((e = { element: a, isDehydrated: !1, cache: f.cache }),
              (t.updateQueue.baseState = e),
              (t.memoizedState = e),
              t.flags & 256)
            ) {
              t = Z1(l, t, a, u)
              break l
            } else if (a !== n) {
              ;(n = Fl(Error(z(424)), t)), gn(n), (t = Z1(l, t, a, u))
              break l
            } else
              for (
                l = t.stateNode.containerInfo,
                  l.nodeType === 9
                    ? (l = l.body)
                    : (l = l.nodeName === 'HTML' ? l.ownerDocument.body : l),
                  r = $l(l.firstChild),
                  il = t,
                  D = !0,
                  It = null,
                  Wl = !0,
                  u = sy(t, null, a, u),
                  t.child = u;
                u;
              )
                (u.flags = (u.flags & -3) | 134221824), (u = u.sibling)
          else {
            if ((_u(), a === n)) {
              t = Ct(l, t, u)
              break l
            }
            ul(l, t, a, u)
          }
          t = t.child
        }
        return t
      case 26:
        return (
          ru(l, t),
          l === null
            ? (u = gv(t.type, null, t.pendingProps, null))
              ? (t.memoizedState = u)
              : D || (t.stateNode = ad(t.type, t.pendingProps, $t.current, t))
            : (t.memoizedState = gv(t.type, l.memoizedProps, t.pendingProps, l.memoizedState)),
          null
        )
      case 27:
        return (
          Ec(t),
          l === null &&
            D &&
            ((a = t.stateNode = od(t.type, t.pendingProps, $t.current)),
            (il = t),
            (Wl = !0),
            (n = r),
            du(t.type) ? ((zi = n), (r = $l(a.firstChild))) : (r = n)),
          ul(l, t, t.pendingProps.children, u),
          ru(l, t),
          l === null && (t.flags |= 4194304),
          t.child
        )
      case 5:
        return (
          l === null &&
            D &&
            ((n = a = r) &&
              ((a = bg(a, t.type, t.pendingProps, Wl)),
              a !== null
                ? ((t.stateNode = a), (il = t), (r = $l(a.firstChild)), (Wl = !1), (n = !0))
                : (n = !1)),
            n || cu(t)),
          Ec(t),
          (n = t.type),
          (e = t.pendingProps),
          (f = l !== null ? l.memoizedProps : null),
          (a = e.children),
          hi(n, e) ? (a = null) : f !== null && hi(n, f) && (t.flags |= 32),
          t.memoizedState !== null && ((n = ri(l, t, Sh, null, null, u)), (_a._currentValue = n)),
          ru(l, t),
          ul(l, t, a, u),
          t.child
        )
      case 6:
        return (
          l === null &&
            D &&
            ((l = u = r) &&
              ((u = Eg(u, t.pendingProps, Wl)),
              u !== null ? ((t.stateNode = u), (il = t), (r = null), (l = !0)) : (l = !1)),
            l || cu(t)),
          null
        )
      case 13:
        return om(l, t, u)
      case 4:
        return (
          Ce(t, t.stateNode.containerInfo),
          (a = t.pendingProps),
          l === null ? (t.child = Hu(t, null, a, u)) : ul(l, t, a, u),
          t.child
        )
      case 11:
        return q1(l, t, t.type, t.pendingProps, u)
      case 7:
        return (a = t.pendingProps), ru(l, t), ul(l, t, a, u), t.child
      case 8:
        return ul(l, t, t.pendingProps.children, u), t.child
      case 12:
        return ul(l, t, t.pendingProps.children, u), t.child
      case 10:
        return L1(l, t, u)
      case 9:
        return (
          (n = t.type._context),
          (a = t.pendingProps.children),
          Du(t),
          (n = ml(n)),
          (a = a(n)),
          (t.flags |= 1),
          ul(l, t, a, u),
          t.child
        )
      case 14:
        return Y1(l, t, t.type, t.pendingProps, u)
      case 15:
        return mm(l, t, t.type, t.pendingProps, u)
      case 19:
        return wc(l, t, u)
      case 31:
        return _h(l, t, u)
      case 22:
        return dm(l, t, u, t.pendingProps)
      case 24:
        return (
          Du(t),
          (a = ml(ll)),
          l === null
            ? ((n = Vi()),
              n === null &&
                ((n = x),
                (e = Qi()),
                (n.pooledCache = e),
                e.refCount++,
                e !== null && (n.pooledCacheLanes |= u),
                (n = e)),
              (t.memoizedState = { parent: a, cache: n }),
              ji(t),
              pt(t, ll, n))
            : ((l.lanes & u) !== 0 && (Yc(l, t), un(t, null, null, u), tn()),
              (n = l.memoizedState),
              (e = t.memoizedState),
              n.parent !== a
                ? ((n = { parent: a, cache: a }),
                  (t.memoizedState = n),
                  t.lanes === 0 && (t.memoizedState = t.updateQueue.baseState = n),
                  pt(t, ll, a))
                : ((a = e.cache), pt(t, ll, a), a !== n.cache && Bc(t, [ll], u, !0))),
          ul(l, t, t.pendingProps.children, u),
          t.child
        )
      case 30:
        return (
          t.stateNode === null &&
            (t.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
          (a = t.pendingProps),
          a.name != null && a.name !== 'auto'
            ? (t.flags |= l === null ? 18882560 : 18874368)
            : D && df(t),
          l !== null && l.memoizedProps.name !== a.name ? (t.flags |= 4194816) : ru(l, t),
          ul(l, t, a.children, u),
          t.child
        )
      case 29:
        throw t.pendingProps
    }
    throw Error(z(156, t.tag))
  }
  function Ot(l) {
    l.flags |= 4
  }
  function Pf(l, t, u, a, n) {
    var e
    if (
      ((e = (l.mode & 32) !== 0) &&
        (e = u === null ? zv(t, a) : zv(t, a) && (a.src !== u.src || a.srcSet !== u.srcSet)),
      e)
    ) {
      if (((l.flags |= 16777216), (n & 335544128) === n))
        if (l.stateNode.complete) l.flags |= 8192
        else if (Km()) l.flags |= 8192
        else throw ((Au = Ze), Zi)
    } else l.flags &= -16777217
  }
  function K1(l, t) {
    if (t.type !== 'stylesheet' || (t.state.loading & 4) !== 0) l.flags &= -16777217
    else if (((l.flags |= 16777216), !Td(t)))
      if (Km()) l.flags |= 8192
      else throw ((Au = Ze), Zi)
  }
  function ue(l, t) {
    t !== null && (l.flags |= 4),
      l.flags & 16384 && ((t = l.tag !== 22 ? Zv() : 536870912), (l.lanes |= t), (ba |= t))
  }
  function xa(l, t) {
    if (!D)
      switch (l.tailMode) {
        case 'visible':
          break
        case 'collapsed':
          for (var u = l.tail, a = null; u !== null; )
            u.alternate !== null && (a = u), (u = u.sibling)
          a === null
            ? t || l.tail === null
              ? (l.tail = null)
              : (l.tail.sibling = null)
            : (a.sibling = null)
          break
        default:
          for (t = l.tail, u = null; t !== null; ) t.alternate !== null && (u = t), (t = t.sibling)
          u === null ? (l.tail = null) : (u.sibling = null)
      }
  }
  function K(l) {
    var t = l.alternate !== null && l.alternate.child === l.child,
      u = 0,
      a = 0
    if (t)
      for (var n = l.child; n !== null; )
        (u |= n.lanes | n.childLanes),
          (a |= n.subtreeFlags & 1206910976),
          (a |= n.flags & 1206910976),
          (n.return = l),
          (n = n.sibling)
    else
      for (n = l.child; n !== null; )
        (u |= n.lanes | n.childLanes),
          (a |= n.subtreeFlags),
          (a |= n.flags),
          (n.return = l),
          (n = n.sibling)
    return (l.subtreeFlags |= a), (l.childLanes = u), t
  }
  function Uh(l, t, u) {
    var a = t.pendingProps
    switch ((Xi(t), t.tag)) {
      case 16:
      case 15:
      case 0:
      case 11:
      case 7:
      case 8:
      case 12:
      case 9:
      case 14:
        return K(t), null
      case 1:
        return K(t), null
      case 3:
        return (
          (u = t.stateNode),
          (a = null),
          l !== null && (a = l.memoizedState.cache),
          t.memoizedState.cache !== a && (t.flags |= 2048),
          _t(ll),
          ga(),
          u.pendingContext && ((u.context = u.pendingContext), (u.pendingContext = null)),
          (l === null || l.child === null) &&
            (Lu(t)
              ? Ot(t)
              : l === null ||
                (l.memoizedState.isDehydrated && (t.flags & 256) === 0) ||
                ((t.flags |= 1024), Ff())),
          K(t),
          null
        )
      case 26:
        var n = t.type,
          e = t.memoizedState
        return (
          l === null
            ? (Ot(t), e !== null ? (K(t), K1(t, e)) : (K(t), Pf(t, n, null, a, u)))
            : e
              ? e !== l.memoizedState
                ? (Ot(t), K(t), K1(t, e))
                : (K(t), (t.flags &= -16777217))
              : ((l = l.memoizedProps), l !== a && Ot(t), K(t), Pf(t, n, l, a, u)),
          null
        )
      case 27:
        if ((Re(t), (u = $t.current), (n = t.type), l !== null && t.stateNode != null))
          l.memoizedProps !== a && Ot(t)
        else {
          if (!a) {
            if (t.stateNode === null) throw Error(z(166))
            return K(t), (t.subtreeFlags &= -33554433), null
          }
          ;(l = ht.current), Lu(t) ? S1(t, l) : ((l = od(n, a, u)), (t.stateNode = l), Ot(t))
        }
        return K(t), (t.subtreeFlags &= -33554433), null
      case 5:
        if ((Re(t), (n = t.type), l !== null && t.stateNode != null)) l.memoizedProps !== a && Ot(t)
        else {
          if (!a) {
            if (t.stateNode === null) throw Error(z(166))
            return K(t), (t.subtreeFlags &= -33554433), null
          }
          if (((e = ht.current), Lu(t))) S1(t, e)
          else {
            var f = On($t.current)
            switch (e) {
              case 1:
                e = f.createElementNS('http://www.w3.org/2000/svg', n)
                break
              case 2:
                e = f.createElementNS('http://www.w3.org/1998/Math/MathML', n)
                break
              default:
                switch (n) {
                  case 'svg':
                    e = f.createElementNS('http://www.w3.org/2000/svg', n)
                    break
                  case 'math':
                    e = f.createElementNS('http://www.w3.org/1998/Math/MathML', n)
                    break
                  case 'script':
                    ;(e = f.createElement('div')),
                      (e.innerHTML = '<script><\/script>'),
                      (e = e.removeChild(e.firstChild))
                    break
                  case 'select':
                    ;(e =
                      typeof a.is == 'string'
                        ? f.createElement('select', { is: a.is })
                        : f.createElement('select')),
                      a.multiple ? (e.multiple = !0) : a.size && (e.size = a.size)
                    break
                  default:
                    e =
                      typeof a.is == 'string'
                        ? f.createElement(n, { is: a.is })
                        : f.createElement(n)
                }
            }
            ;(e[yl] = t), (e[Cl] = a)
            l: for (f = t.child; f !== null; ) {
              if (f.tag === 5 || f.tag === 6) e.appendChild(f.stateNode)
              else if (f.tag !== 4 && f.tag !== 27 && f.child !== null) {
                ;(f.child.return = f), (f = f.child)
                continue
              }
              if (f === t) break l
              for (; f.sibling === null; ) {
                if (f.return === null || f.return === t) break l
                f = f.return
              }
              ;(f.sibling.return = f.return), (f = f.sibling)
            }
            t.stateNode = e
            l: switch ((hl(e, n, a), n)) {
              case 'button':
              case 'input':
              case 'select':
              case 'textarea':
                a = !!a.autoFocus
                break l
              case 'img':
                a = !0
                break l
              default:
                a = !1
            }
            a && Ot(t)
          }
        }
        return (
          K(t),
          (t.subtreeFlags &= -33554433),
          Pf(t, t.type, l === null ? null : l.memoizedProps, t.pendingProps, u),
          null
        )
      case 6:
        if (l && t.stateNode != null) l.memoizedProps !== a && Ot(t)
        else {
          if (typeof a != 'string' && t.stateNode === null) throw Error(z(166))
          if (((l = $t.current), Lu(t))) {
            if (((l = t.stateNode), (u = t.memoizedProps), (a = null), (n = il), n !== null))
              switch (n.tag) {
                case 27:
                case 5:
                  a = n.memoizedProps
              }
            ;(l[yl] = t),
              (l = !!(
                l.nodeValue === u ||
                (a !== null && a.suppressHydrationWarning === !0) ||
                td(l.nodeValue, u)
              )),
              l || cu(t, !0)
          } else (l = On(l).createTextNode(a)), (l[yl] = t), (t.stateNode = l)
        }
        return K(t), null
      case 31:
        if (((u = t.memoizedState), l === null || l.memoizedState !== null)) {
          if (((a = Lu(t)), u !== null)) {
            if (l === null) {
              if (!a) throw Error(z(318))
              if (((l = t.memoizedState), (l = l !== null ? l.dehydrated : null), !l))
                throw Error(z(557))
              l[yl] = t
            } else _u(), (t.flags & 128) === 0 && (t.memoizedState = null), (t.flags |= 4)
            K(t), (l = !1)
          } else
            (u = Ff()),
              l !== null && l.memoizedState !== null && (l.memoizedState.hydrationErrors = u),
              (l = !0)
          if (!l) return t.flags & 256 ? (ql(t), t) : (ql(t), null)
          if ((t.flags & 128) !== 0) throw Error(z(558))
        }
        return K(t), null
      case 13:
        if (
          ((a = t.memoizedState),
          l === null || (l.memoizedState !== null && l.memoizedState.dehydrated !== null))
        ) {
          if (((n = Lu(t)), a !== null && a.dehydrated !== null)) {
            if (l === null) {
              if (!n) throw Error(z(318))
              if (((n = t.memoizedState), (n = n !== null ? n.dehydrated : null), !n))
                throw Error(z(317))
              n[yl] = t
            } else _u(), (t.flags & 128) === 0 && (t.memoizedState = null), (t.flags |= 4)
            K(t), (n = !1)
          } else
            (n = Ff()),
              l !== null && l.memoizedState !== null && (l.memoizedState.hydrationErrors = n),
              (n = !0)
          if (!n) return t.flags & 256 ? (ql(t), t) : (ql(t), null)
        }
        return (
          ql(t),
          (t.flags & 128) !== 0
            ? ((t.lanes = u), t)
            : ((u = a !== null),
              (l = l !== null && l.memoizedState !== null),
              u &&
                ((a = t.child),
                (n = null),
                a.alternate !== null &&
                  a.alternate.memoizedState !== null &&
                  a.alternate.memoizedState.cachePool !== null &&
                  (n = a.alternate.memoizedState.cachePool.pool),
                (e = null),
                a.memoizedState !== null &&
                  a.memoizedState.cachePool !== null &&
                  (e = a.memoizedState.cachePool.pool),
                e !== n && (a.flags |= 2048)),
              u !== l && u && (t.child.flags |= 8192),
              ue(t, t.updateQueue),
              K(t),
              null)
        )
      case 4:
        return ga(), l === null && d0(t.stateNode.containerInfo), (t.flags |= 67108864), K(t), null
      case 10:
        return _t(t.type), K(t), null
      case 19:
        if ((Li(t), (a = t.memoizedState), a === null)) return K(t), null
        if (((n = (t.flags & 128) !== 0), (e = a.rendering), e === null))
          if (n) xa(a, !1)
          else {
            if ($ !== 0 || (l !== null && (l.flags & 128) !== 0))
              for (l = t.child; l !== null; ) {
                if (((e = xe(l)), e !== null)) {
                  for (
                    t.flags |= 128,
                      xa(a, !1),
                      l = e.updateQueue,
                      t.updateQueue = l,
                      ue(t, l),
                      t.subtreeFlags = 0,
                      l = u,
                      u = t.child;
                    u !== null;
                  )
                    Sy(u, l), (u = u.sibling)
                  return Tn(t, (ol.current & 1) | 2), D && Nt(t, a.treeForkCount), t.child
                }
                l = l.sibling
              }
            a.tail !== null &&
              Xl() > Ie &&
              ((t.flags |= 128), (n = !0), xa(a, !1), (t.lanes = 4194304))
          }
        else {
          if (!n)
            if (((l = xe(e)), l !== null)) {
              if (
                ((t.flags |= 128),
                (n = !0),
                (l = l.updateQueue),
                (t.updateQueue = l),
                ue(t, l),
                xa(a, !0),
                a.tail === null &&
                  a.tailMode !== 'collapsed' &&
                  a.tailMode !== 'visible' &&
                  !e.alternate &&
                  !D)
              )
                return K(t), null
            } else
              2 * Xl() - a.renderingStartTime > Ie &&
                u !== 536870912 &&
                ((t.flags |= 128), (n = !0), xa(a, !1), (t.lanes = 4194304))
          a.isBackwards
            ? ((e.sibling = t.child), (t.child = e))
            : ((l = a.last), l !== null ? (l.sibling = e) : (t.child = e), (a.last = e))
        }
        if (a.tail !== null) {
          l = a.tail
          l: {
            for (u = l; u !== null; ) {
              if (u.alternate !== null) {
                u = !1
                break l
              }
              u = u.sibling
            }
            u = !0
          }
          return (
            (a.rendering = l),
            (a.tail = l.sibling),
            (a.renderingStartTime = Xl()),
            (l.sibling = null),
            (e = ol.current),
            (e = n ? (e & 1) | 2 : e & 1),
            a.tailMode === 'visible' || a.tailMode === 'collapsed' || !u || D
              ? Tn(t, e)
              : ((u = e), J(gl, t), J(ol, u), zl === null && (zl = t)),
            D && Nt(t, a.treeForkCount),
            l
          )
        }
        return K(t), null
      case 22:
      case 23:
        return (
          ql(t),
          xi(),
          (a = t.memoizedState !== null),
          l !== null
            ? (l.memoizedState !== null) !== a && (t.flags |= 8192)
            : a && (t.flags |= 8192),
          a
            ? (u & 536870912) !== 0 &&
              (t.flags & 128) === 0 &&
              (K(t), t.subtreeFlags & 6 && (t.flags |= 8192))
            : K(t),
          (u = t.updateQueue),
          u !== null && ue(t, u.retryQueue),
          (u = null),
          l !== null &&
            l.memoizedState !== null &&
            l.memoizedState.cachePool !== null &&
            (u = l.memoizedState.cachePool.pool),
          (a = null),
          t.memoizedState !== null &&
            t.memoizedState.cachePool !== null &&
            (a = t.memoizedState.cachePool.pool),
          a !== u && (t.flags |= 2048),
          l !== null && dl(Nu),
          null
        )
      case 24:
        return (
          (u = null),
          l !== null && (u = l.memoizedState.cache),
          t.memoizedState.cache !== u && (t.flags |= 2048),
          _t(ll),
          K(t),
          null
        )
      case 25:
        return null
      case 30:
        return (t.flags |= 33554432), K(t), null
    }
    throw Error(z(156, t.tag))
  }
  function Hh(l, t) {
    switch ((Xi(t), t.tag)) {
      case 1:
        return (l = t.flags), l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null
      case 3:
        return (
          _t(ll),
          ga(),
          (l = t.flags),
          (l & 65536) !== 0 && (l & 128) === 0 ? ((t.flags = (l & -65537) | 128), t) : null
        )
      case 26:
      case 27:
      case 5:
        return Re(t), null
      case 31:
        if (t.memoizedState !== null) {
          if ((ql(t), t.alternate === null)) throw Error(z(340))
          _u()
        }
        return (l = t.flags), l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null
      case 13:
        if ((ql(t), (l = t.memoizedState), l !== null && l.dehydrated !== null)) {
          if (t.alternate === null) throw Error(z(340))
          _u()
        }
        return (l = t.flags), l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null
      case 19:
        return (
          Li(t),
          (l = t.flags),
          l & 65536
            ? ((t.flags = (l & -65537) | 128),
              (l = t.memoizedState),
              l !== null && ((l.rendering = null), (l.tail = null)),
              (t.flags |= 4),
              t)
            : null
        )
      case 4:
        return ga(), null
      case 10:
        return _t(t.type), null
      case 22:
      case 23:
        return (
          ql(t),
          xi(),
          l !== null && dl(Nu),
          (l = t.flags),
          l & 65536 ? ((t.flags = (l & -65537) | 128), t) : null
        )
      case 24:
        return _t(ll), null
      case 25:
        return null
      default:
        return null
    }
  }
  function gm(l, t) {
    switch ((Xi(t), t.tag)) {
      case 3:
        _t(ll), ga()
        break
      case 26:
      case 27:
      case 5:
        Re(t)
        break
      case 4:
        ga()
        break
      case 31:
        t.memoizedState !== null && ql(t)
        break
      case 13:
        ql(t)
        break
      case 19:
        Li(t)
        break
      case 10:
        _t(t.type)
        break
      case 22:
      case 23:
        ql(t), xi(), l !== null && dl(Nu)
        break
      case 24:
        _t(ll)
    }
  }
  function Yn(l, t) {
    try {
      var u = t.updateQueue,
        a = u !== null ? u.lastEffect : null
      if (a !== null) {
        var n = a.next
        u = n
        do {
          if ((u.tag & l) === l) {
            a = void 0
            var e = u.create,
              f = u.inst
            ;(a = e()), (f.destroy = a)
          }
          u = u.next
        } while (u !== n)
      }
    } catch (c) {
      Z(t, t.return, c)
    }
  }
  function vu(l, t, u) {
    try {
      var a = t.updateQueue,
        n = a !== null ? a.lastEffect : null
      if (n !== null) {
        var e = n.next
        a = e
        do {
          if ((a.tag & l) === l) {
            var f = a.inst,
              c = f.destroy
            if (c !== void 0) {
              ;(f.destroy = void 0), (n = t)
              var i = u,
                y = c
              try {
                y()
              } catch (g) {
                Z(n, i, g)
              }
            }
          }
          a = a.next
        } while (a !== e)
      }
    } catch (g) {
      Z(t, t.return, g)
    }
  }
  function Sm(l) {
    var t = l.updateQueue
    if (t !== null) {
      var u = l.stateNode
      try {
        My(t, u)
      } catch (a) {
        Z(l, l.return, a)
      }
    }
  }
  function Tm(l, t, u) {
    ;(u.props = Ru(l.type, l.memoizedProps)), (u.state = l.memoizedState)
    try {
      u.componentWillUnmount()
    } catch (a) {
      Z(l, t, a)
    }
  }
  function it(l, t) {
    try {
      var u = l.ref
      if (u !== null) {
        switch (l.tag) {
          case 26:
          case 27:
          case 5:
            var a = l.stateNode
            break
          case 30:
            var n = l.stateNode,
              e = Dt(l.memoizedProps, n)
            ;(n.ref === null || n.ref.name !== e) && (n.ref = cd(e)), (a = n.ref)
            break
          case 7:
            if (l.stateNode === null) {
              var f = new xl(l)
              Hl(l.child, !1, Tg, f, void 0, void 0), (l.stateNode = f)
            }
            a = l.stateNode
            break
          default:
            a = l.stateNode
        }
        typeof u == 'function' ? (l.refCleanup = u(a)) : (u.current = a)
      }
    } catch (c) {
      Z(l, t, c)
    }
  }
  function vl(l, t) {
    var u = l.ref,
      a = l.refCleanup
    if (u !== null)
      if (typeof a == 'function')
        try {
          a()
        } catch (n) {
          Z(l, t, n)
        } finally {
          ;(l.refCleanup = null), (l = l.alternate), l != null && (l.refCleanup = null)
        }
      else if (typeof u == 'function')
        try {
          u(null)
        } catch (n) {
          Z(l, t, n)
        }
      else u.current = null
  }
  function pe(l, t) {
    if ((l.tag === 5 || l.tag === 27 || l.tag === 6) && l.alternate === null && t !== null)
      for (var u = 0; u < t.length; u++) md(l.stateNode, t[u])
  }
  function r1(l) {
    for (var t = l.return; t !== null && (e0(t) && md(l.stateNode, t.stateNode), !n0(t)); )
      t = t.return
  }
  function en(l) {
    for (var t = l.return; t !== null && (e0(t) && zg(l.stateNode, t.stateNode), !n0(t)); )
      t = t.return
  }
  function n0(l) {
    return l.tag === 5 || l.tag === 3 || l.tag === 27
  }
  function e0(l) {
    return l && l.tag === 7 && l.stateNode !== null
  }
  function Fc(l) {
    var t = l.type,
      u = l.memoizedProps,
      a = l.stateNode
    try {
      l: switch (t) {
        case 'button':
        case 'input':
        case 'select':
        case 'textarea':
          u.autoFocus && a.focus()
          break l
        case 'img':
          u.src ? (a.src = u.src) : u.srcSet && (a.srcset = u.srcSet)
      }
    } catch (n) {
      Z(l, l.return, n)
    }
  }
  function lc(l, t, u) {
    try {
      var a = l.stateNode
      Ph(a, l.type, u, t), (a[Cl] = t)
    } catch (n) {
      Z(l, l.return, n)
    }
  }
  function zm(l) {
    return l.tag === 5 || l.tag === 3 || l.tag === 26 || (l.tag === 27 && du(l.type)) || l.tag === 4
  }
  function tc(l) {
    l: for (;;) {
      for (; l.sibling === null; ) {
        if (l.return === null || zm(l.return)) return null
        l = l.return
      }
      for (
        l.sibling.return = l.return, l = l.sibling;
        l.tag !== 5 && l.tag !== 6 && l.tag !== 18;
      ) {
        if ((l.tag === 27 && du(l.type)) || l.flags & 2 || l.child === null || l.tag === 4)
          continue l
        ;(l.child.return = l), (l = l.child)
      }
      if (!(l.flags & 2)) return l.stateNode
    }
  }
  function Wc(l, t, u, a) {
    var n = l.tag
    if (n === 5 || n === 6)
      (n = l.stateNode),
        t
          ? (u.nodeType === 9
              ? u.body
              : u.nodeName === 'HTML'
                ? u.ownerDocument.body
                : u
            ).insertBefore(n, t)
          : ((t = u.nodeType === 9 ? u.body : u.nodeName === 'HTML' ? u.ownerDocument.body : u),
            t.appendChild(n),
            (u = u._reactRootContainer),
            u != null || t.onclick !== null || (t.onclick = mt)),
        pe(l, a),
        (q = !0)
    else if (
      n !== 4 &&
      (n === 27 && (pe(l, a), (a = null), du(l.type) && ((u = l.stateNode), (t = null))),
      (l = l.child),
      l !== null)
    )
      for (Wc(l, t, u, a), l = l.sibling; l !== null; ) Wc(l, t, u, a), (l = l.sibling)
  }
  function we(l, t, u, a) {
    var n = l.tag
    if (n === 5 || n === 6)
      (n = l.stateNode), t ? u.insertBefore(n, t) : u.appendChild(n), pe(l, a), (q = !0)
    else if (
      n !== 4 &&
      (n === 27 && (pe(l, a), (a = null), du(l.type) && (u = l.stateNode)),
      (l = l.child),
      l !== null)
    )
      for (we(l, t, u, a), l = l.sibling; l !== null; ) we(l, t, u, a), (l = l.sibling)
  }
  function bm(l) {
    var t = l.stateNode,
      u = l.memoizedProps
    try {
      for (var a = l.type, n = t.attributes; n.length; ) t.removeAttributeNode(n[0])
      hl(t, a, u), (t[yl] = l), (t[Cl] = u)
    } catch (e) {
      Z(l, l.return, e)
    }
  }
  var Fe = !1,
    Yl = null
  function J1(l) {
    ;(l.tag === 30 || (l.subtreeFlags & 33554432) !== 0) && (Fe = !0)
  }
  var vt = null
  function p1() {
    var l = vt
    return (vt = null), l
  }
  var Ml = 0
  function Ra(l, t, u, a, n) {
    return (Ml = 0), Em(l.child, t, u, a, n)
  }
  function Em(l, t, u, a, n) {
    for (var e = !1; l !== null; ) {
      if (l.tag === 5) {
        var f = l.stateNode
        if (a !== null) {
          var c = gi(f)
          a.push(c), c.view && (e = !0)
        } else e || (gi(f).view && (e = !0))
        ;(Fe = !0), nd(f, Ml === 0 ? t : t + '_' + Ml, u), Ml++
      } else
        (l.tag !== 22 || l.memoizedState === null) &&
          ((l.tag === 30 && n) || (Em(l.child, t, u, a, n) && (e = !0)))
      l = l.sibling
    }
    return e
  }
  function St(l, t) {
    for (; l !== null; )
      l.tag === 5
        ? ed(l.stateNode, l.memoizedProps)
        : (l.tag !== 22 || l.memoizedState === null) && ((l.tag === 30 && t) || St(l.child, t)),
        (l = l.sibling)
  }
  function Ee(l) {
    if ((l.subtreeFlags & 18874368) !== 0)
      for (l = l.child; l !== null; ) {
        if (
          (l.tag !== 22 || l.memoizedState === null) &&
          (Ee(l), l.tag === 30 && (l.flags & 18874368) !== 0 && l.stateNode.paired)
        ) {
          var t = l.memoizedProps
          if (t.name == null || t.name === 'auto') throw Error(z(544))
          var u = t.name
          ;(t = qt(t.default, t.share)), t !== 'none' && (Ra(l, u, t, null, !1) || St(l.child, !1))
        }
        l = l.sibling
      }
  }
  function $c(l, t) {
    if (l.tag === 30) {
      var u = l.stateNode,
        a = l.memoizedProps,
        n = Dt(a, u),
        e = qt(a.default, u.paired ? a.share : a.enter)
      e !== 'none'
        ? Ra(l, n, e, null, !1)
          ? (Ee(l), u.paired || t || Ea(l, a.onEnter))
          : St(l.child, !1)
        : Ee(l)
    } else if ((l.subtreeFlags & 33554432) !== 0)
      for (l = l.child; l !== null; ) $c(l, t), (l = l.sibling)
    else Ee(l)
  }
  function Ic(l) {
    if (Yl !== null && Yl.size !== 0) {
      var t = Yl
      if ((l.subtreeFlags & 18874368) !== 0)
        for (l = l.child; l !== null; ) {
          if (l.tag !== 22 || l.memoizedState === null) {
            if (l.tag === 30 && (l.flags & 18874368) !== 0) {
              var u = l.memoizedProps,
                a = u.name
              if (a != null && a !== 'auto') {
                var n = t.get(a)
                if (n !== void 0) {
                  var e = qt(u.default, u.share)
                  if (
                    (e !== 'none' &&
                      (Ra(l, a, e, null, !1)
                        ? ((e = l.stateNode), (n.paired = e), (e.paired = n), Ea(l, u.onShare))
                        : St(l.child, !1)),
                    t.delete(a),
                    t.size === 0)
                  )
                    break
                }
              }
            }
            Ic(l)
          }
          l = l.sibling
        }
    }
  }
  function kc(l) {
    if (l.tag === 30) {
      var t = l.memoizedProps,
        u = Dt(t, l.stateNode),
        a = Yl !== null ? Yl.get(u) : void 0,
        n = qt(t.default, a !== void 0 ? t.share : t.exit)
      n !== 'none' &&
        (Ra(l, u, n, null, !1)
          ? a !== void 0
            ? ((n = l.stateNode), (a.paired = n), (n.paired = a), Yl.delete(u), Ea(l, t.onShare))
            : Ea(l, t.onExit)
          : St(l.child, !1)),
        Yl !== null && Ic(l)
    } else if ((l.subtreeFlags & 33554432) !== 0)
      for (l = l.child; l !== null; ) kc(l), (l = l.sibling)
    else Yl !== null && Ic(l)
  }
  function Om(l) {
    for (l = l.child; l !== null; ) {
      if (l.tag === 30) {
        var t = l.memoizedProps,
          u = Dt(t, l.stateNode)
        ;(t = qt(t.default, t.update)),
          (l.flags &= -5),
          t !== 'none' && Ra(l, u, t, (l.memoizedState = []), !1)
      } else (l.subtreeFlags & 33554432) !== 0 && Om(l)
      l = l.sibling
    }
  }
  function Pc(l) {
    if ((l.subtreeFlags & 18874368) !== 0)
      for (l = l.child; l !== null; ) {
        if (l.tag !== 22 || l.memoizedState === null) {
          if (l.tag === 30 && (l.flags & 18874368) !== 0) {
            var t = l.stateNode
            t.paired !== null && ((t.paired = null), St(l.child, !1))
          }
          Pc(l)
        }
        l = l.sibling
      }
  }
  function Oe(l) {
    if (l.tag === 30) (l.stateNode.paired = null), St(l.child, !1), Pc(l)
    else if ((l.subtreeFlags & 33554432) !== 0)
      for (l = l.child; l !== null; ) Oe(l), (l = l.sibling)
    else Pc(l)
  }
  function Nm(l) {
    for (l = l.child; l !== null; )
      l.tag === 30 ? St(l.child, !1) : (l.subtreeFlags & 33554432) !== 0 && Nm(l), (l = l.sibling)
  }
  function f0(l, t, u, a, n, e, f) {
    for (var c = !1; t !== null; ) {
      if (t.tag === 5) {
        var i = t.stateNode
        if (e !== null && Ml < e.length) {
          var y = e[Ml],
            g = gi(i)
          ;(y.view || g.view) && (c = !0)
          var T
          if ((T = (l.flags & 4) === 0))
            if (g.clip) T = !0
            else {
              T = y.rect
              var m = g.rect
              T = T.y !== m.y || T.x !== m.x || T.height !== m.height || T.width !== m.width
            }
          T && (l.flags |= 4),
            g.abs
              ? (g = !y.abs)
              : ((y = y.rect), (g = g.rect), (g = y.height !== g.height || y.width !== g.width)),
            g && (l.flags |= 32)
        } else l.flags |= 32
        ;(l.flags & 4) !== 0 && nd(i, Ml === 0 ? u : u + '_' + Ml, n),
          (c && (l.flags & 4) !== 0) ||
            (vt === null && (vt = []), vt.push(i, Ml === 0 ? a : a + '_' + Ml, t.memoizedProps)),
          Ml++
      } else
        (t.tag !== 22 || t.memoizedState === null) &&
          (t.tag === 30 && f
            ? (l.flags |= t.flags & 32)
            : f0(l, t.child, u, a, n, e, f) && (c = !0))
      t = t.sibling
    }
    return c
  }
  function Am(l, t) {
    for (l = l.child; l !== null; ) {
      if (l.tag === 30) {
        var u = l.memoizedProps,
          a = l.stateNode,
          n = Dt(u, a),
          e = qt(u.default, u.update)
        if (t) {
          a = a.clones
          var f = a === null ? null : a.map(eg)
        } else (f = l.memoizedState), (l.memoizedState = null)
        a = l
        var c = l.child
        ;(Ml = 0),
          (n = f0(a, c, n, n, e, f, !1)),
          (l.flags & 4) !== 0 && n && (t || Ea(l, u.onUpdate))
      } else (l.subtreeFlags & 33554432) !== 0 && Am(l, t)
      l = l.sibling
    }
  }
  var el = !1,
    X = !1,
    et = !1,
    uc = !1,
    w1 = typeof WeakSet == 'function' ? WeakSet : Set,
    fl = null,
    ft = !1,
    Wa = !1,
    We = !1,
    li = !1
  function Ch(l, t, u) {
    if (((l = l.containerInfo), (di = Ma), (l = iy(l)), Bi(l))) {
      if ('selectionStart' in l) var a = { start: l.selectionStart, end: l.selectionEnd }
      else
        l: {
          a = ((a = l.ownerDocument) && a.defaultView) || window
          var n = a.getSelection && a.getSelection()
          if (n && n.rangeCount !== 0) {
            a = n.anchorNode
            var e = n.anchorOffset,
              f = n.focusNode
            n = n.focusOffset
            try {
              a.nodeType, f.nodeType
            } catch {
              a = null
              break l
            }
            var c = 0,
              i = -1,
              y = -1,
              g = 0,
              T = 0,
              m = l,
              h = null
            t: for (;;) {
              for (
                var b;
                m !== a || (e !== 0 && m.nodeType !== 3) || (i = c + e),
                  m !== f || (n !== 0 && m.nodeType !== 3) || (y = c + n),
                  m.nodeType === 3 && (c += m.nodeValue.length),
                  (b = m.firstChild) !== null;
              )
                (h = m), (m = b)
              for (;;) {
                if (m === l) break t
                if (
                  (h === a && ++g === e && (i = c),
                  h === f && ++T === n && (y = c),
                  (b = m.nextSibling) !== null)
                )
                  break
                ;(m = h), (h = m.parentNode)
              }
              m = b
            }
            a = i === -1 || y === -1 ? null : { start: i, end: y }
          } else a = null
        }
      a = a || { start: 0, end: 0 }
    } else a = null
    for (
      oi = { focusedElem: l, selectionRange: a },
        Ma = !1,
        u = (u & 335544064) === u,
        fl = t,
        t = u ? 9270 : 1024;
      fl !== null;
    ) {
      if (((l = fl), u && ((a = l.deletions), a !== null)))
        for (e = 0; e < a.length; e++) u && kc(a[e])
      if (l.alternate === null && (l.flags & 2) !== 0) u && J1(l), ae(u)
      else {
        if (l.tag === 22) {
          if (((a = l.alternate), l.memoizedState !== null)) {
            a !== null && a.memoizedState === null && u && kc(a), ae(u)
            continue
          } else if (a !== null && a.memoizedState !== null) {
            u && J1(l), ae(u)
            continue
          }
        }
        ;(a = l.child),
          (l.subtreeFlags & t) !== 0 && a !== null
            ? ((a.return = l), (fl = a))
            : (u && Om(l), ae(u))
      }
    }
    Yl = null
  }
  function ae(l) {
    for (; fl !== null; ) {
      var t = fl,
        u = l,
        a = t.alternate,
        n = t.flags
      switch (t.tag) {
        case 0:
        case 11:
        case 15:
          break
        case 1:
          if ((n & 1024) !== 0 && a !== null) {
            ;(u = void 0), (n = a.memoizedProps), (a = a.memoizedState)
            var e = t.stateNode
            try {
              var f = Ru(t.type, n)
              ;(u = e.getSnapshotBeforeUpdate(f, a)), (e.__reactInternalSnapshotBeforeUpdate = u)
            } catch (c) {
              Z(t, t.return, c)
            }
          }
          break
        case 3:
          if ((n & 1024) !== 0) {
            if (((a = t.stateNode.containerInfo), (u = a.nodeType), u === 9)) Si(a)
            else if (u === 1)
              switch (a.nodeName) {
                case 'HEAD':
                case 'HTML':
                case 'BODY':
                  Si(a)
                  break
                default:
                  a.textContent = ''
              }
          }
          break
        case 5:
        case 26:
        case 27:
        case 6:
        case 4:
        case 17:
          break
        case 30:
          u &&
            a !== null &&
            ((u = Dt(a.memoizedProps, a.stateNode)),
            (n = t.memoizedProps),
            (n = qt(n.default, n.update)),
            n !== 'none' && Ra(a, u, n, (a.memoizedState = []), !0))
          break
        default:
          if ((n & 1024) !== 0) throw Error(z(163))
      }
      if (((a = t.sibling), a !== null)) {
        ;(a.return = t.return), (fl = a)
        break
      }
      fl = t.return
    }
  }
  function sm(l, t, u) {
    var a = u.flags
    switch (u.tag) {
      case 0:
      case 11:
      case 15:
        ct(l, u), a & 4 && Yn(5, u)
        break
      case 1:
        if ((ct(l, u), a & 4))
          if (((l = u.stateNode), t === null))
            try {
              l.componentDidMount()
            } catch (f) {
              Z(u, u.return, f)
            }
          else {
            var n = Ru(u.type, t.memoizedProps)
            t = t.memoizedState
            try {
              l.componentDidUpdate(n, t, l.__reactInternalSnapshotBeforeUpdate)
            } catch (f) {
              Z(u, u.return, f)
            }
          }
        a & 64 && Sm(u), a & 512 && it(u, u.return)
        break
      case 3:
        if ((ct(l, u), a & 64 && ((l = u.updateQueue), l !== null))) {
          if (((t = null), u.child !== null))
            switch (u.child.tag) {
              case 27:
              case 5:
                t = u.child.stateNode
                break
              case 1:
                t = u.child.stateNode
            }
          try {
            My(l, t)
          } catch (f) {
            Z(u, u.return, f)
          }
        }
        break
      case 27:
        t === null && a & 4 && bm(u)
      case 26:
      case 5:
        ct(l, u), t === null && a & 4 && Fc(u), a & 512 && it(u, u.return)
        break
      case 12:
        ct(l, u)
        break
      case 31:
        ct(l, u), a & 4 && Um(l, u)
        break
      case 13:
        ct(l, u),
          a & 4 && Hm(l, u),
          a & 64 &&
            ((l = u.memoizedState),
            l !== null && ((l = l.dehydrated), l !== null && ((u = Lh.bind(null, u)), Og(l, u))))
        break
      case 22:
        if (((a = u.memoizedState !== null || el), !a)) {
          var e = (t !== null && t.memoizedState !== null) || X
          ;(t = el),
            (n = X),
            (el = a),
            (X = e) && !n
              ? ((a = 2), (u.subtreeFlags & 8772) !== 0 && (a |= 1), Pl(l, u, a))
              : ct(l, u),
            (el = t),
            (X = n)
        }
        break
      case 30:
        ct(l, u), a & 512 && it(u, u.return)
        break
      case 7:
        a & 512 && it(u, u.return)
      default:
        ct(l, u)
    }
  }
  function ti(l, t) {
    for (l = l.child; l !== null; ) _m(l, t), (l = l.sibling)
  }
  function _m(l, t) {
    switch (l.tag) {
      case 5:
      case 26:
        try {
          var u = l.stateNode
          if (t) {
            var a = u.style
            typeof a.setProperty == 'function'
              ? a.setProperty('display', 'none', 'important')
              : (a.display = 'none')
          } else {
            var n = l.stateNode,
              e = l.memoizedProps.style,
              f = e != null && e.hasOwnProperty('display') ? e.display : null
            n.style.display = f == null || typeof f == 'boolean' ? '' : ('' + f).trim()
          }
        } catch (i) {
          Z(l, l.return, i)
        }
        ui(l, t)
        break
      case 6:
        try {
          ;(l.stateNode.nodeValue = t ? '' : l.memoizedProps), (q = !0)
        } catch (i) {
          Z(l, l.return, i)
        }
        break
      case 18:
        try {
          var c = l.stateNode
          t ? vv(c, !0) : vv(l.stateNode, !1)
        } catch (i) {
          Z(l, l.return, i)
        }
        break
      case 22:
      case 23:
        l.memoizedState === null && ti(l, t)
        break
      default:
        ti(l, t)
    }
  }
  function ui(l, t) {
    if (l.subtreeFlags & 67108864)
      for (l = l.child; l !== null; ) {
        l: {
          var u = l,
            a = t
          switch (u.tag) {
            case 4:
              _m(u, a)
              break l
            case 22:
              u.memoizedState === null && ui(u, a)
              break l
            default:
              ui(u, a)
          }
        }
        l = l.sibling
      }
  }
  function Mm(l) {
    var t = l.alternate
    t !== null && ((l.alternate = null), Mm(t)),
      (l.child = null),
      (l.deletions = null),
      (l.sibling = null),
      l.tag === 5 && ((t = l.stateNode), t !== null && ef(t)),
      (l.stateNode = null),
      (l.return = null),
      (l.dependencies = null),
      (l.memoizedProps = null),
      (l.memoizedState = null),
      (l.pendingProps = null),
      (l.stateNode = null),
      (l.updateQueue = null)
  }
  var w = null,
    sl = !1
  function kl(l, t, u) {
    for (u = u.child; u !== null; ) Dm(l, t, u), (u = u.sibling)
  }
  function Dm(l, t, u) {
    if (Ql && typeof Ql.onCommitFiberUnmount == 'function')
      try {
        Ql.onCommitFiberUnmount(Dn, u)
      } catch {}
    switch (u.tag) {
      case 26:
        X || vl(u, t),
          kl(l, t, u),
          u.memoizedState
            ? u.memoizedState.count--
            : u.stateNode && !X && ((u = u.stateNode), u.parentNode.removeChild(u))
        break
      case 27:
        X || vl(u, t), en(u)
        var a = w,
          n = sl
        du(u.type) && ((w = u.stateNode), (sl = !1)),
          kl(l, t, u),
          hd(u.stateNode, u.type, u.memoizedProps),
          (w = a),
          (sl = n)
        break
      case 5:
        X || vl(u, t), en(u)
      case 6:
        if (
          (u.tag === 6 && en(u),
          (a = w),
          (n = sl),
          (w = null),
          kl(l, t, u),
          (w = a),
          (sl = n),
          w !== null)
        )
          if (sl)
            try {
              ;(w.nodeType === 9
                ? w.body
                : w.nodeName === 'HTML'
                  ? w.ownerDocument.body
                  : w
              ).removeChild(u.stateNode),
                (q = !0)
            } catch (e) {
              Z(u, t, e)
            }
          else
            try {
              w.removeChild(u.stateNode), (q = !0)
            } catch (e) {
              Z(u, t, e)
            }
        break
      case 18:
        w !== null &&
          (sl
            ? ((l = w),
              iv(
                l.nodeType === 9 ? l.body : l.nodeName === 'HTML' ? l.ownerDocument.body : l,
                u.stateNode,
              ),
              Da(l))
            : iv(w, u.stateNode))
        break
      case 4:
        ;(a = w),
          (n = sl),
          (w = u.stateNode.containerInfo),
          (sl = !0),
          kl(l, t, u),
          (w = a),
          (sl = n)
        break
      case 0:
      case 11:
      case 14:
      case 15:
        vu(2, u, t), X || vu(4, u, t), kl(l, t, u)
        break
      case 1:
        X ||
          (vl(u, t), (a = u.stateNode), typeof a.componentWillUnmount == 'function' && Tm(u, t, a)),
          kl(l, t, u)
        break
      case 21:
        kl(l, t, u)
        break
      case 22:
        ;(X = (a = X) || u.memoizedState !== null), kl(l, t, u), (X = a)
        break
      case 30:
        vl(u, t), kl(l, t, u)
        break
      case 7:
        X || vl(u, t), kl(l, t, u)
        break
      default:
        kl(l, t, u)
    }
  }
  function Um(l, t) {
    if (
      t.memoizedState === null &&
      ((l = t.alternate), l !== null && ((l = l.memoizedState), l !== null))
    ) {
      l = l.dehydrated
      try {
        Da(l)
      } catch (u) {
        Z(t, t.return, u)
      }
    }
  }
  function Hm(l, t) {
    if (
      t.memoizedState === null &&
      ((l = t.alternate),
      l !== null && ((l = l.memoizedState), l !== null && ((l = l.dehydrated), l !== null)))
    )
      try {
        Da(l)
      } catch (u) {
        Z(t, t.return, u)
      }
  }
  function Rh(l) {
    switch (l.tag) {
      case 31:
      case 13:
      case 19:
        var t = l.stateNode
        return t === null && (t = l.stateNode = new w1()), t
      case 22:
        return (
          (l = l.stateNode), (t = l._retryCache), t === null && (t = l._retryCache = new w1()), t
        )
      default:
        throw Error(z(435, l.tag))
    }
  }
  function ne(l, t) {
    var u = Rh(l)
    t.forEach(function (a) {
      if (!u.has(a)) {
        u.add(a)
        var n = Kh.bind(null, l, a)
        a.then(n, n)
      }
    })
  }
  function El(l, t, u) {
    var a = t.deletions
    if (a !== null)
      for (var n = 0; n < a.length; n++) {
        var e = a[n],
          f = l,
          c = t,
          i = c
        l: for (; i !== null; ) {
          switch (i.tag) {
            case 27:
              if (du(i.type)) {
                ;(w = i.stateNode), (sl = !1)
                break l
              }
              break
            case 5:
              ;(w = i.stateNode), (sl = !1)
              break l
            case 3:
            case 4:
              ;(w = i.stateNode.containerInfo), (sl = !0)
              break l
          }
          i = i.return
        }
        if (w === null) throw Error(z(160))
        Dm(f, c, e),
          (w = null),
          (sl = !1),
          (f = e.alternate),
          f !== null && (f.return = null),
          (e.return = null)
      }
    if (t.subtreeFlags & 13886) for (t = t.child; t !== null; ) Cm(t, l, u), (t = t.sibling)
  }
  var lt = null
  function Cm(l, t, u) {
    var a = l.alternate,
      n = l.flags
    switch (l.tag) {
      case 0:
      case 11:
      case 14:
      case 15:
        if (n & 4 && ((a = l.updateQueue), (a = a !== null ? a.events : null), a !== null))
          for (var e = 0; e < a.length; e++) {
            var f = a[e]
            f.ref.impl = f.nextImpl
          }
        El(t, l, u), Ol(l), n & 4 && (vu(3, l, l.return), Yn(3, l), vu(5, l, l.return))
        break
      case 1:
        El(t, l, u),
          Ol(l),
          n & 512 && (X || a === null || vl(a, a.return)),
          n & 64 &&
            el &&
            ((l = l.updateQueue),
            l !== null &&
              ((t = l.callbacks),
              t !== null &&
                ((u = l.shared.hiddenCallbacks),
                (l.shared.hiddenCallbacks = u === null ? t : u.concat(t)))))
        break
      case 26:
        if (((e = lt), El(t, l, u), Ol(l), n & 512 && (X || a === null || vl(a, a.return)), n & 4))
          if (((n = a !== null ? a.memoizedState : null), (u = l.memoizedState), a === null))
            if (u === null)
              if (l.stateNode === null)
                if (el) l.stateNode = ad(l.type, l.memoizedProps, t.containerInfo, l)
                else {
                  l: {
                    ;(t = l.type), (u = l.memoizedProps), (n = e.ownerDocument || e)
                    t: switch (t) {
                      case 'title':
                        ;(a = n.getElementsByTagName('title')[0]),
                          (!a ||
                            a[Cn] ||
                            a[yl] ||
                            a.namespaceURI === 'http://www.w3.org/2000/svg' ||
                            a.hasAttribute('itemprop')) &&
                            ((a = n.createElement(t)),
                            n.head.insertBefore(a, n.querySelector('head > title'))),
                          hl(a, t, u),
                          (a[yl] = l),
                          cl(a),
                          (t = a)
                        break l
                      case 'link':
                        if ((e = Tv('link', 'href', n).get(t + (u.href || '')))) {
                          for (f = 0; f < e.length; f++)
                            if (
                              ((a = e[f]),
                              a.getAttribute('href') ===
                                (u.href == null || u.href === '' ? null : u.href) &&
                                a.getAttribute('rel') === (u.rel == null ? null : u.rel) &&
                                a.getAttribute('title') === (u.title == null ? null : u.title) &&
                                a.getAttribute('crossorigin') ===
                                  (u.crossOrigin == null ? null : u.crossOrigin))
                            ) {
                              e.splice(f, 1)
                              break t
                            }
                        }
                        ;(a = n.createElement(t)), hl(a, t, u), n.head.appendChild(a)
                        break
                      case 'meta':
                        if ((e = Tv('meta', 'content', n).get(t + (u.content || '')))) {
                          for (f = 0; f < e.length; f++)
                            if (
                              ((a = e[f]),
                              a.getAttribute('content') ===
                                (u.content == null ? null : '' + u.content) &&
                                a.getAttribute('name') === (u.name == null ? null : u.name) &&
                                a.getAttribute('property') ===
                                  (u.property == null ? null : u.property) &&
                                a.getAttribute('http-equiv') ===
                                  (u.httpEquiv == null ? null : u.httpEquiv) &&
                                a.getAttribute('charset') ===
                                  (u.charSet == null ? null : u.charSet))
                            ) {
                              e.splice(f, 1)
                              break t
                            }
                        }
                        ;(a = n.createElement(t)), hl(a, t, u), n.head.appendChild(a)
                        break
                      default:
                        throw Error(z(468, t))
                    }
                    ;(a[yl] = l), cl(a), (t = a)
                  }
                  l.stateNode = t
                }
              else el || bi(e, l.type, l.stateNode)
            else l.stateNode = Sv(e, u, l.memoizedProps)
          else
            n !== u
              ? (n === null
                  ? ((t = a.stateNode), t === null || X || t.parentNode.removeChild(t))
                  : n.count--,
                u === null ? el || bi(e, l.type, l.stateNode) : Sv(e, u, l.memoizedProps))
              : u === null && l.stateNode !== null && lc(l, l.memoizedProps, a.memoizedProps)
        break
      case 27:
        El(t, l, u),
          Ol(l),
          n & 512 && (X || a === null || vl(a, a.return)),
          a !== null && n & 4 && lc(l, l.memoizedProps, a.memoizedProps)
        break
      case 5:
        if (
          ((e = et),
          (et = !1),
          El(t, l, u),
          (et = e),
          Ol(l),
          n & 512 && (X || a === null || vl(a, a.return)),
          l.flags & 32)
        ) {
          t = l.stateNode
          try {
            Ta(t, ''), (q = !0)
          } catch (g) {
            Z(l, l.return, g)
          }
        }
        n & 4 &&
          l.stateNode != null &&
          ((t = l.memoizedProps), lc(l, t, a !== null ? a.memoizedProps : t)),
          n & 1024 && (uc = !0)
        break
      case 6:
        if ((El(t, l, u), Ol(l), n & 4)) {
          if (l.stateNode === null) throw Error(z(162))
          ;(t = l.memoizedProps), (u = l.stateNode)
          try {
            ;(u.nodeValue = t), (q = !0)
          } catch (g) {
            Z(l, l.return, g)
          }
        }
        break
      case 3:
        if (
          ((q = !1),
          (_e = null),
          (e = lt),
          (lt = Nn(t.containerInfo)),
          El(t, l, u),
          (lt = e),
          Ol(l),
          n & 4 && a !== null && a.memoizedState.isDehydrated)
        )
          try {
            Da(t.containerInfo)
          } catch (g) {
            Z(l, l.return, g)
          }
        uc && ((uc = !1), Rm(l)), (q = !1)
        break
      case 4:
        ;(n = et),
          (et = el),
          (a = P0()),
          (e = lt),
          (lt = Nn(l.stateNode.containerInfo)),
          El(t, l, u),
          Ol(l),
          (lt = e),
          q && Wa && (We = !0),
          (q = a),
          (et = n)
        break
      case 12:
        El(t, l, u), Ol(l)
        break
      case 31:
        El(t, l, u),
          Ol(l),
          n & 4 && ((t = l.updateQueue), t !== null && ((l.updateQueue = null), ne(l, t)))
        break
      case 13:
        El(t, l, u),
          Ol(l),
          l.child.flags & 8192 &&
            (l.memoizedState !== null) != (a !== null && a.memoizedState !== null) &&
            (bf = Xl()),
          n & 4 && ((t = l.updateQueue), t !== null && ((l.updateQueue = null), ne(l, t)))
        break
      case 22:
        ;(e = l.memoizedState !== null), (f = a !== null && a.memoizedState !== null)
        var c = el,
          i = X,
          y = et
        ;(el = c || e),
          (et = y || e),
          (X = i || f),
          El(t, l, u),
          (X = i),
          (et = y),
          (el = c),
          Ol(l),
          n & 8192 &&
            ((t = l.stateNode),
            (t._visibility = e ? t._visibility & -2 : t._visibility | 1),
            !e ||
              a === null ||
              f ||
              el ||
              X ||
              ((t = f || X),
              (u = el),
              (a = X),
              (el = e || el),
              (X = t),
              jt(l, 2),
              (el = u),
              (X = a)),
            (!e && et) || ti(l, e)),
          n & 4 &&
            ((t = l.updateQueue),
            t !== null && ((u = t.retryQueue), u !== null && ((t.retryQueue = null), ne(l, u))))
        break
      case 19:
        El(t, l, u),
          Ol(l),
          n & 4 && ((t = l.updateQueue), t !== null && ((l.updateQueue = null), ne(l, t)))
        break
      case 30:
        n & 512 && (X || a === null || vl(a, a.return)),
          (n = P0()),
          (e = Wa),
          (f = (u & 335544064) === u),
          (c = l.memoizedProps),
          (Wa = f && qt(c.default, c.update) !== 'none'),
          El(t, l, u),
          Ol(l),
          f && a !== null && q && (l.flags |= 4),
          (Wa = e),
          (q = n)
        break
      case 21:
        break
      case 7:
        n & 512 && (X || a === null || vl(a, a.return)),
          a && a.stateNode !== null && (a.stateNode._fragmentFiber = l)
      default:
        El(t, l, u), Ol(l)
    }
  }
  function Ol(l) {
    var t = l.flags
    if (t & 2) {
      try {
        for (var u, a = l.return; a !== null; ) {
          if (zm(a)) {
            u = a
            break
          }
          a = a.return
        }
        a = null
        for (var n = l.return; n !== null; ) {
          if (e0(n)) {
            var e = n.stateNode
            a === null ? (a = [e]) : a.push(e)
          }
          if (n0(n)) break
          n = n.return
        }
        var f = a
        if (u == null) throw Error(z(160))
        switch (u.tag) {
          case 27:
            var c = u.stateNode,
              i = tc(l)
            we(l, i, c, f)
            break
          case 5:
            var y = u.stateNode
            u.flags & 32 && (Ta(y, ''), (u.flags &= -33))
            var g = tc(l)
            we(l, g, y, f)
            break
          case 3:
          case 4:
            var T = u.stateNode.containerInfo,
              m = tc(l)
            Wc(l, m, T, f)
            break
          default:
            throw Error(z(161))
        }
      } catch (h) {
        Z(l, l.return, h)
      }
      l.flags &= -3
    }
    t & 4096 && (l.flags &= -4097)
  }
  function Rm(l) {
    if (l.subtreeFlags & 1024)
      for (l = l.child; l !== null; ) {
        var t = l
        Rm(t),
          t.tag === 5 && t.flags & 1024 && ((t = t.stateNode), (Ma = !0), t.reset(), (Ma = !1)),
          (l = l.sibling)
      }
  }
  function Ku(l, t) {
    if (t.subtreeFlags & 9270) for (t = t.child; t !== null; ) Bm(t, l), (t = t.sibling)
    else Am(t, !1)
  }
  function Bm(l, t) {
    var u = l.alternate
    if (u === null) $c(l, !1)
    else
      switch (l.tag) {
        case 3:
          if (((li = ft = !1), p1(), Ku(t, l), !ft && !We)) {
            if (((l = vt), l !== null))
              for (var a = 0; a < l.length; a += 3) {
                u = l[a]
                var n = l[a + 1]
                ed(u, l[a + 2]),
                  (u = u.ownerDocument.documentElement),
                  u !== null &&
                    u.animate(
                      { opacity: [0, 0], pointerEvents: ['none', 'none'] },
                      {
                        duration: 0,
                        fill: 'forwards',
                        pseudoElement: '::view-transition-group(' + n + ')',
                      },
                    )
              }
            ;(l = t.containerInfo),
              (l = l.nodeType === 9 ? l.documentElement : l.ownerDocument.documentElement),
              l !== null &&
                l.style.viewTransitionName === '' &&
                ((l.style.viewTransitionName = 'none'),
                l.animate(
                  { opacity: [0, 0], pointerEvents: ['none', 'none'] },
                  { duration: 0, fill: 'forwards', pseudoElement: '::view-transition-group(root)' },
                ),
                l.animate(
                  { width: [0, 0], height: [0, 0] },
                  { duration: 0, fill: 'forwards', pseudoElement: '::view-transition' },
                )),
              (li = !0)
          }
          vt = null
          break
        case 5:
          Ku(t, l)
          break
        case 4:
          ;(a = ft), (ft = !1), Ku(t, l), ft && (We = !0), (ft = a)
          break
        case 22:
          l.memoizedState === null && (u.memoizedState !== null ? $c(l, !1) : Ku(t, l))
          break
        case 30:
          ;(a = ft), (n = p1()), (ft = !1), Ku(t, l), ft && (l.flags |= 4)
          var e = l.memoizedProps,
            f = l.stateNode
          ;(t = Dt(e, f)), (f = Dt(u.memoizedProps, f))
          var c = qt(e.default, e.update)
          c === 'none'
            ? (t = !1)
            : ((e = u.memoizedState),
              (u.memoizedState = null),
              (u = l.child),
              (Ml = 0),
              (t = f0(l, u, t, f, c, e, !0)),
              Ml !== (e === null ? 0 : e.length) && (l.flags |= 32)),
            (l.flags & 4) !== 0 && t
              ? (Ea(l, l.memoizedProps.onUpdate), (vt = n))
              : n !== null && (n.push.apply(n, vt), (vt = n)),
            (ft = (l.flags & 32) !== 0 ? !0 : a)
          break
        default:
          Ku(t, l)
      }
  }
  function ct(l, t) {
    if (t.subtreeFlags & 8772)
      for (t = t.child; t !== null; ) sm(l, t.alternate, t), (t = t.sibling)
  }
  function jt(l, t) {
    for (l = l.child; l !== null; ) {
      var u = l,
        a = t
      switch (u.tag) {
        case 0:
        case 11:
        case 14:
        case 15:
          vu(4, u, u.return), jt(u, a)
          break
        case 1:
          vl(u, u.return)
          var n = u.stateNode
          typeof n.componentWillUnmount == 'function' && Tm(u, u.return, n), jt(u, a)
          break
        case 27:
          ;(a & 2) !== 0 && hd(u.stateNode, u.type, u.memoizedProps)
        case 5:
          vl(u, u.return), (u.tag !== 5 && u.tag !== 27) || en(u), jt(u, a)
          break
        case 6:
          en(u)
          break
        case 26:
          vl(u, u.return),
            (n = u.stateNode),
            u.memoizedState !== null || n === null || X || n.parentNode.removeChild(n),
            jt(u, a)
          break
        case 22:
          u.memoizedState === null && jt(u, a)
          break
        case 30:
          vl(u, u.return), jt(u, a)
          break
        case 7:
          vl(u, u.return)
        default:
          jt(u, a)
      }
      l = l.sibling
    }
  }
  function Pl(l, t, u) {
    for (u = (t.subtreeFlags & 8772) !== 0 ? u : u & -2, t = t.child; t !== null; ) {
      var a = t.alternate,
        n = l,
        e = t,
        f = e.flags,
        c = (u & 1) !== 0
      switch (e.tag) {
        case 0:
        case 11:
        case 15:
          Pl(n, e, u), Yn(4, e)
          break
        case 1:
          if ((Pl(n, e, u), (a = e), (n = a.stateNode), typeof n.componentDidMount == 'function'))
            try {
              n.componentDidMount()
            } catch (g) {
              Z(a, a.return, g)
            }
          if (((a = e), (n = a.updateQueue), n !== null)) {
            var i = a.stateNode
            try {
              var y = n.shared.hiddenCallbacks
              if (y !== null)
                for (n.shared.hiddenCallbacks = null, n = 0; n < y.length; n++) _y(y[n], i)
            } catch (g) {
              Z(a, a.return, g)
            }
          }
          c && f & 64 && Sm(e), it(e, e.return)
          break
        case 27:
          ;(u & 2) !== 0 && bm(e)
        case 5:
          ;(e.tag !== 5 && e.tag !== 27) || r1(e),
            Pl(n, e, u),
            c && a === null && f & 4 && Fc(e),
            it(e, e.return)
          break
        case 6:
          r1(e)
          break
        case 26:
          ;(i = e.stateNode),
            e.memoizedState !== null || i === null || el || bi(Nn(i.ownerDocument), e.type, i),
            Pl(n, e, u),
            c && a === null && f & 4 && Fc(e),
            it(e, e.return)
          break
        case 12:
          Pl(n, e, u)
          break
        case 31:
          Pl(n, e, u), c && f & 4 && Um(n, e)
          break
        case 13:
          Pl(n, e, u), c && f & 4 && Hm(n, e)
          break
        case 22:
          e.memoizedState === null && Pl(n, e, u), it(e, e.return)
          break
        case 30:
          Pl(n, e, u), it(e, e.return)
          break
        case 7:
          it(e, e.return)
        default:
          Pl(n, e, u)
      }
      t = t.sibling
    }
  }
  function c0(l, t) {
    var u = null
    l !== null &&
      l.memoizedState !== null &&
      l.memoizedState.cachePool !== null &&
      (u = l.memoizedState.cachePool.pool),
      (l = null),
      t.memoizedState !== null &&
        t.memoizedState.cachePool !== null &&
        (l = t.memoizedState.cachePool.pool),
      l !== u && (l != null && l.refCount++, u != null && Bn(u))
  }
  function i0(l, t) {
    ;(l = null),
      t.alternate !== null && (l = t.alternate.memoizedState.cache),
      (t = t.memoizedState.cache),
      t !== l && (t.refCount++, l != null && Bn(l))
  }
  function Kl(l, t, u, a) {
    var n = (u & 335544064) === u
    if (t.subtreeFlags & (n ? 10262 : 10256))
      for (t = t.child; t !== null; ) qm(l, t, u, a), (t = t.sibling)
    else n && Nm(t)
  }
  function qm(l, t, u, a) {
    var n = (u & 335544064) === u
    n && t.alternate === null && t.return !== null && t.return.alternate !== null && Oe(t)
    var e = t.flags
    switch (t.tag) {
      case 0:
      case 11:
      case 15:
        Kl(l, t, u, a), e & 2048 && Yn(9, t)
        break
      case 1:
        Kl(l, t, u, a)
        break
      case 3:
        Kl(l, t, u, a),
          n &&
            li &&
            ((l = l.containerInfo),
            (l = l.nodeType === 9 ? l.body : l.nodeName === 'HTML' ? l.ownerDocument.body : l),
            l.style.viewTransitionName === 'root' && (l.style.viewTransitionName = ''),
            (l = l.ownerDocument.documentElement),
            l !== null &&
              l.style.viewTransitionName === 'none' &&
              (l.style.viewTransitionName = '')),
          e & 2048 &&
            ((e = null),
            t.alternate !== null && (e = t.alternate.memoizedState.cache),
            (t = t.memoizedState.cache),
            t !== e && (t.refCount++, e != null && Bn(e)))
        break
      case 12:
        if (e & 2048) {
          Kl(l, t, u, a), (e = t.stateNode)
          try {
            var f = t.memoizedProps,
              c = f.id,
              i = f.onPostCommit
            typeof i == 'function' &&
              i(c, t.alternate === null ? 'mount' : 'update', e.passiveEffectDuration, -0)
          } catch (y) {
            Z(t, t.return, y)
          }
        } else Kl(l, t, u, a)
        break
      case 31:
        Kl(l, t, u, a)
        break
      case 13:
        Kl(l, t, u, a)
        break
      case 23:
        break
      case 22:
        ;(f = t.stateNode),
          (c = t.alternate),
          t.memoizedState !== null
            ? (n && c !== null && c.memoizedState === null && Oe(c),
              f._visibility & 2 ? Kl(l, t, u, a) : fn(l, t))
            : (n && c !== null && c.memoizedState !== null && Oe(t),
              f._visibility & 2
                ? Kl(l, t, u, a)
                : ((f._visibility |= 2), Ju(l, t, u, a, (t.subtreeFlags & 10256) !== 0 || !1))),
          e & 2048 && c0(c, t)
        break
      case 24:
        Kl(l, t, u, a), e & 2048 && i0(t.alternate, t)
        break
      case 30:
        n && ((e = t.alternate), e !== null && (St(e.child, !0), St(t.child, !0))), Kl(l, t, u, a)
        break
      default:
        Kl(l, t, u, a)
    }
  }
  function Ju(l, t, u, a, n) {
    for (n = n && ((t.subtreeFlags & 10256) !== 0 || !1), t = t.child; t !== null; ) {
      var e = l,
        f = t,
        c = u,
        i = a,
        y = f.flags
      switch (f.tag) {
        case 0:
        case 11:
        case 15:
          Ju(e, f, c, i, n), Yn(8, f)
          break
        case 23:
          break
        case 22:
          var g = f.stateNode
          f.memoizedState !== null
            ? g._visibility & 2
              ? Ju(e, f, c, i, n)
              : fn(e, f)
            : ((g._visibility |= 2), Ju(e, f, c, i, n)),
            n && y & 2048 && c0(f.alternate, f)
          break
        case 24:
          Ju(e, f, c, i, n), n && y & 2048 && i0(f.alternate, f)
          break
        default:
          Ju(e, f, c, i, n)
      }
      t = t.sibling
    }
  }
  function fn(l, t) {
    if (t.subtreeFlags & 10256)
      for (t = t.child; t !== null; ) {
        var u = l,
          a = t,
          n = a.flags
        switch (a.tag) {
          case 22:
            fn(u, a), n & 2048 && c0(a.alternate, a)
            break
          case 24:
            fn(u, a), n & 2048 && i0(a.alternate, a)
            break
          default:
            fn(u, a)
        }
        t = t.sibling
      }
  }
  var Tu = 8192
  function hu(l, t, u) {
    if (l.subtreeFlags & Tu) for (l = l.child; l !== null; ) Ym(l, t, u), (l = l.sibling)
  }
  function Ym(l, t, u) {
    switch (l.tag) {
      case 26:
        hu(l, t, u),
          l.flags & Tu &&
            (l.memoizedState !== null
              ? Gg(u, lt, l.memoizedState, l.memoizedProps)
              : ((l = l.stateNode), (t & 335544128) === t && bv(u, l)))
        break
      case 5:
        hu(l, t, u), l.flags & Tu && ((l = l.stateNode), (t & 335544128) === t && bv(u, l))
        break
      case 3:
      case 4:
        var a = lt
        ;(lt = Nn(l.stateNode.containerInfo)), hu(l, t, u), (lt = a)
        break
      case 22:
        l.memoizedState === null &&
          ((a = l.alternate),
          a !== null && a.memoizedState !== null
            ? ((a = Tu), (Tu = 16777216), hu(l, t, u), (Tu = a))
            : hu(l, t, u))
        break
      case 30:
        if ((l.flags & Tu) !== 0 && ((a = l.memoizedProps.name), a != null && a !== 'auto')) {
          var n = l.stateNode
          ;(n.paired = null), Yl === null && (Yl = new Map()), Yl.set(a, n)
        }
        hu(l, t, u)
        break
      default:
        hu(l, t, u)
    }
  }
  function Gm(l) {
    var t = l.alternate
    if (t !== null && ((l = t.child), l !== null)) {
      t.child = null
      do (t = l.sibling), (l.sibling = null), (l = t)
      while (l !== null)
    }
  }
  function La(l) {
    var t = l.deletions
    if ((l.flags & 16) !== 0) {
      if (t !== null)
        for (var u = 0; u < t.length; u++) {
          var a = t[u]
          ;(fl = a), Qm(a, l)
        }
      Gm(l)
    }
    if (l.subtreeFlags & 10256) for (l = l.child; l !== null; ) Xm(l), (l = l.sibling)
  }
  function Xm(l) {
    switch (l.tag) {
      case 0:
      case 11:
      case 15:
        La(l), l.flags & 2048 && vu(9, l, l.return)
        break
      case 3:
        La(l)
        break
      case 12:
        La(l)
        break
      case 22:
        var t = l.stateNode
        l.memoizedState !== null && t._visibility & 2 && (l.return === null || l.return.tag !== 13)
          ? ((t._visibility &= -3), Ne(l))
          : La(l)
        break
      default:
        La(l)
    }
  }
  function Ne(l) {
    var t = l.deletions
    if ((l.flags & 16) !== 0) {
      if (t !== null)
        for (var u = 0; u < t.length; u++) {
          var a = t[u]
          ;(fl = a), Qm(a, l)
        }
      Gm(l)
    }
    for (l = l.child; l !== null; ) {
      switch (((t = l), t.tag)) {
        case 0:
        case 11:
        case 15:
          vu(8, t, t.return), Ne(t)
          break
        case 22:
          ;(u = t.stateNode), u._visibility & 2 && ((u._visibility &= -3), Ne(t))
          break
        default:
          Ne(t)
      }
      l = l.sibling
    }
  }
  function Qm(l, t) {
    for (; fl !== null; ) {
      var u = fl
      switch (u.tag) {
        case 0:
        case 11:
        case 15:
          vu(8, u, t)
          break
        case 23:
        case 22:
          if (u.memoizedState !== null && u.memoizedState.cachePool !== null) {
            var a = u.memoizedState.cachePool.pool
            a != null && a.refCount++
          }
          break
        case 24:
          Bn(u.memoizedState.cache)
      }
      if (((a = u.child), a !== null)) (a.return = u), (fl = a)
      else
        l: for (u = l; fl !== null; ) {
          a = fl
          var n = a.sibling,
            e = a.return
          if ((Mm(a), a === u)) {
            fl = null
            break l
          }
          if (n !== null) {
            ;(n.return = e), (fl = n)
            break l
          }
          fl = e
        }
    }
  }
  var Bh = {
      getCacheForType: function (l) {
        var t = ml(ll),
          u = t.data.get(l)
        return u === void 0 && ((u = l()), t.data.set(l, u)), u
      },
      cacheSignal: function () {
        return ml(ll).controller.signal
      },
    },
    qh = typeof WeakMap == 'function' ? WeakMap : Map,
    Y = 0,
    x = null,
    H = null,
    R = 0,
    Q = 0,
    Rl = null,
    wt = !1,
    Ba = !1,
    v0 = !1,
    Rt = 0,
    $ = 0,
    yu = 0,
    su = 0,
    $e = 0,
    Gl = 0,
    ba = 0,
    cn = null,
    _l = null,
    ai = !1,
    bf = 0,
    Vm = 0,
    Ie = 1 / 0,
    ke = null,
    uu = null,
    F = 0,
    ut = null,
    Bu = null,
    gt = 0,
    ni = 0,
    ei = null,
    Zm = null,
    da = null,
    oa = null,
    ha = null,
    vn = 0,
    Ae = null
  function Zl() {
    return (Y & 2) !== 0 && R !== 0 ? R & -R : s.T !== null ? m0() : Kv()
  }
  function jm() {
    if (Gl === 0)
      if ((R & 536870912) === 0 || D) {
        var l = Jn
        ;(Jn <<= 1), (Jn & 3932160) === 0 && (Jn = 262144), (Gl = l)
      } else Gl = 536870912
    return (l = gl.current), l !== null && (l.flags |= 32), Gl
  }
  function Ea(l, t) {
    if (t != null) {
      var u = l.stateNode,
        a = u.ref
      a === null && (a = u.ref = cd(Dt(l.memoizedProps, u))),
        oa === null && (oa = []),
        oa.push(t.bind(null, a))
    }
  }
  function Ul(l, t, u) {
    ;((l === x && (Q === 2 || Q === 9)) || l.cancelPendingCommit !== null) &&
      (Oa(l, 0), Ft(l, R, Gl, !1)),
      Hn(l, u),
      ((Y & 2) === 0 || l !== x) &&
        (l === x && ((Y & 2) === 0 && (su |= u), $ === 4 && Ft(l, R, Gl, !1)), zt(l))
  }
  function xm(l, t, u) {
    if ((Y & 6) !== 0) throw Error(z(327))
    var a = (!u && (t & 127) === 0 && (t & l.expiredLanes) === 0) || Un(l, t),
      n = a ? Xh(l, t) : ac(l, t, !0),
      e = a
    do {
      if (n === 0) {
        Ba && !a && Ft(l, t, 0, !1)
        break
      } else {
        if (((u = l.current.alternate), e && !Yh(u))) {
          ;(n = ac(l, t, !1)), (e = !1)
          continue
        }
        if (n === 2) {
          if (((e = t), l.errorRecoveryDisabledLanes & e)) var f = 0
          else (f = l.pendingLanes & -536870913), (f = f !== 0 ? f : f & 536870912 ? 536870912 : 0)
          if (f !== 0) {
            t = f
            l: {
              var c = l
              n = cn
              var i = c.current.memoizedState.isDehydrated
              if ((i && (Oa(c, f).flags |= 256), (f = ac(c, f, !1)), f !== 2 && f !== 6)) {
                if (v0 && !i) {
                  ;(c.errorRecoveryDisabledLanes |= e), (su |= e), (n = 4)
                  break l
                }
                ;(e = _l), (_l = n), e !== null && (_l === null ? (_l = e) : _l.push.apply(_l, e))
              }
              n = f
            }
            if (((e = !1), n !== 2)) continue
          }
        }
        if (n === 1) {
          Oa(l, 0), Ft(l, t, 0, !0)
          break
        }
        l: {
          switch (((a = l), (e = n), e)) {
            case 0:
            case 1:
              throw Error(z(345))
            case 4:
              if ((t & 4194048) !== t && (t & 62914560) !== t) break
            case 6:
              Ft(a, t, Gl, !wt)
              break l
            case 2:
              _l = null
              break
            case 3:
            case 5:
              break
            default:
              throw Error(z(329))
          }
          if ((t & 62914560) === t && ((n = bf + 300 - Xl()), 10 < n)) {
            if ((Ft(a, t, Gl, !wt), nf(a, 0, !0) !== 0)) break l
            ;(gt = t),
              (a.timeoutHandle = o0(
                F1.bind(null, a, u, _l, ke, ai, t, Gl, su, ba, wt, e, 'Throttled', -0, 0),
                n,
              ))
            break l
          }
          F1(a, u, _l, ke, ai, t, Gl, su, ba, wt, e, null, -0, 0)
        }
      }
      break
    } while (!0)
    zt(l)
  }
  function F1(l, t, u, a, n, e, f, c, i, y, g, T, m, h) {
    l.timeoutHandle = -1
    var b = t.subtreeFlags,
      O = (e & 335544064) === e
    if (
      ((T = null),
      (O || b & 8192 || (b & 16785408) === 16785408) &&
        ((T = {
          stylesheets: null,
          count: 0,
          imgCount: 0,
          imgBytes: 0,
          suspenseyImages: [],
          waitingForImages: !0,
          waitingForViewTransition: !1,
          unsuspend: mt,
        }),
        (Yl = null),
        Ym(t, e, T),
        O &&
          ((b = T),
          (O = l.containerInfo),
          (O = (O.nodeType === 9 ? O : O.ownerDocument).__reactViewTransition),
          O != null &&
            (b.count++,
            (b.waitingForViewTransition = !0),
            (b = An.bind(b)),
            O.finished.then(b, b))),
        (b = (e & 62914560) === e ? bf - Xl() : (e & 4194048) === e ? Vm - Xl() : 0),
        (b = Xg(T, b)),
        b !== null))
    ) {
      ;(gt = e),
        (l.cancelPendingCommit = b($1.bind(null, l, t, e, u, a, n, f, c, i, y, g, T, null, m, h))),
        Ft(l, e, f, !y)
      return
    }
    $1(l, t, e, u, a, n, f, c, i, y, g, T)
  }
  function Yh(l) {
    for (var t = l; ; ) {
      var u = t.tag
      if (
        (u === 0 || u === 11 || u === 15) &&
        t.flags & 16384 &&
        ((u = t.updateQueue), u !== null && ((u = u.stores), u !== null))
      )
        for (var a = 0; a < u.length; a++) {
          var n = u[a],
            e = n.getSnapshot
          n = n.value
          try {
            if (!jl(e(), n)) return !1
          } catch {
            return !1
          }
        }
      if (((u = t.child), t.subtreeFlags & 16384 && u !== null)) (u.return = t), (t = u)
      else {
        if (t === l) break
        for (; t.sibling === null; ) {
          if (t.return === null || t.return === l) return !0
          t = t.return
        }
        ;(t.sibling.return = t.return), (t = t.sibling)
      }
    }
    return !0
  }
  function Ft(l, t, u, a) {
    ;(t = Vv(l, t)),
      (t &= ~$e),
      (t &= ~su),
      (l.suspendedLanes |= t),
      (l.pingedLanes &= ~t),
      a && (l.warmLanes |= t),
      (a = l.expirationTimes)
    for (var n = t; 0 < n; ) {
      var e = 31 - Vl(n),
        f = 1 << e
      ;(a[e] = -1), (n &= ~f)
    }
    u !== 0 && jv(l, u, t)
  }
  function Ef() {
    return (Y & 6) === 0 ? (Gn(0, !1), !1) : !0
  }
  function y0() {
    if (H !== null) {
      if (Q === 0) var l = H.return
      else (l = H), (At = Qu = null), wi(l), (va = null), (Sn = 0), (l = H)
      for (; l !== null; ) gm(l.alternate, l), (l = l.return)
      H = null
    }
  }
  function Oa(l, t) {
    var u = l.timeoutHandle
    return (
      u !== -1 && ((l.timeoutHandle = -1), ug(u)),
      (u = l.cancelPendingCommit),
      u !== null && ((l.cancelPendingCommit = null), u()),
      (gt = 0),
      y0(),
      (x = l),
      (H = u = st(l.current, null)),
      (R = t),
      (Q = 0),
      (Rl = null),
      (wt = !1),
      (Ba = Un(l, t)),
      (v0 = !1),
      (ba = Gl = $e = su = yu = $ = 0),
      (_l = cn = null),
      (ai = !1),
      (Rt = Vv(l, t)),
      yf(),
      u
    )
  }
  function Lm(l, t) {
    ;(M = null),
      (s.H = re),
      t === Ca || t === of
        ? ((t = O1()), (Q = 3))
        : t === Zi
          ? ((t = O1()), (Q = 4))
          : (Q =
              t === t0
                ? 8
                : t !== null && typeof t == 'object' && typeof t.then == 'function'
                  ? 6
                  : 1),
      (Rl = t),
      H === null && (($ = 1), Je(l, Fl(t, l.current)))
  }
  function Km() {
    var l = gl.current
    return l === null
      ? !0
      : (R & 4194048) === R
        ? zl === null
        : (R & 62914560) === R || (R & 536870912) !== 0
          ? l === zl
          : !1
  }
  function rm() {
    var l = s.H
    return (s.H = re), l === null ? re : l
  }
  function Jm() {
    var l = s.A
    return (s.A = Bh), l
  }
  function Pe() {
    ;($ = 4),
      wt || ((R & 4194048) !== R && gl.current !== null) || (Ba = !0),
      ((yu & 134217727) === 0 && (su & 134217727) === 0) || x === null || Ft(x, R, Gl, !1)
  }
  function ac(l, t, u) {
    var a = Y
    Y |= 2
    var n = rm(),
      e = Jm()
    ;(x !== l || R !== t) && ((ke = null), Oa(l, t)), (t = !1)
    var f = $
    l: do
      try {
        if (Q !== 0 && H !== null) {
          var c = H,
            i = Rl
          switch (Q) {
            case 8:
              y0(), (f = 6)
              break l
            case 3:
            case 2:
            case 9:
            case 6:
              gl.current === null && (t = !0)
              var y = Q
              if (((Q = 0), (Rl = null), na(l, c, i, y), u && Ba)) {
                f = 0
                break l
              }
              break
            default:
              ;(y = Q), (Q = 0), (Rl = null), na(l, c, i, y)
          }
        }
        Gh(), (f = $)
        break
      } catch (g) {
        Lm(l, g)
      }
    while (!0)
    return (
      t && l.shellSuspendCounter++,
      (At = Qu = null),
      (Y = a),
      (s.H = n),
      (s.A = e),
      H === null && ((x = null), (R = 0), yf()),
      f
    )
  }
  function Gh() {
    for (; H !== null; ) pm(H)
  }
  function Xh(l, t) {
    var u = Y
    Y |= 2
    var a = rm(),
      n = Jm()
    x !== l || R !== t ? ((ke = null), (Ie = Xl() + 500), Oa(l, t)) : (Ba = Un(l, t))
    l: do
      try {
        if (Q !== 0 && H !== null) {
          t = H
          var e = Rl
          t: switch (Q) {
            case 1:
              ;(Q = 0), (Rl = null), na(l, t, e, 1)
              break
            case 2:
            case 9:
              if (E1(e)) {
                ;(Q = 0), (Rl = null), W1(t)
                break
              }
              ;(t = function () {
                ;(Q !== 2 && Q !== 9) || x !== l || (Q = 7), zt(l)
              }),
                e.then(t, t)
              break l
            case 3:
              Q = 7
              break l
            case 4:
              Q = 5
              break l
            case 7:
              E1(e) ? ((Q = 0), (Rl = null), W1(t)) : ((Q = 0), (Rl = null), na(l, t, e, 7))
              break
            case 5:
              var f = null
              switch (H.tag) {
                case 26:
                  f = H.memoizedState
                case 5:
                case 27:
                  var c = H
                  if (f ? Td(f) : c.stateNode.complete) {
                    ;(Q = 0), (Rl = null)
                    var i = c.sibling
                    if (i !== null) H = i
                    else {
                      var y = c.return
                      y !== null ? ((H = y), Of(y)) : (H = null)
                    }
                    break t
                  }
              }
              ;(Q = 0), (Rl = null), na(l, t, e, 5)
              break
            case 6:
              ;(Q = 0), (Rl = null), na(l, t, e, 6)
              break
            case 8:
              y0(), ($ = 6)
              break l
            default:
              throw Error(z(462))
          }
        }
        Qh()
        break
      } catch (g) {
        Lm(l, g)
      }
    while (!0)
    return (
      (At = Qu = null),
      (s.H = a),
      (s.A = n),
      (Y = u),
      H !== null ? 0 : ((x = null), (R = 0), yf(), $)
    )
  }
  function Qh() {
    for (; H !== null && !Pd(); ) pm(H)
  }
  function pm(l) {
    var t = hm(l.alternate, l, Rt)
    ;(l.memoizedProps = l.pendingProps), t === null ? Of(l) : (H = t)
  }
  function W1(l) {
    var t = l,
      u = t.alternate
    switch (t.tag) {
      case 15:
      case 0:
        t = Q1(u, t, t.pendingProps, t.type, void 0, R)
        break
      case 11:
        t = Q1(u, t, t.pendingProps, t.type.render, t.ref, R)
        break
      case 5:
        wi(t)
        var a = t
        a === il &&
          (D ? (Qe(a), a.tag === 5 && a.stateNode != null && (r = a.stateNode)) : (Qe(a), (D = !0)))
      default:
        gm(u, t), (t = H = Sy(t, Rt)), (t = hm(u, t, Rt))
    }
    ;(l.memoizedProps = l.pendingProps), t === null ? Of(l) : (H = t)
  }
  function na(l, t, u, a) {
    ;(At = Qu = null), wi(t), (va = null), (Sn = 0)
    var n = t.return
    try {
      if (sh(l, n, t, u, R)) {
        ;($ = 1), Je(l, Fl(u, l.current)), (H = null)
        return
      }
    } catch (e) {
      if (n !== null) throw ((H = n), e)
      ;($ = 1), Je(l, Fl(u, l.current)), (H = null)
      return
    }
    t.flags & 32768
      ? (D || a === 1
          ? (l = !0)
          : Ba || (R & 536870912) !== 0
            ? (l = !1)
            : ((wt = l = !0),
              (a === 2 || a === 9 || a === 3 || a === 6) &&
                ((a = gl.current), a !== null && a.tag === 13 && (a.flags |= 16384))),
        wm(t, l))
      : Of(t)
  }
  function Of(l) {
    var t = l
    do {
      if ((t.flags & 32768) !== 0) {
        wm(t, wt)
        return
      }
      l = t.return
      var u = Uh(t.alternate, t, Rt)
      if (u !== null) {
        H = u
        return
      }
      if (((t = t.sibling), t !== null)) {
        H = t
        return
      }
      H = t = l
    } while (t !== null)
    $ === 0 && ($ = 5)
  }
  function wm(l, t) {
    do {
      var u = Hh(l.alternate, l)
      if (u !== null) {
        ;(u.flags &= 32767), (H = u)
        return
      }
      if (
        ((u = l.return),
        u !== null && ((u.flags |= 32768), (u.subtreeFlags = 0), (u.deletions = null)),
        !t && ((l = l.sibling), l !== null))
      ) {
        H = l
        return
      }
      H = l = u
    } while (l !== null)
    ;($ = 6), (H = null)
  }
  function $1(l, t, u, a, n, e, f, c, i, y, g, T) {
    l.cancelPendingCommit = null
    do Nf()
    while (F !== 0)
    if ((Y & 6) !== 0) throw Error(z(327))
    if (t !== null) {
      if (t === l.current) throw Error(z(177))
      l === x && ((H = x = null), (R = 0)),
        (Bu = t),
        (ut = l),
        (gt = u),
        (ei = n),
        (Zm = a),
        Vh(l, t, u, f, c, i, T)
    }
  }
  function Vh(l, t, u, a, n, e, f) {
    var c = t.lanes | t.childLanes
    if (
      ((ni = c),
      (c |= qi),
      vo(l, u, c, a, n, e),
      (oa = null),
      (u & 335544064) === u ? ((ha = dh(l)), (a = 10262)) : ((ha = null), (a = 10256)),
      (t.subtreeFlags & a) !== 0 || (t.flags & a) !== 0
        ? ((l.callbackNode = null),
          (l.callbackPriority = 0),
          rh(Be, function () {
            return vi(), null
          }))
        : ((l.callbackNode = null), (l.callbackPriority = 0)),
      (Fe = !1),
      (a = (t.flags & 13878) !== 0),
      (t.subtreeFlags & 13878) !== 0 || a)
    ) {
      ;(a = s.T), (s.T = null), (n = G.p), (G.p = 2), (e = Y), (Y |= 4)
      try {
        Ch(l, t, u)
      } finally {
        ;(Y = e), (G.p = n), (s.T = a)
      }
    }
    ;(F = 1),
      Fe
        ? (da = ig(f, l.containerInfo, ha, fi, ci, jh, ii, vi, Zh, null, null))
        : (fi(), ci(), ii())
  }
  function Zh(l) {
    if (F !== 0) {
      var t = ut.onRecoverableError
      t(l, { componentStack: null })
    }
  }
  function jh() {
    F === 3 && ((F = 0), Bm(Bu, ut), (F = 4))
  }
  function fi() {
    if (F === 1) {
      F = 0
      var l = ut,
        t = Bu,
        u = gt,
        a = (t.flags & 13878) !== 0
      if ((t.subtreeFlags & 13878) !== 0 || a) {
        ;(a = s.T), (s.T = null)
        var n = G.p
        G.p = 2
        var e = Y
        Y |= 4
        try {
          ;(Wa = We = !1), Cm(t, l, u), (u = oi)
          var f = iy(l.containerInfo),
            c = u.focusedElem,
            i = u.selectionRange
          if (f !== c && c && c.ownerDocument && cy(c.ownerDocument.documentElement, c)) {
            if (i !== null && Bi(c)) {
              var y = i.start,
                g = i.end
              if ((g === void 0 && (g = y), 'selectionStart' in c))
                (c.selectionStart = y), (c.selectionEnd = Math.min(g, c.value.length))
              else {
                var T = c.ownerDocument || document,
                  m = (T && T.defaultView) || window
                if (m.getSelection) {
                  var h = m.getSelection(),
                    b = c.textContent.length,
                    O = Math.min(i.start, b),
                    _ = i.end === void 0 ? O : Math.min(i.end, b)
                  !h.extend && O > _ && ((f = _), (_ = O), (O = f))
                  var d = d1(c, O),
                    v = d1(c, _)
                  if (
                    d &&
                    v &&
                    (h.rangeCount !== 1 ||
                      h.anchorNode !== d.node ||
                      h.anchorOffset !== d.offset ||
                      h.focusNode !== v.node ||
                      h.focusOffset !== v.offset)
                  ) {
                    var o = T.createRange()
                    o.setStart(d.node, d.offset),
                      h.removeAllRanges(),
                      O > _
                        ? (h.addRange(o), h.extend(v.node, v.offset))
                        : (o.setEnd(v.node, v.offset), h.addRange(o))
                  }
                }
              }
            }
            for (T = [], h = c; (h = h.parentNode); )
              h.nodeType === 1 && T.push({ element: h, left: h.scrollLeft, top: h.scrollTop })
            for (typeof c.focus == 'function' && c.focus(), c = 0; c < T.length; c++) {
              var S = T[c]
              ;(S.element.scrollLeft = S.left), (S.element.scrollTop = S.top)
            }
          }
          ;(Ma = !!di), (oi = di = null)
        } finally {
          ;(Y = e), (G.p = n), (s.T = a)
        }
      }
      ;(l.current = t), (F = 2)
    }
  }
  function ci() {
    if (F === 2) {
      F = 0
      var l = ut,
        t = Bu,
        u = (t.flags & 8772) !== 0
      if ((t.subtreeFlags & 8772) !== 0 || u) {
        ;(u = s.T), (s.T = null)
        var a = G.p
        G.p = 2
        var n = Y
        Y |= 4
        try {
          sm(l, t.alternate, t)
        } finally {
          ;(Y = n), (G.p = a), (s.T = u)
        }
      }
      F = 3
    }
  }
  function ii() {
    if (F === 4 || F === 3) {
      F = 0
      var l = da
      ;(da = null), lo()
      var t = ut,
        u = Bu,
        a = gt,
        n = Zm,
        e = (a & 335544064) === a ? 10262 : 10256
      if (
        ((u.subtreeFlags & e) !== 0 || (u.flags & e) !== 0
          ? (F = 5)
          : ((F = 0), (Bu = ut = null), Fm(t, t.pendingLanes)),
        (e = t.pendingLanes),
        e === 0 && (uu = null),
        Mi(a),
        (u = u.stateNode),
        Ql && typeof Ql.onCommitFiberRoot == 'function')
      )
        try {
          Ql.onCommitFiberRoot(Dn, u, void 0, (u.current.flags & 128) === 128)
        } catch {}
      if (n !== null) {
        ;(u = s.T), (e = G.p), (G.p = 2), (s.T = null)
        try {
          for (var f = t.onRecoverableError, c = 0; c < n.length; c++) {
            var i = n[c]
            f(i.value, { componentStack: i.stack })
          }
        } finally {
          ;(s.T = u), (G.p = e)
        }
      }
      if (
        ((n = oa),
        (f = ha),
        (ha = null),
        n !== null && ((oa = null), f === null && (f = []), l !== null))
      )
        for (i = 0; i < n.length; i++) (u = (0, n[i])(f)), u !== void 0 && l.finished.finally(u)
      ;(gt & 3) !== 0 && Nf(),
        zt(t),
        (e = t.pendingLanes),
        (a & 261930) !== 0 && (e & 42) !== 0
          ? t === Ae
            ? vn++
            : ((vn = 0), (Ae = t))
          : ((vn = 0), (Ae = null)),
        Gn(0, !1)
    }
  }
  function Fm(l, t) {
    ;(l.pooledCacheLanes &= t) === 0 &&
      ((t = l.pooledCache), t != null && ((l.pooledCache = null), Bn(t)))
  }
  function Nf() {
    return da !== null && (da.skipTransition(), (da = null)), fi(), ci(), ii(), vi()
  }
  function vi() {
    if (F !== 5) return !1
    var l = ut,
      t = ni
    ni = 0
    var u = Mi(gt),
      a = s.T,
      n = G.p
    try {
      ;(G.p = 32 > u ? 32 : u), (s.T = null), (u = ei), (ei = null)
      var e = ut,
        f = gt
      if (((F = 0), (Bu = ut = null), (gt = 0), (Y & 6) !== 0)) throw Error(z(331))
      var c = Y
      if (
        ((Y |= 4),
        Xm(e.current),
        qm(e, e.current, f, u),
        (Y = c),
        Gn(0, !1),
        Ql && typeof Ql.onPostCommitFiberRoot == 'function')
      )
        try {
          Ql.onPostCommitFiberRoot(Dn, e)
        } catch {}
      return !0
    } finally {
      ;(G.p = n), (s.T = a), Fm(l, t)
    }
  }
  function I1(l, t, u) {
    ;(t = Fl(u, t)), (t = Lc(l.stateNode, t, 2)), (l = Pt(l, t, 2)), l !== null && (Hn(l, 2), zt(l))
  }
  function Z(l, t, u) {
    if (l.tag === 3) I1(l, l, u)
    else
      for (; t !== null; ) {
        if (t.tag === 3) {
          I1(t, l, u)
          break
        } else if (t.tag === 1) {
          var a = t.stateNode
          if (
            typeof t.type.getDerivedStateFromError == 'function' ||
            (typeof a.componentDidCatch == 'function' && (uu === null || !uu.has(a)))
          ) {
            ;(l = Fl(u, l)),
              (u = vm(2)),
              (a = Pt(t, u, 2)),
              a !== null && (ym(u, a, t, l), Hn(a, 2), zt(a))
            break
          }
        }
        t = t.return
      }
  }
  function nc(l, t, u) {
    var a = l.pingCache
    if (a === null) {
      a = l.pingCache = new qh()
      var n = new Set()
      a.set(t, n)
    } else (n = a.get(t)), n === void 0 && ((n = new Set()), a.set(t, n))
    n.has(u) || ((v0 = !0), n.add(u), (l = xh.bind(null, l, t, u)), t.then(l, l))
  }
  function xh(l, t, u) {
    var a = l.pingCache
    a !== null && a.delete(t),
      (l.pingedLanes |= l.suspendedLanes & u),
      (l.warmLanes &= ~u),
      x === l &&
        (R & u) === u &&
        (($ === 4 || ($ === 3 && (R & 62914560) === R && 300 > Xl() - bf)) && (Y & 2) === 0
          ? Oa(l, 0)
          : ($e |= u),
        ba === R && (ba = 0)),
      zt(l)
  }
  function Wm(l, t) {
    t === 0 && (t = Zv()), (l = Xu(l, t)), l !== null && (Hn(l, t), zt(l))
  }
  function Lh(l) {
    var t = l.memoizedState,
      u = 0
    t !== null && (u = t.retryLane), Wm(l, u)
  }
  function Kh(l, t) {
    var u = 0
    switch (l.tag) {
      case 31:
      case 13:
        var a = l.stateNode,
          n = l.memoizedState
        n !== null && (u = n.retryLane)
        break
      case 19:
        a = l.stateNode
        break
      case 22:
        a = l.stateNode._retryCache
        break
      default:
        throw Error(z(314))
    }
    a !== null && a.delete(t), Wm(l, u)
  }
  function rh(l, t) {
    return si(l, t)
  }
  var Na = null,
    pu = null,
    yi = !1,
    lf = !1,
    ec = !1,
    Wt = 0
  function zt(l) {
    l !== pu && l.next === null && (pu === null ? (Na = pu = l) : (pu = pu.next = l)),
      (lf = !0),
      yi || ((yi = !0), ph())
  }
  function Gn(l, t) {
    if (!ec && lf) {
      ec = !0
      do
        for (var u = !1, a = Na; a !== null; ) {
          if (!t)
            if (l !== 0) {
              var n = a.pendingLanes
              if (n === 0) var e = 0
              else {
                var f = a.suspendedLanes,
                  c = a.pingedLanes
                ;(e = (1 << (31 - Vl(42 | l) + 1)) - 1),
                  (e &= n & ~(f & ~c)),
                  (e = e & 201326741 ? (e & 201326741) | 1 : e ? e | 2 : 0)
              }
              e !== 0 && ((u = !0), k1(a, e))
            } else
              (e = R),
                (e = nf(
                  a,
                  a === x ? e : 0,
                  a.cancelPendingCommit !== null || a.timeoutHandle !== -1,
                )),
                (e & 3) === 0 || Un(a, e) || ((u = !0), k1(a, e))
          a = a.next
        }
      while (u)
      ec = !1
    }
  }
  function Jh() {
    $m()
  }
  function $m() {
    lf = yi = !1
    var l = 0
    Wt !== 0 && tg() && (l = Wt)
    for (var t = Xl(), u = null, a = Na; a !== null; ) {
      var n = a.next,
        e = Im(a, t)
      e === 0
        ? ((a.next = null), u === null ? (Na = n) : (u.next = n), n === null && (pu = u))
        : ((u = a), (l !== 0 || (e & 3) !== 0) && (lf = !0)),
        (a = n)
    }
    ;(F !== 0 && F !== 5) || Gn(l, !1), Wt !== 0 && (Wt = 0)
  }
  function Im(l, t) {
    for (
      var u = l.suspendedLanes,
        a = l.pingedLanes,
        n = l.expirationTimes,
        e = l.pendingLanes & -62914561;
      0 < e;
    ) {
      var f = 31 - Vl(e),
        c = 1 << f,
        i = n[f]
      i === -1
        ? ((c & u) === 0 || (c & a) !== 0) && (n[f] = io(c, t))
        : i <= t && (l.expiredLanes |= c),
        (e &= ~c)
    }
    if (
      ((t = x),
      (u = R),
      (u = nf(l, l === t ? u : 0, l.cancelPendingCommit !== null || l.timeoutHandle !== -1)),
      (a = l.callbackNode),
      u === 0 || (l === t && (Q === 2 || Q === 9)) || l.cancelPendingCommit !== null)
    )
      return a !== null && a !== null && Qf(a), (l.callbackNode = null), (l.callbackPriority = 0)
    if ((u & 3) === 0 || Un(l, u)) {
      if (((t = u & -u), t === l.callbackPriority)) return t
      switch ((a !== null && Qf(a), Mi(u))) {
        case 2:
        case 8:
          u = Xv
          break
        case 32:
          u = Be
          break
        case 268435456:
          u = Qv
          break
        default:
          u = Be
      }
      return (
        (a = km.bind(null, l)), (u = si(u, a)), (l.callbackPriority = t), (l.callbackNode = u), t
      )
    }
    return a !== null && a !== null && Qf(a), (l.callbackPriority = 2), (l.callbackNode = null), 2
  }
  function km(l, t) {
    if (F !== 0 && F !== 5) return (l.callbackNode = null), (l.callbackPriority = 0), null
    var u = l.callbackNode
    if (Nf() && l.callbackNode !== u) return null
    var a = R
    return (
      (a = nf(l, l === x ? a : 0, l.cancelPendingCommit !== null || l.timeoutHandle !== -1)),
      a === 0
        ? null
        : (xm(l, a, t),
          Im(l, Xl()),
          l.callbackNode != null && l.callbackNode === u ? km.bind(null, l) : null)
    )
  }
  function k1(l, t) {
    if (Nf()) return null
    xm(l, t, !0)
  }
  function ph() {
    ag(function () {
      ;(Y & 6) !== 0 ? si(Gv, Jh) : $m()
    })
  }
  function m0() {
    if (Wt === 0) {
      var l = Uu
      l === 0 && ((l = rn), (rn <<= 1), (rn & 261888) === 0 && (rn = 256)), (Wt = l)
    }
    return Wt
  }
  function P1(l) {
    return l == null || typeof l == 'symbol' || typeof l == 'boolean'
      ? null
      : typeof l == 'function'
        ? l
        : me(l)
  }
  function wh(l, t, u, a, n) {
    if (t === 'submit' && u && u.stateNode === n) {
      var e = P1((n[Cl] || null).action),
        f = a.submitter
      f &&
        ((t = (t = f[Cl] || null) ? P1(t.formAction) : f.getAttribute('formAction')),
        t !== null && ((e = t), (f = null)))
      var c = new ff('action', 'action', null, a, n)
      l.push({
        event: c,
        listeners: [
          {
            instance: null,
            listener: function () {
              if (a.defaultPrevented) {
                if (Wt !== 0) {
                  var i = new FormData(n, f)
                  jc(u, { pending: !0, data: i, method: n.method, action: e }, null, i)
                }
              } else
                typeof e == 'function' &&
                  (c.preventDefault(),
                  (i = new FormData(n, f)),
                  jc(u, { pending: !0, data: i, method: n.method, action: e }, e, i))
            },
            currentTarget: n,
          },
        ],
      })
    }
  }
  for (ee = 0; ee < Hc.length; ee++)
    (fe = Hc[ee]),
      (lv = fe.toLowerCase()),
      (tv = fe[0].toUpperCase() + fe.slice(1)),
      at(lv, 'on' + tv)
  var fe, lv, tv, ee
  at(yy, 'onAnimationEnd')
  at(my, 'onAnimationIteration')
  at(dy, 'onAnimationStart')
  at('dblclick', 'onDoubleClick')
  at('focusin', 'onFocus')
  at('focusout', 'onBlur')
  at(nh, 'onTransitionRun')
  at(eh, 'onTransitionStart')
  at(fh, 'onTransitionCancel')
  at(oy, 'onTransitionEnd')
  Sa('onMouseEnter', ['mouseout', 'mouseover'])
  Sa('onMouseLeave', ['mouseout', 'mouseover'])
  Sa('onPointerEnter', ['pointerout', 'pointerover'])
  Sa('onPointerLeave', ['pointerout', 'pointerover'])
  Yu('onChange', 'change click focusin focusout input keydown keyup selectionchange'.split(' '))
  Yu(
    'onSelect',
    'focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange'.split(
      ' ',
    ),
  )
  Yu('onBeforeInput', ['compositionend', 'keypress', 'textInput', 'paste'])
  Yu('onCompositionEnd', 'compositionend focusout keydown keypress keyup mousedown'.split(' '))
  Yu('onCompositionStart', 'compositionstart focusout keydown keypress keyup mousedown'.split(' '))
  Yu(
    'onCompositionUpdate',
    'compositionupdate focusout keydown keypress keyup mousedown'.split(' '),
  )
  var bn =
      'abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting'.split(
        ' ',
      ),
    Fh = new Set(
      'beforetoggle cancel close invalid load scroll scrollend toggle'.split(' ').concat(bn),
    )
  function Pm(l, t) {
    t = (t & 4) !== 0
    for (var u = 0; u < l.length; u++) {
      var a = l[u],
        n = a.event
      a = a.listeners
      l: {
        var e = void 0
        if (t)
          for (var f = a.length - 1; 0 <= f; f--) {
            var c = a[f],
              i = c.instance,
              y = c.currentTarget
            if (((c = c.listener), i !== e && n.isPropagationStopped())) break l
            ;(e = c), (n.currentTarget = y)
            try {
              e(n)
            } catch (g) {
              Ye(g)
            }
            ;(n.currentTarget = null), (e = i)
          }
        else
          for (f = 0; f < a.length; f++) {
            if (
              ((c = a[f]),
              (i = c.instance),
              (y = c.currentTarget),
              (c = c.listener),
              i !== e && n.isPropagationStopped())
            )
              break l
            ;(e = c), (n.currentTarget = y)
            try {
              e(n)
            } catch (g) {
              Ye(g)
            }
            ;(n.currentTarget = null), (e = i)
          }
      }
    }
  }
  function U(l, t) {
    var u = t[W0]
    u === void 0 && (u = t[W0] = new Set())
    var a = l + '__bubble'
    u.has(a) || (ld(t, l, 2, !1), u.add(a))
  }
  function fc(l, t, u) {
    var a = 0
    t && (a |= 4), ld(u, l, a, t)
  }
  var ce = '_reactListening' + Math.random().toString(36).slice(2)
  function d0(l) {
    if (!l[ce]) {
      ;(l[ce] = !0),
        Jv.forEach(function (u) {
          u !== 'selectionchange' && (Fh.has(u) || fc(u, !1, l), fc(u, !0, l))
        })
      var t = l.nodeType === 9 ? l : l.ownerDocument
      t === null || t[ce] || ((t[ce] = !0), fc('selectionchange', !1, t))
    }
  }
  function ld(l, t, u, a) {
    switch (sd(t)) {
      case 2:
        var n = jg
        break
      case 8:
        n = xg
        break
      default:
        n = b0
    }
    ;(u = n.bind(null, t, u, l)),
      (n = void 0),
      !_c || (t !== 'touchstart' && t !== 'touchmove' && t !== 'wheel') || (n = !0),
      a
        ? n !== void 0
          ? l.addEventListener(t, u, { capture: !0, passive: n })
          : l.addEventListener(t, u, !0)
        : n !== void 0
          ? l.addEventListener(t, u, { passive: n })
          : l.addEventListener(t, u, !1)
  }
  function cc(l, t, u, a, n) {
    var e = a
    if ((t & 1) === 0 && (t & 2) === 0 && a !== null)
      l: for (;;) {
        if (a === null) return
        var f = a.tag
        if (f === 3 || f === 4) {
          var c = a.stateNode.containerInfo
          if (c === n) break
          if (f === 4)
            for (f = a.return; f !== null; ) {
              var i = f.tag
              if ((i === 3 || i === 4) && f.stateNode.containerInfo === n) return
              f = f.return
            }
          for (; c !== null; ) {
            if (((f = zu(c)), f === null)) return
            if (((i = f.tag), i === 5 || i === 6 || i === 26 || i === 27)) {
              a = e = f
              continue l
            }
            c = c.parentNode
          }
        }
        a = a.return
      }
    Pv(function () {
      var y = e,
        g = Ui(u),
        T = []
      l: {
        var m = hy.get(l)
        if (m !== void 0) {
          var h = ff,
            b = l
          switch (l) {
            case 'keypress':
              if (oe(u) === 0) break l
            case 'keydown':
            case 'keyup':
              h = Yo
              break
            case 'focusin':
              ;(b = 'focus'), (h = Kf)
              break
            case 'focusout':
              ;(b = 'blur'), (h = Kf)
              break
            case 'beforeblur':
            case 'afterblur':
              h = Kf
              break
            case 'click':
              if (u.button === 2) break l
            case 'auxclick':
            case 'dblclick':
            case 'mousedown':
            case 'mousemove':
            case 'mouseup':
            case 'mouseout':
            case 'mouseover':
            case 'contextmenu':
              h = a1
              break
            case 'drag':
            case 'dragend':
            case 'dragenter':
            case 'dragexit':
            case 'dragleave':
            case 'dragover':
            case 'dragstart':
            case 'drop':
              h = No
              break
            case 'touchcancel':
            case 'touchend':
            case 'touchmove':
            case 'touchstart':
              h = Zo
              break
            case yy:
            case my:
            case dy:
              h = _o
              break
            case oy:
              h = xo
              break
            case 'scroll':
            case 'scrollend':
              h = Eo
              break
            case 'wheel':
              h = Ko
              break
            case 'copy':
            case 'cut':
            case 'paste':
              h = Do
              break
            case 'gotpointercapture':
            case 'lostpointercapture':
            case 'pointercancel':
            case 'pointerdown':
            case 'pointermove':
            case 'pointerout':
            case 'pointerover':
            case 'pointerup':
              h = e1
              break
            case 'submit':
              h = Qo
              break
            case 'toggle':
            case 'beforetoggle':
              h = Jo
          }
          var O = (t & 4) !== 0,
            _ = !O && (l === 'scroll' || l === 'scrollend'),
            d = O ? (m !== null ? m + 'Capture' : null) : m
          O = []
          for (var v = y, o; v !== null; ) {
            var S = v
            if (
              ((o = S.stateNode),
              (S = S.tag),
              (S !== 5 && S !== 26 && S !== 27) ||
                o === null ||
                d === null ||
                ((S = mn(v, d)), S != null && O.push(En(v, S, o))),
              _)
            )
              break
            v = v.return
          }
          0 < O.length && ((m = new h(m, b, null, u, g)), T.push({ event: m, listeners: O }))
        }
      }
      if ((t & 7) === 0) {
        l: {
          if (
            ((h = l === 'mouseover' || l === 'pointerover'),
            (m = l === 'mouseout' || l === 'pointerout'),
            h && u !== sc && (b = u.relatedTarget || u.fromElement) && (zu(b) || b[Ua]))
          )
            break l
          ;(m || h) &&
            ((b =
              g.window === g
                ? g
                : (h = g.ownerDocument)
                  ? h.defaultView || h.parentWindow
                  : window),
            m
              ? ((h = u.relatedTarget || u.toElement),
                (m = y),
                (h = h ? zu(h) : null),
                h !== null &&
                  ((_ = Mn(h)), (O = h.tag), h !== _ || (O !== 5 && O !== 27 && O !== 6)) &&
                  (h = null))
              : ((m = null), (h = y)),
            m !== h &&
              ((O = a1),
              (S = 'onMouseLeave'),
              (d = 'onMouseEnter'),
              (v = 'mouse'),
              (l === 'pointerout' || l === 'pointerover') &&
                ((O = e1), (S = 'onPointerLeave'), (d = 'onPointerEnter'), (v = 'pointer')),
              (_ = m == null ? b : wa(m)),
              (o = h == null ? b : wa(h)),
              (b = new O(S, v + 'leave', m, u, g)),
              (b.target = _),
              (b.relatedTarget = o),
              (S = null),
              zu(g) === y &&
                ((O = new O(d, v + 'enter', h, u, g)),
                (O.target = o),
                (O.relatedTarget = _),
                (S = O)),
              (_ = S),
              (O = m && h ? dc(m, h, Wh) : null),
              m !== null && uv(T, b, m, O, !1),
              h !== null && _ !== null && uv(T, _, h, O, !0)))
        }
        l: {
          if (
            ((m = y ? wa(y) : window),
            (h = m.nodeName && m.nodeName.toLowerCase()),
            h === 'select' || (h === 'input' && m.type === 'file'))
          )
            var E = v1
          else if (i1(m))
            if (ey) E = th
            else {
              E = Po
              var C = ko
            }
          else
            (h = m.nodeName),
              !h || h.toLowerCase() !== 'input' || (m.type !== 'checkbox' && m.type !== 'radio')
                ? y && Di(y.elementType) && (E = v1)
                : (E = lh)
          if (E && (E = E(l, y))) {
            ny(T, E, u, g)
            break l
          }
          C && C(l, m, y)
        }
        switch (((C = y ? wa(y) : window), l)) {
          case 'focusin':
            ;(i1(C) || C.contentEditable === 'true') && ((ku = C), (Dc = y), (ka = null))
            break
          case 'focusout':
            ka = Dc = ku = null
            break
          case 'mousedown':
            Uc = !0
            break
          case 'contextmenu':
          case 'mouseup':
          case 'dragend':
            ;(Uc = !1), o1(T, u, g)
            break
          case 'selectionchange':
            if (ah) break
          case 'keydown':
          case 'keyup':
            o1(T, u, g)
        }
        var N
        if (Ri)
          l: {
            switch (l) {
              case 'compositionstart':
                var A = 'onCompositionStart'
                break l
              case 'compositionend':
                A = 'onCompositionEnd'
                break l
              case 'compositionupdate':
                A = 'onCompositionUpdate'
                break l
            }
            A = void 0
          }
        else
          Iu
            ? uy(l, u) && (A = 'onCompositionEnd')
            : l === 'keydown' && u.keyCode === 229 && (A = 'onCompositionStart')
        A &&
          (ty &&
            u.locale !== 'ko' &&
            (Iu || A !== 'onCompositionStart'
              ? A === 'onCompositionEnd' && Iu && (N = ly())
              : ((Jt = g), (Hi = 'value' in Jt ? Jt.value : Jt.textContent), (Iu = !0))),
          (C = tf(y, A)),
          0 < C.length &&
            ((A = new n1(A, l, null, u, g)),
            T.push({ event: A, listeners: C }),
            N ? (A.data = N) : ((N = ay(u)), N !== null && (A.data = N)))),
          (N = wo ? Fo(l, u) : Wo(l, u)) &&
            ((A = tf(y, 'onBeforeInput')),
            0 < A.length &&
              ((C = new n1('onBeforeInput', 'beforeinput', null, u, g)),
              T.push({ event: C, listeners: A }),
              (C.data = N))),
          wh(T, l, y, u, g)
      }
      Pm(T, t)
    })
  }
  function En(l, t, u) {
    return { instance: l, listener: t, currentTarget: u }
  }
  function tf(l, t) {
    for (var u = t + 'Capture', a = []; l !== null; ) {
      var n = l,
        e = n.stateNode
      if (
        ((n = n.tag),
        (n !== 5 && n !== 26 && n !== 27) ||
          e === null ||
          ((n = mn(l, u)),
          n != null && a.unshift(En(l, n, e)),
          (n = mn(l, t)),
          n != null && a.push(En(l, n, e))),
        l.tag === 3)
      )
        return a
      l = l.return
    }
    return []
  }
  function Wh(l) {
    if (l === null) return null
    do l = l.return
    while (l && l.tag !== 5 && l.tag !== 27)
    return l || null
  }
  function uv(l, t, u, a, n) {
    for (var e = t._reactName, f = []; u !== null && u !== a; ) {
      var c = u,
        i = c.alternate,
        y = c.stateNode
      if (((c = c.tag), i !== null && i === a)) break
      ;(c !== 5 && c !== 26 && c !== 27) ||
        y === null ||
        ((i = y),
        n
          ? ((y = mn(u, e)), y != null && f.unshift(En(u, y, i)))
          : n || ((y = mn(u, e)), y != null && f.push(En(u, y, i)))),
        (u = u.return)
    }
    f.length !== 0 && l.push({ event: t, listeners: f })
  }
  var $h = /\r\n?/g,
    Ih = /\u0000|\uFFFD/g
  function av(l) {
    return (typeof l == 'string' ? l : '' + l)
      .replace(
        $h,
        `
`,
      )
      .replace(Ih, '')
  }
  function td(l, t) {
    return (t = av(t)), av(l) === t
  }
  function V(l, t, u, a, n, e) {
    switch (u) {
      case 'children':
        if (typeof a == 'string') t === 'body' || (t === 'textarea' && a === '') || Ta(l, a)
        else if (typeof a == 'number' || typeof a == 'bigint') t !== 'body' && Ta(l, '' + a)
        else return
        break
      case 'className':
        wn(l, 'class', a)
        break
      case 'tabIndex':
        wn(l, 'tabindex', a)
        break
      case 'dir':
      case 'role':
      case 'viewBox':
      case 'width':
      case 'height':
        wn(l, u, a)
        break
      case 'style':
        kv(l, a, e)
        return
      case 'data':
        if (t !== 'object') {
          wn(l, 'data', a)
          break
        }
      case 'src':
      case 'href':
        if (a === '' && (t !== 'a' || u !== 'href')) {
          l.removeAttribute(u)
          break
        }
        if (a == null || typeof a == 'function' || typeof a == 'symbol' || typeof a == 'boolean') {
          l.removeAttribute(u)
          break
        }
        ;(a = me(a)), l.setAttribute(u, a)
        break
      case 'action':
      case 'formAction':
        if (typeof a == 'function') {
          l.setAttribute(
            u,
            "javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')",
          )
          break
        } else
          typeof e == 'function' &&
            (u === 'formAction'
              ? (t !== 'input' && V(l, t, 'name', n.name, n, null),
                V(l, t, 'formEncType', n.formEncType, n, null),
                V(l, t, 'formMethod', n.formMethod, n, null),
                V(l, t, 'formTarget', n.formTarget, n, null))
              : (V(l, t, 'encType', n.encType, n, null),
                V(l, t, 'method', n.method, n, null),
                V(l, t, 'target', n.target, n, null)))
        if (a == null || typeof a == 'symbol' || typeof a == 'boolean') {
          l.removeAttribute(u)
          break
        }
        ;(a = me(a)), l.setAttribute(u, a)
        break
      case 'onClick':
        a != null && (l.onclick = mt)
        return
      case 'onScroll':
        a != null && U('scroll', l)
        return
      case 'onScrollEnd':
        a != null && U('scrollend', l)
        return
      case 'dangerouslySetInnerHTML':
        if (a != null) {
          if (typeof a != 'object' || !('__html' in a)) throw Error(z(61))
          if (((u = a.__html), u != null)) {
            if (n.children != null) throw Error(z(60))
            e?.__html !== u && (l.innerHTML = u)
          }
        }
        break
      case 'multiple':
        l.multiple = a && typeof a != 'function' && typeof a != 'symbol'
        break
      case 'muted':
        l.muted = a && typeof a != 'function' && typeof a != 'symbol'
        break
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'defaultValue':
      case 'defaultChecked':
      case 'innerHTML':
      case 'ref':
        break
      case 'autoFocus':
        break
      case 'xlinkHref':
        if (a == null || typeof a == 'function' || typeof a == 'boolean' || typeof a == 'symbol') {
          l.removeAttribute('xlink:href')
          break
        }
        ;(u = me(a)), l.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', u)
        break
      case 'contentEditable':
      case 'spellCheck':
      case 'draggable':
      case 'value':
      case 'autoReverse':
      case 'externalResourcesRequired':
      case 'focusable':
      case 'preserveAlpha':
        a != null && typeof a != 'function' && typeof a != 'symbol'
          ? l.setAttribute(u, a)
          : l.removeAttribute(u)
        break
      case 'inert':
      case 'allowFullScreen':
      case 'async':
      case 'autoPlay':
      case 'controls':
      case 'credentialless':
      case 'default':
      case 'defer':
      case 'disabled':
      case 'disablePictureInPicture':
      case 'disableRemotePlayback':
      case 'formNoValidate':
      case 'hidden':
      case 'loop':
      case 'noModule':
      case 'noValidate':
      case 'open':
      case 'playsInline':
      case 'readOnly':
      case 'required':
      case 'reversed':
      case 'scoped':
      case 'seamless':
      case 'itemScope':
        a && typeof a != 'function' && typeof a != 'symbol'
          ? l.setAttribute(u, '')
          : l.removeAttribute(u)
        break
      case 'capture':
      case 'download':
        a === !0
          ? l.setAttribute(u, '')
          : a !== !1 && a != null && typeof a != 'function' && typeof a != 'symbol'
            ? l.setAttribute(u, a)
            : l.removeAttribute(u)
        break
      case 'cols':
      case 'rows':
      case 'size':
      case 'span':
        a != null && typeof a != 'function' && typeof a != 'symbol' && !isNaN(a) && 1 <= a
          ? l.setAttribute(u, a)
          : l.removeAttribute(u)
        break
      case 'rowSpan':
      case 'start':
        a == null || typeof a == 'function' || typeof a == 'symbol' || isNaN(a)
          ? l.removeAttribute(u)
          : l.setAttribute(u, a)
        break
      case 'popover':
        U('beforetoggle', l), U('toggle', l), ye(l, 'popover', a)
        break
      case 'xlinkActuate':
        Et(l, 'http://www.w3.org/1999/xlink', 'xlink:actuate', a)
        break
      case 'xlinkArcrole':
        Et(l, 'http://www.w3.org/1999/xlink', 'xlink:arcrole', a)
        break
      case 'xlinkRole':
        Et(l, 'http://www.w3.org/1999/xlink', 'xlink:role', a)
        break
      case 'xlinkShow':
        Et(l, 'http://www.w3.org/1999/xlink', 'xlink:show', a)
        break
      case 'xlinkTitle':
        Et(l, 'http://www.w3.org/1999/xlink', 'xlink:title', a)
        break
      case 'xlinkType':
        Et(l, 'http://www.w3.org/1999/xlink', 'xlink:type', a)
        break
      case 'xmlBase':
        Et(l, 'http://www.w3.org/XML/1998/namespace', 'xml:base', a)
        break
      case 'xmlLang':
        Et(l, 'http://www.w3.org/XML/1998/namespace', 'xml:lang', a)
        break
      case 'xmlSpace':
        Et(l, 'http://www.w3.org/XML/1998/namespace', 'xml:space', a)
        break
      case 'is':
        ye(l, 'is', a)
        break
      case 'innerText':
      case 'textContent':
        return
      default:
        if (!(2 < u.length) || (u[0] !== 'o' && u[0] !== 'O') || (u[1] !== 'n' && u[1] !== 'N'))
          (u = zo.get(u) || u), ye(l, u, a)
        else return
    }
    q = !0
  }
  function mi(l, t, u, a, n, e) {
    switch (u) {
      case 'style':
        kv(l, a, e)
        return
      case 'dangerouslySetInnerHTML':
        if (a != null) {
          if (typeof a != 'object' || !('__html' in a)) throw Error(z(61))
          if (((u = a.__html), u != null)) {
            if (n.children != null) throw Error(z(60))
            e?.__html !== u && (l.innerHTML = u)
          }
        }
        break
      case 'children':
        if (typeof a == 'string') Ta(l, a)
        else if (typeof a == 'number' || typeof a == 'bigint') Ta(l, '' + a)
        else return
        break
      case 'onScroll':
        a != null && U('scroll', l)
        return
      case 'onScrollEnd':
        a != null && U('scrollend', l)
        return
      case 'onClick':
        a != null && (l.onclick = mt)
        return
      case 'suppressContentEditableWarning':
      case 'suppressHydrationWarning':
      case 'innerHTML':
      case 'ref':
        return
      case 'innerText':
      case 'textContent':
        return
      default:
        if (!pv.hasOwnProperty(u))
          l: {
            if (
              u[0] === 'o' &&
              u[1] === 'n' &&
              ((n = u.endsWith('Capture')),
              (e = u.slice(2, n ? u.length - 7 : void 0)),
              (t = l[Cl] || null),
              (t = t != null ? t[u] : null),
              typeof t == 'function' && l.removeEventListener(e, t, n),
              typeof a == 'function')
            ) {
              typeof t != 'function' &&
                t !== null &&
                (u in l ? (l[u] = null) : l.hasAttribute(u) && l.removeAttribute(u)),
                l.addEventListener(e, a, n)
              break l
            }
            ;(q = !0), u in l ? (l[u] = a) : a === !0 ? l.setAttribute(u, '') : ye(l, u, a)
          }
        return
    }
    q = !0
  }
  function hl(l, t, u) {
    switch (t) {
      case 'div':
      case 'span':
      case 'svg':
      case 'path':
      case 'a':
      case 'g':
      case 'p':
      case 'li':
        break
      case 'img':
        U('error', l), U('load', l)
        var a = !1,
          n = !1,
          e
        for (e in u)
          if (u.hasOwnProperty(e)) {
            var f = u[e]
            if (f != null)
              switch (e) {
                case 'src':
                  a = !0
                  break
                case 'srcSet':
                  n = !0
                  break
                case 'children':
                case 'dangerouslySetInnerHTML':
                  throw Error(z(137, t))
                default:
                  V(l, t, e, f, u, null)
              }
          }
        n && V(l, t, 'srcSet', u.srcSet, u, null), a && V(l, t, 'src', u.src, u, null)
        return
      case 'input':
        U('invalid', l)
        var c = (e = f = n = null),
          i = null,
          y = null
        for (a in u)
          if (u.hasOwnProperty(a)) {
            var g = u[a]
            if (g != null)
              switch (a) {
                case 'name':
                  n = g
                  break
                case 'type':
                  f = g
                  break
                case 'checked':
                  i = g
                  break
                case 'defaultChecked':
                  y = g
                  break
                case 'value':
                  e = g
                  break
                case 'defaultValue':
                  c = g
                  break
                case 'children':
                case 'dangerouslySetInnerHTML':
                  if (g != null) throw Error(z(137, t))
                  break
                default:
                  V(l, t, a, g, u, null)
              }
          }
        Wv(l, e, c, i, y, f, n, !1)
        return
      case 'select':
        U('invalid', l), (a = f = e = null)
        for (n in u)
          if (u.hasOwnProperty(n) && ((c = u[n]), c != null))
            switch (n) {
              case 'value':
                e = c
                break
              case 'defaultValue':
                f = c
                break
              case 'multiple':
                a = c
              default:
                V(l, t, n, c, u, null)
            }
        ;(t = e),
          (u = f),
          (l.multiple = !!a),
          t != null ? fa(l, !!a, t, !1) : u != null && fa(l, !!a, u, !0)
        return
      case 'textarea':
        U('invalid', l), (e = n = a = null)
        for (f in u)
          if (u.hasOwnProperty(f) && ((c = u[f]), c != null))
            switch (f) {
              case 'value':
                a = c
                break
              case 'defaultValue':
                n = c
                break
              case 'children':
                e = c
                break
              case 'dangerouslySetInnerHTML':
                if (c != null) throw Error(z(91))
                break
              default:
                V(l, t, f, c, u, null)
            }
        Iv(l, a, n, e)
        return
      case 'option':
        for (i in u)
          u.hasOwnProperty(i) &&
            ((a = u[i]), a != null) &&
            (i === 'selected'
              ? (l.selected = a && typeof a != 'function' && typeof a != 'symbol')
              : V(l, t, i, a, u, null))
        return
      case 'dialog':
        U('beforetoggle', l), U('toggle', l), U('cancel', l), U('close', l)
        break
      case 'iframe':
      case 'object':
        U('load', l)
        break
      case 'video':
      case 'audio':
        for (a = 0; a < bn.length; a++) U(bn[a], l)
        break
      case 'image':
        U('error', l), U('load', l)
        break
      case 'details':
        U('toggle', l)
        break
      case 'embed':
      case 'source':
      case 'link':
        U('error', l), U('load', l)
      case 'area':
      case 'base':
      case 'br':
      case 'col':
      case 'hr':
      case 'keygen':
      case 'meta':
      case 'param':
      case 'track':
      case 'wbr':
      case 'menuitem':
        for (y in u)
          if (u.hasOwnProperty(y) && ((a = u[y]), a != null))
            switch (y) {
              case 'children':
              case 'dangerouslySetInnerHTML':
                throw Error(z(137, t))
              default:
                V(l, t, y, a, u, null)
            }
        return
      default:
        if (Di(t)) {
          for (g in u)
            u.hasOwnProperty(g) && ((a = u[g]), a !== void 0 && mi(l, t, g, a, u, void 0))
          return
        }
    }
    for (c in u) u.hasOwnProperty(c) && ((a = u[c]), a != null && V(l, t, c, a, u, null))
  }
  var kh = {}
  function Ph(l, t, u, a) {
    switch (t) {
      case 'div':
      case 'span':
      case 'svg':
      case 'path':
      case 'a':
      case 'g':
      case 'p':
      case 'li':
        break
      case 'input':
        var n = null,
          e = null,
          f = null,
          c = null,
          i = null,
          y = null,
          g = null
        for (h in u) {
          var T = u[h]
          if (u.hasOwnProperty(h) && T != null)
            switch (h) {
              case 'checked':
                break
              case 'value':
                break
              case 'defaultValue':
                i = T
              default:
                a.hasOwnProperty(h) || V(l, t, h, null, a, T)
            }
        }
        for (var m in a) {
          var h = a[m]
          if (((T = u[m]), a.hasOwnProperty(m) && (h != null || T != null)))
            switch (m) {
              case 'type':
                h !== T && (q = !0), (e = h)
                break
              case 'name':
                h !== T && (q = !0), (n = h)
                break
              case 'checked':
                h !== T && (q = !0), (y = h)
                break
              case 'defaultChecked':
                h !== T && (q = !0), (g = h)
                break
              case 'value':
                h !== T && (q = !0), (f = h)
                break
              case 'defaultValue':
                h !== T && (q = !0), (c = h)
                break
              case 'children':
              case 'dangerouslySetInnerHTML':
                if (h != null) throw Error(z(137, t))
                break
              default:
                h !== T && V(l, t, m, h, a, T)
            }
        }
        Ac(l, f, c, i, y, g, e, n)
        return
      case 'select':
        h = f = c = m = null
        for (e in u)
          if (((i = u[e]), u.hasOwnProperty(e) && i != null))
            switch (e) {
              case 'value':
                break
              case 'multiple':
                h = i
              default:
                a.hasOwnProperty(e) || V(l, t, e, null, a, i)
            }
        for (n in a)
          if (((e = a[n]), (i = u[n]), a.hasOwnProperty(n) && (e != null || i != null)))
            switch (n) {
              case 'value':
                e !== i && (q = !0), (m = e)
                break
              case 'defaultValue':
                e !== i && (q = !0), (c = e)
                break
              case 'multiple':
                e !== i && (q = !0), (f = e)
              default:
                e !== i && V(l, t, n, e, a, i)
            }
        ;(t = c),
          (u = f),
          (a = h),
          m != null
            ? fa(l, !!u, m, !1)
            : !!a != !!u && (t != null ? fa(l, !!u, t, !0) : fa(l, !!u, u ? [] : '', !1))
        return
      case 'textarea':
        h = m = null
        for (c in u)
          if (((n = u[c]), u.hasOwnProperty(c) && n != null && !a.hasOwnProperty(c)))
            switch (c) {
              case 'value':
                break
              case 'children':
                break
              default:
                V(l, t, c, null, a, n)
            }
        for (f in a)
          if (((n = a[f]), (e = u[f]), a.hasOwnProperty(f) && (n != null || e != null)))
            switch (f) {
              case 'value':
                n !== e && (q = !0), (m = n)
                break
              case 'defaultValue':
                n !== e && (q = !0), (h = n)
                break
              case 'children':
                break
              case 'dangerouslySetInnerHTML':
                if (n != null) throw Error(z(91))
                break
              default:
                n !== e && V(l, t, f, n, a, e)
            }
        $v(l, m, h)
        return
      case 'option':
        for (var b in u)
          (m = u[b]),
            u.hasOwnProperty(b) &&
              m != null &&
              !a.hasOwnProperty(b) &&
              (b === 'selected' ? (l.selected = !1) : V(l, t, b, null, a, m))
        for (i in a)
          (m = a[i]),
            (h = u[i]),
            a.hasOwnProperty(i) &&
              m !== h &&
              (m != null || h != null) &&
              (i === 'selected'
                ? (m !== h && (q = !0),
                  (l.selected = m && typeof m != 'function' && typeof m != 'symbol'))
                : V(l, t, i, m, a, h))
        return
      case 'img':
      case 'link':
      case 'area':
      case 'base':
      case 'br':
      case 'col':
      case 'embed':
      case 'hr':
      case 'keygen':
      case 'meta':
      case 'param':
      case 'source':
      case 'track':
      case 'wbr':
      case 'menuitem':
        for (var O in u)
          (m = u[O]),
            u.hasOwnProperty(O) && m != null && !a.hasOwnProperty(O) && V(l, t, O, null, a, m)
        for (y in a)
          if (((m = a[y]), (h = u[y]), a.hasOwnProperty(y) && m !== h && (m != null || h != null)))
            switch (y) {
              case 'children':
              case 'dangerouslySetInnerHTML':
                if (m != null) throw Error(z(137, t))
                break
              default:
                V(l, t, y, m, a, h)
            }
        return
      default:
        if (Di(t)) {
          for (var _ in u)
            (m = u[_]),
              u.hasOwnProperty(_) &&
                m !== void 0 &&
                !a.hasOwnProperty(_) &&
                mi(l, t, _, void 0, a, m)
          for (g in a)
            (m = a[g]),
              (h = u[g]),
              !a.hasOwnProperty(g) ||
                m === h ||
                (m === void 0 && h === void 0) ||
                mi(l, t, g, m, a, h)
          return
        }
    }
    for (var d in u)
      (m = u[d]), u.hasOwnProperty(d) && m != null && !a.hasOwnProperty(d) && V(l, t, d, null, a, m)
    for (T in a)
      (m = a[T]),
        (h = u[T]),
        !a.hasOwnProperty(T) || m === h || (m == null && h == null) || V(l, t, T, m, a, h)
  }
  function nv(l) {
    switch (l) {
      case 'css':
      case 'script':
      case 'font':
      case 'img':
      case 'image':
      case 'input':
      case 'link':
        return !0
      default:
        return !1
    }
  }
  function lg() {
    if (typeof performance.getEntriesByType == 'function') {
      for (
        var l = 0, t = 0, u = performance.getEntriesByType('resource'), a = 0;
        a < u.length;
        a++
      ) {
        var n = u[a],
          e = n.transferSize,
          f = n.initiatorType,
          c = n.duration
        if (e && c && nv(f)) {
          for (f = 0, c = n.responseEnd, a += 1; a < u.length; a++) {
            var i = u[a],
              y = i.startTime
            if (y > c) break
            var g = i.transferSize,
              T = i.initiatorType
            g && nv(T) && ((i = i.responseEnd), (f += g * (i < c ? 1 : (c - y) / (i - y))))
          }
          if ((--a, (t += (8 * (e + f)) / (n.duration / 1e3)), l++, 10 < l)) break
        }
      }
      if (0 < l) return t / l / 1e6
    }
    return navigator.connection && ((l = navigator.connection.downlink), typeof l == 'number')
      ? l
      : 5
  }
  var di = null,
    oi = null
  function On(l) {
    return l.nodeType === 9 ? l : l.ownerDocument
  }
  function ev(l) {
    switch (l) {
      case 'http://www.w3.org/2000/svg':
        return 1
      case 'http://www.w3.org/1998/Math/MathML':
        return 2
      default:
        return 0
    }
  }
  function ud(l, t) {
    if (l === 0)
      switch (t) {
        case 'svg':
          return 1
        case 'math':
          return 2
        default:
          return 0
      }
    return l === 1 && t === 'foreignObject' ? 0 : l
  }
  function ad(l, t, u, a) {
    return (u = On(u).createElement(l)), (u[yl] = a), (u[Cl] = t), hl(u, l, t), cl(u), u
  }
  function hi(l, t) {
    return (
      l === 'textarea' ||
      l === 'noscript' ||
      typeof t.children == 'string' ||
      typeof t.children == 'number' ||
      typeof t.children == 'bigint' ||
      (typeof t.dangerouslySetInnerHTML == 'object' &&
        t.dangerouslySetInnerHTML !== null &&
        t.dangerouslySetInnerHTML.__html != null)
    )
  }
  var ic = null
  function tg() {
    var l = window.event
    return l && l.type === 'popstate' ? (l === ic ? !1 : ((ic = l), !0)) : ((ic = null), !1)
  }
  var o0 = typeof setTimeout == 'function' ? setTimeout : void 0,
    ug = typeof clearTimeout == 'function' ? clearTimeout : void 0,
    fv = typeof Promise == 'function' ? Promise : void 0,
    cv = typeof requestAnimationFrame == 'function' ? requestAnimationFrame : o0,
    ag =
      typeof queueMicrotask == 'function'
        ? queueMicrotask
        : typeof fv < 'u'
          ? function (l) {
              return fv.resolve(null).then(l).catch(ng)
            }
          : o0
  function ng(l) {
    setTimeout(function () {
      throw l
    })
  }
  function du(l) {
    return l === 'head'
  }
  function iv(l, t) {
    var u = t,
      a = 0
    do {
      var n = u.nextSibling
      if ((l.removeChild(u), n && n.nodeType === 8))
        if (((u = n.data), u === '/$' || u === '/&')) {
          if (a === 0) {
            l.removeChild(n), Da(t)
            return
          }
          a--
        } else if (u === '$' || u === '$?' || u === '$~' || u === '$!' || u === '&') a++
        else if (u === 'html') yc(l.ownerDocument.documentElement)
        else if (u === 'head') {
          ;(u = l.ownerDocument.head), yc(u)
          for (var e = u.firstChild; e; ) {
            var f = e.nextSibling,
              c = e.nodeName
            e[Cn] ||
              c === 'SCRIPT' ||
              c === 'STYLE' ||
              (c === 'LINK' && e.rel.toLowerCase() === 'stylesheet') ||
              u.removeChild(e),
              (e = f)
          }
        } else u === 'body' && yc(l.ownerDocument.body)
      u = n
    } while (u)
    Da(t)
  }
  function vv(l, t) {
    var u = l
    l = 0
    do {
      var a = u.nextSibling
      if (
        (u.nodeType === 1
          ? t
            ? ((u._stashedDisplay = u.style.display), (u.style.display = 'none'))
            : ((u.style.display = u._stashedDisplay || ''),
              u.getAttribute('style') === '' && u.removeAttribute('style'))
          : u.nodeType === 3 &&
            (t
              ? ((u._stashedText = u.nodeValue), (u.nodeValue = ''))
              : (u.nodeValue = u._stashedText || '')),
        a && a.nodeType === 8)
      )
        if (((u = a.data), u === '/$')) {
          if (l === 0) break
          l--
        } else (u !== '$' && u !== '$?' && u !== '$~' && u !== '$!') || l++
      u = a
    } while (u)
  }
  function nd(l, t, u) {
    if (
      ((t = CSS.escape(t) !== t ? 'r-' + btoa(t).replace(/=/g, '') : t),
      (l.style.viewTransitionName = t),
      u != null && (l.style.viewTransitionClass = u),
      (u = getComputedStyle(l)),
      u.display === 'inline')
    ) {
      if (((t = l.getClientRects()), t.length === 1)) var a = 1
      else
        for (var n = (a = 0); n < t.length; n++) {
          var e = t[n]
          0 < e.width && 0 < e.height && a++
        }
      a === 1 &&
        ((l = l.style),
        (l.display = t.length === 1 ? 'inline-block' : 'block'),
        (l.marginTop = '-' + u.paddingTop),
        (l.marginBottom = '-' + u.paddingBottom))
    }
  }
  function ed(l, t) {
    ;(l = l.style), (t = t.style)
    var u =
      t != null
        ? t.hasOwnProperty('viewTransitionName')
          ? t.viewTransitionName
          : t.hasOwnProperty('view-transition-name')
            ? t['view-transition-name']
            : null
        : null
    ;(l.viewTransitionName = u == null || typeof u == 'boolean' ? '' : ('' + u).trim()),
      (u =
        t != null
          ? t.hasOwnProperty('viewTransitionClass')
            ? t.viewTransitionClass
            : t.hasOwnProperty('view-transition-class')
              ? t['view-transition-class']
              : null
          : null),
      (l.viewTransitionClass = u == null || typeof u == 'boolean' ? '' : ('' + u).trim()),
      l.display === 'inline-block' &&
        (t == null
          ? (l.display = l.margin = '')
          : ((u = t.display),
            (l.display = u == null || typeof u == 'boolean' ? '' : u),
            (u = t.margin),
            u != null
              ? (l.margin = u)
              : ((u = t.hasOwnProperty('marginTop') ? t.marginTop : t['margin-top']),
                (l.marginTop = u == null || typeof u == 'boolean' ? '' : u),
                (t = t.hasOwnProperty('marginBottom') ? t.marginBottom : t['margin-bottom']),
                (l.marginBottom = t == null || typeof t == 'boolean' ? '' : t))))
  }
  function fd(l, t, u) {
    return (
      (u = u.ownerDocument.defaultView),
      {
        rect: l,
        abs: t.position === 'absolute' || t.position === 'fixed',
        clip:
          t.clipPath !== 'none' ||
          t.overflow !== 'visible' ||
          t.filter !== 'none' ||
          t.mask !== 'none' ||
          t.mask !== 'none' ||
          t.borderRadius !== '0px',
        view: 0 <= l.bottom && 0 <= l.right && l.top <= u.innerHeight && l.left <= u.innerWidth,
      }
    )
  }
  function gi(l) {
    var t = l.getBoundingClientRect(),
      u = getComputedStyle(l)
    return fd(t, u, l)
  }
  function eg(l) {
    var t = l.getBoundingClientRect()
    t = new DOMRect(t.x + 2e4, t.y + 2e4, t.width, t.height)
    var u = getComputedStyle(l)
    return fd(t, u, l)
  }
  function fg(l) {
    return l.documentElement.clientHeight
  }
  function cg(l) {
    this.addEventListener('load', l), this.addEventListener('error', l)
  }
  function ig(l, t, u, a, n, e, f, c, i) {
    var y = t.nodeType === 9 ? t : t.ownerDocument
    try {
      var g = y.startViewTransition({
        update: function () {
          var m = y.defaultView,
            h = m.navigation && m.navigation.transition,
            b = y.fonts.status
          a()
          var O = []
          if (
            (b === 'loaded' && (fg(y), y.fonts.status === 'loading' && O.push(y.fonts.ready)),
            (b = O.length),
            l !== null)
          )
            for (var _ = l.suspenseyImages, d = 0, v = 0; v < _.length; v++) {
              var o = _[v]
              if (!o.complete) {
                var S = o.getBoundingClientRect()
                if (0 < S.bottom && 0 < S.right && S.top < m.innerHeight && S.left < m.innerWidth) {
                  if (((d += zd(o)), d > Me)) {
                    O.length = b
                    break
                  }
                  ;(o = new Promise(cg.bind(o))), O.push(o)
                }
              }
            }
          if (0 < O.length)
            return (
              (m = Promise.race([
                Promise.all(O),
                new Promise(function (E) {
                  return setTimeout(E, 500)
                }),
              ]).then(n, n)),
              (h ? Promise.allSettled([h.finished, m]) : m).then(e, e)
            )
          if ((n(), h)) return h.finished.then(e, e)
          e()
        },
        types: u,
      })
      y.__reactViewTransition = g
      var T = []
      return (
        g.ready.then(
          function () {
            for (
              var m = y.documentElement.getAnimations({ subtree: !0 }), h = 0;
              h < m.length;
              h++
            ) {
              var b = m[h],
                O = b.effect,
                _ = O.pseudoElement
              if (_ != null && _.startsWith('::view-transition')) {
                T.push(b), (b = O.getKeyframes())
                for (var d = (_ = void 0), v = !0, o = 0; o < b.length; o++) {
                  var S = b[o],
                    E = S.width
                  if (_ === void 0) _ = E
                  else if (_ !== E) {
                    v = !1
                    break
                  }
                  if (((E = S.height), d === void 0)) d = E
                  else if (d !== E) {
                    v = !1
                    break
                  }
                  delete S.width, delete S.height, S.transform === 'none' && delete S.transform
                }
                v &&
                  _ !== void 0 &&
                  d !== void 0 &&
                  (O.setKeyframes(b),
                  (v = getComputedStyle(O.target, O.pseudoElement)),
                  v.width !== _ || v.height !== d) &&
                  ((v = b[0]),
                  (v.width = _),
                  (v.height = d),
                  (v = b[b.length - 1]),
                  (v.width = _),
                  (v.height = d),
                  O.setKeyframes(b))
              }
            }
            f()
          },
          function (m) {
            y.__reactViewTransition === g && (y.__reactViewTransition = null)
            try {
              typeof m == 'object' &&
                m !== null &&
                m.name === 'InvalidStateError' &&
                (m.message ===
                  'View transition was skipped because document visibility state is hidden.' ||
                  m.message ===
                    'Skipping view transition because document visibility state has become hidden.' ||
                  m.message === 'Skipping view transition because viewport size changed.' ||
                  m.message === 'Transition was aborted because of invalid state') &&
                (m = null),
                m !== null && i(m)
            } finally {
              a(), n(), f()
            }
          },
        ),
        g.finished.finally(function () {
          for (var m = 0; m < T.length; m++) T[m].cancel()
          y.__reactViewTransition === g && (y.__reactViewTransition = null), c()
        }),
        g
      )
    } catch {
      return a(), n(), f(), null
    }
  }
  function bu(l, t) {
    ;(this._scope = document.documentElement),
      (this._selector = '::view-transition-' + l + '(' + t + ')')
  }
  bu.prototype.animate = function (l, t) {
    return (
      (t = typeof t == 'number' ? { duration: t } : L({}, t)),
      (t.pseudoElement = this._selector),
      this._scope.animate(l, t)
    )
  }
  bu.prototype.getAnimations = function () {
    for (
      var l = this._scope, t = this._selector, u = l.getAnimations({ subtree: !0 }), a = [], n = 0;
      n < u.length;
      n++
    ) {
      var e = u[n].effect
      e !== null && e.target === l && e.pseudoElement === t && a.push(u[n])
    }
    return a
  }
  bu.prototype.getComputedStyle = function () {
    return getComputedStyle(this._scope, this._selector)
  }
  function cd(l) {
    return {
      name: l,
      group: new bu('group', l),
      imagePair: new bu('image-pair', l),
      old: new bu('old', l),
      new: new bu('new', l),
    }
  }
  function xl(l) {
    ;(this._fragmentFiber = l), (this._observers = this._eventListeners = null)
  }
  xl.prototype.addEventListener = function (l, t, u) {
    var a = null,
      n = null
    if (
      !(u != null && typeof u != 'boolean' && ((a = u.signal || null), a !== null && a.aborted))
    ) {
      this._eventListeners === null && (this._eventListeners = [])
      var e = this._eventListeners
      if (id(e, l, t, u) === -1) {
        var f = this,
          c = t
        u != null &&
          typeof u != 'boolean' &&
          u.once === !0 &&
          (c = function (i) {
            f.removeEventListener(l, t, u),
              typeof t == 'function' ? t.call(this, i) : t.handleEvent(i)
          }),
          a !== null &&
            ((n = f.removeEventListener.bind(f, l, t, u)),
            a.addEventListener('abort', n, { once: !0 }),
            (n = a.removeEventListener.bind(a, 'abort', n))),
          (a = Aa(u)),
          e.push({ type: l, listener: t, optionsOrUseCapture: u, attachedListener: c, cleanup: n }),
          Hl(this._fragmentFiber.child, !1, vg, l, c, a)
      }
      this._eventListeners = e
    }
  }
  function vg(l, t, u, a) {
    return al(l).addEventListener(t, u, a), !1
  }
  xl.prototype.removeEventListener = function (l, t, u) {
    var a = this._eventListeners
    if (a !== null && ((t = id(a, l, t, u)), t !== -1)) {
      var n = a[t]
      u = n.attachedListener
      var e = n.cleanup
      ;(n = Aa(n.optionsOrUseCapture)),
        Hl(this._fragmentFiber.child, !1, yg, l, u, n),
        a.splice(t, 1),
        e !== null && e()
    }
  }
  function yg(l, t, u, a) {
    return al(l).removeEventListener(t, u, a), !1
  }
  function Aa(l) {
    return l != null && typeof l != 'boolean' && (l.once === !0 || l.signal instanceof AbortSignal)
      ? { capture: l.capture, passive: l.passive }
      : l
  }
  function yv(l) {
    return l == null
      ? 'c=0'
      : typeof l == 'boolean'
        ? 'c=' + (l ? '1' : '0')
        : 'c=' + (l.capture ? '1' : '0')
  }
  function id(l, t, u, a) {
    if (l.length === 0) return -1
    a = yv(a)
    for (var n = 0; n < l.length; n++) {
      var e = l[n]
      if (e.type === t && e.listener === u && yv(e.optionsOrUseCapture) === a) return n
    }
    return -1
  }
  xl.prototype.dispatchEvent = function (l) {
    var t = qu(this._fragmentFiber)
    if (t === null) return !0
    t = al(t)
    var u = this._eventListeners
    if ((u !== null && 0 < u.length) || !l.bubbles) {
      var a = t.nodeType === 9 ? t.createComment('') : document.createTextNode('')
      if (u)
        for (var n = 0; n < u.length; n++) {
          var e = u[n]
          a.addEventListener(e.type, e.attachedListener, Aa(e.optionsOrUseCapture))
        }
      if ((t.appendChild(a), (l = a.dispatchEvent(l)), u))
        for (n = 0; n < u.length; n++)
          (e = u[n]), a.removeEventListener(e.type, e.attachedListener, Aa(e.optionsOrUseCapture))
      return t.removeChild(a), l
    }
    return t.dispatchEvent(l)
  }
  xl.prototype.focus = function (l) {
    Hl(this._fragmentFiber.child, !0, vd, l, void 0, void 0)
  }
  function vd(l, t) {
    return l.tag === 6 ? !1 : ((l = al(l)), Ng(l, t))
  }
  xl.prototype.focusLast = function (l) {
    var t = []
    Hl(this._fragmentFiber.child, !0, h0, t, void 0, void 0)
    for (var u = t.length - 1; 0 <= u && !vd(t[u], l); u--);
  }
  function h0(l, t) {
    return t.push(l), !1
  }
  xl.prototype.blur = function () {
    var l = qu(this._fragmentFiber)
    l !== null &&
      ((l = al(l)),
      (l = On(l).activeElement),
      l !== null && Hl(this._fragmentFiber.child, !1, mg, l, void 0, void 0))
  }
  function mg(l, t) {
    return l.tag === 6 ? !1 : ((l = al(l)), l === t || l.contains(t) ? (t.blur(), !0) : !1)
  }
  xl.prototype.observeUsing = function (l) {
    this._observers === null && (this._observers = new Set()),
      this._observers.add(l),
      Hl(this._fragmentFiber.child, !1, dg, l, void 0, void 0)
  }
  function dg(l, t) {
    return l.tag === 6 || ((l = al(l)), t.observe(l)), !1
  }
  xl.prototype.unobserveUsing = function (l) {
    var t = this._observers
    if (t !== null && t.has(l)) {
      t.delete(l), Hl(this._fragmentFiber.child, !1, og, l, void 0, void 0)
      for (var u = (t = 0); u < tt.length; u++) {
        var a = tt[u]
        a.fragmentInstance === this && a.observer === l ? l.unobserve(a.instance) : (tt[t++] = a)
      }
      tt.length = t
    }
  }
  function og(l, t) {
    return l.tag === 6 || ((l = al(l)), t.unobserve(l)), !1
  }
  var tt = [],
    vc = !1
  function hg(l, t, u) {
    tt.push({ fragmentInstance: l, observer: t, instance: u }),
      vc ||
        ((vc = !0),
        Ag(function () {
          vc = !1
          var a = tt
          tt = []
          for (var n = 0; n < a.length; n++) {
            var e = a[n]
            e.observer.unobserve(e.instance)
          }
        }))
  }
  xl.prototype.getClientRects = function () {
    var l = []
    return Hl(this._fragmentFiber.child, !1, gg, l, void 0, void 0), l
  }
  function gg(l, t) {
    if (l.tag === 6) {
      l = l.stateNode
      var u = l.ownerDocument.createRange()
      u.selectNodeContents(l), t.push.apply(t, u.getClientRects())
    } else (l = al(l)), t.push.apply(t, l.getClientRects())
    return !1
  }
  xl.prototype.getRootNode = function (l) {
    var t = qu(this._fragmentFiber)
    return t === null ? this : al(t).getRootNode(l)
  }
  xl.prototype.compareDocumentPosition = function (l) {
    var t = qu(this._fragmentFiber)
    if (t === null) return Node.DOCUMENT_POSITION_DISCONNECTED
    var u = []
    Hl(this._fragmentFiber.child, !1, h0, u, void 0, void 0)
    var a = al(t)
    if (u.length === 0) {
      if (((u = a), K0(this._fragmentFiber))) {
        l: {
          for (t = this._fragmentFiber.return; t !== null; ) {
            if (t.tag === 4) {
              t = t.stateNode.containerInfo
              break l
            }
            if (t.tag === 3 || t.tag === 5 || t.tag === 27) break
            t = t.return
          }
          t = null
        }
        t != null && (u = t)
      }
      t = this._fragmentFiber
      var n = (a = u.compareDocumentPosition(l))
      return (
        u === l
          ? (n = Node.DOCUMENT_POSITION_CONTAINS)
          : a & Node.DOCUMENT_POSITION_CONTAINED_BY &&
            ((u = Rv(t)[1]),
            u === null
              ? (n = Node.DOCUMENT_POSITION_PRECEDING)
              : ((l = al(u).compareDocumentPosition(l)),
                (n =
                  l === 0 || l & Node.DOCUMENT_POSITION_FOLLOWING
                    ? Node.DOCUMENT_POSITION_FOLLOWING
                    : Node.DOCUMENT_POSITION_PRECEDING))),
        (n |= Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC)
      )
    }
    ;(t = al(u[0])), (n = al(u[u.length - 1]))
    var e = K0(this._fragmentFiber) ? t.parentElement : a
    if (e == null) return Node.DOCUMENT_POSITION_DISCONNECTED
    ;(a = e.compareDocumentPosition(t) & Node.DOCUMENT_POSITION_CONTAINED_BY),
      (e = e.compareDocumentPosition(n) & Node.DOCUMENT_POSITION_CONTAINED_BY)
    var f = t.compareDocumentPosition(l),
      c = n.compareDocumentPosition(l),
      i = f & Node.DOCUMENT_POSITION_CONTAINED_BY || c & Node.DOCUMENT_POSITION_CONTAINED_BY
    return (
      (c = a && e && f & Node.DOCUMENT_POSITION_FOLLOWING && c & Node.DOCUMENT_POSITION_PRECEDING),
      (t =
        (a && t === l) || (e && n === l) || i || c
          ? Node.DOCUMENT_POSITION_CONTAINED_BY
          : (!a && t === l) || (!e && n === l)
            ? Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
            : f),
      t & Node.DOCUMENT_POSITION_DISCONNECTED ||
      t & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
      Sg(t, this._fragmentFiber, u[0], u[u.length - 1], l)
        ? t
        : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
    )
  }
  function Sg(l, t, u, a, n) {
    var e = zu(n)
    if (l & Node.DOCUMENT_POSITION_CONTAINED_BY) {
      if ((u = !!e))
        l: {
          for (; e !== null; ) {
            if (e.tag === 7 && (e === t || e.alternate === t)) {
              u = !0
              break l
            }
            e = e.return
          }
          u = !1
        }
      return u
    }
    if (l & Node.DOCUMENT_POSITION_CONTAINS) {
      if (e === null)
        return (e = n.ownerDocument), n === e || n === e.documentElement || n === e.body
      l: {
        for (e = t, t = qu(t); e !== null; ) {
          if (!((e.tag !== 5 && e.tag !== 3 && e.tag !== 27) || (e !== t && e.alternate !== t))) {
            e = !0
            break l
          }
          e = e.return
        }
        e = !1
      }
      return e
    }
    return l & Node.DOCUMENT_POSITION_PRECEDING
      ? ((t = !!e) &&
          !(t = e === u) &&
          ((t = dc(u, e, r0)),
          t === null ? (t = !1) : (Hl(t, !0, Jd, e, u), (e = wu), (wu = null), (t = e !== null))),
        t)
      : l & Node.DOCUMENT_POSITION_FOLLOWING
        ? ((t = !!e) &&
            !(t = e === a) &&
            ((t = dc(a, e, r0)),
            t === null
              ? (t = !1)
              : (Hl(t, !0, pd, e, a), (e = wu), (mc = wu = null), (t = e !== null))),
          t)
        : !1
  }
  function mv(l, t) {
    var u = l.ownerDocument.createRange()
    u.selectNodeContents(l),
      (l = u.getBoundingClientRect()),
      window.scrollTo(
        window.scrollX + l.left,
        t ? window.scrollY + l.top : window.scrollY + l.bottom - window.innerHeight,
      )
  }
  xl.prototype.scrollIntoView = function (l) {
    if (typeof l == 'object') throw Error(z(566))
    var t = []
    Hl(this._fragmentFiber.child, !1, h0, t, void 0, void 0)
    var u = l !== !1
    if (t.length === 0) {
      var a = Rv(this._fragmentFiber)
      if (((a = u ? a[1] || a[0] || qu(this._fragmentFiber) : a[0] || a[1]), a === null)) return
      if (a.tag === 6) {
        ;(l = al(a)), mv(l, u)
        return
      }
      if (((a = al(a)), a.nodeType !== 9)) {
        if (a.nodeType === 11) {
          ;(u = 'host' in a ? a.host : null), u !== null && u.scrollIntoView(l)
          return
        }
        a.scrollIntoView(l)
      }
    }
    for (a = u ? t.length - 1 : 0; a !== (u ? -1 : t.length); ) {
      var n = t[a]
      n.tag === 6 ? ((n = al(n)), mv(n, u)) : al(n).scrollIntoView(l), (a += u ? -1 : 1)
    }
  }
  function Tg(l, t) {
    return (l = al(l)), yd(l, t), !1
  }
  function yd(l, t) {
    l.reactFragments == null && (l.reactFragments = new Set()), l.reactFragments.add(t)
  }
  function md(l, t) {
    var u = t._eventListeners
    if (u !== null)
      for (var a = 0; a < u.length; a++) {
        var n = u[a]
        l.addEventListener(n.type, n.attachedListener, Aa(n.optionsOrUseCapture))
      }
    l.nodeType !== 3 &&
      ((u = t._observers),
      u !== null &&
        u.forEach(function (e) {
          for (var f = 0, c = 0; c < tt.length; c++) {
            var i = tt[c]
            ;(i.fragmentInstance !== t || i.observer !== e || i.instance !== l) && (tt[f++] = i)
          }
          ;(tt.length = f), e.observe(l)
        }),
      yd(l, t))
  }
  function zg(l, t) {
    var u = t._eventListeners
    if (u !== null)
      for (var a = 0; a < u.length; a++) {
        var n = u[a]
        l.removeEventListener(n.type, n.attachedListener, Aa(n.optionsOrUseCapture))
      }
    l.nodeType !== 3 &&
      ((u = t._observers),
      u !== null &&
        u.forEach(function (e) {
          typeof e.rootMargin == 'string' ? hg(t, e, l) : e.unobserve(l)
        }),
      l.reactFragments != null && l.reactFragments.delete(t))
  }
  function Si(l) {
    var t = l.firstChild
    for (t && t.nodeType === 10 && (t = t.nextSibling); t; ) {
      var u = t
      switch (((t = t.nextSibling), u.nodeName)) {
        case 'HTML':
        case 'HEAD':
        case 'BODY':
          Si(u), ef(u)
          continue
        case 'SCRIPT':
        case 'STYLE':
          continue
        case 'LINK':
          if (u.rel.toLowerCase() === 'stylesheet') continue
      }
      l.removeChild(u)
    }
  }
  function bg(l, t, u, a) {
    for (; l.nodeType === 1; ) {
      var n = u
      if (l.nodeName.toLowerCase() !== t.toLowerCase()) {
        if (!a && (l.nodeName !== 'INPUT' || l.type !== 'hidden')) break
      } else if (a) {
        if (!l[Cn])
          switch (t) {
            case 'meta':
              if (!l.hasAttribute('itemprop')) break
              return l
            case 'link':
              if (
                ((e = l.getAttribute('rel')),
                e === 'stylesheet' && l.hasAttribute('data-precedence'))
              )
                break
              if (
                e !== n.rel ||
                l.getAttribute('href') !== (n.href == null || n.href === '' ? null : n.href) ||
                l.getAttribute('crossorigin') !== (n.crossOrigin == null ? null : n.crossOrigin) ||
                l.getAttribute('title') !== (n.title == null ? null : n.title)
              )
                break
              return l
            case 'style':
              if (l.hasAttribute('data-precedence')) break
              return l
            case 'script':
              if (
                ((e = l.getAttribute('src')),
                (e !== (n.src == null ? null : n.src) ||
                  l.getAttribute('type') !== (n.type == null ? null : n.type) ||
                  l.getAttribute('crossorigin') !==
                    (n.crossOrigin == null ? null : n.crossOrigin)) &&
                  e &&
                  l.hasAttribute('async') &&
                  !l.hasAttribute('itemprop'))
              )
                break
              return l
            default:
              return l
          }
      } else if (t === 'input' && l.type === 'hidden') {
        var e = n.name == null ? null : '' + n.name
        if (n.type === 'hidden' && l.getAttribute('name') === e) return l
      } else return l
      if (((l = $l(l.nextSibling)), l === null)) break
    }
    return null
  }
  function Eg(l, t, u) {
    if (t === '') return null
    for (; l.nodeType !== 3; )
      if (
        ((l.nodeType !== 1 || l.nodeName !== 'INPUT' || l.type !== 'hidden') && !u) ||
        ((l = $l(l.nextSibling)), l === null)
      )
        return null
    return l
  }
  function dd(l, t) {
    for (; l.nodeType !== 8; )
      if (
        ((l.nodeType !== 1 || l.nodeName !== 'INPUT' || l.type !== 'hidden') && !t) ||
        ((l = $l(l.nextSibling)), l === null)
      )
        return null
    return l
  }
  function Ti(l) {
    return l.data === '$?' || l.data === '$~'
  }
  function g0(l) {
    return l.data === '$!' || (l.data === '$?' && l.ownerDocument.readyState !== 'loading')
  }
  function Og(l, t) {
    var u = l.ownerDocument
    if (l.data === '$~') l._reactRetry = t
    else if (l.data !== '$?' || u.readyState !== 'loading') t()
    else {
      var a = function () {
        t(), u.removeEventListener('DOMContentLoaded', a)
      }
      u.addEventListener('DOMContentLoaded', a), (l._reactRetry = a)
    }
  }
  function $l(l) {
    for (; l != null; l = l.nextSibling) {
      var t = l.nodeType
      if (t === 1 || t === 3) break
      if (t === 8) {
        if (
          ((t = l.data),
          t === '$' ||
            t === '$!' ||
            t === '$?' ||
            t === '$~' ||
            t === '&' ||
            t === 'F!' ||
            t === 'F')
        )
          break
        if (t === '/$' || t === '/&') return null
      }
    }
    return l
  }
  var zi = null
  function dv(l) {
    l = l.nextSibling
    for (var t = 0; l; ) {
      if (l.nodeType === 8) {
        var u = l.data
        if (u === '/$' || u === '/&') {
          if (t === 0) return $l(l.nextSibling)
          t--
        } else (u !== '$' && u !== '$!' && u !== '$?' && u !== '$~' && u !== '&') || t++
      }
      l = l.nextSibling
    }
    return null
  }
  function ov(l) {
    l = l.previousSibling
    for (var t = 0; l; ) {
      if (l.nodeType === 8) {
        var u = l.data
        if (u === '$' || u === '$!' || u === '$?' || u === '$~' || u === '&') {
          if (t === 0) return l
          t--
        } else (u !== '/$' && u !== '/&') || t++
      }
      l = l.previousSibling
    }
    return null
  }
  function Ng(l, t) {
    function u() {
      a = !0
    }
    if (l.ownerDocument.activeElement === l) return !0
    var a = !1
    try {
      l.ownerDocument.addEventListener('focus', u, !0),
        (l.focus || HTMLElement.prototype.focus).call(l, t)
    } finally {
      l.ownerDocument.removeEventListener('focus', u, !0)
    }
    return a
  }
  function Ag(l) {
    cv(function () {
      cv(function (t) {
        return l(t)
      })
    })
  }
  function od(l, t, u) {
    switch (((t = On(u)), l)) {
      case 'html':
        if (((l = t.documentElement), !l)) throw Error(z(452))
        return l
      case 'head':
        if (((l = t.head), !l)) throw Error(z(453))
        return l
      case 'body':
        if (((l = t.body), !l)) throw Error(z(454))
        return l
      default:
        throw Error(z(451))
    }
  }
  function hd(l, t, u) {
    for (var a in u) {
      var n = u[a]
      u.hasOwnProperty(a) && n != null && V(l, t, a, null, kh, n)
    }
    u.dangerouslySetInnerHTML != null && (l.textContent = ''),
      l.onclick === mt && (l.onclick = null),
      ef(l)
  }
  function yc(l) {
    for (var t = l.attributes; t.length; ) l.removeAttributeNode(t[0])
    ef(l)
  }
  var Il = new Map(),
    hv = new Set()
  function Nn(l) {
    if (typeof l.getRootNode == 'function') {
      var t = l.getRootNode()
      if (t.nodeType === 9 || t.nodeType === 11) return t
    }
    return l.nodeType === 9 ? l : l.ownerDocument
  }
  var Yt = G.d
  G.d = { f: sg, r: _g, D: Mg, C: Dg, L: Ug, m: Hg, X: Rg, S: Cg, M: Bg }
  function sg() {
    var l = Yt.f(),
      t = Ef()
    return l || t
  }
  function _g(l) {
    var t = Ha(l)
    t !== null && t.tag === 5 && t.type === 'form' ? ky(t) : Yt.r(l)
  }
  var qa = typeof document > 'u' ? null : document
  function gd(l, t, u) {
    var a = qa
    if (a && typeof t == 'string' && t) {
      var n = wl(t)
      ;(n = 'link[rel="' + l + '"][href="' + n + '"]'),
        typeof u == 'string' && (n += '[crossorigin="' + u + '"]'),
        hv.has(n) ||
          (hv.add(n),
          (l = { rel: l, crossOrigin: u, href: t }),
          a.querySelector(n) === null &&
            ((t = a.createElement('link')), hl(t, 'link', l), cl(t), a.head.appendChild(t)))
    }
  }
  function Mg(l) {
    Yt.D(l), gd('dns-prefetch', l, null)
  }
  function Dg(l, t) {
    Yt.C(l, t), gd('preconnect', l, t)
  }
  function Ug(l, t, u) {
    Yt.L(l, t, u)
    var a = qa
    if (a && l && t) {
      var n = 'link[rel="preload"][as="' + wl(t) + '"]'
      t === 'image' && u && u.imageSrcSet
        ? ((n += '[imagesrcset="' + wl(u.imageSrcSet) + '"]'),
          typeof u.imageSizes == 'string' && (n += '[imagesizes="' + wl(u.imageSizes) + '"]'))
        : (n += '[href="' + wl(l) + '"]')
      var e = n
      switch (t) {
        case 'style':
          e = sa(l)
          break
        case 'script':
          e = Ya(l)
      }
      if (
        !(
          Il.has(e) ||
          ((l = L(
            { rel: 'preload', href: t === 'image' && u && u.imageSrcSet ? void 0 : l, as: t },
            u,
          )),
          Il.set(e, l),
          a.querySelector(n) !== null ||
            (t === 'style' && a.querySelector(Xn(e))) ||
            (t === 'script' && a.querySelector(Qn(e))))
        )
      ) {
        var f = a.createElement('link')
        hl(f, 'link', l),
          t === 'style' &&
            ((f[qe] = !0),
            (f.onload = f.onerror =
              function () {
                rv(f)
              })),
          cl(f),
          a.head.appendChild(f)
      }
    }
  }
  function Hg(l, t) {
    Yt.m(l, t)
    var u = qa
    if (u && l) {
      var a = t && typeof t.as == 'string' ? t.as : 'script',
        n = 'link[rel="modulepreload"][as="' + wl(a) + '"][href="' + wl(l) + '"]',
        e = n
      switch (a) {
        case 'audioworklet':
        case 'paintworklet':
        case 'serviceworker':
        case 'sharedworker':
        case 'worker':
        case 'script':
          e = Ya(l)
      }
      if (
        !Il.has(e) &&
        ((l = L({ rel: 'modulepreload', href: l }, t)), Il.set(e, l), u.querySelector(n) === null)
      ) {
        switch (a) {
          case 'audioworklet':
          case 'paintworklet':
          case 'serviceworker':
          case 'sharedworker':
          case 'worker':
          case 'script':
            if (u.querySelector(Qn(e))) return
        }
        ;(a = u.createElement('link')), hl(a, 'link', l), cl(a), u.head.appendChild(a)
      }
    }
  }
  function Cg(l, t, u) {
    Yt.S(l, t, u)
    var a = qa
    if (a && l) {
      var n = ea(a).hoistableStyles,
        e = sa(l)
      t = t || 'default'
      var f = n.get(e)
      if (!f) {
        var c = { loading: 0, preload: null }
        if ((f = a.querySelector(Xn(e)))) c.loading = 5
        else {
          ;(l = L({ rel: 'stylesheet', href: l, 'data-precedence': t }, u)),
            (u = Il.get(e)) && S0(l, u)
          var i = (f = a.createElement('link'))
          cl(i),
            hl(i, 'link', l),
            (i._p = new Promise(function (y, g) {
              ;(i.onload = y), (i.onerror = g)
            })),
            i.addEventListener('load', function () {
              c.loading |= 1
            }),
            i.addEventListener('error', function () {
              c.loading |= 2
            }),
            (c.loading |= 4),
            se(f, t, a)
        }
        ;(f = { type: 'stylesheet', instance: f, count: 1, state: c }), n.set(e, f)
      }
    }
  }
  function Rg(l, t) {
    Yt.X(l, t)
    var u = qa
    if (u && l) {
      var a = ea(u).hoistableScripts,
        n = Ya(l),
        e = a.get(n)
      e ||
        ((e = u.querySelector(Qn(n))),
        e ||
          ((l = L({ src: l, async: !0 }, t)),
          (t = Il.get(n)) && T0(l, t),
          (e = u.createElement('script')),
          cl(e),
          hl(e, 'link', l),
          u.head.appendChild(e)),
        (e = { type: 'script', instance: e, count: 1, state: null }),
        a.set(n, e))
    }
  }
  function Bg(l, t) {
    Yt.M(l, t)
    var u = qa
    if (u && l) {
      var a = ea(u).hoistableScripts,
        n = Ya(l),
        e = a.get(n)
      e ||
        ((e = u.querySelector(Qn(n))),
        e ||
          ((l = L({ src: l, async: !0, type: 'module' }, t)),
          (t = Il.get(n)) && T0(l, t),
          (e = u.createElement('script')),
          cl(e),
          hl(e, 'link', l),
          u.head.appendChild(e)),
        (e = { type: 'script', instance: e, count: 1, state: null }),
        a.set(n, e))
    }
  }
  function gv(l, t, u, a) {
    var n = (n = $t.current) ? Nn(n) : null
    if (!n) throw Error(z(446))
    switch (l) {
      case 'meta':
      case 'title':
        return null
      case 'style':
        return typeof u.precedence == 'string' && typeof u.href == 'string'
          ? ((u = sa(u.href)),
            (t = ea(n).hoistableStyles),
            (a = t.get(u)),
            a || ((a = { type: 'style', instance: null, count: 0, state: null }), t.set(u, a)),
            a)
          : { type: 'void', instance: null, count: 0, state: null }
      case 'link':
        if (
          u.rel === 'stylesheet' &&
          typeof u.href == 'string' &&
          typeof u.precedence == 'string'
        ) {
          l = sa(u.href)
          var e = ea(n).hoistableStyles,
            f = e.get(l)
          if (
            (f ||
              ((n = n.ownerDocument || n),
              (f = {
                type: 'stylesheet',
                instance: null,
                count: 0,
                state: { loading: 0, preload: null },
              }),
              e.set(l, f),
              (e = n.querySelector(Xn(l)))
                ? e._p || ((f.instance = e), (f.state.loading = 5))
                : ((e = Il.get(l)),
                  e ||
                    ((e = {
                      rel: 'preload',
                      as: 'style',
                      href: u.href,
                      crossOrigin: u.crossOrigin,
                      integrity: u.integrity,
                      media: u.media,
                      hrefLang: u.hrefLang,
                      referrerPolicy: u.referrerPolicy,
                    }),
                    Il.set(l, e)),
                  qg(n, l, e, f.state))),
            t && a === null)
          )
            throw Error(z(528, ''))
          return f
        }
        if (t && a !== null) throw Error(z(529, ''))
        return null
      case 'script':
        return (
          (t = u.async),
          (u = u.src),
          typeof u == 'string' && t && typeof t != 'function' && typeof t != 'symbol'
            ? ((u = Ya(u)),
              (t = ea(n).hoistableScripts),
              (a = t.get(u)),
              a || ((a = { type: 'script', instance: null, count: 0, state: null }), t.set(u, a)),
              a)
            : { type: 'void', instance: null, count: 0, state: null }
        )
      default:
        throw Error(z(444, l))
    }
  }
  function sa(l) {
    return 'href="' + wl(l) + '"'
  }
  function Xn(l) {
    return 'link[rel="stylesheet"][' + l + ']'
  }
  function Sd(l) {
    return L({}, l, { 'data-precedence': l.precedence, precedence: null })
  }
  function qg(l, t, u, a) {
    if ((t = l.querySelector('link[rel="preload"][as="style"][' + t + ']'))) {
      if (t[qe] !== !0) {
        a.loading = 1
        return
      }
    } else
      (t = l.createElement('link')),
        (t[qe] = !0),
        (t.onload = t.onerror = rv.bind(null, t)),
        hl(t, 'link', u),
        cl(t),
        l.head.appendChild(t)
    ;(a.preload = t),
      t.addEventListener('load', function () {
        return (a.loading |= 1)
      }),
      t.addEventListener('error', function () {
        return (a.loading |= 2)
      })
  }
  function Ya(l) {
    return '[src="' + wl(l) + '"]'
  }
  function Qn(l) {
    return 'script[async]' + l
  }
  function Sv(l, t, u) {
    if ((t.count++, t.instance === null))
      switch (t.type) {
        case 'style':
          var a = l.querySelector('style[data-href~="' + wl(u.href) + '"]')
          if (a) return (t.instance = a), cl(a), a
          var n = L({}, u, {
            'data-href': u.href,
            'data-precedence': u.precedence,
            href: null,
            precedence: null,
          })
          return (
            (a = (l.ownerDocument || l).createElement('style')),
            cl(a),
            hl(a, 'style', n),
            se(a, u.precedence, l),
            (t.instance = a)
          )
        case 'stylesheet':
          n = sa(u.href)
          var e = l.querySelector(Xn(n))
          if (e) return (t.state.loading |= 4), (t.instance = e), cl(e), e
          ;(a = Sd(u)),
            (n = Il.get(n)) && S0(a, n),
            (e = (l.ownerDocument || l).createElement('link')),
            cl(e)
          var f = e
          return (
            (f._p = new Promise(function (c, i) {
              ;(f.onload = c), (f.onerror = i)
            })),
            hl(e, 'link', a),
            (t.state.loading |= 4),
            se(e, u.precedence, l),
            (t.instance = e)
          )
        case 'script':
          return (
            (e = Ya(u.src)),
            (n = l.querySelector(Qn(e)))
              ? ((t.instance = n), cl(n), n)
              : ((a = u),
                (n = Il.get(e)) && ((a = L({}, u)), T0(a, n)),
                (l = l.ownerDocument || l),
                (n = l.createElement('script')),
                cl(n),
                hl(n, 'link', a),
                l.head.appendChild(n),
                (t.instance = n))
          )
        case 'void':
          return null
        default:
          throw Error(z(443, t.type))
      }
    else
      t.type === 'stylesheet' &&
        (t.state.loading & 4) === 0 &&
        ((a = t.instance), (t.state.loading |= 4), se(a, u.precedence, l))
    return t.instance
  }
  function se(l, t, u) {
    for (
      var a = u.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),
        n = a.length ? a[a.length - 1] : null,
        e = n,
        f = 0;
      f < a.length;
      f++
    ) {
      var c = a[f]
      if (c.dataset.precedence === t) e = c
      else if (e !== n) break
    }
    e
      ? e.parentNode.insertBefore(l, e.nextSibling)
      : ((t = u.nodeType === 9 ? u.head : u), t.insertBefore(l, t.firstChild))
  }
  function S0(l, t) {
    l.crossOrigin == null && (l.crossOrigin = t.crossOrigin),
      l.referrerPolicy == null && (l.referrerPolicy = t.referrerPolicy),
      l.title == null && (l.title = t.title)
  }
  function T0(l, t) {
    l.crossOrigin == null && (l.crossOrigin = t.crossOrigin),
      l.referrerPolicy == null && (l.referrerPolicy = t.referrerPolicy),
      l.integrity == null && (l.integrity = t.integrity)
  }
  var _e = null
  function Tv(l, t, u) {
    if (_e === null) {
      var a = new Map(),
        n = (_e = new Map())
      n.set(u, a)
    } else (n = _e), (a = n.get(u)), a || ((a = new Map()), n.set(u, a))
    if (a.has(l)) return a
    for (a.set(l, null), u = u.getElementsByTagName(l), n = 0; n < u.length; n++) {
      var e = u[n]
      if (
        !(e[Cn] || e[yl] || (l === 'link' && e.getAttribute('rel') === 'stylesheet')) &&
        e.namespaceURI !== 'http://www.w3.org/2000/svg'
      ) {
        var f = e.getAttribute(t) || ''
        f = l + f
        var c = a.get(f)
        c ? c.push(e) : a.set(f, [e])
      }
    }
    return a
  }
  function bi(l, t, u) {
    ;(l = l.ownerDocument || l),
      l.head.insertBefore(u, t === 'title' ? l.querySelector('head > title') : null)
  }
  function Yg(l, t, u) {
    if (u === 1 || t.itemProp != null) return !1
    switch (l) {
      case 'meta':
      case 'title':
        return !0
      case 'style':
        if (typeof t.precedence != 'string' || typeof t.href != 'string' || t.href === '') break
        return !0
      case 'link':
        if (
          typeof t.rel != 'string' ||
          typeof t.href != 'string' ||
          t.href === '' ||
          t.onLoad ||
          t.onError
        )
          break
        return t.rel === 'stylesheet'
          ? ((l = t.disabled), typeof t.precedence == 'string' && l == null)
          : !0
      case 'script':
        if (
          t.async &&
          typeof t.async != 'function' &&
          typeof t.async != 'symbol' &&
          !t.onLoad &&
          !t.onError &&
          t.src &&
          typeof t.src == 'string'
        )
          return !0
    }
    return !1
  }
  function zv(l, t) {
    return l === 'img' && t.src != null && t.src !== '' && t.onLoad == null && t.loading !== 'lazy'
  }
  function Td(l) {
    return !(l.type === 'stylesheet' && (l.state.loading & 3) === 0)
  }
  function zd(l) {
    return (
      (l.width || 100) *
      (l.height || 100) *
      (typeof devicePixelRatio == 'number' ? devicePixelRatio : 1) *
      0.25
    )
  }
  function bv(l, t) {
    typeof t.decode == 'function' &&
      (l.imgCount++,
      t.complete || ((l.imgBytes += zd(t)), l.suspenseyImages.push(t)),
      (l = Qg.bind(l)),
      t.decode().then(l, l))
  }
  function Gg(l, t, u, a) {
    if (
      u.type === 'stylesheet' &&
      (typeof a.media != 'string' || matchMedia(a.media).matches !== !1) &&
      (u.state.loading & 4) === 0
    ) {
      if (u.instance === null) {
        var n = sa(a.href),
          e = t.querySelector(Xn(n))
        if (e) {
          ;(t = e._p),
            t !== null &&
              typeof t == 'object' &&
              typeof t.then == 'function' &&
              (l.count++, (l = An.bind(l)), t.then(l, l)),
            (u.state.loading |= 4),
            (u.instance = e),
            cl(e)
          return
        }
        ;(e = t.ownerDocument || t),
          (a = Sd(a)),
          (n = Il.get(n)) && S0(a, n),
          (e = e.createElement('link')),
          cl(e)
        var f = e
        ;(f._p = new Promise(function (c, i) {
          ;(f.onload = c), (f.onerror = i)
        })),
          hl(e, 'link', a),
          (u.instance = e)
      }
      l.stylesheets === null && (l.stylesheets = new Map()),
        l.stylesheets.set(u, t),
        (t = u.state.preload) &&
          (u.state.loading & 3) === 0 &&
          (l.count++,
          (u = An.bind(l)),
          t.addEventListener('load', u),
          t.addEventListener('error', u))
    }
  }
  var Me = 0
  function Xg(l, t) {
    return (
      l.stylesheets && l.count === 0 && De(l, l.stylesheets),
      0 < l.count || 0 < l.imgCount
        ? function (u) {
            var a = setTimeout(function () {
              if ((l.stylesheets && De(l, l.stylesheets), l.unsuspend)) {
                var e = l.unsuspend
                ;(l.unsuspend = null), e()
              }
            }, 6e4 + t)
            0 < l.imgBytes && Me === 0 && (Me = 62500 * lg())
            var n = setTimeout(
              function () {
                if (
                  ((l.waitingForImages = !1),
                  l.count === 0 && (l.stylesheets && De(l, l.stylesheets), l.unsuspend))
                ) {
                  var e = l.unsuspend
                  ;(l.unsuspend = null), e()
                }
              },
              (l.imgBytes > Me ? 50 : 800) + t,
            )
            return (
              (l.unsuspend = u),
              function () {
                ;(l.unsuspend = null), clearTimeout(a), clearTimeout(n)
              }
            )
          }
        : null
    )
  }
  function bd(l) {
    if (l.count === 0 && (l.imgCount === 0 || !l.waitingForImages)) {
      if (l.stylesheets) De(l, l.stylesheets)
      else if (l.unsuspend) {
        var t = l.unsuspend
        ;(l.unsuspend = null), t()
      }
    }
  }
  function An() {
    this.count--, bd(this)
  }
  function Qg() {
    this.imgCount--, bd(this)
  }
  var uf = null
  function De(l, t) {
    ;(l.stylesheets = null),
      l.unsuspend !== null &&
        (l.count++, (uf = new Map()), t.forEach(Vg, l), (uf = null), An.call(l))
  }
  function Vg(l, t) {
    if (!(t.state.loading & 4)) {
      var u = uf.get(l)
      if (u) var a = u.get(null)
      else {
        ;(u = new Map()), uf.set(l, u)
        for (
          var n = l.querySelectorAll('link[data-precedence],style[data-precedence]'), e = 0;
          e < n.length;
          e++
        ) {
          var f = n[e]
          ;(f.nodeName === 'LINK' || f.getAttribute('media') !== 'not all') &&
            (u.set(f.dataset.precedence, f), (a = f))
        }
        a && u.set(null, a)
      }
      ;(n = t.instance),
        (f = n.getAttribute('data-precedence')),
        (e = u.get(f) || a),
        e === a && u.set(null, n),
        u.set(f, n),
        this.count++,
        (a = An.bind(this)),
        n.addEventListener('load', a),
        n.addEventListener('error', a),
        e
          ? e.parentNode.insertBefore(n, e.nextSibling)
          : ((l = l.nodeType === 9 ? l.head : l), l.insertBefore(n, l.firstChild)),
        (t.state.loading |= 4)
    }
  }
  var _a = {
    $$typeof: yt,
    Provider: null,
    Consumer: null,
    _currentValue: Eu,
    _currentValue2: Eu,
    _threadCount: 0,
  }
  function Zg(l, t, u, a, n, e, f, c, i) {
    ;(this.tag = 1),
      (this.containerInfo = l),
      (this.pingCache = this.current = this.pendingChildren = null),
      (this.timeoutHandle = -1),
      (this.callbackNode =
        this.next =
        this.pendingContext =
        this.context =
        this.cancelPendingCommit =
          null),
      (this.callbackPriority = 0),
      (this.expirationTimes = Vf(-1)),
      (this.entangledLanes =
        this.shellSuspendCounter =
        this.errorRecoveryDisabledLanes =
        this.expiredLanes =
        this.warmLanes =
        this.pingedLanes =
        this.suspendedLanes =
        this.pendingLanes =
          0),
      (this.entanglements = Vf(0)),
      (this.hiddenUpdates = Vf(null)),
      (this.identifierPrefix = a),
      (this.onUncaughtError = n),
      (this.onCaughtError = e),
      (this.onRecoverableError = f),
      (this.pooledCache = null),
      (this.pooledCacheLanes = 0),
      (this.formState = i),
      (this.transitionTypes = null),
      (this.incompleteTransitions = new Map())
  }
  function Ed(l, t, u, a, n, e, f, c, i, y, g, T) {
    return (
      (l = new Zg(l, t, u, f, i, y, g, T, c)),
      (t = 1),
      e === !0 && (t |= 24),
      (e = Dl(3, null, null, t)),
      (l.current = e),
      (e.stateNode = l),
      (t = Qi()),
      t.refCount++,
      (l.pooledCache = t),
      t.refCount++,
      (e.memoizedState = { element: a, isDehydrated: u, cache: t }),
      ji(e),
      l
    )
  }
  function Od(l) {
    return l ? ((l = ta), l) : ta
  }
  function Nd(l, t, u, a, n, e) {
    ;(n = Od(n)),
      a.context === null ? (a.context = n) : (a.pendingContext = n),
      (a = kt(t)),
      (a.payload = { element: u }),
      (e = e === void 0 ? null : e),
      e !== null && (a.callback = e),
      (u = Pt(l, a, t)),
      u !== null && (Ul(u, l, t), ln(u, l, t))
  }
  function Ev(l, t) {
    if (((l = l.memoizedState), l !== null && l.dehydrated !== null)) {
      var u = l.retryLane
      l.retryLane = u !== 0 && u < t ? u : t
    }
  }
  function z0(l, t) {
    Ev(l, t), (l = l.alternate) && Ev(l, t)
  }
  function Ad(l) {
    if (l.tag === 13 || l.tag === 31) {
      var t = Xu(l, 67108864)
      t !== null && Ul(t, l, 67108864), z0(l, 67108864)
    }
  }
  function Ov(l) {
    if (l.tag === 13 || l.tag === 31) {
      var t = Zl()
      t = _i(t)
      var u = Xu(l, t)
      u !== null && Ul(u, l, t), z0(l, t)
    }
  }
  var Ma = !0
  function jg(l, t, u, a) {
    var n = s.T
    s.T = null
    var e = G.p
    try {
      ;(G.p = 2), b0(l, t, u, a)
    } finally {
      ;(G.p = e), (s.T = n)
    }
  }
  function xg(l, t, u, a) {
    var n = s.T
    s.T = null
    var e = G.p
    try {
      ;(G.p = 8), b0(l, t, u, a)
    } finally {
      ;(G.p = e), (s.T = n)
    }
  }
  function b0(l, t, u, a) {
    if (Ma) {
      var n = Ei(a)
      if (n === null) cc(l, t, a, af, u), Nv(l, a)
      else if (Kg(n, l, t, u, a)) a.stopPropagation()
      else if ((Nv(l, a), t & 4 && -1 < Lg.indexOf(l))) {
        for (; n !== null; ) {
          var e = Ha(n)
          if (e !== null)
            switch (e.tag) {
              case 3:
                if (((e = e.stateNode), e.current.memoizedState.isDehydrated)) {
                  var f = gu(e.pendingLanes)
                  if (f !== 0) {
                    var c = e
                    for (c.pendingLanes |= 2, c.entangledLanes |= 2; f; ) {
                      var i = 1 << (31 - Vl(f))
                      ;(c.entanglements[1] |= i), (f &= ~i)
                    }
                    zt(e), (Y & 6) === 0 && ((Ie = Xl() + 500), Gn(0, !1))
                  }
                }
                break
              case 31:
              case 13:
                ;(c = Xu(e, 2)), c !== null && Ul(c, e, 2), Ef(), z0(e, 2)
            }
          if (((e = Ei(a)), e === null && cc(l, t, a, af, u), e === n)) break
          n = e
        }
        n !== null && a.stopPropagation()
      } else cc(l, t, a, null, u)
    }
  }
  function Ei(l) {
    return (l = Ui(l)), E0(l)
  }
  var af = null
  function E0(l) {
    if (((af = null), (l = zu(l)), l !== null)) {
      var t = Mn(l)
      if (t === null) l = null
      else {
        var u = t.tag
        if (u === 13) {
          if (((l = Uv(t)), l !== null)) return l
          l = null
        } else if (u === 31) {
          if (((l = Hv(t)), l !== null)) return l
          l = null
        } else if (u === 3) {
          if (t.stateNode.current.memoizedState.isDehydrated)
            return t.tag === 3 ? t.stateNode.containerInfo : null
          l = null
        } else t !== l && (l = null)
      }
    }
    return (af = l), null
  }
  function sd(l) {
    switch (l) {
      case 'beforetoggle':
      case 'cancel':
      case 'click':
      case 'close':
      case 'contextmenu':
      case 'copy':
      case 'cut':
      case 'auxclick':
      case 'dblclick':
      case 'dragend':
      case 'dragstart':
      case 'drop':
      case 'focusin':
      case 'focusout':
      case 'input':
      case 'invalid':
      case 'keydown':
      case 'keypress':
      case 'keyup':
      case 'mousedown':
      case 'mouseup':
      case 'paste':
      case 'pause':
      case 'play':
      case 'pointercancel':
      case 'pointerdown':
      case 'pointerup':
      case 'ratechange':
      case 'reset':
      case 'seeked':
      case 'submit':
      case 'toggle':
      case 'touchcancel':
      case 'touchend':
      case 'touchstart':
      case 'volumechange':
      case 'change':
      case 'selectionchange':
      case 'textInput':
      case 'compositionstart':
      case 'compositionend':
      case 'compositionupdate':
      case 'beforeblur':
      case 'afterblur':
      case 'beforeinput':
      case 'blur':
      case 'fullscreenchange':
      case 'fullscreenerror':
      case 'focus':
      case 'hashchange':
      case 'popstate':
      case 'select':
      case 'selectstart':
        return 2
      case 'drag':
      case 'dragenter':
      case 'dragexit':
      case 'dragleave':
      case 'dragover':
      case 'mousemove':
      case 'mouseout':
      case 'mouseover':
      case 'pointermove':
      case 'pointerout':
      case 'pointerover':
      case 'resize':
      case 'scroll':
      case 'touchmove':
      case 'wheel':
      case 'mouseenter':
      case 'mouseleave':
      case 'pointerenter':
      case 'pointerleave':
        return 8
      case 'message':
        switch (to()) {
          case Gv:
            return 2
          case Xv:
            return 8
          case Be:
          case uo:
            return 32
          case Qv:
            return 268435456
          default:
            return 32
        }
      default:
        return 32
    }
  }
  var Oi = !1,
    au = null,
    nu = null,
    eu = null,
    sn = new Map(),
    _n = new Map(),
    Kt = [],
    Lg =
      'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'.split(
        ' ',
      )
  function Nv(l, t) {
    switch (l) {
      case 'focusin':
      case 'focusout':
        au = null
        break
      case 'dragenter':
      case 'dragleave':
        nu = null
        break
      case 'mouseover':
      case 'mouseout':
        eu = null
        break
      case 'pointerover':
      case 'pointerout':
        sn.delete(t.pointerId)
        break
      case 'gotpointercapture':
      case 'lostpointercapture':
        _n.delete(t.pointerId)
    }
  }
  function Ka(l, t, u, a, n, e) {
    return l === null || l.nativeEvent !== e
      ? ((l = {
          blockedOn: t,
          domEventName: u,
          eventSystemFlags: a,
          nativeEvent: e,
          targetContainers: [n],
        }),
        t !== null && ((t = Ha(t)), t !== null && Ad(t)),
        l)
      : ((l.eventSystemFlags |= a),
        (t = l.targetContainers),
        n !== null && t.indexOf(n) === -1 && t.push(n),
        l)
  }
  function Kg(l, t, u, a, n) {
    switch (t) {
      case 'focusin':
        return (au = Ka(au, l, t, u, a, n)), !0
      case 'dragenter':
        return (nu = Ka(nu, l, t, u, a, n)), !0
      case 'mouseover':
        return (eu = Ka(eu, l, t, u, a, n)), !0
      case 'pointerover':
        var e = n.pointerId
        return sn.set(e, Ka(sn.get(e) || null, l, t, u, a, n)), !0
      case 'gotpointercapture':
        return (e = n.pointerId), _n.set(e, Ka(_n.get(e) || null, l, t, u, a, n)), !0
    }
    return !1
  }
  function _d(l) {
    var t = zu(l.target)
    if (t !== null) {
      var u = Mn(t)
      if (u !== null) {
        if (((t = u.tag), t === 13)) {
          if (((t = Uv(u)), t !== null)) {
            ;(l.blockedOn = t),
              F0(l.priority, function () {
                Ov(u)
              })
            return
          }
        } else if (t === 31) {
          if (((t = Hv(u)), t !== null)) {
            ;(l.blockedOn = t),
              F0(l.priority, function () {
                Ov(u)
              })
            return
          }
        } else if (t === 3 && u.stateNode.current.memoizedState.isDehydrated) {
          l.blockedOn = u.tag === 3 ? u.stateNode.containerInfo : null
          return
        }
      }
    }
    l.blockedOn = null
  }
  function Ue(l) {
    if (l.blockedOn !== null) return !1
    for (var t = l.targetContainers; 0 < t.length; ) {
      var u = Ei(l.nativeEvent)
      if (u === null) {
        u = l.nativeEvent
        var a = new u.constructor(u.type, u)
        ;(sc = a), u.target.dispatchEvent(a), (sc = null)
      } else return (t = Ha(u)), t !== null && Ad(t), (l.blockedOn = u), !1
      t.shift()
    }
    return !0
  }
  function Av(l, t, u) {
    Ue(l) && u.delete(t)
  }
  function rg() {
    ;(Oi = !1),
      au !== null && Ue(au) && (au = null),
      nu !== null && Ue(nu) && (nu = null),
      eu !== null && Ue(eu) && (eu = null),
      sn.forEach(Av),
      _n.forEach(Av)
  }
  function ie(l, t) {
    l.blockedOn === t &&
      ((l.blockedOn = null),
      Oi || ((Oi = !0), nl.unstable_scheduleCallback(nl.unstable_NormalPriority, rg)))
  }
  var ve = null
  function sv(l) {
    ve !== l &&
      ((ve = l),
      nl.unstable_scheduleCallback(nl.unstable_NormalPriority, function () {
        ve === l && (ve = null)
        for (var t = 0; t < l.length; t += 3) {
          var u = l[t],
            a = l[t + 1],
            n = l[t + 2]
          if (typeof a != 'function') {
            if (E0(a || u) === null) continue
            break
          }
          var e = Ha(u)
          e !== null &&
            (l.splice(t, 3),
            (t -= 3),
            jc(e, { pending: !0, data: n, method: u.method, action: a }, a, n))
        }
      }))
  }
  function Da(l) {
    function t(i) {
      return ie(i, l)
    }
    au !== null && ie(au, l),
      nu !== null && ie(nu, l),
      eu !== null && ie(eu, l),
      sn.forEach(t),
      _n.forEach(t)
    for (var u = 0; u < Kt.length; u++) {
      var a = Kt[u]
      a.blockedOn === l && (a.blockedOn = null)
    }
    for (; 0 < Kt.length && ((u = Kt[0]), u.blockedOn === null); )
      _d(u), u.blockedOn === null && Kt.shift()
    if (((u = (l.ownerDocument || l).$$reactFormReplay), u != null))
      for (a = 0; a < u.length; a += 3) {
        var n = u[a],
          e = u[a + 1],
          f = n[Cl] || null
        if (typeof e == 'function') f || sv(u)
        else if (f) {
          var c = null
          if (e && e.hasAttribute('formAction')) {
            if (((n = e), (f = e[Cl] || null))) c = f.formAction
            else if (E0(n) !== null) continue
          } else c = f.action
          typeof c == 'function' ? (u[a + 1] = c) : (u.splice(a, 3), (a -= 3)), sv(u)
        }
      }
  }
  function Md() {
    function l(e) {
      e.canIntercept &&
        e.info === 'react-transition' &&
        e.intercept({
          handler: function () {
            return new Promise(function (f) {
              return (n = f)
            })
          },
          focusReset: 'manual',
          scroll: 'manual',
        })
    }
    function t() {
      n !== null && (n(), (n = null)), a || setTimeout(u, 20)
    }
    function u() {
      if (!a && !navigation.transition) {
        var e = navigation.currentEntry
        e &&
          e.url != null &&
          navigation.navigate(e.url, {
            state: e.getState(),
            info: 'react-transition',
            history: 'replace',
          })
      }
    }
    if (typeof navigation == 'object') {
      var a = !1,
        n = null
      return (
        navigation.addEventListener('navigate', l),
        navigation.addEventListener('navigatesuccess', t),
        navigation.addEventListener('navigateerror', t),
        setTimeout(u, 100),
        function () {
          ;(a = !0),
            navigation.removeEventListener('navigate', l),
            navigation.removeEventListener('navigatesuccess', t),
            navigation.removeEventListener('navigateerror', t),
            n !== null && (n(), (n = null))
        }
      )
    }
  }
  function O0(l) {
    this._internalRoot = l
  }
  Af.prototype.render = O0.prototype.render = function (l) {
    var t = this._internalRoot
    if (t === null) throw Error(z(409))
    var u = t.current,
      a = Zl()
    Nd(u, a, l, t, null, null)
  }
  Af.prototype.unmount = O0.prototype.unmount = function () {
    var l = this._internalRoot
    if (l !== null) {
      this._internalRoot = null
      var t = l.containerInfo
      Nd(l.current, 2, null, l, null, null), Ef(), (t[Ua] = null)
    }
  }
  function Af(l) {
    this._internalRoot = l
  }
  Af.prototype.unstable_scheduleHydration = function (l) {
    if (l) {
      var t = Kv()
      l = { blockedOn: null, target: l, priority: t }
      for (var u = 0; u < Kt.length && t !== 0 && t < Kt[u].priority; u++);
      Kt.splice(u, 0, l), u === 0 && _d(l)
    }
  }
  var _v = Mv.version
  if (_v !== '19.3.1') throw Error(z(527, _v, '19.3.1'))
  G.findDOMNode = function (l) {
    var t = l._reactInternals
    if (t === void 0)
      throw typeof l.render == 'function'
        ? Error(z(188))
        : ((l = Object.keys(l).join(',')), Error(z(268, l)))
    return (l = rd(t)), (l = l !== null ? Cv(l) : null), (l = l === null ? null : l.stateNode), l
  }
  var Jg = {
    bundleType: 0,
    version: '19.3.1',
    rendererPackageName: 'react-dom',
    currentDispatcherRef: s,
    reconcilerVersion: '19.3.1',
  }
  if (
    typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ < 'u' &&
    ((ra = __REACT_DEVTOOLS_GLOBAL_HOOK__), !ra.isDisabled && ra.supportsFiber)
  )
    try {
      ;(Dn = ra.inject(Jg)), (Ql = ra)
    } catch {}
  var ra
  sf.createRoot = function (l, t) {
    if (!Dv(l)) throw Error(z(299))
    var u = !1,
      a = '',
      n = fm,
      e = cm,
      f = im
    return (
      t != null &&
        (t.unstable_strictMode === !0 && (u = !0),
        t.identifierPrefix !== void 0 && (a = t.identifierPrefix),
        t.onUncaughtError !== void 0 && (n = t.onUncaughtError),
        t.onCaughtError !== void 0 && (e = t.onCaughtError),
        t.onRecoverableError !== void 0 && (f = t.onRecoverableError)),
      (t = Ed(l, 1, !1, null, null, u, a, null, n, e, f, Md)),
      (l[Ua] = t.current),
      d0(l),
      new O0(t)
    )
  }
  sf.hydrateRoot = function (l, t, u) {
    if (!Dv(l)) throw Error(z(299))
    var a = !1,
      n = '',
      e = fm,
      f = cm,
      c = im,
      i = null
    return (
      u != null &&
        (u.unstable_strictMode === !0 && (a = !0),
        u.identifierPrefix !== void 0 && (n = u.identifierPrefix),
        u.onUncaughtError !== void 0 && (e = u.onUncaughtError),
        u.onCaughtError !== void 0 && (f = u.onCaughtError),
        u.onRecoverableError !== void 0 && (c = u.onRecoverableError),
        u.formState !== void 0 && (i = u.formState)),
      (t = Ed(l, 1, !0, t, u ?? null, a, n, i, e, f, c, Md)),
      (t.context = Od(null)),
      (u = t.current),
      (a = Zl()),
      (a = _i(a)),
      (n = kt(a)),
      (n.callback = null),
      Pt(u, n, a),
      (u = a),
      (t.current.lanes = u),
      Hn(t, u),
      zt(t),
      (l[Ua] = t.current),
      d0(l),
      new Af(t)
    )
  }
  sf.version = '19.3.1'
})
var Cd = Vu((l2, Hd) => {
  'use strict'
  function Ud() {
    if (
      !(
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ > 'u' ||
        typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE != 'function'
      )
    )
      try {
        __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(Ud)
      } catch (l) {
        console.error(l)
      }
  }
  Ud(), (Hd.exports = Dd())
})
var Gd = Vn(_f(), 1),
  Xd = Vn(Cd(), 1)
var pg = (l, t) => Object.entries(t).every(([u, a]) => a.includes(typeof Reflect.get(l, u))),
  Rd = (l, t) => {
    let u = JSON.parse(l)
    if (!(u instanceof Object) || !pg(u, t)) throw new Error('Wrong props in the page.')
    return u
  }
var Bd = (l) =>
    l instanceof HTMLInputElement ||
    l instanceof HTMLTextAreaElement ||
    l instanceof HTMLSelectElement,
  qd = (l) => ({ value: l.value, checked: l instanceof HTMLInputElement && l.checked }),
  wg = (l, { value: t, checked: u }) => {
    l.value !== t && (l.value = t), l instanceof HTMLInputElement && (l.checked = u)
  },
  Yd = (l) => {
    let t = new Map()
    for (let n of l.querySelectorAll('input, textarea, select')) Bd(n) && t.set(n, qd(n))
    let u = ({ target: n }) => {
      Bd(n) && t.set(n, qd(n))
    }
    l.addEventListener('input', u, !0)
    let a = !1
    return () => {
      if (!a) {
        ;(a = !0), l.removeEventListener('input', u, !0)
        for (let [n, e] of t) wg(n, e)
      }
    }
  }
var N0 = Vn(A0(), 1)
function Fg({ onAwake: l, children: t }) {
  return (0, Gd.useLayoutEffect)(l, [l]), t
}
var e2 = (l, { default: t, propKinds: u }, a) => {
  let n = Rd(l.dataset.props ?? '', u),
    e = Yd(l),
    f = () => {
      e(), a()
    },
    c = !1,
    i = (0, Xd.hydrateRoot)(
      l,
      (0, N0.jsx)(Fg, { onAwake: f, children: (0, N0.jsx)(t, { ...n }) }),
      {
        identifierPrefix: l.dataset.islandId ?? '',
        onRecoverableError: (y) => {
          c || reportError(y)
        },
      },
    )
  return () => {
    ;(c = !0), i.unmount()
  }
}
export { e2 as hydrateIsland }
