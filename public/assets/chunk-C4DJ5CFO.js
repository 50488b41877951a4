var bn = ['fr', 'en'],
  hn = { fr: 'fr-CA', en: 'en-CA' }
var y = { kind: 'exam', section: 'ultrasound', parent: 'ultrasound' },
  N = { confirmation: !0, noindex: !0, middleware: ['noStore'] },
  E = {
    home: { default: '/', fr: '/fr', en: '/en' },
    about: { default: '/apropos', fr: '/fr/a-propos', en: '/en/about-us' },
    terms: {
      default: '/conditions-generales',
      fr: '/fr/conditions-generales',
      en: '/en/terms-of-service',
      kind: 'legal',
    },
    privacy: {
      default: '/politiques-confidentialite',
      fr: '/fr/politiques-confidentialite',
      en: '/en/privacy-policy',
      kind: 'legal',
    },
    privacyArchive: {
      default: '/old_politique-confidentialite',
      fr: '/fr/old_politique-confidentialite',
      en: '/en/old_privacy-policy',
      parent: 'privacy',
      noindex: !0,
      kind: 'legal',
    },
    cookies: {
      default: '/politiques-cookie',
      fr: '/fr/politiques-cookie',
      en: '/en/cookie-policy',
      kind: 'legal',
    },
    accessibility: {
      default: '/accessibilite',
      fr: '/fr/accessibilite',
      en: '/en/accessibility',
      kind: 'legal',
    },
    ultrasound: {
      default: '/services/echographie',
      fr: '/fr/echographie',
      en: '/en/ultrasound',
      section: 'ultrasound',
    },
    fetal: {
      default: '/services/echographie/grossesse',
      fr: '/fr/echographie/grossesse',
      en: '/en/ultrasound/fetal',
      ...y,
    },
    nuchalTranslucency: {
      default: '/services/echographie/clarte-nucale',
      fr: '/fr/echographie/clarte-nucale',
      en: '/en/ultrasound/nuchal-translucency',
      ...y,
    },
    morphological: {
      default: '/services/echographie/morphologique',
      fr: '/fr/echographie/morphologique',
      en: '/en/ultrasound/morphological',
      ...y,
    },
    breastUltrasound: {
      default: '/services/echographie/mammaire',
      fr: '/fr/echographie/mammaire',
      en: '/en/ultrasound/breast',
      ...y,
    },
    hysterosonogram: {
      default: '/services/echographie/hysterosonographie',
      fr: '/fr/echographie/hysterosonographie',
      en: '/en/ultrasound/hysterosonogram',
      ...y,
    },
    musculoskeletal: {
      default: '/services/echographie/musculo-squelettique',
      fr: '/fr/echographie/musculo-squelettique',
      en: '/en/ultrasound/musculoskeletal',
      ...y,
    },
    mri: {
      default: '/services/resonance-magnetique-irm',
      fr: '/fr/resonance-magnetique-irm',
      en: '/en/magnetic-resonance-imaging-mri',
      kind: 'exam',
    },
    breastMri: {
      default: '/services/resonance-magnetique-irm/mammaire',
      fr: '/fr/mammaire',
      en: '/en/breast',
      parent: 'mri',
      kind: 'exam',
    },
    prp: {
      default: '/services/therapie-a-prp',
      fr: '/fr/therapie-a-prp',
      en: '/en/therapy-a-prp',
      section: 'therapy',
      kind: 'exam',
    },
    careers: { default: '/carrieres', fr: '/fr/carrieres', en: '/en/careers' },
    requestReceived: {
      default: '/demande-recue',
      fr: '/fr/demande-recue',
      en: '/en/request-received',
      ...N,
    },
    applicationReceived: {
      default: '/candidature-recue',
      fr: '/fr/candidature-recue',
      en: '/en/application-received',
      parent: 'careers',
      ...N,
    },
    feedback: { default: '/votre-avis', fr: '/fr/votre-avis', en: '/en/your-feedback', ...N },
    job: {
      default: '/carrieres/:slug',
      fr: '/fr/carrieres/:slug',
      en: '/en/careers/:slug',
      parent: 'careers',
    },
  },
  _ = E,
  j = (e) => e in E,
  q = Object.keys(E).filter(j),
  Fn = q.filter((e) => e !== 'job'),
  Ce = (e) => e !== void 0 && j(e) && _[e].kind === 'exam'
