import {
  a as E,
  b as Y,
  c as S,
  d as V,
  e as q,
  f as O,
  g as re,
  h as ie,
  i as se,
} from './chunk-LTTB6OFH.js'
import { c as Z, d as R, e as ee, g as te, h as T } from './chunk-C4DJ5CFO.js'
import { a as d, b as H } from './chunk-FGTYXF26.js'
import { a as ae, c as I } from './chunk-ANOH2YTN.js'
import { a as Q, d as X } from './chunk-IXKOG4QE.js'
import { b as M, c as ne, d as oe } from './chunk-QQPTJUSZ.js'
import { b as c } from './chunk-SQE76S5B.js'
var j = c(H(), 1)
var ce = [...te, 'other'],
  de = ['morning', 'afternoon', 'saturday', 'any']
var m = {
  name: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'forms:name.errors.required' },
      { rule: 'min', length: M.min, message: 'forms:name.errors.tooShort' },
      { rule: 'max', length: M.max, message: 'forms:name.errors.tooLong' },
    ],
  },
  phone: {
    clean: 'line',
    rules: [
      { rule: 'required_if', field: 'email', values: [''], message: 'forms:phone.errors.oneOfTwo' },
      { rule: 'phone_area_code' },
      { rule: 'phone' },
    ],
  },
  email: {
    clean: 'line',
    rules: [{ rule: 'regex', pattern: /@/, message: 'forms:email.errors.at' }, { rule: 'email' }],
  },
  subject: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'forms:subject.errors.required' },
      { rule: 'oneOf', values: ce, message: 'forms:subject.errors.required' },
    ],
  },
  language: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'forms:language.errors.required' },
      { rule: 'oneOf', values: ee, message: 'forms:language.errors.required' },
    ],
  },
  moments: {
    clean: 'list',
    rules: [{ rule: 'oneOf', values: de, message: 'forms:moments.errors.unknown' }],
  },
  message: {
    clean: 'lines',
    rules: [{ rule: 'max', length: ne, message: 'forms:message.errors.tooLong' }],
  },
  consent: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'forms:consent.errors.required' },
      { rule: 'oneOf', values: ['yes'], message: 'forms:consent.errors.required' },
    ],
  },
}
var b = c(d(), 1)
function W({ label: e, choose: t, options: n, chosen: o, error: r }) {
  let i = 'contact-subject'
  return (0, b.jsxs)('div', {
    className: 'field',
    children: [
      (0, b.jsx)('label', { htmlFor: i, children: e }),
      (0, b.jsxs)('select', {
        className: 'input',
        id: i,
        name: 'subject',
        defaultValue: o,
        ...T(m.subject.rules),
        ...V(i, !1, r !== void 0),
        children: [
          (0, b.jsx)('option', { value: '', children: t }),
          n.map((s) => (0, b.jsx)('option', { value: s.value, children: s.label }, s.value)),
        ],
      }),
      (0, b.jsx)(S, { id: i, error: r }),
    ],
  })
}
var a = c(d(), 1)
function _(e) {
  let { words: t, input: n, sentences: o, subjects: r, languages: i, moments: s } = e
  return (0, a.jsxs)('div', {
    className: 'form__grid',
    children: [
      (0, a.jsx)('div', {
        className: 'wide',
        children: (0, a.jsx)(O, {
          name: 'name',
          field: m.name,
          label: t.name,
          value: n.name,
          error: o.get('name'),
          autoComplete: 'name',
        }),
      }),
      (0, a.jsx)('p', { className: 'hint wide', children: t.reach }),
      (0, a.jsx)(O, {
        name: 'phone',
        field: m.phone,
        type: 'tel',
        label: t.phone,
        hint: t.phoneHint,
        value: n.phone,
        error: o.get('phone'),
        autoComplete: 'tel',
      }),
      (0, a.jsx)(O, {
        name: 'email',
        field: m.email,
        label: t.email,
        hint: t.emailHint,
        value: n.email,
        error: o.get('email'),
        autoComplete: 'email',
      }),
      (0, a.jsx)(W, {
        label: t.subject,
        choose: t.choose,
        options: r,
        chosen: n.subject,
        error: o.get('subject'),
      }),
      (0, a.jsx)(q, {
        name: 'language',
        field: m.language,
        type: 'radio',
        legend: t.language,
        options: i,
        chosen: [n.language],
        error: o.get('language'),
      }),
      (0, a.jsx)('div', {
        className: 'wide',
        children: (0, a.jsx)(q, {
          name: 'moments',
          field: m.moments,
          type: 'checkbox',
          legend: t.moments,
          optional: t.optional,
          options: s,
          chosen: n.moments,
          error: o.get('moments'),
        }),
      }),
      (0, a.jsx)(Pe, { words: t, value: n.message, error: o.get('message') }),
      (0, a.jsx)(Fe, { words: t, ticked: n.consent !== '', error: o.get('consent') }),
    ],
  })
}
function Pe({ words: e, value: t, error: n }) {
  let o = 'contact-message'
  return (0, a.jsxs)('div', {
    className: 'field wide',
    children: [
      (0, a.jsxs)('label', {
        htmlFor: o,
        children: [e.message, ' ', (0, a.jsx)('span', { className: 'opt', children: e.optional })],
      }),
      (0, a.jsx)('textarea', {
        className: 'input',
        id: o,
        name: 'message',
        rows: 4,
        defaultValue: t,
        ...T(m.message.rules),
        ...V(o, !0, n !== void 0),
      }),
      (0, a.jsx)('p', { className: 'hint', id: `${o}-hint`, children: e.messageHint }),
      (0, a.jsx)(S, { id: o, error: n }),
    ],
  })
}
function Fe({ words: e, ticked: t, error: n }) {
  let o = 'contact-consent'
  return (0, a.jsxs)('div', {
    className: 'field wide',
    children: [
      (0, a.jsxs)('label', {
        className: 'check',
        children: [
          (0, a.jsx)('input', {
            type: 'checkbox',
            id: o,
            name: 'consent',
            value: 'yes',
            defaultChecked: t,
            ...T(m.consent.rules),
            ...V(o, !1, n !== void 0),
          }),
          (0, a.jsx)('span', { children: e.consent }),
        ],
      }),
      (0, a.jsx)(S, { id: o, error: n }),
    ],
  })
}
var P = c(d(), 1)
function K({ notes: e, privacy: t, urgent: n }) {
  return (0, P.jsxs)('div', {
    className: 'consent-line',
    children: [
      (0, P.jsxs)('p', {
        children: [
          `${e.why} ${e.who} ${e.howLong} `,
          (0, P.jsx)('a', { href: t.href, children: t.label }),
        ],
      }),
      (0, P.jsx)('p', { children: (0, P.jsx)('strong', { children: n }) }),
    ],
  })
}
var F = c(d(), 1)
function $({ label: e }) {
  return (0, F.jsxs)('div', {
    className: 'hp',
    'aria-hidden': 'true',
    children: [
      (0, F.jsx)('label', { htmlFor: 'contact-website', children: e }),
      (0, F.jsx)('input', {
        type: 'text',
        id: 'contact-website',
        name: 'website',
        tabIndex: -1,
        autoComplete: 'off',
      }),
      (0, F.jsx)('input', { type: 'hidden', name: 'visibleMs' }),
      (0, F.jsx)('input', { type: 'hidden', name: 'id' }),
    ],
  })
}
var A = c(d(), 1),
  we = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g,
  Ce = /^(fr|en)(?::(.+))?$/,
  le = (e, t = (n) => n) => {
    let n = [],
      o = 0
    for (let r of e.matchAll(we)) {
      n.push(e.slice(o, r.index)), (o = r.index + r[0].length)
      let [, i, s, g] = r,
        u = r.index
      if (s === void 0) {
        n.push((0, A.jsx)('strong', { children: g }, u))
        continue
      }
      let [, y, C = y === void 0 ? s : void 0] = Ce.exec(s) ?? []
      n.push(
        C === void 0
          ? (0, A.jsx)('span', { lang: y, children: i }, u)
          : (0, A.jsx)('a', { href: t(C), lang: y, hrefLang: y, children: i }, u),
      )
    }
    return n.push(e.slice(o)), n
  }
