import { load } from 'cheerio'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { shownDraft } from '../../../support/content/contentProcess.js'
import {
  filledSection,
  postSection,
  publishAll,
  saveSection,
  sectionAddress,
} from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
let omar: SignedInPerson
beforeAll(async () => {
  app = await appForTests({ withSpelling: true })
  nadia = await signedIn(app, { roles: ['editor'] })
  omar = await signedIn(app, { roles: ['editor', 'hr'], locale: 'en', email: 'omar@example.ca' })
})
afterAll(() => app.end())

const top = sectionAddress('exam-mri', 'top')

const findingsOn = async (person: SignedInPerson, address: string) => {
  const $ = load((await person.agent.get(address).expect(200)).text)
  return $('.findings li')
    .toArray()
    .map((item) => ({
      text: $(item).find('p').text().replaceAll('\u00A0', ' '),
      href: $(item).find('a').attr('href'),
    }))
}

test('site editor › unchanged texts have no findings', async () => {
  for (const name of ['exam-mri', 'page-home', 'page-careers', 'exam-prp']) {
    const page = await nadia.agent.get(`/staff/site/${name}`)
    expect(load(page.text)('.findings li').length).toBe(0)
  }
})

test.each([
  [
    'a word that the physicians’ code of ethics forbids',
    { 'lead.fr': 'Un appareil de pointe.', 'lead.en': 'A machine.' },
    /^À corriger .*« de pointe » est à éviter/,
  ],
  [
    'a fact in French only',
    { 'lead.fr': 'Au {{phone}}.', 'lead.en': 'By phone.' },
    /^À corriger .*Les faits diffèrent. En français : phone/,
  ],
  [
    'an unknown fact',
    { 'lead.fr': 'Au {{nope}}.', 'lead.en': 'At {{nope}}.' },
    /^À corriger .*\{\{nope\}\} n’existe pas/,
  ],
  [
    'a fact with spaces',
    { 'lead.fr': 'Au {{ phone }}.', 'lead.en': 'At {{ phone }}.' },
    /^À corriger .*« {{ phone }} » est incomplet/,
  ],
  [
    'a broken link',
    { 'lead.fr': '[Ici](page:mri#nope).', 'lead.en': '[Here](page:mri#nope).' },
    /^À corriger .*nulle part : page:mri#nope/,
  ],
  [
    'a number that differs between the languages',
    { 'lead.fr': 'Dans 3 jours.', 'lead.en': 'In 2 days.' },
    /^À vérifier .*« 3.* » est en français seulement/,
  ],
  [
    'the same text in both languages',
    { 'lead.fr': 'Une IRM.', 'lead.en': 'Une IRM.' },
    /^À vérifier .*même dans les deux langues/,
  ],
  [
    'a typed phone number instead of a fact',
    { 'lead.fr': 'Au 418 555-0142.', 'lead.en': 'At 418-555-0142.' },
    /^Conseil .*écrit à la main.*\{\{phone\}\}/,
  ],
  [
    'a long sentence',
    { 'lead.fr': `Une ${'très '.repeat(25)}longue phrase.`, 'lead.en': 'One.' },
    /^Conseil .*La phrase .* a \d+ mots/,
  ],
  [
    'a misspelled word',
    { 'lead.fr': 'Une examen trankille.', 'lead.en': 'A calm exam.' },
    /^À vérifier .*« trankille » n’est pas au dictionnaire/,
  ],
])(
  'site editor › findings name %s and link to it, on the form and the document',
  async (...row) => {
    const [, texts, expected] = row
    await saveSection(nadia, top, texts)
    for (const address of [top, '/staff/site/exam-mri']) {
      const found = await findingsOn(nadia, address)
      const match = found.find(({ text }) => expected.test(text))
      expect([address, found.map(({ text }) => text).join('\n')]).toEqual([
        address,
        expect.stringMatching(new RegExp(expected.source.replace('^', ''))),
      ])
      expect(match?.href).toMatch(new RegExp(`^${top}#lead`))
    }
  },
)