var Me = q.filter(Ce),
  Rn = Me.filter((e) => _[e].section === 'ultrasound')
var F = (e) => new Map(e.toReversed().map(({ field: n, sentence: t }) => [n, t])),
  ze = (e, n) => e.size === n.size && [...e].every(([t, a]) => n.get(t) === a),
  Tn = ({ check: e, checkTyping: n, start: t, onChange: a }) => {
    let r = new Set(),
      l = t.length > 0,
      o = { shown: F(t), points: void 0 },
      c,
      u = (i, s) => {
        ;(ze(i, o.shown) && s === o.points) || ((o = { shown: i, points: s }), a(o))
      },
      je = ({ field: i, dependsOn: s }) => l || (r.has(i) && (s === void 0 || r.has(s))),
      I = (i, s) => (l ? s : [...n(i).filter(({ field: h }) => !r.has(h)), ...s.filter(je)]),
      qe = (i) => {
        clearTimeout(c),
          (c = setTimeout(() => {
            let s = e(i)
            u(F(I(i, s)), l ? s.length : void 0)
          }, 16))
      },
      $ = (i, s) => {
        let h = F(I(i, e(i))).get(s),
          k = new Map(o.shown)
        h === void 0 ? k.delete(s) : k.set(s, h), u(k, o.points), qe(i)
      },
      P = (i) => {
        clearTimeout(c), (l = !0), u(F(i), void 0)
      }
    return {
      leave: (i, s) => {
        r.add(s), $(i, s)
      },
      change: $,
      checkAll: (i) => {
        let s = e(i)
        return P(s), s
      },
      show: P,
      end: () => clearTimeout(c),
    }
  }
var g = (e) =>
    e == null || (Array.isArray(e) && e.length === 0) || (typeof e == 'string' && e.trim() === ''),
  p = (e) =>
    typeof e == 'string' || typeof e == 'number' || typeof e == 'boolean' ? String(e) : '',
  S = (e, n) => (g(e) && n.checksEmpty !== !0) || n.accepts(e),
  C = (e, n) => !S(e, n) && n.mayBecomeValid?.(e) === !1,
  d = (e) => (n) => (Array.isArray(n) ? n.every(e) : e(n)),
  m = (e) => d((n) => e(p(n))),
  f = (e) => ({ accepts: e, mayBecomeValid: e })
var M = ({ allowFalse: e = !0 } = {}) => ({
    name: 'required',
    params: {},
    checksEmpty: !0,
    accepts: (n) => !g(n) && (n !== !1 || e),
  }),
  z = ({ target: e, values: n }) => {
    let t = g(e) ? [''] : [e].flat().map((r) => p(r).trim()),
      a = n === void 0 ? !g(e) : t.some((r) => n.includes(r))
    return { name: 'required_if', params: {}, checksEmpty: !0, accepts: (r) => !a || !g(r) }
  },
  V = (e) => {
    let n = e.map(p)
    return (t) => n.includes(p(t))
  },
  D = (e) => ({ name: 'oneOf', params: {}, accepts: d(V(e)) }),
  B = (e) => ({ name: 'excluded', params: {}, accepts: d((n) => !V(e)(n)) }),
  W = (e) => ({ name: 'confirmed', params: {}, accepts: (n) => p(n) === p(e) })