var L = c(d(), 1)
function D({ words: e }) {
  return (0, L.jsxs)('div', {
    className: 'hint',
    children: [(0, L.jsx)('p', { children: le(e.terms) }), (0, L.jsx)('p', { children: e.when })],
  })
}
var l = c(d(), 1)
function J(e) {
  let { words: t, action: n, summary: o, summaryRef: r, failure: i, verification: s, on: g } = e
  return (0, l.jsxs)('div', {
    className: 'form',
    children: [
      o.length > 0 &&
        (0, l.jsx)(Y, {
          title: R(e.validation.summaryTitle, { points: o.length }),
          errors: o,
          ref: r,
        }),
      (0, l.jsxs)('form', {
        className: 'form panel',
        method: 'post',
        action: n,
        noValidate: !0,
        'data-contact': '',
        ...g,
        children: [
          (0, l.jsx)(_, { ...e }),
          (0, l.jsx)($, { label: t.trap }),
          i !== void 0 && (0, l.jsx)(ke, { sentence: i }),
          (0, l.jsx)(xe, { ...e }),
          (0, l.jsx)(K, {
            notes: t.notes,
            privacy: { label: t.privacyLink, href: e.privacyHref },
            urgent: t.urgent,
          }),
          s !== void 0 && (0, l.jsx)(D, { words: s.words }),
        ],
      }),
    ],
  })
}
function ke({ sentence: e }) {
  return (0, l.jsxs)('div', {
    className: 'notice notice--err',
    role: 'alert',
    children: [(0, l.jsx)(E, { name: 'warning' }), (0, l.jsx)('p', { children: e })],
  })
}
function xe({ words: e, isBusy: t, isOnline: n, failure: o, status: r }) {
  let i = o === void 0 ? e.send : e.retry
  return (0, l.jsxs)('div', {
    className: 'form__foot',
    children: [
      (0, l.jsx)('button', {
        className: 'btn btn--coral',
        type: 'submit',
        disabled: !n,
        ...(t ? { 'aria-busy': !0, 'aria-disabled': !0 } : {}),
        children: t ? e.sending : i,
      }),
      (0, l.jsx)('p', { className: 'form__status', role: 'status', children: r }),
    ],
  })
}
var h = c(d(), 1)
function U({ words: e, confirmation: t, heading: n, titleRef: o }) {
  let { reference: r, callBy: i, delay: s } = t
  return (0, h.jsxs)('div', {
    className: 'notice notice--ok',
    role: 'status',
    children: [
      (0, h.jsx)(E, { name: 'check' }),
      (0, h.jsxs)('div', {
        children: [
          (0, h.jsx)(n, { tabIndex: -1, id: 'received', ref: o, children: e.title }),
          r !== void 0 &&
            (0, h.jsxs)('p', {
              children: [e.reference, ' ', (0, h.jsx)('strong', { className: 'num', children: r })],
            }),
          (0, h.jsx)('p', { children: i === void 0 ? R(e.next, { delay: s }) : R(e.nextBy, i) }),
        ],
      }),
    ],
  })
}
var v = c(H(), 1)
var x = (e) => typeof e == 'object' && e !== null,
  me = (e) => typeof e == 'string' && e !== '',
  k = (e) => (me(e) ? e : void 0),
  je = (e) =>
    x(e) && Z(m, e.field) && me(e.sentence) ? [{ field: e.field, sentence: e.sentence }] : [],
  Ne = (e) => {
    let { reference: t, callBy: n, delay: o } = e,
      r = x(n) ? k(n.date) : void 0,
      i = x(n) ? k(n.time) : void 0
    return {
      reference: k(t),
      callBy: r !== void 0 && i !== void 0 ? { date: r, time: i } : void 0,
      delay: k(o) ?? '',
    }
  },
  Re = async (e) => {
    let t = await e.json().catch(() => {})
    if (e.ok) return x(t) ? { kind: 'received', confirmation: Ne(t) } : { kind: 'lost' }
    let o = (x(t) && Array.isArray(t.errors) ? t.errors : []).flatMap(je)
    if (e.status === 422 && o.length > 0) return { kind: 'errors', errors: o }
    let i = (x(t) ? [k(t.title), k(t.detail)] : []).filter((s) => s !== void 0).join('. ')
    return { kind: 'refused', sentence: i === '' ? void 0 : i }
  },
  Se = (e) => {
    let t = new URLSearchParams()
    for (let [n, o] of new FormData(e)) typeof o == 'string' && t.append(n, o)
    return t
  },
  fe = (e) => {
    let t = Se(e),
      n = e.getAttribute('action') ?? location.href
    return async (o) => {
      o !== '' && t.set('verification', o)
      let r = new AbortController(),
        i = setTimeout(() => r.abort(), oe)
      try {
        let s = await fetch(n, {
          method: 'POST',
          headers: { Accept: 'application/json' },
          body: t,
          signal: r.signal,
        }).catch(() => {})
        return s === void 0 ? { kind: r.signal.aborted ? 'late' : 'lost' } : await Re(s)
      } finally {
        clearTimeout(i)
      }
    }
  }
