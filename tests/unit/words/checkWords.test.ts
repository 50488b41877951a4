import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import {
  emptyErrors,
  sameErrors,
  sentenceErrors,
  staleSame,
} from '../../../src/services/content/checks/commonRules.js'
import { shownWords, wordsOf } from '../../../src/services/content/checks/wordsOf.js'
import {
  createTextErrors,
  headErrors,
  missingLanguage,
  type Targets,
} from '../../../src/services/content/checks/contentRules.js'
import { examErrors } from '../../../src/services/content/checks/examPages.js'
import { unevenErrors } from '../../../src/services/content/checks/facts/sameFacts.js'
import { foreignNameErrors } from '../../../src/services/content/checks/glossary/foreignNames.js'
import { listErrors } from '../../../src/services/content/checks/listRules.js'
import { samePlaceholders } from '../../../src/services/content/checks/samePlaceholders.js'
import { readLocales } from '../../../scripts/words/localeFiles.js'
import { report } from '../../../scripts/words/printErrors.js'
import { typographyErrors } from '../../../src/services/content/checks/typography.js'
import { unusedKeys } from '../../../scripts/words/usedKeys.js'
import type { Locale, Word, WordError } from '../../../src/services/content/checks/wordTypes.js'
import type { Rule } from '../../../src/services/schema/brokenRule.js'
import { aWord, rulesOf, saying } from './aWord.js'

const noTargets: Targets = {
  pages: ['mri'],
  hiddenFiles: new Set<string>(),
  anchorsOf: () => new Set<string>(),
  anchorsIn: () => new Set<string>(),
}

/** Returns the check of texts whose only fact is `phone`, which is empty if `emptyNames` has it. */
const textErrors = (targets = noTargets, emptyNames: readonly string[] = []) =>
  createTextErrors(
    { localize: (text, locale) => text[locale], names: ['phone'], emptyNames },
    targets,
  )

const spaced = (text: string) => text.replaceAll('°', '\u00A0')

describe('typography', () => {
  test.each<[Locale, string, Rule]>([
    ['fr', "l'examen", 'apostrophe'],
    ['en', "don't", 'apostrophe'],
    ['en', 'the "bore"', 'quotes'],
    ['fr', 'Vraiment\u202F?', 'noBreak'],
    ['en', 'Call us ', 'edgeSpace'],
    ['en', 'Call  us', 'doubled'],
    ['en', 'until 1 p.m..', 'doubled'],
    ['fr', 'patient·e·s', 'middleDot'],
    ['fr', 'À jeun ?', 'markSpace'],
    ['fr', 'À jeun°!', 'markSpace'],
    ['fr', 'Durée: une heure', 'noBreak'],
    ['fr', 'Durée : une heure', 'noBreak'],
    ['fr', '« À jeun°»', 'noBreak'],
    ['fr', '«°À jeun »', 'noBreak'],
    ['fr', '50 % des cas', 'noBreak'],
    ['fr', '50% des cas', 'noBreak'],
    ['fr', 'Coût°: 125 $', 'noBreak'],
    ['fr', 'Coût°: $125', 'dollar'],
    ['fr', 'dès 9 h', 'frenchHours'],
    ['fr', 'dès 9°h 30', 'frenchHours'],
    ['fr', 'dès 9h30', 'frenchHours'],
    ['fr', 'dès 9°h°00', 'frenchHours'],
    ['fr', 'à 12 semaines', 'noBreak'],
    ['fr', 'le 21 novembre', 'noBreak'],
    ['fr', '1,5 litre', 'noBreak'],
    ['fr', '{{days}} jours', 'noBreak'],
    ['fr', '{{count}} demandes', 'noBreak'],
    ['fr', '2 337°personnes', 'noBreak'],
    ['fr', 'le Dr Roy', 'noBreak'],
    ['fr', 'la 2ème fois', 'ordinal'],
    ['fr', 'A jeun', 'accent'],
    ['fr', 'Echographie', 'accent'],
    ['fr', 'dire “oui”', 'quotes'],
    ['fr', 'à 9:30 a.m.', 'frenchHours'],
    ['en', 'say « yes »', 'quotes'],
    ['en', 'Cost : free', 'markSpace'],
    ['en', '125 $', 'dollar'],
    ['en', 'at 9:30 am', 'englishHours'],
    ['en', 'at 9 h 30', 'englishHours'],
  ])('rejects in %s « %s »', (locale, text, rule) => {
    expect(rulesOf(typographyErrors(saying(locale, spaced(text))))).toContain(rule)
  })

  test.each<[Locale, string]>([
    ['fr', 'L’examen dure 20 à 45°minutes; à jeun? Oui!'],
    ['fr', 'Les heures°: de 9°h à 17°h°30, à 09:30 sur l’écran.'],
    ['fr', 'Elle dit «°le mot “oui”°».'],
    ['fr', '2°337°personnes, 5°%, 1°250,50°$, le 1er°mai, la 2e°fois'],
    ['fr', 'Composez le 811 ou le 911, ou le 418 555-0142, bureau 200 ou poste 12.'],
    ['fr', '{{days}}°jours, {{count}}°demandes, {{minutes}} avant l’heure'],
    ['fr', 'À 12°semaines, Mme°Roy appelle [ici](https://exemple.ca/a:b).'],
    ['fr', 'Écrivez à nom@exemple.ca en 2026 ou 2027, ou lisez https://exemple.ca/a?b.'],
    ['en', 'It’s “loud”: 9:30 a.m. to 5 p.m., 5%, $1,250.50 or 2,337 people.'],
  ])('accepts in %s « %s »', (locale, text) => {
    expect(rulesOf(typographyErrors(saying(locale, spaced(text))))).toEqual([])
  })
})

