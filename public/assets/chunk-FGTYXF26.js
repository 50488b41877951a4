import { a as E } from './chunk-SQE76S5B.js'
var j = E((a) => {
  'use strict'
  var q = Symbol.for('react.transitional.element'),
    z = Symbol.for('react.fragment')
  function S(t, e, n) {
    var r = null
    if ((n !== void 0 && (r = '' + n), e.key !== void 0 && (r = '' + e.key), 'key' in e)) {
      n = {}
      for (var o in e) o !== 'key' && (n[o] = e[o])
    } else n = e
    return (e = n.ref), { $$typeof: q, type: t, key: r, ref: e !== void 0 ? e : null, props: n }
  }
  a.Fragment = z
  a.jsx = S
  a.jsxs = S
})
var G = E((ct, w) => {
  'use strict'
  w.exports = j()
})
var L = E((u) => {
  'use strict'
  var R = Symbol.for('react.transitional.element'),
    W = Symbol.for('react.portal'),
    B = Symbol.for('react.fragment'),
    Q = Symbol.for('react.strict_mode'),
    V = Symbol.for('react.profiler'),
    X = Symbol.for('react.consumer'),
    Z = Symbol.for('react.context'),
    J = Symbol.for('react.forward_ref'),
    b = Symbol.for('react.suspense'),
    K = Symbol.for('react.memo'),
    g = Symbol.for('react.lazy'),
    F = Symbol.for('react.activity'),
    tt = Symbol.for('react.view_transition'),
    P = Symbol.iterator
  function et(t) {
    return t === null || typeof t != 'object'
      ? null
      : ((t = (P && t[P]) || t['@@iterator']), typeof t == 'function' ? t : null)
  }
  var $ = {
      isMounted: function () {
        return !1
      },
      enqueueForceUpdate: function () {},
      enqueueReplaceState: function () {},
      enqueueSetState: function () {},
    },
    h = Object.assign,
    Y = {}
  function _(t, e, n) {
    ;(this.props = t), (this.context = e), (this.refs = Y), (this.updater = n || $)
  }
  _.prototype.isReactComponent = {}
  _.prototype.setState = function (t, e) {
    if (typeof t != 'object' && typeof t != 'function' && t != null)
      throw Error(
        'takes an object of state variables to update or a function which returns an object of state variables.',
      )
    this.updater.enqueueSetState(this, t, e, 'setState')
  }
  _.prototype.forceUpdate = function (t) {
    this.updater.enqueueForceUpdate(this, t, 'forceUpdate')
  }
  function I() {}
  I.prototype = _.prototype
  function m(t, e, n) {
    ;(this.props = t), (this.context = e), (this.refs = Y), (this.updater = n || $)
  }
  var C = (m.prototype = new I())
  C.constructor = m
  h(C, _.prototype)
  C.isPureReactComponent = !0
  var O = Array.isArray
  function T() {}
  var i = { H: null, A: null, T: null, S: null },
    k = Object.prototype.hasOwnProperty
  function d(t, e, n) {
    var r = n.ref
    return { $$typeof: R, type: t, key: e, ref: r !== void 0 ? r : null, props: n }
  }
  function nt(t, e) {
    return d(t.type, e, t.props)
  }
  function A(t) {
    return typeof t == 'object' && t !== null && t.$$typeof === R
  }
  function rt(t) {
    var e = { '=': '=0', ':': '=2' }
    return (
      '$' +
      t.replace(/[=:]/g, function (n) {
        return e[n]
      })
    )
  }
  var H = /\/+/g
  function v(t, e) {
    return typeof t == 'object' && t !== null && t.key != null ? rt('' + t.key) : e.toString(36)
  }
  function ut(t) {
    switch (t.status) {
      case 'fulfilled':
        return t.value
      case 'rejected':
        throw t.reason
      default:
        switch (
          (typeof t.status == 'string'
            ? t.then(T, T)
            : ((t.status = 'pending'),
              t.then(
                function (e) {
                  t.status === 'pending' && ((t.status = 'fulfilled'), (t.value = e))
                },
                function (e) {
                  t.status === 'pending' && ((t.status = 'rejected'), (t.reason = e))
                },
              )),
          t.status)
        ) {
          case 'fulfilled':
            return t.value
          case 'rejected':
            throw t.reason
        }
    }
    throw t
  }
  function l(t, e, n, r, o) {
    var s = typeof t
    ;(s === 'undefined' || s === 'boolean') && (t = null)
    var f = !1
    if (t === null) f = !0
    else
      switch (s) {
        case 'bigint':
        case 'string':
        case 'number':
          f = !0
          break
        case 'object':
          switch (t.$$typeof) {
            case R:
            case W:
              f = !0
              break
            case g:
              return (f = t._init), l(f(t._payload), e, n, r, o)
          }
      }
    if (f)
      return (
        (o = o(t)),
        (f = r === '' ? '.' + v(t, 0) : r),
        O(o)
          ? ((n = ''),
            f != null && (n = f.replace(H, '$&/') + '/'),
            l(o, e, n, '', function (D) {
              return D
            }))
          : o != null &&
            (A(o) &&
              (o = nt(
                o,
                n +
                  (o.key == null || (t && t.key === o.key)
                    ? ''
                    : ('' + o.key).replace(H, '$&/') + '/') +
                  f,
              )),
            e.push(o)),
        1
      )
    f = 0
    var p = r === '' ? '.' : r + ':'
    if (O(t))
      for (var c = 0; c < t.length; c++) (r = t[c]), (s = p + v(r, c)), (f += l(r, e, n, s, o))
    else if (((c = et(t)), typeof c == 'function'))
      for (t = c.call(t), c = 0; !(r = t.next()).done; )
        (r = r.value), (s = p + v(r, c++)), (f += l(r, e, n, s, o))
    else if (s === 'object') {
      if (typeof t.then == 'function') return l(ut(t), e, n, r, o)
      throw (
        ((e = String(t)),
        Error(
          'Objects are not valid as a React child (found: ' +
            (e === '[object Object]' ? 'object with keys {' + Object.keys(t).join(', ') + '}' : e) +
            '). If you meant to render a collection of children, use an array instead.',
        ))
      )
    }
    return f
  }
  function y(t, e, n) {
    if (t == null) return t
    var r = [],
      o = 0
    return (
      l(t, r, '', '', function (s) {
        return e.call(n, s, o++)
      }),
      r
    )
  }
  function ot(t) {
    if (t._status === -1) {
      var e = t._result,
        n = e()
      n.then(
        function (r) {
          ;(t._status === 0 || t._status === -1) &&
            ((t._status = 1),
            (t._result = r),
            n.status === void 0 && ((n.status = 'fulfilled'), (n.value = r)))
        },
        function (r) {
          ;(t._status === 0 || t._status === -1) &&
            ((t._status = 2),
            (t._result = r),
            n.status === void 0 && ((n.status = 'rejected'), (n.reason = r)))
        },
      ),
        t._status === -1 && ((t._status = 0), (t._result = n))
    }
    if (t._status === 1) return t._result.default
    throw t._result
  }
  var N =
    typeof reportError == 'function'
      ? reportError
      : function (t) {
          if (typeof window == 'object' && typeof window.ErrorEvent == 'function') {
            var e = new window.ErrorEvent('error', {
              bubbles: !0,
              cancelable: !0,
              message:
                typeof t == 'object' && t !== null && typeof t.message == 'string'
                  ? String(t.message)
                  : String(t),
              error: t,
            })
            if (!window.dispatchEvent(e)) return
          } else if (typeof process == 'object' && typeof process.emit == 'function') {
            process.emit('uncaughtException', t)
            return
          }
          console.error(t)
        }
  function x(t) {
    var e = i.T,
      n = {}
    ;(n.types = e !== null ? e.types : null), (i.T = n)
    try {
      var r = t(),
        o = i.S
      o !== null && o(n, r),
        typeof r == 'object' && r !== null && typeof r.then == 'function' && r.then(T, N)
    } catch (s) {
      N(s)
    } finally {
      e !== null && n.types !== null && (e.types = n.types), (i.T = e)
    }
  }
  function M(t) {
    var e = i.T
    if (e !== null) {
      var n = e.types
      n === null ? (e.types = [t]) : n.indexOf(t) === -1 && n.push(t)
    } else x(M.bind(null, t))
  }
  var st = {
    map: y,
    forEach: function (t, e, n) {
      y(
        t,
        function () {
          e.apply(this, arguments)
        },
        n,
      )
    },
    count: function (t) {
      var e = 0
      return (
        y(t, function () {
          e++
        }),
        e
      )
    },
    toArray: function (t) {
      return (
        y(t, function (e) {
          return e
        }) || []
      )
    },
    only: function (t) {
      if (!A(t))
        throw Error('React.Children.only expected to receive a single React element child.')
      return t
    },
  }
  u.Activity = F
  u.Children = st
  u.Component = _
  u.Fragment = B
  u.Profiler = V
  u.PureComponent = m
  u.StrictMode = Q
  u.Suspense = b
  u.ViewTransition = tt
  u.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = i
  u.__COMPILER_RUNTIME = {
    __proto__: null,
    c: function (t) {
      return i.H.useMemoCache(t)
    },
  }
  u.addTransitionType = M
  u.cache = function (t) {
    return function () {
      return t.apply(null, arguments)
    }
  }
  u.cacheSignal = function () {
    return null
  }
  u.cloneElement = function (t, e, n) {
    if (t == null) throw Error('The argument must be a React element, but you passed ' + t + '.')
    var r = h({}, t.props),
      o = t.key
    if (e != null)
      for (s in (e.key !== void 0 && (o = '' + e.key), e))
        !k.call(e, s) ||
          s === 'key' ||
          s === '__self' ||
          s === '__source' ||
          (s === 'ref' && e.ref === void 0) ||
          (r[s] = e[s])
    var s = arguments.length - 2
    if (s === 1) r.children = n
    else if (1 < s) {
      for (var f = Array(s), p = 0; p < s; p++) f[p] = arguments[p + 2]
      r.children = f
    }
    return d(t.type, o, r)
  }
  u.createContext = function (t) {
    return (
      (t = {
        $$typeof: Z,
        _currentValue: t,
        _currentValue2: t,
        _threadCount: 0,
        Provider: null,
        Consumer: null,
      }),
      (t.Provider = t),
      (t.Consumer = { $$typeof: X, _context: t }),
      t
    )
  }
  u.createElement = function (t, e, n) {
    var r,
      o = {},
      s = null
    if (e != null)
      for (r in (e.key !== void 0 && (s = '' + e.key), e))
        k.call(e, r) && r !== 'key' && r !== '__self' && r !== '__source' && (o[r] = e[r])
    var f = arguments.length - 2
    if (f === 1) o.children = n
    else if (1 < f) {
      for (var p = Array(f), c = 0; c < f; c++) p[c] = arguments[c + 2]
      o.children = p
    }
    if (t && t.defaultProps) for (r in ((f = t.defaultProps), f)) o[r] === void 0 && (o[r] = f[r])
    return d(t, s, o)
  }
  u.createRef = function () {
    return { current: null }
  }
  u.forwardRef = function (t) {
    return { $$typeof: J, render: t }
  }
  u.isValidElement = A
  u.lazy = function (t) {
    return { $$typeof: g, _payload: { _status: -1, _result: t }, _init: ot }
  }
  u.memo = function (t, e) {
    return { $$typeof: K, type: t, compare: e === void 0 ? null : e }
  }
  u.startTransition = x
  u.unstable_useCacheRefresh = function () {
    return i.H.useCacheRefresh()
  }
  u.use = function (t) {
    return i.H.use(t)
  }
  u.useActionState = function (t, e, n) {
    return i.H.useActionState(t, e, n)
  }
  u.useCallback = function (t, e) {
    return i.H.useCallback(t, e)
  }
  u.useContext = function (t) {
    return i.H.useContext(t)
  }
  u.useDebugValue = function () {}
  u.useDeferredValue = function (t, e) {
    return i.H.useDeferredValue(t, e)
  }
  u.useEffect = function (t, e) {
    return i.H.useEffect(t, e)
  }
  u.useEffectEvent = function (t) {
    return i.H.useEffectEvent(t)
  }
  u.useId = function () {
    return i.H.useId()
  }
  u.useImperativeHandle = function (t, e, n) {
    return i.H.useImperativeHandle(t, e, n)
  }
  u.useInsertionEffect = function (t, e) {
    return i.H.useInsertionEffect(t, e)
  }
  u.useLayoutEffect = function (t, e) {
    return i.H.useLayoutEffect(t, e)
  }
  u.useMemo = function (t, e) {
    return i.H.useMemo(t, e)
  }
  u.useOptimistic = function (t, e) {
    return i.H.useOptimistic(t, e)
  }
  u.useReducer = function (t, e, n) {
    return i.H.useReducer(t, e, n)
  }
  u.useRef = function (t) {
    return i.H.useRef(t)
  }
  u.useState = function (t) {
    return i.H.useState(t)
  }
  u.useSyncExternalStore = function (t, e, n) {
    return i.H.useSyncExternalStore(t, e, n)
  }
  u.useTransition = function () {
    return i.H.useTransition()
  }
  u.version = '19.3.1'
})
var it = E((lt, U) => {
  'use strict'
  U.exports = L()
})
export { G as a, it as b }