var K = (e, n) => n === void 0 || typeof n === e,
  H = (e) =>
    typeof e == 'object' &&
    e !== null &&
    'name' in e &&
    typeof e.name == 'string' &&
    K('number', Reflect.get(e, 'size')) &&
    K('string', Reflect.get(e, 'type')),
  G = (e) =>
    [e]
      .flat()
      .filter(H)
      .filter(({ name: n }) => n !== ''),
  x = (e) => d((n) => H(n) && e(n)),
  Z = (e) => /\.([^.]+)$/.exec(e)?.[1]?.toLowerCase() ?? '',
  U = (e) => {
    let n = e.map((t) => t.replace(/^\./, '').toLowerCase())
    return {
      name: 'ext',
      params: { extensions: n.join(', ') },
      accepts: x(({ name: t }) => n.includes(Z(t))),
    }
  },
  Ve = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg'],
  J = () => ({ name: 'image', params: {}, accepts: x(({ name: e }) => Ve.includes(Z(e))) }),
  De = (e, n) => (n.endsWith('/*') ? e.startsWith(n.slice(0, -1)) : e === n),
  Q = (e) => ({
    name: 'mimes',
    params: { types: e.join(', ') },
    accepts: x(({ type: n = '' }) => e.some((t) => De(n, t))),
  }),
  X = (e) => ({
    name: 'size',
    params: { size: e },
    accepts: x((n) => n.size !== void 0 && n.size <= e * 1024),
  }),
  Y = (e, n) => ({
    name: 'dimensions',
    params: { width: e, height: n },
    accepts: x((t) => t.width === e && t.height === n),
  })
var b = (e) =>
    typeof e == 'number' ? e : typeof e == 'string' && e.trim() !== '' ? Number(e) : Number.NaN,
  ee = (e) => (n) => !(b(n) > Math.max(e, 0)),
  ne = (e, n) => ({
    name: 'between',
    params: { min: e, max: n },
    accepts: d((t) => b(t) >= e && b(t) <= n),
    mayBecomeValid: d(ee(n)),
  }),
  te = (e) => ({ name: 'min_value', params: { min: e }, accepts: d((n) => b(n) >= e) }),
  re = (e) => ({
    name: 'max_value',
    params: { max: e },
    accepts: d((n) => b(n) <= e),
    mayBecomeValid: d(ee(e)),
  }),
  ae = (e) => ({
    name: 'digits',
    params: { length: e },
    accepts: m((n) => /^[0-9]*$/.test(n) && n.length === e),
    mayBecomeValid: m((n) => /^[0-9]*$/.test(n) && n.length <= e),
  }),
  oe = () => ({ name: 'numeric', params: {}, ...f(m((e) => /^[0-9]+$/.test(e))) }),
  le = () => ({
    name: 'integer',
    params: {},
    accepts: m((e) => /^-?[0-9]+$/.test(e)),
    mayBecomeValid: m((e) => /^-?[0-9]*$/.test(e)),
  }),
  se = ({ decimals: e = 0, separator: n = 'dot' } = {}) => {
    let t = n === 'dot' ? '.' : ',',
      a = e === 0 ? '+' : `{${e}}`,
      r = new RegExp(`^-?\\d+[${t}]\\d${a}$`),
      l = `12${t}${'5'.padEnd(Math.max(e, 1), '0')}`,
      o = new RegExp(`^-?\\d*([${t}]\\d${e === 0 ? '*' : `{0,${e}}`})?$`)
    return {
      name: 'double',
      params: { example: l },
      accepts: m((c) => r.test(c)),
      mayBecomeValid: m((c) => o.test(c)),
    }
  }