describe('list items', () => {
  const list = (...items: readonly string[]) =>
    items.map((fr, place) => aWord({ fr }, { key: `mri.sections[0].list[${place}]` }))
  const found = (...items: readonly string[]) => rulesOf(listErrors(list(...items)))
  const phrase: readonly Rule[] = ['listNoStop']
  const sentence: readonly Rule[] = ['listStop']

  test.each<[string, readonly string[], readonly Rule[]]>([
    ['phrases without a stop', ['Une ordonnance', 'Une carte valide'], []],
    ['a phrase with a stop', ['Une ordonnance', 'Une carte valide.'], phrase],
    ['short phrases with stops', ['Une carte.', 'Un CV.'], [...phrase, ...phrase]],
    [
      'sentences',
      ['Vous pouvez demander une pause.', 'Vous pouvez aussi refuser cet examen à tout moment.'],
      [],
    ],
    ['an item of two sentences', ['Un implant. Appelez-nous.', 'Une pompe.'], []],
    [
      'a sentence without a stop in a list of sentences',
      ['Un implant. Appelez-nous.', 'Une pompe'],
      sentence,
    ],
    ['a question as a sentence', ['Est-ce que cet examen me fera mal?', 'Oui. Un peu.'], []],
    ['semicolons', ['une pompe;', 'un implant'], phrase],
  ])('are checked for final punctuation: %s', (_what, items, errors) => {
    expect(found(...items)).toEqual(errors)
  })

  test('must end alike in both languages', () => {
    const key = 'privacy.sections[0].blocks[0].items[0]'
    const uneven = aWord(
      { fr: 'Vous pouvez corriger tout renseignement inexact.', en: 'Correct it' },
      { key },
    )
    expect(listErrors([uneven]).map((error) => error.key)).toEqual([`${key}.en`])
  })

  test('do not include paragraphs', () => {
    expect(
      listErrors([aWord({ fr: 'Un.' }, { key: 'mri.paragraphs[0]' }), aWord({ fr: 'Deux' })]),
    ).toEqual([])
  })
})

describe('name in the other language', () => {
  test.each<[Locale, string, number]>([
    ['en', 'CHU de Québec, page on screening', 1],
    ['en', '[CHU de Québec](fr), page on screening', 0],
    ['en', 'Read [Carnet santé Québec](fr:https://exemple.ca).', 0],
    ['en', 'Read [Carnet santé Québec](https://exemple.ca).', 1],
    ['fr', 'CHU de Québec', 0],
    ['fr', 'Mayo Clinic, page sur l’IRM', 1],
    ['fr', '[Mayo Clinic](en), page sur l’IRM', 0],
  ])('is checked: in %s « %s » has %i errors', (locale, text, count) => {
    expect(foreignNameErrors(saying(locale, text))).toHaveLength(count)
  })
})

test('text error › names file and key of its language', () => {
  const place = ({ file, key }: WordError) => `${file} ${key}`
  const locale = aWord({ en: "don't" }, { file: 'locales/fr/a.json', key: 'b', from: 'locales' })
  expect(typographyErrors(locale).map(place)).toEqual(['locales/en/a.json b'])
  expect(typographyErrors(saying('en', "don't")).map(place)).toEqual([
    'src/content/exams/mri.json lead.en',
  ])
})

