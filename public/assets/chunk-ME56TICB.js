import {
  a as N,
  b as xe,
  c as C,
  d as _,
  e as Oe,
  f as G,
  g as Me,
  h as Ne,
} from './chunk-LTTB6OFH.js'
import { a as Se, b as Ae, d as Q, f as J, h as W } from './chunk-C4DJ5CFO.js'
import { a as v, b as L } from './chunk-FGTYXF26.js'
import './chunk-BYXBJQAS.js'
import { b as ae, c as Re, d as Qe, e as le, f as Ee } from './chunk-QQPTJUSZ.js'
import { b as g } from './chunk-SQE76S5B.js'
var vn = { fr: ['o', 'Kio', 'Mio'], en: ['bytes', 'KiB', 'MiB'] },
  Ce = 1024 ** 2,
  Te = (e, n, r) => new Intl.NumberFormat(J[n], { maximumFractionDigits: r }).format(e),
  Le = (e, n) => {
    let r = e < 1024 ? 0 : e < Ce ? 1 : 2,
      t = e / 1024 ** r
    return `${Te(t, n, r === 2 ? 1 : 0)}\xA0${vn[n][r]}`
  },
  de = (e, n) => Te(Math.ceil((e / Ce) * 10) / 10, n, 1)
var w = {
  maxBytes: 256 * le,
  timeoutMs: Qe,
  parallel: 2,
  chunkBytes: Ee,
  retries: 3,
  thumbnailSide: 120,
  thumbnailMaxBytes: 10 * le,
  resizeQuality: 0.8,
  memoryMs: 36e5,
}
var Ie = ['status', 'network', 'late'],
  je = ({ name: e, size: n, lastModified: r }) => ({ name: e, bytes: n, modified: r }),
  Be = ({ source: e }, { name: n, bytes: r, modified: t }) =>
    e?.name === n && e.bytes === r && e.modified === t,
  $ = ({ state: e }) => e === 'added' || e === 'queued' || e === 'uploading',
  O = ({ error: e }) => e === 'interrupted',
  ue = (e) => $(e) || e.state === 'success',
  H = ({ files: e, limits: n }) => e.filter(ue).length < n.files,
  De = ({ files: e, hasSigned: n }) => {
    let r = e.filter(({ state: o }) => o === 'uploading').length,
      t = (n ? w.parallel : 1) - r
    return e.filter(({ state: o }) => o === 'queued').slice(0, Math.max(0, t))
  },
  Z = ({ files: e }) => e.some($),
  Ue = ({ state: e, error: n }) =>
    e === 'canceled' ||
    (e === 'error' && (Ie.includes(n) || n === 'tooMany' || n === 'interrupted')),
  I = ({ state: e, error: n }) => e === 'error' && !Ie.includes(n),
  X = (e) =>
    e.flatMap((n) => {
      let { content: r, state: t } = n,
        o = $(n) || (t === 'error' && !I(n))
      return r !== void 0 && o ? [r] : []
    })
var j = g(L(), 1)
var wn = 4096,
  kn = 8,
  Pn = 0.75,
  xn = (e, n) => {
    let r = document.createElement('canvas')
    ;(r.width = Math.round(e.width * n)), (r.height = Math.round(e.height * n))
    let t = r.getContext('2d')
    return (
      t !== null &&
        ((t.fillStyle = '#fff'),
        t.fillRect(0, 0, r.width, r.height),
        t.drawImage(e, 0, 0, r.width, r.height)),
      new Promise((o) => r.toBlob(o, 'image/jpeg', w.resizeQuality))
    )
  },
  Ve = async (e, n) => {
    let r = await createImageBitmap(e).catch(() => {})
    if (r === void 0) return
    let t = e.name.replace(/\.[^.]*$/, '.jpg'),
      o = Math.min(1, wn / Math.max(r.width, r.height))
    for (let i = 0; i < kn; i += 1, o *= Pn) {
      let s = await xn(r, o)
      if (s !== null && s.size <= n)
        return new File([s], t, { type: 'image/jpeg', lastModified: e.lastModified })
    }
  },
  We = async (e, n) => {
    let r = n.size <= w.thumbnailMaxBytes
    if (!n.type.startsWith('image/') || !r) return !1
    let t = await createImageBitmap(n).catch(() => {}),
      o = e.getContext('2d')
    if (t === void 0 || o === null) return !1
    let i = Math.min(t.width, t.height),
      [s, a] = [(t.width - i) / 2, (t.height - i) / 2]
    return o.drawImage(t, s, a, i, i, 0, 0, e.width, e.height), t.close(), !0
  }
var B = g(v(), 1)
function pe({ file: e, children: n }) {
  let r = (0, j.useRef)(null),
    [t, o] = (0, j.useState)(!1)
  return (
    (0, j.useEffect)(() => {
      r.current !== null && We(r.current, e).then(o, reportError)
    }, [e]),
    (0, B.jsxs)(B.Fragment, {
      children: [
        !t && n,
        (0, B.jsx)('canvas', {
          className: 'file__thumbnail',
          width: w.thumbnailSide,
          height: w.thumbnailSide,
          hidden: !t,
          'aria-hidden': 'true',
          ref: r,
        }),
      ],
    })
  )
}
var Y = ({ name: e, bytes: n, error: r, statusCode: t = 0 }, { words: o, limits: i, locale: s }) =>
    r === void 0
      ? ''
      : Q(o.errors[r], {
          name: e,
          statusCode: t,
          filesize: de(n, s),
          maxFilesize: de(i.maxBytes, s),
        }),
  q = (e, { states: n }, r) => (e === 'queued' && !r ? n.offline : n[e]),
  ee = (e, n) => new Intl.NumberFormat(J[n], { style: 'percent' }).format(e / 100)