var pe = c(H(), 1)
var Te = 5e3,
  w = class extends Error {
    name = 'VerificationError'
  },
  Ve = ({ scriptUrl: e, siteKey: t, language: n }) => {
    let o = new URL(e)
    return o.searchParams.set('render', t), o.searchParams.set('hl', n), o.href
  },
  Le = (e, t) =>
    new Promise((n, o) => {
      let r = document.createElement('script')
      ;(r.async = !0), (r.src = e), (r.dataset.endsWithPage = '')
      let i = () => {
        r.remove(), o(new w(t))
      }
      r.addEventListener('error', i),
        r.addEventListener('load', () => {
          let s = window.grecaptcha
          s === void 0 ? i() : s.ready(() => n(s))
        }),
        document.head.append(r)
    }),
  Ee = (e) => {
    let { siteKey: t, version: n, words: o } = e
    return t === ''
      ? Promise.reject(new w(o.noKey))
      : n !== 3
        ? Promise.reject(new w(o.noVersion))
        : Le(Ve(e), o.notLoaded)
  },
  Oe = (e, t) =>
    new Promise((n, o) => {
      let r = setTimeout(() => o(new w(t)), Te)
      e.then(n, o).finally(() => clearTimeout(r))
    }),
  ue = (e, t) => {
    console.warn(e instanceof w ? e.message : t)
  },
  Ae = (e) => {
    let { siteKey: t, action: n, words: o } = e,
      r = !1,
      i,
      s = () => (
        (r = !0),
        (i ??= Ee(e).catch((u) => {
          throw ((i = void 0), u)
        })),
        i
      ),
      g = async () => (await s()).execute(t, { action: n })
    return {
      start: () => {
        r || I() || s().catch((u) => ue(u, o.notLoaded))
      },
      token: async () => {
        if (I()) return ''
        try {
          return await Oe(g(), o.notRun)
        } catch (u) {
          return ue(u, o.notRun), ''
        }
      },
    }
  },
  Be = { start: () => {}, token: () => Promise.resolve('') },
  ge = (e) => {
    let [t] = (0, pe.useState)(() => (e === void 0 ? Be : Ae(e)))
    return t
  }