var Be = {
    8: '45 216 222 223 226 227 228 232 235 236 253 257 266 350 356 357 370 371 373 374 389 505 509 800 808 973 993',
    9: '33 34 93 94 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 590 594 596 979 992 994 995 998',
    '8-9': '32 36 51 213 224 233 237 250 258 264 268 377 382 387 591 962 963',
    7: '238 239 246 248 269 291 297 592 673 674 680 691 692',
    '7-8': '241 599 670 675 853 961 965 975',
    '8-10': '20 60 855 856 964 970 976',
    '7 9': '220 245 265 354 423',
    6: '298 299 672 687',
    '7-9': '231 385 967 968',
    '7-10': '84 243 254 353',
    '9-10': '380 881 966 996',
    10: '52 58 225 229',
    '5 7': '676 677 678',
    '6 9': '40 508 681',
    '6-10': '48 95 880',
    '7-8 10': '230 267 372',
    '7-12': '86 882 972',
    '8 10': '378 506 850',
    '8 10-11': '57 65 977',
    '8-12': '92 383 883',
    '4-13': '43 49',
    5: '500 682',
    '5 8': '47 686',
    '5-10': '27 64',
    '5-12': '358 971',
    '6 8-9': '376 689',
    '6-9': '252 355',
    '6-11': '375 595',
    '6-12': '39 381',
    '7 9-10': '44 263',
    '7 11': '501 679',
    '8 11': '502 504',
    '8-11': '55 593',
    '8-13': '81 91',
    '9 12': '41 870',
    '10-12': '30 234',
    '4 7': '683',
    '4-5': '290',
    '4-7': '690',
    '4-7 10': '98',
    '4-11': '352',
    '4-12': '598',
    '5-6': '247',
    '5-6 8-13': '82',
    '5-7': '688',
    '5-7 10': '685',
    '5-8': '386',
    '5-9 11': '852',
    '5-10 12': '61',
    '5-11': '31',
    '6 8-13': '63',
    '6-7': '597',
    '6-7 9': '421',
    '6-8 10': '53',
    '6-9 12': '359',
    '6-10 12': '46',
    '7 10': '960',
    '7 10 12-13': '90',
    '7-8 10-11': '507',
    '7-8 11': '503',
    '7-9 11': '974',
    '7-11': '886',
    '7-13': '62',
    '8-10 13': '66',
    '9-11': '56',
    '9-12': '420',
    '10 14': '7',
    '10-11': '54',
    11: '888',
    12: '878',
  },
  We = (e) =>
    e.split(' ').flatMap((n) => {
      let [t = 0, a = t] = n.split('-').map(Number)
      return Array.from({ length: a - t + 1 }, (r, l) => t + l)
    }),
  ie = new Map(Object.entries(Be).flatMap(([e, n]) => n.split(' ').map((t) => [t, We(e)])))
var Ke = /^1?([2-9]\d{2}[2-9]\d{6})$/,
  He = new RegExp(
    '[\\s,;.(]*(?<!\\p{L})(?:postes?|extension|extn?|x|#)[.:\\s]*(\\d{1,8})[\\s)]*$',
    'iu',
  ),
  Ge = 100,
  Ze = /[\s()[\]/.~\-\u2010-\u2015\u2212\u30FC\u2060\u200B]/g,
  Ue = (e) => {
    let [, n = ''] = /^[^\d+]*(\+?.*?)[^\d]*$/su.exec(e) ?? [],
      t = n.replace(/^(\+[\d\s]{1,5})\(0\)/, '$1').replaceAll(Ze, '')
    return /^\+?\d+$/.test(t) ? t : void 0
  },
  Je = (e) => {
    for (let n of [1, 2, 3]) {
      let t = ie.get(e.slice(0, n))
      if (t !== void 0) return t.includes(e.length - n) ? `+${e}` : void 0
    }
  },
  Qe = (e) => {
    let [, n] = /^(?:\+|011|00)(\d+)$/.exec(e) ?? [],
      t = Ke.exec(n ?? e)?.[1]
    return n === void 0
      ? t === void 0
        ? void 0
        : `+1${t}`
      : n.startsWith('1')
        ? n.length === 11 && t !== void 0
          ? `+1${t}`
          : void 0
        : Je(n)
  },
  de = (e) => {
    if (e.length > Ge) return { ok: !1, error: 'format' }
    let n = e.normalize('NFKC').trim(),
      [t, a] = He.exec(n) ?? [],
      r = t === void 0 ? n : n.slice(0, -t.length),
      l = Ue(r),
      o = l === void 0 ? void 0 : Qe(l)
    return o === void 0
      ? { ok: !1, error: r.replaceAll(/\D/g, '').length === 7 ? 'areaCode' : 'format' }
      : a === void 0
        ? { ok: !0, phone: o }
        : { ok: !0, phone: o, extension: a }
  }