var u = g(v(), 1)
function me(e) {
  let { file: n, locale: r } = e,
    { state: t, name: o, bytes: i, content: s, id: a } = n
  return (0, u.jsxs)('li', {
    className: 'file',
    'data-state': t,
    children: [
      t === 'success' &&
        a !== void 0 &&
        (0, u.jsx)('input', { type: 'hidden', name: 'uploads', value: a }),
      (0, u.jsx)('span', {
        className: 'file__icon',
        children:
          s !== void 0 && t !== 'error'
            ? (0, u.jsx)(pe, { file: s, children: (0, u.jsx)(N, { name: _e(t) }) })
            : (0, u.jsx)(N, { name: _e(t) }),
      }),
      (0, u.jsxs)('p', {
        className: 'file__name',
        children: [o, ' ', (0, u.jsx)('span', { children: Le(i, r) })],
      }),
      (0, u.jsx)('div', { className: 'file__state', children: (0, u.jsx)(Sn, { ...e }) }),
      (0, u.jsx)('div', { className: 'file__act', children: (0, u.jsx)(An, { ...e }) }),
    ],
  })
}
var _e = (e) => (e === 'error' ? 'warning' : e === 'success' ? 'check' : 'document')
function Sn({ file: e, words: n, limits: r, locale: t, isOnline: o }) {
  let { state: i, percent: s, name: a } = e
  switch (i) {
    case 'uploading':
      return (0, u.jsxs)(u.Fragment, {
        children: [
          (0, u.jsx)('progress', {
            value: s,
            max: '100',
            'aria-label': Q(n.progress, { name: a }),
          }),
          (0, u.jsx)('span', { className: 'num', children: ee(s, t) }),
        ],
      })
    case 'error':
      return (0, u.jsxs)(u.Fragment, {
        children: [
          (0, u.jsx)(N, { name: 'warning', small: !0 }),
          (0, u.jsx)('span', { children: Y(e, { words: n, limits: r, locale: t }) }),
        ],
      })
    case 'success':
      return (0, u.jsxs)(u.Fragment, {
        children: [(0, u.jsx)(N, { name: 'check', small: !0 }), n.states.success],
      })
    case 'queued':
    case 'added':
    case 'canceled':
      return q(i, n, o)
  }
}
function An({ file: e, words: n, cancel: r, retry: t, remove: o }) {
  let { key: i, name: s } = e,
    a = $(e),
    d = O(e) ? n.chooseAgain : n.retry
  return (0, u.jsxs)(u.Fragment, {
    children: [
      Ue(e) &&
        (0, u.jsx)(
          'button',
          {
            className: 'btn btn--ghost btn--icon',
            type: 'button',
            'aria-label': Q(d, { name: s }),
            onClick: () => t(i),
            children: (0, u.jsx)(N, { name: 'retry', small: !0 }),
          },
          'retry',
        ),
      (0, u.jsx)(
        'button',
        {
          className: 'btn btn--ghost btn--icon',
          type: 'button',
          'aria-label': Q(a ? n.cancel : n.remove, { name: s }),
          onClick: () => (a ? r(i) : o(i)),
          children: (0, u.jsx)(N, { name: 'close', small: !0 }),
        },
        'leave',
      ),
    ],
  })
}
var z = g(v(), 1),
  Rn = {
    seven: 'M-21.96 49.33A54 54 0 0 1 -41.37 34.71',
    one: 'M25.35 -47.68A54 54 0 0 1 47.68 -25.35',
    none: void 0,
  }
