import { brotliCompressSync } from 'node:zlib'
import { load } from 'cheerio'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  examNames,
  isExam,
  type Locale,
  locales,
  type PageName,
} from '../../../src/addresses/pageTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { toolsOf } from '../../../src/controllers/tools/toolsController.js'
import ExamDates from '../../../src/views/tools/ExamDates.island.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests({ clinic: { closures: christmas } })
})
afterAll(() => running.end())

const christmas = [
  { from: '2026-12-24', to: '2026-12-26', reason: { fr: 'congé de Noël', en: 'Christmas' } },
]

type Fields = Readonly<Record<string, string | readonly string[]>>

const scan = { known: 'scan', weeks: '8', days: '3', day: '21', month: '11', year: '2026' }

const postTo = (path: string, fields: Fields, app = running) =>
  app.site
    .post(path)
    .type('form')
    .send(fields)
    .then((answer) => answer)

const post = (page: PageName, fields: Fields, locale: Locale = 'fr') =>
  postTo(urlFor(page, locale), fields)

const said = (html: string, tool: string): string =>
  load(html)(`#${tool}-answer`).text().replaceAll(/\s+/g, ' ').trim()

const dates = (fields: Fields) => ({ tool: 'examDates', ...fields })

describe('tools without JavaScript', () => {
  test.each(['tools', 'nuchalTranslucency', 'morphological', 'fetal'] as const)(
    'dates tool shows the exam dates on the page %s',
    async (page) => {
      const answer = await post(page, dates(scan))
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['set-cookie']).toBeUndefined()
      const text = said(answer.text, 'dates')
      expect(text).toContain('Du mercredi 9 décembre 2026 au mardi 29 décembre 2026.')
      expect(text).toContain('la clinique sera ouverte 15 jours')
      expect(text).toContain('jeudi 24 décembre, fermé : congé de Noël')
      expect(text).toContain('passe avant celles-ci')
      expect(text).toContain('811')
    },
  )

  test('dates tool shows the exam dates in English', async () => {
    const text = said((await post('tools', dates(scan), 'en')).text, 'dates')
    expect(text).toContain('From Wednesday, December 9, 2026 to Tuesday, December 29, 2026.')
  })

  const nuchalOf = (html: string): string =>
    /Clarté nucale(.*?)Échographie morphologique/.exec(said(html, 'dates'))?.[1] ?? ''

  test('dates tool suggests only future days, and none once they have passed', async () => {
    const begun = nuchalOf((await post('tools', dates({ ...scan, weeks: '12' }))).text)
    expect(begun).toContain(
      'une date entre le samedi 21 novembre 2026 et le mardi 24 novembre 2026',
    )
    const passed = nuchalOf((await post('tools', dates({ ...scan, weeks: '13' }))).text)
    expect(passed).toContain('D’ici la fin, la clinique sera ouverte 3 jours.')
    expect(passed).not.toMatch(/suggérons|privilégier/)
  })

  test('dates tool asks to call when 5 open days or fewer are left', async () => {
    const sentence = 'La période se termine bientôt. Plutôt que d’écrire, appelez-nous'
    const nuchalAt = async (weeks: string) =>
      nuchalOf((await post('tools', dates({ ...scan, weeks }))).text)
    expect(await nuchalAt('12')).not.toContain(sentence)
    expect(await nuchalAt('13')).toContain(sentence)
  })

  test.each([
    ['14', 'de préférence avant 17 semaines. Si vous la souhaitez'],
    ['17', 'pour peu de temps encore. Si vous la souhaitez, appelez dès aujourd’hui'],
  ])(
    'dates tool shows the remaining choice of a blood test at %s weeks',
    async (weeks, sentence) => {
      const html = (await post('tools', dates({ ...scan, weeks, days: '0' }))).text
      expect(nuchalOf(html)).toContain(sentence)
    },
  )

  test('dates tool does not state a pregnancy before 4 weeks', async () => {
    const fields = dates({ known: 'period', day: '1', month: '11', year: '2026' })
    const text = said((await post('tools', fields, 'en')).text, 'dates')
    expect(text).toContain('a pregnancy would be at less than 4 weeks')
    expect(text).not.toContain('you’re at')
  })

  test.each([
    ['fr', 'Nous suggérons le samedi 21 novembre 2026, au milieu de la période.'],
    ['en', 'We suggest Saturday, November 21, 2026, in the middle of the window.'],
  ] as const)(
    'dates tool suggests one day when the period ends today, in %s',
    async (locale, day) => {
      const fields = dates({ ...scan, weeks: '12', days: '6' })
      const text = said((await post('tools', fields, locale)).text, 'dates')
      expect(text).toContain(day)
    },
  )

  test.each([
    ['fr', 'Pour toute question sur le dépistage, parlez à la personne qui suit'],
    ['en', 'For any question about screening, talk to your doctor'],
  ] as const)(
    'dates tool shows the options for each exam at 30 weeks of pregnancy, in %s',
    async (locale, sentence) => {
      const fields = dates({ ...scan, weeks: '30' })
      const text = said((await post('tools', fields, locale)).text, 'dates')
      expect(text).toContain(sentence)
      expect(text).toMatch(/prescrire une autre échographie|order another ultrasound/)
      expect(text).not.toMatch(/datation|dating/i)
    },
  )

  test('dates tool asks to call when the clinic has no open day left in a period', async () => {
    const closed = { from: '2026-11-21', to: '2026-11-21', reason: { fr: 'travaux', en: 'works' } }
    const app = await appForTests({ clinic: { closures: [closed] } })
    const fields = dates({ ...scan, weeks: '13', days: '5' })
    const html = (await postTo(urlFor('tools', 'fr'), fields, app)).text
    const text = nuchalOf(html)
    expect(text).toContain('au dimanche 22 novembre 2026, et il n’y reste aucun jour d’ouverture.')
    expect(text).toContain('Appelez-nous')
    expect(load(html)('[name=request], [name=calendar]').length).toBe(2)
    expect(
      load(html)('[value=nuchalTranslucency]:is([name=request], [name=calendar])').length,
    ).toBe(0)
    await app.end()
  })

  test.each(['tools', 'hysterosonogram', 'breastMri'] as const)(
    'cycle tool shows the days of a cycle on the page %s',
    async (page) => {
      const fields = { tool: 'cycleDays', exam: 'hysterosonogram', day: '21', month: '11' }
      const answer = await post(page, { ...fields, year: '2026' })
      expect(said(answer.text, 'cycle-days')).toMatch(
        /du mercredi 25 novembre 2026.*si vous saignez encore ce jour-là/,
      )
    },
  )

  test.each([
    ['fr', 'Appelez-nous : nous fixons le rendez-vous avec vous.', 'le jour 1 :'],
    ['en', 'Call us and we’ll book the appointment with you.', 'Call on day 1'],
  ] as const)(
    'cycle tool does not suggest a call on day 1 after it has passed, in %s',
    async (locale, now, gone) => {
      const day1 = { day: '16', month: '11', year: '2026' }
      const answer = await post('tools', { tool: 'cycleDays', exam: 'breastMri', ...day1 }, locale)
      const text = said(answer.text, 'cycle-days')
      expect(text).toContain(now)
      expect(text).not.toContain(gone)
    },
  )

  test.each([
    ['fr', '8', 'D’ici la fin, la clinique sera ouverte 1 jour.Jour ouvert : samedi 21 novembre.'],
    [
      'en',
      '8',
      'Between now and the end, the clinic will be open 1 day.Open day: Saturday, November 21.',
    ],
    ['fr', '10', 'Jours ouverts : samedi 21 novembre et lundi 23 novembre.'],
    ['en', '10', 'Open days: Saturday, November 21; Monday, November 23.'],
  ] as const)(
    'cycle tool uses correct plurals for open days in %s with day 1 on November %s',
    async (locale, day, sentence) => {
      const day1 = { day, month: '11', year: '2026' }
      const answer = await post('tools', { tool: 'cycleDays', exam: 'breastMri', ...day1 }, locale)
      expect(said(answer.text, 'cycle-days')).toContain(sentence)
    },
  )

  test.each<Fields>([
    { tool: 'cycleDays', exam: 'breastMri', situations: ['menopause'] },
    { tool: 'cycleDays', exam: 'hysterosonogram', situations: ['bleeding'] },
    { tool: 'preparationSheet', exam: 'mri', hour: '9:00' },
  ])('tools do not mention a midwife without a pregnancy: %j', async (fields) => {
    const form = fields['tool'] === 'cycleDays' ? 'cycle-days' : 'sheet'
    const english = said((await post('tools', fields, 'en')).text, form)
    expect(english).toMatch(/the person who ordered the exam/i)
    expect(english).not.toContain('midwife')
    const french = said((await post('tools', fields)).text, form)
    expect(french).toMatch(/la personne qui a prescrit l’examen/)
    expect(french).not.toMatch(/qui vous suit|celles-ci/)
  })

  test('cycle tool › tells the visitor to phone when the situation needs advice', async () => {
    const fields = { tool: 'cycleDays', exam: 'both', situations: ['bleeding', 'pregnant'] }
    const text = said((await post('tools', fields)).text, 'cycle-days')
    expect(text).toMatch(/Appelez-nous avant de choisir.*Je saigne encore.*grossesse est possible/)
  })

  test.each(['home', 'ultrasound', 'tools'] as const)(
    'exam finder finds the exam of a prescription on the page %s',
    async (page) => {
      const answer = await post(page, { tool: 'examFinder', words: 'clartée nucal' })
      expect(answer.status).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(said(answer.text, 'find')).toContain('Échographie de la clarté nucale')
      expect(load(answer.text)('#find-words').val()).toBe('clartée nucal')
    },
  )

  test.each([
    ['fr', 'clarté nucale', 'Info-Santé, au 811. En cas d’urgence, composez le 911.'],
    ['fr', 'taco', 'Info-Santé, au 811. En cas d’urgence, composez le 911.'],
    ['en', 'breast lump', 'Info-Santé, at 811. In an emergency, call 911.'],
  ] as const)(
    'exam finder shows the emergency numbers in %s below the answer for “%s”',
    async (locale, words, sentence) => {
      const answer = await post('home', { tool: 'examFinder', words }, locale)
      expect(said(answer.text, 'find')).toContain(sentence)
    },
  )

  test.each([
    ['fr', 'AVC', /désigner ?Visage qui tombe.*911.*IRM.*un implant, du métal/],
    ['en', 'stroke', /mean ?Face drooping.*911.*MRI.*an implant or metal/],
    ['fr', 'clarté nucale', /désigner ?Enceinte, avec des saignements.*811.*Échographie de la/],
    ['en', 'nuchal', /mean ?Pregnant and bleeding.*811.*Nuchal/],
  ] as const)(
    'exam finder shows signs that need care at once above the exams, in %s for “%s”',
    async (locale, words, order) => {
      const answer = await post('home', { tool: 'examFinder', words }, locale)
      expect(said(answer.text, 'find')).toMatch(order)
    },
  )

  test('exam finder reports an exam that is not offered', async () => {
    const answer = await post('home', { tool: 'examFinder', words: 'mammogram' }, 'en')
    expect(said(answer.text, 'find')).toContain('We don’t do this here.')
  })

  test.each(['tools', ...examNames] as const)(
    'sheet tool preselects the exam on the page %s',
    async (page) => {
      const form = load((await running.site.get(urlFor(page, 'fr'))).text)
      const chosen = form('#sheet-exam option[selected]').attr('value')
      expect(chosen).toBe(isExam(page) ? page : '')
      const fields = { tool: 'preparationSheet', exam: 'nuchalTranslucency', hour: '10 h 30' }
      const answer = await post(page, { ...fields, exam2: '', hour2: '' })
      expect(answer.headers['cache-control']).toBe('no-store')
      const text = said(answer.text, 'sheet')
      expect(text).toMatch(
        /9 h 30 Eau terminée; n’urinez plus.*10 h 20 Arrivée à l’accueil.*10 h 30 Écho/,
      )
      expect(text).toContain('L’ordonnance originale, signée')
      expect(text).toContain('passe avant cette fiche')
    },
  )

  test.each([
    ['fr', /8 h 30 Eau terminée; n’urinez plus jusqu’à l’examen Au premier trimestre/],
    ['en', /8:30 a\.m\. Water finished; don’t urinate until the exam In the first trimester/],
  ] as const)(
    'sheet tool omits the drinking hours of early pregnancy late in a pregnancy, in %s',
    async (locale, line) => {
      const fields = { tool: 'preparationSheet', exam: 'fetal', hour: '9:30' }
      const text = said((await post('fetal', fields, locale)).text, 'sheet')
      expect(text).toMatch(line)
      expect(text).not.toContain('..')
    },
  )

  test.each([
    ['fr', '7:30', /7 h 30 Arrivée à l’accueil Dès l’ouverture ?7 h 30/],
    ['en', '7:30', /7:30 a\.m\. Arrive at the front desk As soon as we open ?7:30/],
    ['fr', '8:00', /7 h 50 Arrivée à l’accueil Le samedi, dès l’ouverture, à 8 h ?8 h/],
    [
      'en',
      '8:00',
      /7:50 a\.m\. Arrive at the front desk On Saturday, as soon as we open, at 8 a\.m\./,
    ],
    ['fr', '8:10', /8 h Arrivée à l’accueil ?8 h 10/],
  ] as const)(
    'sheet tool shows an arrival at opening time if the doors are closed before, in %s at %s',
    async (locale, hour, line) => {
      const fields = { tool: 'preparationSheet', exam: 'musculoskeletal', hour }
      const text = said((await post('tools', fields, locale)).text, 'sheet')
      expect(text).toMatch(line)
      expect(text).not.toContain('..')
    },
  )

  test('sheet tool asks to call when two exams cannot be prepared together', async () => {
    const fields = { tool: 'preparationSheet', exam: 'prp', exam2: 'mri', hour: '', hour2: '' }
    const text = said((await post('prp', fields, 'en')).text, 'sheet')
    expect(text).toMatch(/Call us before you prepare.*light meal.*nothing to eat for 4 hours/)
  })

  test('sheet tool shows the weekday on which an hour is open', async () => {
    const fields = { tool: 'preparationSheet', exam: 'mri', hour: '18:30' }
    const text = said((await post('tools', fields)).text, 'sheet')
    expect(text).toContain('selon nos heures, ce serait le mercredi')
    expect(text).toContain('14 h 30 Abdomen ou bassin : plus de nourriture')
  })

  test.each(['tools', 'mri', 'breastMri'] as const)(
    'MRI check shows on the page %s whether to call first, and never clears an MRI',
    async (page) => {
      const ask = async (items: readonly string[]) =>
        said((await post(page, { tool: 'mriCheck', items })).text, 'mri-check')
      expect(await ask(['iud', 'cardiacDevice'])).toMatch(/^Appelez-nous avant.*Stérilet/)
      expect(await ask(['unknown'])).toMatch(/^Appelez-nous avant.*vous avez coché ?Je ne sais/)
      expect(await ask([])).toMatch(/^Rien de coché.*Nous vous poserons ces questions/)
      expect(await ask(['sensor'])).toMatch(/^Dites-le-nous à la prise de rendez-vous.*demanderons/)
      expect(await ask(['sensor'])).toContain('passe avant cette liste')
    },
  )

  test.each([
    ['fr', 'Si vous avez un implant, ayez sous la main sa carte'],
    ['en', 'If you have an implant, have its card'],
  ] as const)(
    'MRI check does not mention an implant card to a pregnant person without implants, in %s',
    async (locale, sentence) => {
      const fields = { tool: 'mriCheck', items: ['pregnancy'] }
      expect(said((await post('mri', fields, locale)).text, 'mri-check')).toContain(sentence)
    },
  )

  test('dates tool preserves typed values and shows errors beside them', async () => {
    const answer = await post('tools', dates({ ...scan, day: '30', month: '2' }))
    const page = load(answer.text)
    expect(page('#dates-day').val()).toBe('30')
    expect(page('#dates-weeks').val()).toBe('8')
    expect(page('#dates-day').attr('aria-invalid')).toBe('true')
    expect(said(answer.text, 'dates')).toContain('Ce jour n’existe pas dans le calendrier.')
  })

  test('dates tool shows the number of errors', async () => {
    const title = async (fields: Fields) =>
      load((await post('tools', fields)).text)('[data-summary] h2').text()
    expect(await title(dates({ ...scan, day: '30', month: '2' }))).toBe(
      'Points à corriger\u00A0: 1.',
    )
    expect(await title(dates({ ...scan, weeks: '99', days: '9', day: '' }))).toBe(
      'Points à corriger\u00A0: 3.',
    )
  })

  test('dates tool offers a period as a calendar file without exam or clinic name', async () => {
    const fields = dates({ ...scan, calendar: 'nuchalTranslucency' })
    const answer = await post('nuchalTranslucency', fields)
    expect(answer.headers['content-type']).toContain('text/calendar')
    expect(answer.headers['content-disposition']).toBe('attachment; filename=periode.ics')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).toContain('DTSTART;VALUE=DATE:20261209\r\nDTEND;VALUE=DATE:20261230')
    expect(answer.text).not.toMatch(/nucale|ondelune/i)
  })
})