test('site editor › a page that is hard to read is advised to shorten its hardest sentence', async () => {
  await saveSection(nadia, top, {
    'lead.fr': 'Recommandation administrative particulièrement incompréhensible. '.repeat(70),
    'lead.en': 'One.',
  })
  const texts = (await findingsOn(nadia, '/staff/site/exam-mri')).map(({ text }) => text)
  expect(texts).toContainEqual(
    expect.stringMatching(
      /^Conseil\s: Imagerie .*niveau scolaire 8\. Coupez d’abord .*« Recommandation/,
    ),
  )
})

test('site editor › an exam with too few questions must be corrected as soon as one is removed', async () => {
  const form = sectionAddress('exam-fetal', 'sections-questions')
  const { text } = await omar.agent.get(form)
  const buttons = load(text)('button[value^="remove:"]').toArray()
  const items = buttons.filter(({ attribs }) => !attribs['value']?.includes('.answer'))
  let page = text
  for (const { attribs } of items.toReversed().slice(0, -2)) {
    page = (await postSection(omar, form, filledSection(page, {}, attribs['value']))).text
  }
  await postSection(omar, form, filledSection(page)).expect(303)
  for (const path of ['', '/sections-questions']) {
    const findings = await findingsOn(omar, `/staff/site/exam-fetal${path}`)
    expect(findings.map(({ text: words }) => [path, words])).toContainEqual([
      path,
      expect.stringMatching(/To correct.*There are 2 questions/),
    ])
  }
  const { editing } = app.services
  await editing.drafts.drop({ actor: 'command' }, await shownDraft(editing, 'exam:fetal'))
})

test('site editor › a list of urgent signs without any sign must be corrected before publication', async () => {
  const form = sectionAddress('exam-morphological', 'sections-urgent')
  const { text } = await omar.agent.get(form)
  const emptied = filledSection(text, {}, 'remove:sections.8.emergency.0')
  const { text: page } = await postSection(omar, form, emptied)
  await postSection(omar, form, filledSection(page)).expect(303)
  expect(await findingsOn(omar, form)).toContainEqual({
    text: expect.stringMatching(/To correct.*needs at least one item/),
    href: `${form}#sections.8.emergency`,
  })
  const { text: saved } = await omar.agent.get(form)
  expect(
    load(saved)('[id="sections.8.emergency"] [value="add:sections.8.emergency"]'),
  ).toHaveLength(1)
  expect((await publishAll(omar)).status).toBe(422)
  const { editing } = app.services
  await editing.drafts.drop({ actor: 'command' }, await shownDraft(editing, 'exam:morphological'))
})

test('site editor › a picture of the clinic must be checked until its rights are stated', async () => {
  const form = sectionAddress('picture-reception', 'all')
  const { drafts, board } = app.services.editing
  const shown = board.current().documents.get('picture:reception') ?? null
  const json = { ...Object(shown), file: `pictures/${'a'.repeat(64)}` }
  const edit = { document: 'picture:reception', shown, json }
  await drafts.save({ actor: 'command' }, edit, { json: shown, from: null })
  expect(await findingsOn(omar, form)).toEqual([
    { text: expect.stringContaining('Say who made the picture'), href: `${form}#author` },
  ])
  const rights = { author: 'Studio Nord', mayPublish: true, noPatient: true }
  const stated = { ...edit, shown: json, json: { ...json, ...rights } }
  await drafts.save({ actor: 'command' }, stated, { json: shown, from: null })
  const page = load((await omar.agent.get(form)).text)
  expect([page('.findings li').length, page('[name=author]').val()]).toEqual([0, 'Studio Nord'])
  await drafts.drop(
    { actor: 'command' },
    await shownDraft(app.services.editing, 'picture:reception'),
  )
})