function fe({ radii: e, arc: n = 'none' }) {
  let r = Rn[n]
  return (0, z.jsxs)('svg', {
    className: 'rings',
    viewBox: '-50 -50 100 100',
    'aria-hidden': 'true',
    children: [
      e.map((t) => (0, z.jsx)('circle', { r: t }, t)),
      r !== void 0 && (0, z.jsx)('path', { className: 'accent', d: r }),
    ],
  })
}
var m = g(v(), 1)
function ye(e) {
  let {
      form: n,
      words: r,
      errors: t,
      files: o,
      inputRef: i,
      zoneRef: s,
      listRef: a,
      limits: d,
    } = e,
    { isFull: c, isOver: l, choose: p } = e,
    b = `${n}-files`,
    [P, ...E] = t,
    x = [`${b}-hint`, ...(P === void 0 ? [] : [`${b}-error`])].join(' ')
  return (0, m.jsxs)('div', {
    className: 'upload',
    children: [
      (0, m.jsxs)('div', {
        className: 'field',
        children: [
          (0, m.jsx)('label', { htmlFor: b, children: r.label }),
          (0, m.jsxs)('div', {
            className: 'drop',
            'data-over': l && !c ? '' : void 0,
            'data-full': c ? '' : void 0,
            ref: s,
            children: [
              (0, m.jsx)(fe, { radii: [18, 27, 37, 48] }),
              (0, m.jsx)(N, { name: 'upload' }),
              (0, m.jsx)('p', { className: 'drop__title', children: Qn(e) }),
              (0, m.jsx)('input', {
                type: 'file',
                id: b,
                name: 'files',
                multiple: !0,
                accept: d.accept,
                'aria-describedby': x,
                'aria-invalid': P === void 0 ? void 0 : !0,
                ref: i,
                onChange: p,
                onClick: (A) => {
                  c && A.preventDefault()
                },
              }),
              (0, m.jsx)('p', {
                className: 'hint',
                id: `${b}-hint`,
                children: c ? r.makeRoom : r.hint,
              }),
            ],
          }),
          (0, m.jsx)('p', { className: 'hint', children: r.without }),
          (0, m.jsx)(C, { id: b, error: P }),
          E.map((A, ie) => (0, m.jsx)(C, { id: `${b}-${ie}`, error: A }, A)),
        ],
      }),
      (0, m.jsx)('p', { className: En(e), role: 'status', children: On(e) }),
      o.length > 0 &&
        (0, m.jsx)('ul', {
          className: 'files',
          'aria-label': r.list,
          ref: a,
          children: o.map((A) => (0, m.jsx)(me, { file: A, ...e }, A.key)),
        }),
      o.length > 0 && (0, m.jsx)('p', { className: 'hint', children: r.unclaimed }),
    ],
  })
}
var Qn = ({ words: e, isFull: n, isOver: r }) =>
    n
      ? (0, m.jsx)('strong', { children: e.full })
      : r
        ? (0, m.jsx)('strong', { children: e.over })
        : (0, m.jsxs)(m.Fragment, {
            children: [
              (0, m.jsx)('strong', { children: e.drop }),
              ' ',
              (0, m.jsx)('span', { children: e.choose }),
            ],
          }),
  En = ({ pending: e }) => (e === void 0 ? 'vh' : 'upload__hold'),
  On = (e) => {
    let { words: n, pending: r, announcement: t, locale: o } = e
    if (r !== void 0) return n.sending[r]
    if (t === void 0) return ''
    let { what: i, file: s } = t,
      { name: a } = s
    switch (i) {
      case 'uploading':
        return Q(n.progressSaid, { name: a, percent: ee(s.percent, o) })
      case 'error':
        return `${a}. ${Y(s, e)}`
      case 'removed':
        return Q(n.removedSaid, { name: a })
      case 'added':
      case 'queued':
      case 'canceled':
      case 'success':
        return Q(n.stateSaid, { name: a, state: q(i, n, e.isOnline) })
    }
  }
var $e = ['day', 'evening', 'saturday'],
  He = 'spontaneous'
var D = (e) => ({
  name: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'forms:name.errors.required' },
      { rule: 'min', length: ae.min, message: 'forms:name.errors.tooShort' },
      { rule: 'max', length: ae.max, message: 'forms:name.errors.tooLong' },
    ],
  },
  email: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'applications:email.errors.required' },
      { rule: 'regex', pattern: /@/, message: 'forms:email.errors.at' },
      { rule: 'email' },
    ],
  },
  phone: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'applications:phone.errors.required' },
      { rule: 'phone_area_code' },
      { rule: 'phone' },
    ],
  },
  offer: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'applications:offer.errors.required' },
      { rule: 'oneOf', values: [...e, He], message: 'applications:offer.errors.closed' },
    ],
  },
  availability: {
    clean: 'list',
    rules: [{ rule: 'oneOf', values: $e, message: 'applications:availability.errors.unknown' }],
  },
  message: {
    clean: 'lines',
    rules: [{ rule: 'max', length: Re, message: 'applications:message.errors.tooLong' }],
  },
  uploads: { clean: 'list', rules: [] },
  files: {
    clean: 'files',
    rules: [
      {
        rule: 'required_if',
        field: 'uploads',
        values: [''],
        message: 'applications:files.errors.required',
      },
    ],
  },
  consent: {
    clean: 'line',
    rules: [
      { rule: 'required', message: 'applications:consent.errors.required' },
      { rule: 'oneOf', values: ['yes'], message: 'applications:consent.errors.required' },
    ],
  },
  keep: { clean: 'line', rules: [] },
})
var S = 'application'
var F = g(v(), 1),
  Mn = D([])
function ge({ words: e, input: n, privacyHref: r, sentences: t }) {
  let o = `${S}-consent`,
    i = t.get('consent')
  return (0, F.jsxs)(F.Fragment, {
    children: [
      (0, F.jsxs)('div', {
        className: 'field',
        children: [
          (0, F.jsxs)('label', {
            className: 'check',
            children: [
              (0, F.jsx)('input', {
                type: 'checkbox',
                id: o,
                name: 'consent',
                value: 'yes',
                defaultChecked: n.consent !== '',
                ...W(Mn.consent.rules),
                ..._(o, !1, i !== void 0),
              }),
              (0, F.jsx)('span', { children: e.consent }),
            ],
          }),
          (0, F.jsx)(C, { id: o, error: i }),
        ],
      }),
      (0, F.jsx)('div', {
        className: 'field',
        children: (0, F.jsxs)('label', {
          className: 'check',
          children: [
            (0, F.jsx)('input', {
              type: 'checkbox',
              name: 'keep',
              value: 'yes',
              defaultChecked: n.keep !== '',
            }),
            (0, F.jsxs)('span', {
              children: [
                e.keep,
                ' ',
                (0, F.jsx)('span', { className: 'opt', children: e.optional }),
              ],
            }),
          ],
        }),
      }),
      (0, F.jsx)('div', {
        className: 'consent-line',
        children: (0, F.jsxs)('p', {
          children: [
            `${e.notes.why} ${e.notes.who} `,
            (0, F.jsx)('a', { href: r, children: e.privacyLink }),
          ],
        }),
      }),
    ],
  })
}
var f = g(v(), 1),
  U = D([])