describe('text', () => {
  test('is not empty and has both languages', () => {
    expect(rulesOf(emptyErrors(aWord({ fr: ' ', en: 'x' })))).toEqual(['missing'])
    expect(missingLanguage(aWord({ fr: 'oui' }))[0]?.key).toBe('lead.en')
    expect(missingLanguage(aWord({ fr: 'oui', en: 'yes' }))).toEqual([])
  })

  test('differs between the languages unless listed or without words', () => {
    const same = new Set(['Date'])
    const check = (text: string, changes?: Partial<Word>) =>
      sameErrors(aWord({ fr: text, en: text }, changes), same).length
    expect([check('Menu'), check('Date'), check('12'), check('{{a}}, {{b}}')]).toEqual([1, 0, 0, 0])
    expect(check('à {{a}}')).toBe(1)
    expect(check('Belrive', { file: 'src/clinic.json', key: 'legalName' })).toBe(0)
    expect(staleSame('f', [aWord({ fr: 'Menu', en: 'Menu' })], new Set(['Menu', 'Date']))).toEqual([
      { file: 'f', key: 'Date', error: 'is no longer needed', isWarning: true },
    ])
  })

  test('has no sentence of more than 20 words', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')
    const check = (text: string) => sentenceErrors(saying('en', text)).length
    expect(check(`${words(20)}. ${words(20)}?`)).toBe(0)
    expect(check(`${words(3)}. ${words(21)}.`)).toBe(1)
    expect(check(`${words(15)} at 9 a.m. ${words(10)}`)).toBe(1)
    expect(check(`${words(15)} No. 8196 ${words(10)}`)).toBe(1)
    expect(check(`${words(15)} or no. ${words(15)}`)).toBe(0)
  })

  test('names known facts, equal in both languages', () => {
    const text = aWord({ fr: '{{phone}} {{fone}}', en: '{{phone}}' })
    expect(rulesOf(textErrors(noTargets, ['phone'])(text))).toEqual([
      'unknownFact',
      'emptyFact',
      'emptyFact',
      'unevenFacts',
    ])
    expect(unevenErrors(aWord({ fr: '[a](#b) {{c}}', en: '{{c}} [d](#b)' }))).toEqual([])
  })

  test('links to existing pages and anchors', () => {
    const targets = {
      pages: ['home', 'mri'],
      hiddenFiles: new Set<string>(),
      anchorsOf: (page: string) => new Set(page === 'home' ? ['contact'] : []),
      anchorsIn: () => new Set(['visit']),
    }
    const good = [
      'page:mri',
      'page:home#contact',
      '#visit',
      'tel:clinic',
      'https://ramq.gouv.qc.ca',
    ]
    const bad = [
      'page:irm',
      'page:mri#contact',
      '#cost',
      'mailto:desk',
      'http://x.ca',
      '/en',
      'https://',
    ]
    const check = (target: string) =>
      textErrors(targets)(saying('en', `See [this](${target}).`)).length
    expect(good.map(check)).toEqual(good.map(() => 0))
    expect(bad.map(check)).toEqual(bad.map(() => 1))
    expect(textErrors()(saying('en', '[ ](tel:clinic)'))).toHaveLength(1)
  })

  test('shows no code as written', () => {
    const check = (text: string) =>
      textErrors()(saying('en', text)).map(({ values }) => values['code'])
    expect(check('See **this** [page](page:mri) or [that](en:https://x.ca/a%20b).')).toEqual([])
    expect(check('The letter says “he [sic]” and 5 * 3.')).toEqual([])
    for (const [text, code] of [
      ['Call {{ phone }}.', '{{ phone }}'],
      ['Call {{phone, x}}.', '{{phone, x}}'],
      ['Call {phone}.', '{phone}'],
      ['Call phone}}.', '}}'],
      ['**[word](page:mri)**', '[word](page:mri)'],
      ['[**bold**](page:mri)', '**'],
      ['[word]()', '[word]()'],
      ['[](page:mri)', '[](page:mri)'],
      ['[word] (page:mri)', '[word] (page:mri)'],
      ['[word](page:mri', '[word](page:mri'],
      ['[word](https://x.ca/MRI_(imaging))', '[word](https://x.ca/MRI_(imaging)'],
      ['[word](https://x.ca/24 h)', '[word](https://x.ca/24 h)'],
      ['word](page:mri)', ']('],
      ['**bold', '**'],
    ] as const) {
      expect([text, ...check(text)]).toEqual([text, code])
    }
  })
})