describe('tools answer hostile input with an error message', () => {
  const long = 'x'.repeat(4000)
  test.each([
    [dates({ ...scan, day: long }), 'dates', 'le mois et l’année en chiffres'],
    [dates({ ...scan, year: '1582', known: 'period' }), 'dates', '42 semaines et 6 jours'],
    [dates({ ...scan, year: '9999', known: 'due' }), 'dates', '40 semaines'],
    [dates({ ...scan, day: ['1', '2'] }), 'dates', 'pas complète'],
    [dates({ known: '__proto__' }), 'dates', 'Choisissez la date'],
    [{ tool: 'examFinder', words: long }, 'find', 'trop long'],
    [{ tool: 'examFinder', words: '<b>x</b>' }, 'find', 'ne reconnaissons pas'],
    [{ tool: 'examFinder', words: '' }, 'find', 'Inscrivez un mot'],
    [
      { tool: 'preparationSheet', exam: 'mri', hour: long },
      'sheet',
      'ne reconnaissons pas cette heure',
    ],
    [{ tool: 'preparationSheet', exam: '<b>x', hour: '9 h' }, 'sheet', 'Choisissez un examen'],
    [{ tool: 'preparationSheet', exam: 'mri', hour: '21 h' }, 'sheet', 'est fermée à cette heure'],
    [
      { tool: 'mriCheck', items: [long, '<b>x'] },
      'mri-check',
      'Appelez-nous avant de prendre rendez-vous',
    ],
  ])('%j', async (fields, tool, sentence) => {
    const answer = await post('tools', fields)
    expect(answer.status).toBe(200)
    expect(said(answer.text, tool)).toContain(sentence)
    expect(answer.text).not.toContain('<b>x')
  })

  test.each([{ tool: 'examFinder', words: 'irm' }, {}])(
    'input for a tool that the page does not have is answered with 400, not 405: %j',
    async (fields) => {
      const answer = await post('nuchalTranslucency', fields)
      expect([answer.status, answer.headers['allow']]).toEqual([400, undefined])
      expect(load(answer.text)('h1').text()).toContain('Il manque quelque chose')
    },
  )
})