function be(e) {
  let { words: n, input: r, sentences: t } = e
  return (0, f.jsxs)('div', {
    className: 'form__grid',
    children: [
      (0, f.jsx)('div', {
        className: 'wide',
        children: (0, f.jsx)(G, {
          form: S,
          name: 'name',
          field: U.name,
          label: n.name,
          value: r.name,
          error: t.get('name'),
          autoComplete: 'name',
        }),
      }),
      (0, f.jsx)(G, {
        form: S,
        name: 'email',
        field: U.email,
        label: n.email,
        hint: n.emailHint,
        value: r.email,
        error: t.get('email'),
        autoComplete: 'email',
      }),
      (0, f.jsx)(G, {
        form: S,
        name: 'phone',
        field: U.phone,
        type: 'tel',
        label: n.phone,
        hint: n.phoneHint,
        value: r.phone,
        error: t.get('phone'),
        autoComplete: 'tel',
      }),
      (0, f.jsx)(Nn, { ...e }),
      (0, f.jsx)('div', {
        className: 'wide',
        children: (0, f.jsx)(Oe, {
          form: S,
          name: 'availability',
          field: U.availability,
          type: 'checkbox',
          legend: n.availability,
          optional: n.optional,
          options: e.availabilities,
          chosen: r.availability,
          error: t.get('availability'),
        }),
      }),
      (0, f.jsx)(Cn, { ...e }),
    ],
  })
}
function Nn({ words: e, input: n, offers: r, sentences: t }) {
  let o = `${S}-offer`,
    i = t.get('offer')
  return (0, f.jsxs)('div', {
    className: 'field wide',
    children: [
      (0, f.jsx)('label', { htmlFor: o, children: e.offer }),
      (0, f.jsxs)('select', {
        className: 'input',
        id: o,
        name: 'offer',
        defaultValue: n.offer,
        ...W(U.offer.rules),
        ..._(o, !1, i !== void 0),
        children: [
          (0, f.jsx)('option', { value: '', children: e.choose }),
          r.map(({ value: s, label: a }) => (0, f.jsx)('option', { value: s, children: a }, s)),
        ],
      }),
      (0, f.jsx)(C, { id: o, error: i }),
    ],
  })
}
function Cn({ words: e, input: n, sentences: r }) {
  let t = `${S}-message`,
    o = r.get('message')
  return (0, f.jsxs)('div', {
    className: 'field wide',
    children: [
      (0, f.jsxs)('label', {
        htmlFor: t,
        children: [e.message, ' ', (0, f.jsx)('span', { className: 'opt', children: e.optional })],
      }),
      (0, f.jsx)('textarea', {
        className: 'input',
        id: t,
        name: 'message',
        rows: 4,
        defaultValue: n.message,
        ...W(U.message.rules),
        ..._(t, !0, o !== void 0),
      }),
      (0, f.jsx)('p', { className: 'hint', id: `${t}-hint`, children: e.messageHint }),
      (0, f.jsx)(C, { id: t, error: o }),
    ],
  })
}
var h = g(v(), 1)
function Fe(e) {
  let {
    action: n,
    title: r,
    words: t,
    summary: o,
    summaryRef: i,
    formRef: s,
    uploads: a,
    fileErrors: d,
    on: c,
  } = e
  return (0, h.jsxs)('div', {
    className: 'form',
    id: S,
    children: [
      o.length > 0 &&
        (0, h.jsx)(xe, {
          title: Q(e.validation.summaryTitle, { points: o.length }),
          errors: o,
          ref: i,
        }),
      (0, h.jsxs)('form', {
        className: 'form panel',
        method: 'post',
        action: n,
        encType: 'multipart/form-data',
        noValidate: !0,
        'data-application': '',
        ref: s,
        ...c,
        children: [
          (0, h.jsx)('h2', { children: r }),
          (0, h.jsx)(be, { ...e }),
          (0, h.jsx)(ye, { ...e.files, ...a, errors: d }),
          (0, h.jsx)(ge, { ...e }),
          (0, h.jsx)(Tn, { label: t.trap }),
          (0, h.jsxs)('div', {
            className: 'form__foot',
            children: [
              (0, h.jsx)('button', {
                className: 'btn btn--coral',
                type: 'submit',
                disabled: !a.isOnline,
                children: t.send,
              }),
              (0, h.jsx)('p', { children: t.delay }),
              (0, h.jsx)('p', {
                className: 'form__status',
                role: 'status',
                children: a.isOnline ? e.status : t.offline,
              }),
            ],
          }),
        ],
      }),
    ],
  })
}
function Tn({ label: e }) {
  let n = `${S}-website`
  return (0, h.jsxs)('div', {
    className: 'hp',
    'aria-hidden': 'true',
    children: [
      (0, h.jsx)('label', { htmlFor: n, children: e }),
      (0, h.jsx)('input', {
        type: 'text',
        id: n,
        name: 'website',
        tabIndex: -1,
        autoComplete: 'off',
      }),
      (0, h.jsx)('input', { type: 'hidden', name: 'visibleMs' }),
    ],
  })
}
var T = g(L(), 1)
var k = g(L(), 1)
var ne = g(L(), 1),
  ze = (e) => e?.types.includes('Files') === !0,
  Ln = 'textarea, select, input:not([type="file"])',
  In = (e) => e instanceof Element && e.closest(Ln) !== null,
  Ke = (e, n) => {
    let [r, t] = (0, ne.useState)(!1)
    return (
      (0, ne.useEffect)(() => {
        let o = new AbortController(),
          i = { signal: o.signal },
          s = ({ target: l }) => l instanceof Node && e.current?.contains(l) === !0,
          a = (l) => {
            if (!ze(l.dataTransfer)) return
            l.preventDefault()
            let p = s(l)
            ;(l.dataTransfer.dropEffect = p ? 'copy' : 'none'), t(p)
          },
          d = (l) => {
            ze(l.dataTransfer) && (l.preventDefault(), t(!1), s(l) && n([...l.dataTransfer.files]))
          },
          c = (l) => {
            let p = [...(l.clipboardData?.files ?? [])]
            p.length === 0 || In(l.target) || (l.preventDefault(), n(p))
          }
        return (
          document.addEventListener('dragover', a, i),
          document.addEventListener('dragleave', () => t(!1), i),
          document.addEventListener('drop', d, i),
          document.addEventListener('paste', c, i),
          () => o.abort()
        )
      }, [e, n]),
      r
    )
  }