describe('head of a page', () => {
  const say = (text: string) => text
  const head = (file: string, part: string, text: string) =>
    aWord({ en: text }, { file, key: `page.head.${part}` })
  const check = (...words: readonly Word[]) => rulesOf(headErrors(words, say))

  test('has a title and a description of the right length', () => {
    expect(
      check(head('a', 'title', 'x'.repeat(49)), head('a', 'description', 'y'.repeat(70))),
    ).toEqual([])
    expect(check(head('a', 'title', 'x'.repeat(50)))).toHaveLength(1)
    expect(check(head('a', 'description', 'y'.repeat(69)))).toHaveLength(1)
    expect(check(head('a', 'description', 'y'.repeat(161)))).toHaveLength(1)
    expect(check(head('a', 'title', '**MRI**'))).toHaveLength(1)
  })

  test('is unique', () => {
    expect(check(head('a', 'title', 'MRI'), head('b', 'title', 'MRI'))).toEqual(['repeated'])
  })
})

describe('exam page', () => {
  const long = { fr: 'mot '.repeat(350).trim(), en: 'word '.repeat(350).trim() }
  const section = (id: string, kind = 'prose') => ({ id, kind, text: long })
  const questions = (count: number) => ({
    id: 'questions',
    kind: 'questions',
    questions: Array.from({ length: count }, () => ({})),
  })
  const check = (sections: readonly unknown[], answers = {}) => {
    const value = { sections, answers }
    const sources = [{ file: 'src/content/exams/mri.json', value, whole: value }]
    return rulesOf(examErrors(sources, shownWords(sources)))
  }
  const ids = ['about', 'visit', 'after', 'limits']
  const cost = { id: 'cost', kind: 'cost' }
  const complete = [
    ...ids.map((id) => section(id)),
    section('before', 'prepare'),
    cost,
    questions(3),
  ]

  test('has its sections, three questions and 350 words in each language', () => {
    expect(check(complete)).toEqual([])
    expect(check(complete.slice(1))).toEqual(['noSection'])
    expect(check([...complete, section('visit')])).toEqual(['repeatedSection'])
    expect(check([...complete.slice(0, -1), questions(2)])).toEqual(['fewQuestions'])
    const short = ids.map((id) => ({ id, kind: 'prose', text: { fr: long.fr, en: 'few words' } }))
    expect(check([...short, { id: 'b', kind: 'prepare' }, cost, questions(3)])).toEqual([
      'shortPage',
    ])
  })

  test('answers each question under a heading that asks it, in both languages', () => {
    const asked = { fr: 'À quoi sert-il?', en: 'What is it for?' }
    const told = { fr: 'Ce qu’il montre', en: 'What does it show?' }
    const why = { id: 'why', kind: 'prose', heading: { text: told, strong: asked } }
    const what = { id: 'what', kind: 'prose', heading: { text: told } }
    const inside = {
      id: 'inside',
      kind: 'questions',
      questions: [{ id: 'hurt', question: asked }, {}, {}],
    }
    const found = (answer: string) => check([...complete, why, what, inside], { what: answer })

    expect([...found('why'), ...found('hurt'), ...found('cost')]).toEqual([])
    expect(found('what')).toEqual(['notAsked'])
    expect(found('nowhere')).toEqual(['noAnswer'])
  })
})