var ce = (e) => {
    let n = de(p(e))
    return n.ok ? void 0 : n.error
  },
  me = () => ({ name: 'phone', params: {}, accepts: d((e) => ce(e) === void 0) }),
  ue = () => ({ name: 'phone_area_code', params: {}, accepts: d((e) => ce(e) !== 'areaCode') })
var Xe = /^[a-z\d!#$%&'*+\-/=?^_`{|}~]+(\.[a-z\d!#$%&'*+\-/=?^_`{|}~]+)*$/i,
  Ye = /^[a-z\d\u00A1-\uFFFF]([a-z\d\u00A1-\uFFFF-]*[a-z\d\u00A1-\uFFFF])?$/i,
  en = /[\uFF01-\uFF5E]/,
  nn = /^([a-z\u00A1-\u00A8\u00AA-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]{2,}|xn[a-z\d-]{2,})$/i,
  tn = new RegExp('\\p{Surrogate}', 'u'),
  rn = (e) => new TextEncoder().encode(e).length,
  an = (e) => {
    let n = e.split('.'),
      t = n.at(-1) ?? ''
    return (
      n.length > 1 &&
      nn.test(t) &&
      !/\s/.test(t) &&
      n.every((a) => a.length <= 63 && Ye.test(a) && !en.test(a))
    )
  },
  A = (e) => {
    let n = e.lastIndexOf('@')
    if (n < 0 || e.length > 254 || tn.test(e)) return !1
    let [t, a] = [e.slice(0, n), e.slice(n + 1)]
    return t.length <= 64 && Xe.test(t) && rn(a) <= 254 && an(a)
  },
  on = /^[a-z\d!#$%&'*+\-/=?^_`{|}~.]*(@[^\s@"(),:;<>[\]\\]*)?$/i,
  v = (e) => e.length <= 254 && on.test(e)
var pe = {
    en: 'A-Z',
    fr: 'A-Z\xC0\xC2\xC6\xC7\xC9\xC8\xCA\xCB\xCF\xCE\xD4\u0152\xD9\xDB\xDC\u0178',
  },
  w = (e, n) => {
    let a = (n === void 0 ? Object.values(pe) : [pe[n]]).map(
      (r) => new RegExp(`^[${r}${e}]*$`, 'i'),
    )
    return m((r) => a.some((l) => l.test(r.normalize('NFC'))))
  },
  fe = ({ locale: e } = {}) => ({ name: 'alpha', params: {}, ...f(w('\\s', e)) }),
  ye = ({ locale: e } = {}) => ({ name: 'alpha_spaces', params: {}, ...f(w('\\s', e)) }),
  ge = ({ locale: e } = {}) => ({ name: 'alpha_num', params: {}, ...f(w('0-9', e)) }),
  xe = ({ locale: e } = {}) => ({ name: 'alpha_dash', params: {}, ...f(w('0-9_\\-', e)) }),
  be = ({ multiple: e = !1 } = {}) => ({
    name: 'email',
    params: {},
    accepts: m((n) => (e ? n.split(',').every((t) => A(t.trim())) : A(n))),
    mayBecomeValid: m((n) => (e ? n.split(',').every((t) => v(t.trim())) : v(n))),
  }),
  he = (e) => {
    let n = new RegExp(e.source, e.flags.replace(/[gy]/g, ''))
    return { name: 'regex', params: {}, accepts: m((t) => n.test(t)) }
  },
  R = (e) => (Array.isArray(e) ? e.length : [...p(e)].length),
  Fe = (e) => ({
    name: 'length',
    params: { length: e },
    accepts: (n) => R(n) === e,
    mayBecomeValid: (n) => R(n) <= e,
  }),
  Re = (e) => ({ name: 'min', params: { length: e }, accepts: d((n) => R(n) >= e) }),
  we = (e) => ({ name: 'max', params: { length: e }, ...f(d((n) => R(n) <= e)) })
var ln = {
    alpha: fe,
    alpha_dash: xe,
    alpha_num: ge,
    alpha_spaces: ye,
    between: (e) => ne(e.min, e.max),
    confirmed: (e, n) => W(n(e.field)),
    digits: (e) => ae(e.length),
    dimensions: (e) => Y(e.width, e.height),
    double: se,
    email: be,
    excluded: (e) => B(e.values),
    ext: (e) => U(e.extensions),
    image: J,
    integer: le,
    length: (e) => Fe(e.length),
    max: (e) => we(e.length),
    max_value: (e) => re(e.max),
    mimes: (e) => Q(e.types),
    min: (e) => Re(e.length),
    min_value: (e) => te(e.min),
    numeric: oe,
    oneOf: (e) => D(e.values),
    phone: me,
    phone_area_code: ue,
    regex: (e) => he(e.pattern),
    required: M,
    required_if: (e, n) => z({ ...e, target: n(e.field) }),
    size: (e) => X(e.kilobytes),
  },
  Te = (e, n) => ln[e.rule](e, n)
var ke = (e) => (typeof e == 'string' ? e.normalize('NFC') : ''),
  Ne = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu,
  O = (e) => ke(e).replaceAll(Ne, ' ').replaceAll(/\s+/gu, ' ').trim(),
  Ee = (e) =>
    ke(e)
      .replaceAll(
        /\r\n?|[\u2028\u2029]/g,
        `
`,
      )
      .split(`
`)
      .map((n) => n.replaceAll('	', ' ').replaceAll(Ne, '').trimEnd())
      .join(`
`)
      .trim(),
  Se = (e) => [...new Set((Array.isArray(e) ? e : [e]).map(O).filter((n) => n !== ''))]
var sn = { line: O, lines: Ee, list: Se, files: G },
  dn = (e, { clean: n }) => sn[n](e),
  L = (e, n) => typeof n == 'string' && Object.hasOwn(e, n),
  T = (e) => Object.keys(e).filter((n) => L(e, n)),
  cn = (e, n) =>
    typeof n == 'object' &&
    n !== null &&
    Object.entries(e).every(([t, { clean: a }]) => {
      let r = Reflect.get(n, t)
      return a === 'list' || a === 'files' ? Array.isArray(r) : typeof r == 'string'
    }),
  Ae = (e, n) => {
    let t = Object.fromEntries(Object.entries(e).map(([a, r]) => [a, dn(n[a], r)]))
    if (!cn(e, t)) throw new TypeError('The fields were not cleaned as the table says.')
    return t
  }
var ve = ({ rule: e, message: n }) => n ?? `validation:${e}`,
  mn = (e, n, { params: t }) => ({
    field: e,
    key: ve(n),
    ...(Object.keys(t).length === 0 ? {} : { values: t }),
    ...('field' in n ? { dependsOn: n.field } : {}),
  }),
  Oe = (e, n, t) => {
    let a = new Map(Object.entries(n)),
      r = (l) => a.get(l)
    return T(e).flatMap((l) => {
      let o = (e[l]?.rules ?? [])
          .map((u) => ({ spec: u, rule: Te(u, r) }))
          .filter(({ rule: u }) => t(r(l), u)),
        [c] = o
      return c === void 0 ? [] : [mn(l, c.spec, c.rule)]
    })
  },
  Le = (e, n) => Oe(e, n, (t, a) => !S(t, a)),
  Ie = (e, n) => Oe(e, n, C)
var $e = (e, n) => e.replaceAll(/\{\{(\w+)\}\}/g, (t, a) => String(n[a] ?? t)),
  un = (e, n) => {
    let t = new Intl.NumberFormat(n)
    return Object.fromEntries(
      Object.entries(e).map(([a, r]) => [a, typeof r == 'number' ? t.format(r) : r]),
    )
  },
  Pe = ({ t: e, region: n }, { key: t, values: a = {} }) => e(t, un(a, n))
var rt = Object.fromEntries(
  ['example', 'extensions', 'height', 'length', 'max', 'min', 'size', 'types', 'width'].map((e) => [
    e,
    `{{${e}}}`,
  ]),
)
var st = (e, n) => {
  let t = (r, l = {}) => $e(n.sentences[r] ?? n.otherwise, l),
    a = (r) =>
      r.map(({ field: l, dependsOn: o, ...c }) => ({
        field: l,
        sentence: Pe({ t, region: n.region }, c),
        ...(o === void 0 ? {} : { dependsOn: o }),
      }))
  return { check: (r) => a(Le(e, r)), checkTyping: (r) => a(Ie(e, r)) }
}
var ct = (e, n) => {
    let t = new FormData(n),
      a = (r) => ['list', 'files'].includes(e[r]?.clean ?? '')
    return Ae(e, Object.fromEntries(T(e).map((r) => [r, a(r) ? t.getAll(r) : t.get(r)])))
  },
  pn = (e, n) => {
    let t = n instanceof Element ? n.getAttribute('name') : null
    return L(e, t) ? t : void 0
  },
  mt = (e, n, t) => {
    let a = n.closest('fieldset')
    if (!(a !== null && t instanceof Node && a.contains(t))) return pn(e, n)
  }
var pt = () => {
  let e = [],
    n = new AbortController(),
    t = { capture: !0, signal: n.signal },
    a = !1,
    r = () => {
      a = !1
      let l = e.splice(0)
      setTimeout(() => {
        for (let o of l) o()
      })
    }
  return (
    addEventListener('pointerdown', () => (a = !0), t),
    addEventListener('pointerup', r, t),
    addEventListener('pointercancel', r, t),
    {
      run: (l) => {
        a ? e.push(l) : l()
      },
      end: () => n.abort(),
    }
  )
}
var fn = ({ source: e, flags: n }) => {
    if (n.replace(/[guvy]/g, '') !== '') return {}
    let [, t] = /^\^(.*)\$$/s.exec(e) ?? []
    return { pattern: t ?? (e.includes('|') ? `.*(?:${e}).*` : `.*${e}.*`) }
  },
  yn = {
    required: () => ({ required: !0 }),
    email: ({ multiple: e = !1 }) => ({ type: 'email', ...(e ? { multiple: !0 } : {}) }),
    regex: ({ pattern: e }) => fn(e),
    min: ({ length: e }) => ({ minLength: e }),
    max: ({ length: e }) => ({ 'data-maxlength': e }),
    length: ({ length: e }) => ({ minLength: e, 'data-maxlength': e }),
    between: ({ min: e, max: n }) => ({ min: e, max: n }),
    min_value: ({ min: e }) => ({ min: e }),
    max_value: ({ max: e }) => ({ max: e }),
  },
  gn = (e) => yn[e.rule]?.(e) ?? {},
  yt = (e) => e.reduce((n, t) => ({ ...n, ...gn(t) }), {}),
  xn = (e) => {
    try {
      return [{ rule: 'regex', pattern: new RegExp(`^(?:${e})$`, 'u') }]
    } catch (n) {
      if (n instanceof SyntaxError) return []
      throw n
    }
  },
  gt = (e) => {
    let n = e('type') ?? 'text',
      t = e('pattern') ?? '',
      a = (o) => e(o) !== null,
      r = (o, c) => {
        let u = e(o)?.trim() ?? ''
        return u === '' || !Number.isFinite(Number(u)) ? [] : [c(Number(u))]
      },
      l = [
        ...r('min', (o) => ({ rule: 'min_value', min: o })),
        ...r('max', (o) => ({ rule: 'max_value', max: o })),
      ]
    return [
      ..._e(a('required'), { rule: 'required', allowFalse: n !== 'checkbox' }),
      ..._e(n === 'email', { rule: 'email', multiple: a('multiple') }),
      ...(t === '' ? [] : xn(t)),
      ...r('minlength', (o) => ({ rule: 'min', length: o })),
      ...r('maxlength', (o) => ({ rule: 'max', length: o })),
      ...r('data-maxlength', (o) => ({ rule: 'max', length: o })),
      ...(n === 'number' || n === 'range' ? l : []),
    ]
  },
  _e = (e, n) => (e ? [n] : [])
export {
  U as a,
  X as b,
  L as c,
  $e as d,
  bn as e,
  hn as f,
  Me as g,
  yt as h,
  gt as i,
  F as j,
  Tn as k,
  st as l,
  ct as m,
  pn as n,
  mt as o,
  pt as p,
}