var te = g(L(), 1)
var jn = (e) => (e.files.some(I) ? 'refused' : Z(e) ? 'waiting' : void 0),
  Bn = ({ files: e }) => e.some(({ state: n }) => n === 'error'),
  Dn = (e, n) =>
    e === 'refused'
      ? n.files.some(I)
        ? e
        : void 0
      : e === 'waiting' && !Z(n) && Bn(n)
        ? 'failed'
        : e,
  Je = (e, n, r) => {
    let [t, o] = (0, te.useState)(),
      i = Dn(t, n),
      s = Z(n)
    return (
      (0, te.useEffect)(() => {
        let a = e.current?.form
        if (i !== 'waiting') return
        if (!s) {
          a?.requestSubmit()
          return
        }
        let d = a?.querySelector('[type="submit"]')
        return d?.setAttribute('aria-busy', 'true'), () => d?.removeAttribute('aria-busy')
      }, [e, i, s]),
      {
        pending: i,
        release: () => o(void 0),
        prevents: (a) => {
          let d = jn(n),
            c = d === 'refused' || a()
          return o(c ? d : void 0), d === 'refused' && r(), !c || d !== void 0
        },
      }
    )
  }
var Un = ({ name: e, bytes: n, modified: r, id: t, hasArrived: o }, i) => {
    let a = {
      key: i,
      name: e,
      bytes: n,
      source: r === void 0 ? void 0 : { name: e, bytes: n, modified: r },
      id: t,
    }
    return o
      ? { ...a, state: 'success', percent: 100 }
      : { ...a, state: 'error', percent: 0, error: 'interrupted' }
  },
  Ge = (e, n) => {
    let r = new Set(e.files.map(({ id: i }) => i)),
      t = n.filter(({ id: i }) => i === void 0 || !r.has(i)).map((i, s) => Un(i, e.nextKey + s)),
      [o] = t.filter(O)
    return {
      ...e,
      files: [...e.files, ...t],
      nextKey: e.nextKey + t.length,
      hasRestored: !0,
      hasSigned: e.hasSigned || t.some(({ id: i }) => i !== void 0),
      announcement: o && { what: 'error', file: o },
    }
  }
var Vn = {
    ready: ['added'],
    begin: ['queued'],
    progress: ['uploading'],
    wait: ['uploading'],
    receive: ['uploading'],
    fail: ['added', 'uploading'],
    cancel: ['added', 'queued', 'uploading'],
    retry: ['canceled', 'error'],
  },
  Wn = ({ type: e }) => e.startsWith('image/'),
  _n = (e, { accept: n, maxBytes: r }) => {
    if (!Se(n.split(',')).accepts(e)) return 'kind'
    if (e.size === 0) return 'empty'
    if (!Ae(r / 1024).accepts(e) && !Wn(e)) return 'tooBig'
  },
  $n = (e, n) => {
    let r = je(n),
      t = e.files.filter((d) => Be(d, r))
    if (t.some(ue)) return e
    let o = t.find(O),
      i = _n(n, e.limits) ?? (H(e) ? void 0 : 'tooMany'),
      s = {
        key: o?.key ?? e.nextKey,
        name: n.name,
        bytes: n.size,
        state: i === void 0 ? 'added' : 'error',
        percent: 0,
        content: n,
        source: r,
        id: o?.id,
        error: i,
      },
      a = o === void 0 ? [...e.files, s] : e.files.map((d) => (d === o ? s : d))
    return { ...e, files: a, nextKey: e.nextKey + 1 }
  },
  Hn = (e, n) => {
    let r = n.files.filter((s) => !e.files.includes(s)),
      t = r.find(({ error: s }) => s !== void 0) ?? r.at(-1)
    if (t === void 0) return n
    let o = r.map((s) => s.name).join(', '),
      i = t.error === void 0 ? { ...t, name: o } : t
    return { ...n, announcement: { what: i.state, file: i } }
  },
  zn = (e, n, r) => {
    switch (n.type) {
      case 'ready': {
        let { content: t } = n
        return { ...e, state: 'queued', content: t, name: t.name, bytes: t.size }
      }
      case 'begin':
        return { ...e, state: 'uploading', percent: n.percent }
      case 'progress':
        return { ...e, percent: n.percent }
      case 'wait':
        return { ...e, state: 'queued', percent: 0 }
      case 'receive':
        return { ...e, state: 'success', percent: 100, id: n.id }
      case 'fail':
        return { ...e, state: 'error', error: n.error, statusCode: n.statusCode }
      case 'cancel':
        return { ...e, state: 'canceled' }
      case 'retry':
        return r
          ? { ...e, state: 'added', percent: 0, error: void 0, statusCode: void 0 }
          : { ...e, state: 'error', error: 'tooMany' }
    }
  },
  he = (e) => (e < 50 ? 0 : 50),
  Kn = (e, n) => {
    let { state: r, percent: t } = n
    return e.state !== r || he(e.percent) < he(t)
      ? { what: r, file: { ...n, percent: he(t) } }
      : void 0
  },
  Jn = (e, { key: n, ...r }) => {
    let t = e.files.find((i) => i.key === n)
    if (t === void 0 || !Vn[r.type].includes(t.state)) return e
    let o = zn(t, r, H(e))
    return {
      ...e,
      files: e.files.map((i) => (i === t ? o : i)),
      announcement: Kn(t, o) ?? e.announcement,
    }
  },
  Ze = (e) => ({
    files: e.waiting.map(({ id: n, name: r, size: t }, o) => ({
      key: o,
      id: n,
      name: r,
      bytes: t,
      state: 'success',
      percent: 100,
    })),
    limits: e.limits,
    hasRestored: !1,
    hasSigned: e.waiting.length > 0,
    nextKey: e.waiting.length,
  }),
  Xe = (e, n) => {
    switch (n.type) {
      case 'add':
        return Hn(e, n.files.reduce($n, { ...e, files: [...e.files] }))
      case 'restore':
        return Ge(e, n.files)
      case 'sign':
        return {
          ...e,
          hasSigned: !0,
          files: e.files.map((r) => (r.key === n.key && n.id !== void 0 ? { ...r, id: n.id } : r)),
        }
      case 'remove': {
        let r = e.files.find(({ key: o }) => o === n.key)
        if (r === void 0) return e
        let t = e.files.filter((o) => o !== r)
        return { ...e, files: t, announcement: { what: 'removed', file: r } }
      }
      case 'ready':
      case 'begin':
      case 'progress':
      case 'wait':
      case 'receive':
      case 'fail':
      case 'cancel':
      case 'retry':
        return Jn(e, n)
    }
  }