test('site editor › warns about prices that end soon, and requires a confirmation once they have ended', async () => {
  const prices = sectionAddress('clinic', 'prices')
  await saveSection(omar, prices, { 'coverage.pricesValidUntil': '2026-12-01' })
  expect((await findingsOn(omar, prices)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/Advice.*end on 2026-12-01/),
  ])
  await saveSection(omar, prices, { 'coverage.pricesValidUntil': '2026-03-31' })
  expect((await findingsOn(omar, prices)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/To check.*would show no price/),
  ])
  const { editing } = app.services
  await editing.drafts.drop({ actor: 'command' }, await shownDraft(editing, 'clinic'))
})

test('site editor › codes in facts of the clinic must be corrected, because pages would show them', async () => {
  const place = sectionAddress('clinic', 'place')
  await saveSection(omar, place, {
    'transit.fr': 'Autobus 7, au {{phone}}',
    'transit.en': 'Bus 7, at {{phone}}',
  })
  expect((await findingsOn(omar, place)).map(({ text }) => text)).toEqual([
    expect.stringMatching(/To correct.*as written.*“{{phone}}”/),
    expect.stringMatching(/To correct.*as written.*“{{phone}}”/),
  ])
  const signsOn = async (address: string) =>
    load((await omar.agent.get(address).expect(200)).text)('.insertions').length
  expect([await signsOn(place), await signsOn(top)]).toEqual([0, 1])
  expect((await publishAll(omar)).status).toBe(422)
  const { editing } = app.services
  await editing.drafts.drop({ actor: 'command' }, await shownDraft(editing, 'clinic'))
})

test('site editor › a physician who left must be checked while a text still names the person', async () => {
  const people = sectionAddress('clinic', 'people')
  const { editing } = app.services
  const remove = async () => {
    const { text } = await omar.agent.get(people)
    const removed = await postSection(
      omar,
      people,
      filledSection(text, {}, 'remove:physicians.radiologists.1'),
    )
    await postSection(omar, people, filledSection(removed.text))
    const texts = (await findingsOn(omar, people)).map((one) => one.text)
    await editing.drafts.drop({ actor: 'command' }, await shownDraft(editing, 'clinic'))
    return texts
  }
  expect(await remove()).toEqual([])
  await saveSection(omar, sectionAddress('page-careers', 'hiring'), {
    'hiring.heading.text.fr': 'Demandez le Dr Louis Sablebrune.',
    'hiring.heading.text.en': 'Ask for Dr. Louis Sablebrune.',
  })
  expect((await publishAll(omar)).status).toBe(303)
  expect(await remove()).toEqual([expect.stringMatching(/To check.*still name “Sablebrune”/)])
})

test('site editor › an offer is advised to give the reason for English and to extend its end', async () => {
  const offer = sectionAddress('job-front-desk-clerk', 'all')
  await saveSection(omar, offer, {
    'required.0.fr': 'Anglais parlé',
    'required.0.en': 'Spoken English',
    closes: '2026-11-24',
  })
  const texts = (await findingsOn(omar, offer)).map(({ text }) => text)
  expect(texts.filter((text) => text.startsWith('Advice'))).toEqual([
    expect.stringContaining('which the law requires'),
    expect.stringContaining('closes on 2026-11-24'),
  ])
  expect((await publishAll(omar)).status).toBe(303)
})

test('site editor › findings to check are confirmed at publication and stored with the version', async () => {
  await saveSection(omar, top, { 'lead.fr': 'Dans 3 jours.', 'lead.en': 'In 2 days.' })
  const refused = await publishAll(omar, { checked: '' })
  expect(refused.status).toBe(422)
  const $ = load(refused.text)
  expect($('[role=alert]').text()).toContain('First tick each point')
  expect($('.findings').text()).toMatch(/“3.*” is in French only/)
  expect($('.findings').text()).toMatch(/“2.*” is in English only/)
  const ids = $('[name=checked]')
    .toArray()
    .map(({ attribs }) => attribs['value'] ?? '')
  expect((await publishAll(omar, { checked: ids[0] ?? '' })).status).toBe(422)
  expect((await publishAll(omar)).status).toBe(303)
  const { records } = await app.services.records.list('contentVersions', { limit: 10 })
  expect(records.map(({ fields }) => fields['confirmed'])).toContainEqual(ids)
})