var ye = (e, t) => {
  let { words: n } = e,
    o = re({ table: m, words: e.validation, form: 'contact', start: e.errors }),
    [r, i] = (0, v.useState)(!1),
    [s, g] = (0, v.useState)(),
    [u, y] = (0, v.useState)(''),
    C = (0, v.useRef)(!1),
    N = ie(),
    G = ge(e.verification),
    z = (0, v.useRef)(!1)
  ;(0, v.useEffect)(() => {
    N ? z.current && y(n.status.online) : (z.current = !0)
  }, [N, n])
  let he = (f) => {
      switch (f.kind) {
        case 'received':
          Q(), X(), ae('contact'), t(f.confirmation)
          return
        case 'errors':
          o.showErrors(f.errors)
          return
        case 'refused':
          g(f.sentence ?? n.failed.refused)
          return
        case 'lost':
        case 'late':
          g(n.failed[f.kind])
      }
    },
    ve = async (f) => {
      ;(C.current = !0), i(!0), g(void 0), y(n.status.sending)
      try {
        let B = fe(f)
        he(await se(G.token().then(B)))
      } catch (B) {
        reportError(B), g(n.failed.refused)
      } finally {
        ;(C.current = !1), i(!1), y('')
      }
    },
    be = (f) => {
      f.preventDefault(),
        !(C.current || !N) && (o.validate(f.currentTarget) ? ve(f.currentTarget) : y(''))
    }
  return {
    ...o,
    isBusy: r,
    isOnline: N,
    failure: s,
    status: N ? (u !== '' ? u : r || s !== void 0 ? '' : o.status) : n.status.offline,
    on: {
      onSubmit: be,
      onBlur: o.onBlur,
      onInput: (f) => {
        y(''), G.start(), o.onInput(f)
      },
    },
  }
}
var p = c(d(), 1),
  Wt = {
    action: 'string',
    input: 'object',
    errors: 'object',
    words: 'object',
    validation: 'object',
    subjects: 'object',
    languages: 'object',
    moments: 'object',
    privacyHref: 'string',
    verification: 'object or undefined',
  }
function Me(e) {
  let [t, n] = (0, j.useState)()
  return t === void 0
    ? (0, p.jsx)(He, { props: e, onReceived: n })
    : (0, p.jsx)(qe, { words: e.words.received, confirmation: t })
}
function He({ props: e, onReceived: t }) {
  let n = ye(e, t)
  return (0, p.jsx)(J, { ...e, ...n })
}
function qe({ words: e, confirmation: t }) {
  let n = (0, j.useRef)(null)
  return (
    (0, j.useEffect)(() => n.current?.focus(), []),
    (0, p.jsxs)('div', {
      className: 'form',
      children: [
        (0, p.jsx)(U, { words: e, confirmation: t, heading: 'h2', titleRef: n }),
        (0, p.jsxs)('div', {
          className: 'flow',
          children: [
            (0, p.jsx)('p', { children: e.prepare }),
            (0, p.jsx)('p', { children: e.noMedical }),
            (0, p.jsx)('p', { className: 'muted', children: e.emergency }),
          ],
        }),
      ],
    })
  )
}
export { Me as default, Wt as propKinds }