var ve = 'uploads',
  Ye = (e, n) => n === void 0 || typeof n === e,
  qe = (e) => typeof e == 'object' && e !== null,
  Gn = (e) =>
    qe(e) &&
    typeof e.name == 'string' &&
    typeof e.bytes == 'number' &&
    Ye('number', e.modified) &&
    Ye('string', e.id) &&
    typeof e.hasArrived == 'boolean',
  Zn = (e) => qe(e) && typeof e.at == 'number' && Array.isArray(e.files) && e.files.every(Gn),
  Xn = (e) => {
    let { name: n, bytes: r, source: t, id: o, state: i } = e,
      s = t?.name === n && t.bytes === r,
      a = o === void 0 ? {} : { id: o }
    if (i === 'success') return [{ ...(s ? t : { name: n, bytes: r }), ...a, hasArrived: !0 }]
    let d = O(e) || X([e]).length > 0
    return t === void 0 || !d ? [] : [{ ...t, ...(s ? a : {}), hasArrived: !1 }]
  },
  en = (e) => {
    let n = { at: Date.now(), files: e }
    try {
      e.length === 0 ? sessionStorage.removeItem(ve) : sessionStorage.setItem(ve, JSON.stringify(n))
    } catch {}
  },
  nn = (e) => en(e.flatMap(Xn)),
  tn = () => en([]),
  rn = (e) => {
    try {
      let n = JSON.parse(sessionStorage.getItem(ve) ?? '{}')
      return !Zn(n) || Date.now() - n.at > w.memoryMs
        ? []
        : n.files.filter(({ hasArrived: r }) => !r || !e)
    } catch {
      return []
    }
  }
var K = g(L(), 1)
var on = {
  now: () => Date.now(),
  after: (e, n) => {
    let r = setTimeout(n, e)
    return () => clearTimeout(r)
  },
}
var V = (e, n, r = on) =>
  new Promise((t) => {
    if (n.aborted) return t()
    let o = () => {
        i(), n.removeEventListener('abort', o), t()
      },
      i = r.after(e, o)
    n.addEventListener('abort', o)
  })
var qn = { baseMs: 1e3, factor: 2, jitter: 0.5, capMs: 4 * 36e5 },
  sn =
    ({ baseMs: e, factor: n, jitter: r, capMs: t } = qn, o = Math.random) =>
    (i) => {
      let s = e * n ** (i - 1),
        a = r * (2 * o() - 1)
      return Math.min(t, Math.round(s * (1 + a)))
    }
var et = [429, 503],
  nt = { tooLarge: 'tooBig', kind: 'kind', type: 'mismatch', empty: 'empty' },
  re = (e) => typeof e == 'object' && e !== null,
  tt = (e) => (re(e) ? { chunk: { from: Number(e.from), to: Number(e.to) } } : {}),
  an = (e) => {
    if (!('status' in e) || e.status !== 200) return
    let { body: n } = e
    if (!re(n) || !re(n.signature)) return
    let { signature: r, postEndpoint: t, id: o, chunk: i } = n
    if (typeof t != 'string' || typeof o != 'string') return
    let s = Object.entries(r).map(([a, d]) => [a, String(d)])
    return { signature: Object.fromEntries(s), postEndpoint: t, id: o, ...tt(i) }
  },
  oe = (e, n) => 'status' in e && e.status === n,
  we = (e, n) => {
    if ('status' in e) {
      let { status: r, body: t } = e,
        o = re(t) ? String(t.error) : ''
      return {
        outcome: { kind: 'failed', error: nt[o] ?? 'status', statusCode: r },
        mayRetry: et.includes(r),
      }
    }
    return e.lost === 'stopped'
      ? { outcome: { kind: 'stopped' }, mayRetry: !1 }
      : n
        ? { outcome: { kind: 'failed', error: e.lost }, mayRetry: !0 }
        : { outcome: { kind: 'offline' }, mayRetry: !1 }
  }