test('tools › browser module and server return the same text for any input', async () => {
  const { data } = running.services.toolsFiles.fr.current()
  // A seeded generator, so that a failure can be reproduced.
  let seed = 7
  const below = (most: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const oneOf = (values: readonly string[]): string => values[below(values.length)] ?? ''
  for (let times = 0; times < 100; times += 1) {
    const input = {
      known: oneOf(['due', 'scan', 'transfer', 'period', '']),
      weeks: oneOf(['', '8', '12', '41', String(below(60))]),
      days: oneOf(['', '0', '6', '7']),
      embryo: oneOf(['3', '5', '6', '4']),
      day: String(below(33)),
      month: String(below(14)),
      year: oneOf(['2026', '2026', '2027', '26']),
    }
    const answer = await post('tools', dates(input))
    const props = {
      action: urlFor('tools', 'fr'),
      input,
      now: { date: '2026-11-21', time: '10:00' },
      data,
    }
    const rendered = renderToStaticMarkup(createElement(ExamDates, props))
    expect([input, said(answer.text, 'dates')]).toEqual([input, said(rendered, 'dates')])
  }
})

test('tools › neither log nor store input', async () => {
  const before = running.logLines.length
  await post('tools', dates({ ...scan, day: '17' }))
  await post('home', { tool: 'examFinder', words: 'hystérosono' })
  const lines = running.logLines.slice(before).join('\n')
  expect(lines).toContain('/fr/outils')
  expect(lines).not.toMatch(/hyst.rosono|"?17"?[^\d]*11[^\d]*2026|scan/)
})

test.each(locales)('pages with tools › are the same for every visitor in %s', async (locale) => {
  for (const page of ['home', 'tools', 'nuchalTranslucency'] as const) {
    const answer = await running.site.get(urlFor(page, locale))
    expect(answer.headers['cache-control']).toContain('s-maxage=60')
  }
})

const weight = (html: string): number =>
  brotliCompressSync(html.replaceAll(/-[A-Z0-9]{8}(?=\.(css|js)\b)|[?&]v=[\w-]+/g, '')).length

test.each<PageName>(['home', 'ultrasound', ...examNames])(
  'tools on the page %s › each add less than 1.2 kB before first use',
  async (page) => {
    const { text } = await running.site.get(urlFor(page, 'fr'))
    const tools = load(text)('form.tool')
    expect(tools.length).toBe(toolsOf(running.services.content, page).length)
    const whole = weight(load(text).html())
    for (const [place, name] of toolsOf(running.services.content, page).entries()) {
      const without = load(text)
      const tool = without('form.tool').eq(place).closest('[data-island]')
      // On exam pages, a tool has a dedicated section and heading.
      if (isExam(page)) tool.closest('section').remove()
      else tool.remove()
      const heavier = whole - weight(without.html())
      expect([name, heavier, heavier < 1200]).toEqual([name, heavier, true])
    }
  },
)

test('tools data › is the same for every visitor and cached permanently', async () => {
  const { address } = running.services.toolsFiles.en.current()
  const answer = await running.site.get(address)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.body).toMatchObject({ locale: 'en', clinic: { timeZone: 'America/Toronto' } })
})

test('tools rate limit › allows sixty answers per address in ten minutes, counted apart from the contact form', async () => {
  const limited = await appForTests({ env: { RATE_LIMIT_POSTS: '1', RATE_LIMIT_TOOLS: '60' } })
  const ask = () => postTo('/fr/outils', { tool: 'examFinder', words: '' }, limited)
  for (let times = 0; times < 60; times += 1) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  // All pages with tools share the count; the form of the home page has a separate one.
  expect((await postTo('/fr', { tool: 'examFinder', words: 'irm' }, limited)).status).toBe(429)
  expect((await postTo('/fr', { name: '' }, limited)).status).toBe(422)
  await limited.end()
})
