import { load } from 'cheerio'
import { type ExamName, examNames } from '../../../src/addresses/pageTable.js'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { offeredExams } from '../../../src/services/content/offeredExams.js'
import type { ExamContent } from '../../../src/services/content/schemas/exam.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { shippedContent } from '../../support/site/shippedContent.js'
import { signedIn } from '../../support/staff/signedIn.js'
import { publishAll, saveSection, sectionAddress } from '../../support/staff/siteForms.js'

const contentWith = (changes: { readonly [Exam in ExamName]?: ExamContent['availability'] }) => {
  const exams = { ...shippedContent.exams }
  for (const name of offeredExams(exams).shown) {
    const availability = changes[name]
    if (availability !== undefined) exams[name] = { ...exams[name], availability }
  }
  return { exams, offered: offeredExams(exams) }
}

describe('a clinic with ultrasound only', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await appForTests({
      content: contentWith({ prp: 'notOffered', mri: 'notOffered', breastMri: 'notOffered' }),
    })
  })
  afterAll(() => app.end())

  test('has no MRI checklist and no MRI tool', async () => {
    expect((await app.site.get(urlFor('mriChecklist', 'en'))).status).toBe(404)
    const tools = load((await app.site.get(urlFor('tools', 'en'))).text)
    expect(tools('form[data-tool=mriCheck], #mri-check').length).toBe(0)
    const home = load((await app.site.get(urlFor('home', 'en'))).text)
    expect(home('#services .service')).toHaveLength(1)
  })

  test('offers the staff no other service for a waiting time or a new request', async () => {
    const { agent } = await signedIn(app, { roles: ['admin', 'desk'] })
    const notices = load((await agent.get(staffUrl('notices'))).text)
    expect(
      notices('[name=procedure]')
        .map((_, radio) => notices(radio).val())
        .get(),
    ).toEqual(['ultrasound'])
    const request = load((await agent.get(staffUrl('requestNew'))).text)
    const subjects = request('[name=subject] option').map((_, option) => request(option).val())
    expect(subjects.get()).toContain('fetal')
    expect(subjects.get()).not.toContain('mri')
  })
})

describe('a clinic with one ultrasound and no job opening', () => {
  let app: TestApp
  beforeAll(async () => {
    const others = examNames.filter((name) => name !== 'musculoskeletal')
    const content = contentWith(Object.fromEntries(others.map((name) => [name, 'notOffered'])))
    app = await appForTests({ content: { ...content, jobs: [] } })
  })
  afterAll(() => app.end())

  test.each([urlFor('home', 'en'), urlFor('ultrasound', 'en')])(
    '%s has no empty list',
    async (url) => {
      const $ = load((await app.site.get(url)).text)
      expect($('ul:empty, dl:empty, .faq:empty, .jobs:empty, .weeks__text:empty').length).toBe(0)
      const links = $('.weeks__text a, #preparation a').toArray()
      expect(links.map(({ attribs }) => attribs['href'])).toEqual(
        url === urlFor('home', 'en') ? [`${urlFor('musculoskeletal', 'en')}#prepare`] : [],
      )
    },
  )
})

describe('a paused exam', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await appForTests({ content: contentWith({ mri: 'paused', morphological: 'paused' }) })
  })
  afterAll(() => app.end())

  test.each([
    ['fr', 'Nous ne faisons pas cet examen en ce moment'],
    ['en', 'We aren’t doing this exam at the moment'],
  ] as const)('has a page in %s with a notice and a phone link', async (locale, sentence) => {
    const $ = load((await app.site.get(urlFor('mri', locale))).text)
    const notice = $('.notice').filter((_, element) => $(element).text().includes(sentence))
    expect(notice.text()).toContain('418')
    expect($('main .page-hero a[href^="tel:"]')).toHaveLength(1)
    expect($('main .page-hero .btn--coral')).toHaveLength(0)
  })

  test('is not a choice of the request form', async () => {
    const $ = load((await app.site.get(urlFor('home', 'fr'))).text)
    expect($('select[name=subject] option[value=breastMri]')).toHaveLength(1)
    expect($('select[name=subject] option[value=mri]')).toHaveLength(0)
    expect($('.result[data-exam=mri]')).toHaveLength(0)
  })

  test.each([
    ['fr', 'Nous ne faisons pas cet examen en ce moment.'],
    ['en', 'We aren’t doing this exam at the moment.'],
  ] as const)('is rejected as a subject with an error message in %s', async (locale, said) => {
    const answer = await app.site
      .post(urlFor('home', locale))
      .type('form')
      .send(aContactForm({ subject: 'mri', language: locale }))
    expect(answer.status).toBe(422)
    const $ = load(answer.text)
    expect($('#contact-subject-error').text()).toContain(said)
    expect($('[name=name]').val()).toBe('Zoé L’Heureux')
  })

  test('is omitted from exam dates and reported as paused by the exam finder', async () => {
    const dates = await app.site
      .post(urlFor('tools', 'en'))
      .type('form')
      .send({
        ...{ tool: 'examDates', known: 'period' },
        ...{ day: '24', month: '9', year: '2026' },
      })
    const $ = load(dates.text)
    expect(
      $('#dates-answer h4')
        .toArray()
        .map((one) => $(one).text()),
    ).toHaveLength(2)
    const found = await app.site
      .post(urlFor('tools', 'en'))
      .type('form')
      .send({ tool: 'examFinder', words: 'MRI of the knee' })
    expect(load(found.text)('.hit--elsewhere').text()).toContain(
      'We aren’t doing this exam at the moment.',
    )
  })
})

test('content release › accepts a paused exam and rejects a link to an exam that is not offered', async () => {
  const app = await appForTests()
  const nadia = await signedIn(app, { roles: ['editor'], locale: 'en' })
  await saveSection(nadia, sectionAddress('exam-mri', 'rules'), { availability: 'paused' })
  expect((await publishAll(nadia)).headers['location']).toBe('/staff/site?said=published')
  expect((await app.site.get(urlFor('mri', 'en'))).text).toContain('We aren’t doing this exam')
  await saveSection(nadia, sectionAddress('exam-mri', 'rules'), { availability: 'notOffered' })
  const refused = await publishAll(nadia)
  expect(refused.status).toBe(422)
  expect(load(refused.text)('.findings').text()).toContain('page:mri')
  expect((await app.site.get(urlFor('mri', 'en'))).status).toBe(200)
  await app.end()
})