var rt = (e) => {
    try {
      return JSON.parse(e)
    } catch {
      return
    }
  },
  ln = (e, n, { signal: r, onProgress: t }) =>
    new Promise((o) => {
      let i = new XMLHttpRequest(),
        s = (l) => {
          clearTimeout(c), r.removeEventListener('abort', a), i.abort(), o(l)
        },
        a = () => s({ lost: 'stopped' }),
        d = () => s({ lost: 'late' }),
        c = setTimeout(d, w.timeoutMs)
      i.upload.addEventListener('progress', ({ loaded: l, total: p }) => {
        clearTimeout(c), (c = setTimeout(d, w.timeoutMs)), p > 0 && t?.(l / p)
      }),
        i.addEventListener('load', () => s({ status: i.status, body: rt(i.responseText) })),
        i.addEventListener('error', () => s({ lost: 'network' })),
        r.addEventListener('abort', a),
        i.open('POST', e),
        i.send(n),
        r.aborted && a()
    })
var dn = (e) => ({ kind: 'end', outcome: { kind: 'received', id: e } }),
  ke = (e) => {
    let n = new FormData()
    for (let [r, t] of Object.entries(e)) n.set(r, t)
    return n
  },
  ot = ({ name: e, type: n, size: r }) =>
    ke({
      filePath: e,
      contentType: n,
      size: String(r),
      ...(r > w.chunkBytes ? { chunks: 'yes' } : {}),
    }),
  it = (e, n, { addresses: r, signal: t }, { send: o }) =>
    n === void 0 ? o(r.sign, ot(e), { signal: t }) : o(r.chunks, ke({ id: n }), { signal: t }),
  st = (
    e,
    { chunk: n, signature: r, postEndpoint: t },
    { signal: o, onProgress: i },
    { send: s },
  ) => {
    let { from: a, to: d } = n ?? { from: 0, to: e.size },
      c = (p) => i(Math.floor(((a + p * (d - a)) / e.size) * 100))
    c(0)
    let l = ke(r)
    return (
      l.set('file', n === void 0 ? e : e.slice(a, d), e.name), s(t, l, { signal: o, onProgress: c })
    )
  },
  cn = (e, { isOnline: n }, r) => {
    let { outcome: t, mayRetry: o } = we(e, n())
    return o ? { kind: 'retry', outcome: t, id: r } : { kind: 'end', outcome: t }
  },
  un = (e, { isOnline: n }, r) => {
    let { outcome: t } = we(e, n())
    return t.kind === 'failed' ? { kind: 'retry', outcome: t, id: r } : { kind: 'end', outcome: t }
  },
  at = (e) =>
    e.kind !== 'next' && e.outcome.kind === 'failed' && e.outcome.statusCode === void 0
      ? { ...e, outcome: { ...e.outcome, isUnsigned: !0 } }
      : e,
  lt = async (e, n, r, t) => {
    let o = await it(e, n, r, t)
    if (n !== void 0 && oe(o, 201)) return dn(n)
    if (n !== void 0 && oe(o, 404)) return un(o, t)
    let i = an(o)
    if (i === void 0) return at(cn(o, t, n))
    let s = i.chunk !== void 0
    r.onSigned(s ? i.id : void 0)
    let a = await st(e, i, r, t)
    return oe(a, 201) ? (s ? { kind: 'next', id: i.id } : dn(i.id)) : s ? un(a, t, i.id) : cn(a, t)
  },
  dt = { send: ln, pause: V, isOnline: () => navigator.onLine },
  pn = async (e, n, r = dt) => {
    let t = sn(),
      { id: o } = n,
      i = 0
    for (;;) {
      let s = await lt(e, o, n, r)
      if (s.kind === 'end') return s.outcome
      if (((o = s.id), s.kind === 'next')) {
        i = 0
        continue
      }
      if (((i += 1), i > w.retries)) return s.outcome
      if ((await r.pause(t(i), n.signal), n.signal.aborted)) return { kind: 'stopped' }
    }
  }