describe('locale files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (files: Readonly<Record<string, unknown>>) => {
    rmSync(folder, { recursive: true })
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      const text = typeof content === 'string' ? content : JSON.stringify(content)
      writeFileSync(join(folder, name), text)
    }
  }
  const check = (fr: unknown, en: unknown) => {
    write({ 'locales/fr/a.json': fr, 'locales/en/a.json': en })
    const { words, errors } = readLocales(folder)
    return [...errors, ...words.flatMap(samePlaceholders)].map(
      ({ file, key, error }) => `${file} ${key} ${error}`,
    )
  }

  test('have equal keys in equal order, except French plurals', () => {
    expect(check({ a: '1', b: { c: '2' } }, { a: '1', b: { c: '2' } })).toEqual([])
    expect(check({ a: '1', b: '2' }, { a: '1', c: '2' })).toEqual([
      'locales/en/a.json b is missing',
      'locales/fr/a.json c is missing',
    ])
    expect(check({ a: '1', b: '2' }, { b: '2', a: '1' })).toEqual([
      'locales/fr/a.json a is out of order: English has b at this position',
    ])
    const english = { n_one: 'one', n_other: '{{count}} d' }
    expect(check({ n_one: 'un', n_many: '{{count}} de', n_other: '{{count}} d' }, english)).toEqual(
      [],
    )
    expect(check({ a: 1 }, { a: '1' })).toContain(
      'locales/fr/a.json a must be a text or a group of texts',
    )
  })

  test('are reported with a line only if the file is not valid JSON', () => {
    write({ 'locales/fr/a.json': '{\n  "a": "1"\n  "b": "2"\n}', 'locales/en/a.json': { a: '1' } })
    expect(readLocales(folder)).toEqual({
      words: [],
      errors: [
        {
          file: 'locales/fr/a.json',
          line: 3,
          key: 'column 3',
          error: 'a comma or the closing bracket is expected, not "',
        },
      ],
    })
  })

  test('are equal in both languages', () => {
    write({ 'locales/fr/a.json': {}, 'locales/en/b.json': {} })
    expect(readLocales(folder).errors.map(({ file }) => file)).toEqual([
      'locales/fr/b.json',
      'locales/en/a.json',
    ])
  })

  test('have unique names across folders', () => {
    const files = ['locales/fr/a.json', 'locales/fr/staff/a.json']
    write(
      Object.fromEntries(
        files.flatMap((file) => [
          [file, {}],
          [file.replace('fr', 'en'), {}],
        ]),
      ),
    )
    expect(readLocales(folder).errors).toEqual([
      { file: 'locales/fr/staff/a.json', key: '', error: 'has the same name as a.json' },
    ])
  })

  test('have equal placeholders', () => {
    expect(check({ a: 'à {{time}}' }, { a: 'at {{hour}}' })).toEqual([
      'locales/fr/a.json a has {{time}} where English has {{hour}}',
    ])
    expect(check({ a: '{{a}} {{b}}' }, { a: '{{b}} {{a}}' })).toEqual([])
    expect(check({ n_one: 'un jour' }, { n_one: '{{count}} day' })).toEqual([])
    expect(check({ n_many: '{{n}} de', n_other: '{{count}}' }, { n_other: '{{count}}' })).toEqual([
      'locales/fr/a.json n_many has {{n}} where English has {{count}}',
    ])
  })

  test('contain no unused key', () => {
    const texts = {
      title: 'x',
      days: { monday: 'x', tuesday: 'x' },
      n_one: 'x',
      n_other: 'x',
      old: 'x',
      island: { send: 'x', group: { retry: 'x', never: 'x' } },
    }
    write({
      'locales/fr/a.json': texts,
      'locales/en/a.json': texts,
      'src/Page.tsx': [
        "t('a:title') + t(`a:days.${day}`) + t('a:n', { count })",
        "const { send, group } = words('a:island'); send + group.retry",
        "// t('a:old')",
        "/** t('a:old') */ // and `node:fs`",
      ].join('\n'),
    })
    const errors = unusedKeys(folder, readLocales(folder).words)
    expect(errors.map(({ key, error }) => `${key} ${error}`)).toEqual([
      'old is not used in src',
      'island.group.never is not used in src',
    ])
  })
})

describe('report of text errors', () => {
  const errors = [
    { file: 'b.ts', key: 'long.key', error: 'is empty' },
    { file: 'a.json', line: 7, key: 'k', error: 'is missing' },
    { file: 'c', key: 'w', error: 'is long', isWarning: true as const },
  ]

  test('aligns columns, puts warnings first and counts', () => {
    expect(report(errors, 12, false)).toBe(
      [
        'c  w  warning: is long',
        'a.json:7  k         is missing',
        'b.ts      long.key  is empty',
        '12 texts: 2 errors, 1 warning',
        '',
      ].join('\n'),
    )
  })

  test('uses colours only on a terminal', () => {
    expect(report(errors, 12, true)).toContain('\u001B[31mis empty')
    expect(report(errors, 12, false)).not.toContain('\u001B')
  })
})

test('content texts › are found once at any depth', () => {
  const shared = { fr: 'un', en: 'one' }
  const sources = [
    {
      file: 'a.ts',
      value: { page: { title: shared, list: [{ fr: 'deux' }], other: { fr: 1, en: 2 } } },
    },
    { file: 'z.ts', value: { all: [shared], say: () => shared } },
  ]
  expect(wordsOf(sources).map(({ file, key }) => `${file} ${key}`)).toEqual([
    'a.ts page.title',
    'a.ts page.list[0]',
  ])
})

test('content texts › are paired by paragraph in both languages', () => {
  const texts = {
    fr: { name: 'Nom', text: 'Bonjour,\n\nAppelez-nous.', minutes: 3 },
    en: { name: 'Name', text: 'Hello,\n\nCall us.', minutes: 3 },
  }
  const found = wordsOf([{ file: 'a.ts', value: { template: { texts } } }])
  expect(found.map(({ key, texts: { fr, en } }) => [key, fr, en])).toEqual([
    ['template.texts.name', 'Nom', 'Name'],
    ['template.texts.text[0]', 'Bonjour,', 'Hello,'],
    ['template.texts.text[1]', 'Appelez-nous.', 'Call us.'],
  ])
})