var ct = (e, n) => {
    switch (n.kind) {
      case 'received':
        return { type: 'receive', key: e, id: n.id }
      case 'failed':
        return { type: 'fail', key: e, error: n.error, statusCode: n.statusCode }
      case 'offline':
        return { type: 'wait', key: e }
      case 'stopped':
        return
    }
  },
  ut = async ({ file: { key: e }, content: n, signal: r }, t) => {
    let [o] = await Promise.all([n.size <= t ? n : Ve(n, t), V(200, r)])
    return o === void 0
      ? { type: 'fail', key: e, error: 'tooBig' }
      : { type: 'ready', key: e, content: o }
  },
  pt = async ({ file: { key: e, id: n }, content: r, signal: t }, o, i) => {
    let s = 0,
      a = !1,
      d = async () => {
        await V(200, t),
          !t.aborted && ((a = !0), o({ type: 'begin', key: e, percent: s }), await V(200, t))
      },
      c = pn(r, {
        addresses: i,
        id: n,
        signal: t,
        onSigned: (p) => o({ type: 'sign', key: e, id: p }),
        onProgress: (p) => {
          ;(s = p), a && o({ type: 'progress', key: e, percent: s })
        },
      }),
      [l] = await Promise.all([c, d()])
    return (
      l.kind === 'failed' &&
        l.isUnsigned === !0 &&
        reportError(new Error('Network error: an upload could not be signed.')),
      ct(e, l)
    )
  },
  mn = (e, n, { addresses: r, isOnline: t }) => {
    let o = (0, K.useRef)(new Map())
    ;(0, K.useEffect)(() => {
      let { files: i, limits: s } = e,
        { current: a } = o
      for (let [c, l] of a) {
        let p = i.find((b) => b.key === c)
        ;(p !== void 0 && p.state !== 'canceled') || (l.abort(), a.delete(c))
      }
      let d = (c, l) => {
        let { key: p, content: b } = c
        if (b === void 0 || a.has(p)) return
        let P = new AbortController()
        a.set(p, P)
        let E = (x) => {
          a.get(p) === P && (a.delete(p), x !== void 0 && n(x))
        }
        l({ file: c, content: b, signal: P.signal }).then(E).catch(reportError)
      }
      for (let c of i.filter(({ state: l }) => l === 'added')) d(c, (l) => ut(l, s.maxBytes))
      if (t) for (let c of De(e)) d(c, (l) => pt(l, n, r))
    }, [e, n, r, t]),
      (0, K.useEffect)(() => {
        let { current: i } = o
        return () => {
          for (let s of i.values()) s.abort()
        }
      }, [])
  }
var fn = ({ waiting: e, limits: n, addresses: r }) => {
  let [t, o] = (0, k.useReducer)(Xe, { waiting: e, limits: n }, Ze),
    i = (0, k.useRef)(null),
    s = (0, k.useRef)(null),
    a = (0, k.useRef)(null),
    d = (0, k.useRef)(void 0),
    c = Ne(),
    { files: l, hasRestored: p } = t,
    b = (0, k.useCallback)((y) => o({ type: 'add', files: y }), []),
    P = (0, k.useCallback)((y) => {
      ;(
        [...(a.current?.children[y]?.querySelectorAll('button') ?? [])].at(-1) ?? i.current
      )?.focus()
    }, []),
    E = (0, k.useCallback)(() => {
      let R = [...(a.current?.children ?? [])].findIndex((M) => M.contains(document.activeElement))
      R >= 0 && (d.current = () => P(R)), b([...(i.current?.files ?? [])])
    }, [b, P])
  ;(0, k.useEffect)(() => {
    let y = document.querySelector('[data-summary]') !== null
    o({ type: 'restore', files: rn(y) }), E()
  }, [E]),
    (0, k.useEffect)(() => {
      p && nn(l)
    }, [l, p]),
    (0, k.useEffect)(() => {
      let y = new DataTransfer()
      for (let R of X(l)) y.items.add(R)
      i.current !== null && (i.current.files = y.files)
    }, [l]),
    mn(t, o, { addresses: r, isOnline: c })
  let x = Ke(s, b),
    { pending: A, release: ie, prevents: bn } = Je(i, t, () => P(l.findIndex(I)))
  ;(0, k.useEffect)(() => {
    d.current?.(), (d.current = void 0)
  })
  let se = (y, R) => {
    let M = l.findIndex((hn) => hn.key === R),
      Fn = M === l.length - 1
    ;(d.current = () => P(y === 'remove' && Fn ? M - 1 : M)),
      y !== 'retry' && ie(),
      o({ type: y, key: R })
  }
  return {
    files: l,
    isFull: !H(t),
    isOver: x,
    isOnline: c,
    announcement: t.announcement,
    pending: A,
    prevents: (y) => {
      let R = bn(y)
      return R || tn(), R
    },
    inputRef: i,
    zoneRef: s,
    listRef: a,
    choose: E,
    cancel: (y) => se('cancel', y),
    retry: (y) => {
      l.some((M) => M.key === y && O(M)) ? i.current?.click() : se('retry', y)
    },
    remove: (y) => se('remove', y),
  }
}
var yn = (e) => {
  let n = (0, T.useRef)(null),
    [r] = (0, T.useState)(() => D(e.offers.map(({ value: x }) => x))),
    {
      onBlur: t,
      onInput: o,
      validate: i,
      recheck: s,
      ...a
    } = Me({ table: r, words: e.validation, form: S, start: e.errors }),
    d = fn(e.files),
    { files: c } = d,
    l = c.map(({ key: x, state: A }) => `${x} ${A}`).join(),
    p = (0, T.useRef)(l)
  ;(0, T.useEffect)(() => {
    n.current === null || p.current === l || ((p.current = l), s(n.current, 'files'))
  }, [l, s])
  let b = c.every(({ content: x }) => x === void 0),
    { errors: P } = e.files,
    E = a.sentences.get('files')
  return {
    ...a,
    uploads: d,
    fileErrors: b && P.length > 0 ? P : E === void 0 ? [] : [E],
    formRef: n,
    on: {
      onBlur: t,
      onInput: o,
      onSubmit: (x) => {
        let A = x.currentTarget
        d.prevents(() => i(A)) && x.preventDefault()
      },
    },
  }
}
var gn = g(v(), 1),
  uo = {
    action: 'string',
    title: 'string',
    input: 'object',
    errors: 'object',
    words: 'object',
    validation: 'object',
    offers: 'object',
    availabilities: 'object',
    privacyHref: 'string',
    files: 'object',
  }
function mt(e) {
  return (0, gn.jsx)(Fe, { ...e, ...yn(e) })
}
export { mt as default, uo as propKinds }
