import { load } from 'cheerio'
import { type StaffRole, staffUrl } from '../../../../src/addresses/staffTable.js'
import { urlFor } from '../../../../src/addresses/urlFor.js'
import { draftRelease, noRelease } from '../../../../src/services/content/releases.js'
import { day } from '../../../../src/shared/time/durations.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import {
  filledSection,
  postDraft,
  postSection,
  publishAll,
  saveSection,
  sectionAddress,
} from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
beforeEach(async () => {
  app = await appForTests()
})
afterEach(() => app.end())

const personWith = (...roles: readonly StaffRole[]): Promise<SignedInPerson> =>
  signedIn(app, { roles, locale: 'en', email: `${roles.join('-')}@example.ca` })

const textOf = async (path: string): Promise<string> => (await app.site.get(path)).text

const prices = sectionAddress('clinic', 'prices')
const mriPrice = 'coverage.prices.mri'

describe('site editor › price', () => {
  test('is shown on the site once published, not when saved', async () => {
    const nadia = await personWith('editor')
    const saved = await saveSection(nadia, prices, { [mriPrice]: '725' })
    expect(saved.headers['location']).toBe(`${prices}?said=saved`)
    expect(await textOf(urlFor('mri', 'fr'))).not.toContain('725\u00A0$')
    const published = await publishAll(nadia)
    expect(published.headers['location']).toBe('/staff/site?said=published')
    expect(await textOf(urlFor('mri', 'fr'))).toContain('725\u00A0$')
    expect(await textOf(urlFor('mri', 'en'))).toContain('$725')
  })

  test('that is too high is rejected with its field, and the draft is preserved', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, prices, { [mriPrice]: '72500' })
    const answer = await publishAll(nadia)
    expect(answer.status).toBe(422)
    const link = load(answer.text)('.findings a')
    expect(link.attr('href')).toBe(`${prices}#${mriPrice}`)
    expect(link.closest('li').text()).toContain('at most 5000')
    expect((await nadia.agent.get(prices)).text).toContain('value="72500"')
  })

  test('that is not a number is shown again with an error message and not saved', async () => {
    const nadia = await personWith('editor')
    const answer = await saveSection(nadia, prices, {
      [mriPrice]: 'seven',
      [`${mriPrice}Contrast`]: '160',
    })
    expect(answer.status).toBe(422)
    const $ = load(answer.text)
    expect($(`[name="${mriPrice}"]`).val()).toBe('seven')
    expect($(`[name="${mriPrice}Contrast"]`).val()).toBe('160')
    expect($('.error-text').text()).toContain('Write a number')
    expect(await app.services.editing.drafts.list()).toEqual([])
  })
})

describe('site editor › text', () => {
  const top = sectionAddress('exam-mri', 'top')

  test('in one language is saved as a draft and rejected by the release', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, top, { 'lead.en': '' })
    const page = load((await nadia.agent.get('/staff/site/exam-mri')).text)
    expect(page('.findings').text()).toContain('A text is missing.')
    expect((await publishAll(nadia)).status).toBe(422)
  })

  test('is saved with curved apostrophes and French spacing', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, top, { 'lead.fr': "L'examen : «IRM» dure 30 minutes !" })
    const { text } = await nadia.agent.get(top)
    expect(load(text)('[name="lead.fr"]').val()).toBe(
      'L’examen\u00A0: «\u00A0IRM\u00A0» dure 30\u00A0minutes!',
    )
  })

  test('with hostile markup is never rendered and is rejected at publication', async () => {
    const nadia = await personWith('editor')
    const hostile = '<script>alert(1)</script> [x](javascript:1) {{nope}} \u202E'
    const answer = await saveSection(nadia, top, { 'lead.fr': hostile, 'lead.en': hostile })
    expect(answer.status).toBe(303)
    expect((await nadia.agent.get(top)).text).not.toContain('<script>alert')
    expect((await publishAll(nadia)).status).toBe(422)
  })

  test('is answered with 409 and both versions in an edit conflict', async () => {
    const [nadia, omar] = [
      await personWith('editor'),
      await signedIn(app, { roles: ['editor'], email: 'omar@example.ca', locale: 'en' }),
    ]
    const { text } = await omar.agent.get(top)
    await saveSection(nadia, top, { 'lead.en': 'Hers.' })
    const own = filledSection(text, { 'lead.en': 'His.', 'title.en': 'His title' })
    const answer = await postSection(omar, top, own)
    expect(answer.status).toBe(409)
    const $ = load(answer.text)
    expect($('[role=alert]').text()).toContain('Hers.')
    expect($('[name="lead.en"]').val()).toBe('His.')
    expect($('[name="title.en"]').val()).toBe('His title')
    const again = await postSection(omar, top, filledSection(answer.text))
    expect(again.status).toBe(303)
    expect(load((await nadia.agent.get(top)).text)('[name="lead.en"]').val()).toBe('His.')
  })

  test('edits of different texts by two people are both stored', async () => {
    const [nadia, omar] = [
      await personWith('editor'),
      await signedIn(app, { roles: ['editor'], email: 'omar@example.ca' }),
    ]
    const { text } = await omar.agent.get(top)
    await saveSection(nadia, top, { 'lead.en': 'Hers.' })
    expect(
      (await postSection(omar, top, filledSection(text, { 'title.en': 'His title' }))).status,
    ).toBe(303)
    const $ = load((await nadia.agent.get(top)).text)
    expect([$('[name="lead.en"]').val(), $('[name="title.en"]').val()]).toEqual([
      'Hers.',
      'His title',
    ])
  })

  test('of medical content is published only after its editor accepts responsibility', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, top, { 'lead.fr': 'Une IRM.', 'lead.en': 'An MRI.' })
    const refused = await publishAll(nadia, { answer: '' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('Check that you answer')
    expect((await publishAll(nadia)).status).toBe(303)
  })
})

describe('site editor › list', () => {
  const questions = sectionAddress('page-about', 'questions')
  const titles = (html: string): readonly unknown[] =>
    load(html)('[name$=".question.en"]')
      .toArray()
      .map((input) => load(html)(input).val())

  test('is changed by its buttons, preserves typed text and is stored by Save only', async () => {
    const nadia = await personWith('editor')
    const { text } = await nadia.agent.get(questions)
    const before = titles(text)
    const list = 'questions'
    const typed = { [`${list}.0.question.en`]: 'Typed?' }
    const down = await postSection(nadia, questions, filledSection(text, typed, `down:${list}.0`))
    expect(titles(down.text).slice(0, 2)).toEqual([before[1], 'Typed?'])
    expect(load(text)(`[value="down:${list}.0"]`).attr('formaction')).toBe(`#${list}.1`)
    const { length } = before
    const disabled = load(text)(`#${list} > .items > .item > .item__acts > [disabled]`).toArray()
    expect(disabled.map(({ attribs }) => attribs['value'])).toEqual([
      `up:${list}.0`,
      `down:${list}.${length - 1}`,
    ])
    const removed = await postSection(
      nadia,
      questions,
      filledSection(down.text, {}, `remove:${list}.0`),
    )
    const added = await postSection(
      nadia,
      questions,
      filledSection(removed.text, {}, `add:${list}`),
    )
    expect(titles(added.text)).toEqual(['Typed?', ...before.slice(2), ''])
    expect(await app.services.editing.drafts.list()).toEqual([])
    expect((await postSection(nadia, questions, filledSection(added.text))).status).toBe(303)
    expect(titles((await nadia.agent.get(questions)).text)).toEqual([
      'Typed?',
      ...before.slice(2),
      '',
    ])
  })

  test('of questions cannot lose one to which another page links: the error names that page', async () => {
    const nadia = await personWith('editor')
    const section = sectionAddress('exam-fetal', 'sections-questions')
    const { text } = await nadia.agent.get(section)
    const remove = String(load(text)('[value^="remove:"]').first().val())
    const removed = await postSection(nadia, section, filledSection(text, {}, remove))
    expect((await postSection(nadia, section, filledSection(removed.text))).status).toBe(303)
    const refused = await publishAll(nadia)
    expect(refused.status).toBe(422)
    const problems = load(refused.text)('[role=alert] .findings')
    expect(problems.text()).toMatch(/Home\u00A0› Questions\u00A0› .*page:fetal#prescription/)
    expect(problems.find('a').first().attr('href')).toMatch(
      /^\/staff\/site\/page-home\/.*#questions/,
    )
  })

  describe('edited by two people', () => {
    const visit = sectionAddress('exam-mri', 'sections-visit')
    const step = (place: number) => `sections.2.steps.${place}`
    let omar: SignedInPerson
    let nadia: SignedInPerson
    beforeEach(async () => {
      nadia = await personWith('editor')
      omar = await signedIn(app, { roles: ['editor'], email: 'omar@example.ca', locale: 'en' })
    })

    const removeStep = async (person: SignedInPerson, html: string, place: number) => {
      const pressed = filledSection(html, {}, `remove:${step(place)}`)
      const { text } = await postSection(person, visit, pressed)
      return postSection(person, visit, filledSection(text))
    }

    const stepTexts = async (): Promise<readonly unknown[]> => {
      const $ = load((await nadia.agent.get(visit)).text)
      return $('[name^="sections.2.steps."][name$=".text.en"]')
        .toArray()
        .map((input) => $(input).val())
    }

    test('omits an item that one removed and contains the text that the other changed', async () => {
      const { text } = await omar.agent.get(visit)
      const before = await stepTexts()
      expect((await removeStep(nadia, text, 1)).status).toBe(303)
      const his = filledSection(text, { [`${step(2)}.text.en`]: 'His.' })
      expect((await postSection(omar, visit, his)).status).toBe(303)
      expect(await stepTexts()).toEqual([before[0], 'His.', ...before.slice(3)])
    })

    test('shows the text of an item that the other removed, also once the removal is public', async () => {
      const { text } = await omar.agent.get(visit)
      const his = filledSection(text, { [`${step(1)}.text.en`]: 'His.' })
      await removeStep(nadia, text, 1)
      const first = await postSection(omar, visit, his)
      expect([first.status, load(first.text)(`[name="${step(1)}.text.en"]`).val()]).toEqual([
        409,
        'His.',
      ])
      expect((await publishAll(nadia)).status).toBe(303)
      const second = await postSection(omar, visit, filledSection(first.text))
      const $ = load(second.text)
      expect([second.status, $(`[name="${step(1)}.text.en"]`).val()]).toEqual([422, 'His.'])
      expect($('[role=alert]').text()).toContain('Copy what you need')
    })

    test('names the one text that both changed, and preserves the others', async () => {
      const { text } = await omar.agent.get(visit)
      const hers = { [`${step(1)}.text.en`]: 'Hers.', [`${step(3)}.text.en`]: 'Also hers.' }
      await postSection(nadia, visit, filledSection(text, hers))
      const answer = await removeStep(omar, text, 1)
      expect(answer.status).toBe(409)
      const alert = load(answer.text)('[role=alert]')
      expect(alert.find('dt')).toHaveLength(1)
      expect([alert.text().includes('Hers.'), alert.text().includes('steps/mri')]).toEqual([
        true,
        false,
      ])
      expect((await postSection(omar, visit, filledSection(answer.text))).status).toBe(303)
      expect((await stepTexts()).slice(1)).toEqual([expect.any(String), 'Also hers.'])
    })
  })

  test('of preparation steps cannot be reordered or shortened', async () => {
    const nadia = await personWith('editor')
    const $ = load((await nadia.agent.get(sectionAddress('exam-mri', 'sections-prepare'))).text)
    expect(
      $('[value^="remove:"]').filter((_, { attribs }) => /steps|bring/.test(attribs['value'] ?? ''))
        .length,
    ).toBe(0)
  })
})

describe('site editor › long section', () => {
  const questions = sectionAddress('page-about', 'questions')

  test('is saved again up to the limit of a document and shown again beyond it', async () => {
    const nadia = await personWith('editor')
    // URL encoding triples each byte of this letter, and the form contains the text three times.
    const answer = 'é'.repeat(5000)
    const item = { question: { fr: '', en: '' }, answer: [{ fr: '', en: '' }] }
    const postQuestions = async (count: number) => {
      const { text } = await nadia.agent.get(questions)
      const state = JSON.stringify({ questions: Array.from({ length: count }, () => item) })
      const form = filledSection(text, { state }, 'add:questions')
      const { text: extended } = await postSection(nadia, questions, form)
      const answers = Array.from({ length: count }, (_, place) => [
        `questions.${place}.answer.0.fr`,
        answer,
      ])
      return postSection(nadia, questions, filledSection(extended, Object.fromEntries(answers)))
    }
    for (const count of [15, 36]) {
      const saved = await postQuestions(count)
      expect(saved.headers['location']).toBe(`${questions}?said=saved`)
    }
    const refused = await postQuestions(42)
    expect(refused.status).toBe(409)
    const $ = load(refused.text)
    expect($('[role=alert]').text()).toContain('too long. Shorten it')
    expect($('[name="questions.41.answer.0.fr"]').val()).toBe(answer)
    const shorter = [38, 39, 40, 41].map((place) => [`questions.${place}.answer.0.fr`, 'Oui.'])
    const form = filledSection(refused.text, Object.fromEntries(shorter))
    expect((await postSection(nadia, questions, form)).status).toBe(303)
  })

  test('with too many items is neither extended nor saved, and items can be removed', async () => {
    const nadia = await personWith('editor')
    const { text } = await nadia.agent.get(questions)
    const item = { question: { fr: '', en: '' }, answer: [{ fr: '', en: '' }] }
    const state = JSON.stringify({ questions: Array.from({ length: 300 }, () => item) })
    const post = (button: string) =>
      postSection(nadia, questions, filledSection(text, { state }, button))
    for (const button of ['save', 'add:questions']) {
      const answer = await post(button)
      expect(answer.status).toBe(409)
      expect(load(answer.text)('[role=alert]').text()).toContain('too long. Shorten it')
    }
    expect((await post('remove:questions.0')).status).toBe(200)
    expect(await app.services.editing.drafts.list()).toEqual([])
  })
})

describe('site editor › HR', () => {
  const offer = '/staff/site/job-receptionist'
  const form = sectionAddress('job-receptionist', 'all')
  const newOffer = {
    from: 'job:front-desk-clerk',
    fr: 'Réceptionniste',
    en: 'Receptionist',
    posted: '2026-11-21',
    closes: '2026-12-31',
  }
  const description = {
    'head.description.fr':
      'Poste de réceptionniste dans une clinique de Sainte-Foy, à Québec : tâches, horaire et salaire.',
    'head.description.en':
      'Receptionist position at a clinic in Sainte-Foy, Québec City: duties, schedule and pay.',
  }

  const publishOffer = async (hr: SignedInPerson) => {
    await hr.agent.post(staffUrl('siteJobNew')).type('form').send(newOffer).expect(303)
    expect((await saveSection(hr, form, description)).status).toBe(303)
    return publishAll(hr)
  }

  test('copies an offer, sees missing fields, publishes it and closes it', async () => {
    const hr = await personWith('hr')
    for (const _click of [1, 2]) {
      const created = await hr.agent.post(staffUrl('siteJobNew')).type('form').send(newOffer)
      expect(created.headers['location']).toBe(`${offer}?said=jobAdded`)
    }
    expect(load((await hr.agent.get(offer)).text)('.findings li').length).toBe(2)
    await saveSection(hr, form, description)
    const published = await publishAll(hr)
    expect([published.status, load(published.text)('[role=alert]').text()]).toEqual([303, ''])
    expect(await textOf('/en/careers')).toContain('Receptionist')
    const page = load(await textOf('/fr/carrieres/receptionniste'))
    expect(page('h1').text()).toContain('Réceptionniste')
    expect(page('script[type="application/ld+json"]').text()).toContain('JobPosting')
    expect(await textOf('/sitemap.xml')).toContain('/careers/receptionist')
    await saveSection(hr, form, { posted: '2026-11-01', closes: '2026-11-20' })
    expect((await publishAll(hr)).status).toBe(303)
    expect((await app.site.get('/fr/carrieres/receptionniste')).status).toBe(410)
    expect(await textOf('/en/careers')).not.toContain('Receptionist')
  })

  test('shows markup in a title as text on the page and in structured data', async () => {
    const hr = await personWith('hr')
    const hostile = '</script><script>alert(1)</script>'
    await saveSection(hr, sectionAddress('job-sonographer', 'all'), {
      'title.fr': `Échographiste ${hostile}`,
      'title.en': `Sonographer ${hostile}`,
    })
    expect((await publishAll(hr)).status).toBe(303)
    for (const path of ['/en/careers/sonographer', '/en/careers']) {
      const text = await textOf(path)
      expect([path, text.includes('Sonographer'), text.includes('<script>alert')]).toEqual([
        path,
        true,
        false,
      ])
    }
    const page = load(await textOf('/en/careers/sonographer'))
    expect(page('script[type="application/ld+json"]').text()).toContain('script>alert(1)')
  })

  test('a duplicate offer, or one without titles or dates, answers 422', async () => {
    const hr = await personWith('hr')
    expect((await publishOffer(hr)).status).toBe(303)
    for (const [changes, sentence] of [
      [{}, 'already has this title'],
      [{ en: ' ' }, 'in both languages'],
      [{ en: 'Nurse', closes: '2026-11-01' }, 'two dates'],
    ] as const) {
      const answer = await hr.agent
        .post(staffUrl('siteJobNew'))
        .type('form')
        .send({ ...newOffer, ...changes })
      expect(answer.status).toBe(422)
      expect(answer.text).toContain(sentence)
    }
  })

  test('opens offers and the careers page but no exam or price', async () => {
    const hr = await personWith('hr')
    const statusOf = async (address: string) => (await hr.agent.get(address)).status
    expect(await statusOf('/staff/site/job-front-desk-clerk')).toBe(200)
    expect(await statusOf('/staff/site/page-careers')).toBe(200)
    expect(await statusOf('/staff/site/exam-mri')).toBe(404)
    expect(await statusOf(sectionAddress('exam-mri', 'top'))).toBe(404)
    expect(await statusOf(prices)).toBe(404)
  })
})

describe('site editor › front desk', () => {
  const hours = sectionAddress('clinic', 'hours')

  test('changes the opening hours and no other facts', async () => {
    const desk = await personWith('desk')
    const saved = await saveSection(desk, hours, { 'hours.saturday': '9 h à 15 h' })
    expect(saved.headers['location']).toBe(`${hours}?said=saved`)
    const listed = load((await desk.agent.get(staffUrl('sitePublish'))).text)
    const changes = listed('.changes :is(del, ins)').toArray()
    expect(changes.map((change) => listed(change).contents().last().text())).toEqual([
      app.services.clinic.hours.saturday.map((range) => range.join('–')).join(', '),
      '09:00–15:00',
    ])
    expect((await publishAll(desk)).status).toBe(303)
    expect(await textOf('/en')).toMatch(/9:00(\u00A0| )a\.m\.|9(\u00A0| )a\.m\./)
    expect((await desk.agent.get(prices)).status).toBe(404)
  })

  test('does not publish changes of an editor in the same document', async () => {
    const [desk, nadia] = [await personWith('desk'), await personWith('editor')]
    await saveSection(nadia, prices, { [mriPrice]: '725' })
    await saveSection(desk, hours, { 'hours.saturday': '' })
    const { text } = await desk.agent.get(staffUrl('sitePublish'))
    expect(load(text)('[name=draft]').length).toBe(0)
    expect(text).toContain('Other sections have changed')
    const answer = await desk.agent
      .post(staffUrl('sitePublish'))
      .type('form')
      .send({ do: 'publish', draft: 'clinic.2', note: 'test', answer: 'yes' })
    expect(answer.status).toBe(409)
    expect(app.edition().release).toBe(0)
  })
})

describe('site editor › releases', () => {
  test('history names the author, and an older release can be published again', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, prices, { [mriPrice]: '725' })
    await publishAll(nadia, { note: 'New price' })
    const history = load((await nadia.agent.get(staffUrl('siteHistory'))).text)
    expect(history('.outline').text()).toContain('New price')
    expect(history('.outline').text()).toContain(nadia.name)
    const address = staffUrl('siteRelease', { number: '0' })
    const page = load((await nadia.agent.get(address)).text)
    expect([page('ins').text(), page('del').text()]).toEqual(['added 695', 'removed 725'])
    const rollBack = ($: typeof page, note: string) =>
      nadia.agent
        .post(address)
        .type('form')
        .send({ ...fieldsIn($, 'form.panel'), note })
    expect((await rollBack(page, '')).status).toBe(422)
    await saveSection(nadia, prices, { [mriPrice]: '735' })
    await publishAll(nadia)
    const refused = await rollBack(page, 'Too early')
    const again = load(refused.text)
    expect([refused.status, again('[role=alert]').text(), again('#note').val()]).toEqual([
      409,
      expect.stringContaining('Somebody published meanwhile'),
      'Too early',
    ])
    expect([again('ins').text(), again('del').text()]).toEqual(['added 695', 'removed 735'])
    const back = await rollBack(again, 'Too early')
    expect(back.headers['location']).toBe('/staff/site?said=rolledBack')
    expect(await textOf(urlFor('mri', 'en'))).not.toContain('$735')
  })

  test('history of more than 50 releases has a link to the older ones', async () => {
    const nadia = await personWith('editor')
    const drafts = Array.from({ length: 51 }, (_, place) =>
      draftRelease({ ...noRelease, number: place + 1, note: `Note ${place + 1}.` }),
    )
    await app.services.records.createAll(drafts)
    const first = load((await nadia.agent.get(staffUrl('siteHistory'))).text)
    expect([first('.outline li').length, first('.outline').text().includes('Note 2.')]).toEqual([
      50,
      true,
    ])
    const { text } = await nadia.agent.get(String(first('.pager a').attr('href'))).expect(200)
    const last = load(text)
    expect(last('.outline li').length).toBe(2)
    expect(last('.outline').text()).toMatch(/Note 1\..*Texts delivered with the site/s)
    expect(last('.pager')).toHaveLength(0)
  })

  test('the site of a day shows the texts and prices of that day', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, prices, { [mriPrice]: '725' })
    await publishAll(nadia, { note: 'New price' })
    app.clock.pass(day)
    const omar = await signedIn(app, { roles: ['editor'], email: 'omar@example.ca', locale: 'en' })
    await saveSection(omar, prices, { [mriPrice]: '745' })
    await publishAll(omar)
    const found = await omar.agent.get(`${staffUrl('siteHistory')}?day=2026-11-21`)
    const address = String(found.headers['location'])
    expect(address).toBe(staffUrl('siteDay', { day: '2026-11-21' }))
    expect((await omar.agent.get(address)).text).toContain('New price')
    const link = String((await omar.agent.post(address)).headers['location'])
    const inner = load(await textOf(`${link}?in=en`))('iframe').attr('src') ?? ''
    const page = await textOf(inner.replace(/\/en$/, urlFor('mri', 'en')))
    expect([page.includes('$725'), page.includes('$745')]).toEqual([true, false])
    expect(await textOf(urlFor('mri', 'en'))).toContain('$745')
    const earlier = await omar.agent.get(staffUrl('siteDay', { day: '2026-11-20' }))
    expect(earlier.text).toContain('Texts delivered with the site')
    const ancient = await omar.agent.get(staffUrl('siteDay', { day: '0099-12-31' }))
    expect(ancient.text).toContain('Texts delivered with the site')
    for (const unknown of ['2026-11-23', '2026-02-30', 'x']) {
      expect((await omar.agent.get(staffUrl('siteDay', { day: unknown }))).status).toBe(404)
    }
    const typed = await omar.agent.get(`${staffUrl('siteHistory')}?day=yesterday`)
    expect(load(typed.text)('#day').attr('aria-invalid')).toBe('true')
  })

  test('answer 404 when they do not exist', async () => {
    const nadia = await personWith('editor')
    for (const number of ['7', '-1', 'x', '99999999999999']) {
      expect((await nadia.agent.get(staffUrl('siteRelease', { number }))).status).toBe(404)
    }
  })
})

test('site editor › a draft is discarded by its editor unless it has changed', async () => {
  const nadia = await personWith('editor')
  await saveSection(nadia, prices, { [mriPrice]: '725' })
  const { text } = await nadia.agent.get('/staff/site/clinic')
  const stale = { ...fieldsIn(load(text), 'form[action="/staff/site/clinic"]'), do: 'drop' }
  const drop = async () =>
    (await nadia.agent.post('/staff/site/clinic').type('form').send(stale)).headers['location']
  expect(await drop()).toBe('/staff/site?said=dropped')
  expect(await drop()).toBe('/staff/site/clinic?said=gone')
  await saveSection(nadia, prices, { [mriPrice]: '735' })
  expect(await drop()).toBe('/staff/site/clinic?said=changed')
  const page = load((await nadia.agent.get('/staff/site/clinic?said=changed')).text)
  expect(page('main').text()).toMatch(/changed meanwhile.*735/s)
})

test.each(['', 'other'])(
  'site editor › a form with the button `%s`, which does not exist, changes no data',
  async (button) => {
    const nadia = await personWith('editor')
    await saveSection(nadia, prices, { [mriPrice]: '725' })
    const answer = await nadia.agent
      .post('/staff/site/clinic')
      .type('form')
      .send({ do: button, version: '1' })
    expect([answer.status, answer.text.includes('This form is incomplete')]).toEqual([422, true])
    const published = await publishAll(nadia, { do: button, note: 'New price' })
    expect(published.status).toBe(422)
    expect(load(published.text)('#note').val()).toBe('New price')
    expect(await app.services.editing.drafts.list()).toHaveLength(1)
  },
)

test('site editor › a draft published with a double click is reported as published', async () => {
  const nadia = await personWith('editor')
  await saveSection(nadia, prices, { [mriPrice]: '725' })
  const { text } = await nadia.agent.get(staffUrl('sitePublish'))
  const draft = String(load(text)('[name=draft]').val())
  for (const _click of [1, 2]) {
    const answer = await nadia.agent
      .post(staffUrl('sitePublish'))
      .type('form')
      .send({ do: 'publish', draft, note: 'test' })
    expect(answer.headers['location']).toBe('/staff/site?said=published')
  }
  expect(app.edition().release).toBe(1)
})

test('site editor › rejects the publication of a discarded draft that another one has replaced', async () => {
  const nadia = await personWith('editor')
  await saveSection(nadia, prices, { [mriPrice]: '725' })
  const { text } = await nadia.agent.get(staffUrl('sitePublish'))
  const draft = String(load(text)('[name=draft]').val())
  await postDraft(nadia, 'clinic', 'drop')
  await saveSection(nadia, prices, { [mriPrice]: '735' })
  const answer = await nadia.agent
    .post(staffUrl('sitePublish'))
    .type('form')
    .send({ do: 'publish', draft, note: 'test' })
  expect(answer.status).toBe(409)
})

test('site editor › a draft with changes of others is not discarded by the front desk', async () => {
  const [nadia, desk] = [await personWith('editor'), await personWith('desk')]
  await saveSection(nadia, prices, { [mriPrice]: '725' })
  const { text } = await desk.agent.get('/staff/site/clinic')
  expect(load(text)('[name=do][value=drop]')).toHaveLength(0)
  const answer = await desk.agent
    .post('/staff/site/clinic')
    .type('form')
    .send({ do: 'drop', version: '1' })
  expect(answer.headers['location']).toBe('/staff/site/clinic?said=changed')
  expect(await app.services.editing.drafts.list()).toHaveLength(1)
})

test('site editor › unknown documents, sections and forms answer 404', async () => {
  const nadia = await personWith('editor')
  for (const address of ['/staff/site/exam-none', '/staff/site/x', '/staff/site/exam-mri/none']) {
    expect((await nadia.agent.get(address)).status).toBe(404)
  }
  const answer = await postSection(nadia, prices, 'do=save&shown=x')
  expect(answer.status).toBe(422)
})

test('site editor › a heading left without steps or an answer without a paragraph is rejected by the release', async () => {
  const nadia = await personWith('editor')
  const empty = async (address: string, list: string) => {
    const { text } = await nadia.agent.get(address)
    const items = load(text)(`button[value^="remove:${list}."]`).length
    let page = text
    for (let left = items; left > 0; left -= 1) {
      page = (await postSection(nadia, address, filledSection(page, {}, `remove:${list}.0`))).text
    }
    await postSection(nadia, address, filledSection(page)).expect(303)
  }
  await empty(sectionAddress('page-careers', 'hiring'), 'hiring.steps')
  await empty(sectionAddress('exam-mri', 'sources'), 'sources')
  await empty(sectionAddress('page-about', 'questions'), 'questions.0.answer')
  const refused = await publishAll(nadia)
  expect(refused.status).toBe(422)
  const links = load(refused.text)('.findings a').toArray()
  expect(new Set(links.map(({ attribs }) => attribs['href']?.split('#')[1]))).toEqual(
    new Set(['hiring.steps', 'questions.0.answer', 'sources']),
  )
})

describe('site editor › preview', () => {
  const top = sectionAddress('exam-mri', 'top')
  const share = async (person: SignedInPerson, document: string): Promise<string> => {
    const answer = await person.agent
      .post(`/staff/site/${document}`)
      .type('form')
      .send({ do: 'preview' })
    return String(answer.headers['location'])
  }
  const innerOf = async (address: string): Promise<string> =>
    load(await textOf(address))('iframe').attr('src') ?? ''

  test('shows an ellipsis for a fact that does not exist', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, top, { 'lead.fr': 'Appelez {{x}} ou {{ phone }}, {{phone}}.' })
    const page = await app.site.get(await innerOf(await share(nadia, 'exam-mri')))
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/Appelez … ou …, [^…{]+\./)
  })

  test('shows the draft without an account until it is published', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, top, { 'lead.fr': 'Un brouillon.', 'lead.en': '' })
    const address = await share(nadia, 'exam-mri')
    const inner = await innerOf(address)
    const page = await app.site.get(inner)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Un brouillon.')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.headers['content-security-policy']).toContain('sandbox allow-same-origin')
    expect(page.headers['set-cookie']).toBeUndefined()
    const links = load(page.text)('main a[href^="/"]')
      .toArray()
      .map(({ attribs }) => attribs['href'] ?? '')
    expect(links.filter((href) => !href.startsWith('/apercu/'))).toEqual([])
    expect((await app.site.get(links[0] ?? '')).status).toBe(200)
    expect(await textOf(urlFor('mri', 'fr'))).not.toContain('Un brouillon.')
    const english = await app.site.get(await innerOf(`${address}?in=en`))
    expect(english.text).toContain('…')
    await saveSection(nadia, top, { 'lead.en': 'A draft.' })
    expect((await app.site.get(await innerOf(`${address}?in=en`))).text).toContain('A draft.')
    expect((await publishAll(nadia)).status).toBe(303)
    expect([(await app.site.get(inner)).status, (await app.site.get(address)).status]).toEqual([
      410, 410,
    ])
    expect(app.logLines.join()).not.toContain(address.split('/').at(-1))
  })

  test('of a draft with a price that is too high names what to correct', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, prices, { 'coverage.prices.mri': '72500' })
    const page = load((await nadia.agent.get(await share(nadia, 'clinic')).expect(200)).text)
    expect(page('main').text()).toMatch(/can’t show this draft.*at most 5000/)
  })

  test('shows the new draft, not one that was discarded', async () => {
    const nadia = await personWith('editor')
    for (const words of ['Un brouillon.', 'Un autre brouillon.']) {
      await saveSection(nadia, top, { 'lead.fr': words })
      const page = await app.site.get(await innerOf(await share(nadia, 'exam-mri')))
      expect([words, page.text.includes(words)]).toEqual([words, true])
      await postDraft(nadia, 'exam-mri', 'drop')
    }
  })

  test('of a draft that became invalid shows an error message and logs no error', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, prices, { [mriPrice]: '725' })
    const address = await share(nadia, 'clinic')
    const inner = await innerOf(address)
    await saveSection(nadia, prices, { [mriPrice]: '72500' })
    const page = load(await textOf(`${address}?in=en`))
    expect([page('[role=alert]').text(), page('iframe').length]).toEqual([
      expect.stringMatching(/ne peut pas montrer|can’t show/),
      0,
    ])
    expect((await app.site.get(inner)).status).toBe(404)
    expect(app.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  })

  test('does not show a draft that was begun after the publication', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, top, { 'lead.en': 'A draft.' })
    const address = await share(nadia, 'exam-mri')
    const inner = await innerOf(address)
    expect((await publishAll(nadia)).status).toBe(303)
    app.clock.pass(1000)
    await saveSection(nadia, top, { 'lead.en': 'Another draft.' })
    expect([(await app.site.get(inner)).status, (await app.site.get(address)).status]).toEqual([
      410, 410,
    ])
  })

  test.each(['/apercu', '/staff/sign-in', '/healthz', '/%00', '/%0D%0Ax', '/fr/%0D%0Ax', '/fr/é'])(
    'answers 404 for %s, which is not a page',
    async (path) => {
      const nadia = await personWith('editor')
      await saveSection(nadia, top, { 'lead.en': 'A draft.' })
      const inner = await innerOf(await share(nadia, 'exam-mri'))
      const [, preview = ''] = /^(\/apercu\/[^/]+)\//.exec(inner) ?? []
      const nested = path === '/apercu' ? preview + inner : preview + encodeURI(decodeURI(path))
      expect((await app.site.get(nested)).status).toBe(404)
    },
  )

  test('shows an offer before its first day', async () => {
    const hr = await personWith('hr')
    await saveSection(hr, sectionAddress('job-sonographer', 'all'), { posted: '2026-12-24' })
    const page = await app.site.get(await innerOf(await share(hr, 'job-sonographer')))
    expect(page.status).toBe(200)
    expect(load(page.text)('h1').text()).toContain('échographie')
  })

  test('link is listed with its draft and revoked once by an editor, with one audit entry', async () => {
    const nadia = await personWith('editor')
    await saveSection(nadia, top, { 'lead.en': 'A draft.' })
    const [address, other] = [await share(nadia, 'exam-mri'), await share(nadia, 'exam-mri')]
    const listed = async () =>
      load((await nadia.agent.get('/staff/site/exam-mri')).text)('[name=link]')
        .toArray()
        .map(({ attribs }) => attribs['value'] ?? '')
    const [, oldest = ''] = await listed()
    const end = () =>
      nadia.agent.post('/staff/site/exam-mri').type('form').send({ do: 'endLink', link: oldest })
    expect((await end()).headers['location']).toBe('/staff/site/exam-mri?said=linkEnded')
    await end()
    const statuses = [address, other].map(async (link) => (await app.site.get(link)).status)
    expect((await Promise.all(statuses)).toSorted((one, two) => one - two)).toEqual([200, 410])
    expect(await listed()).toHaveLength(1)
    const { records } = await app.services.records.list('audit', { limit: 100 })
    const revoked = records.filter(({ fields }) => fields['action'] === 'contentPreviewRevoked')
    expect(revoked.map(({ fields }) => fields['subject'])).toEqual([oldest])
  })

  test('of a draft with changes of others cannot be shared or revoked by the front desk', async () => {
    const [nadia, desk] = [await personWith('editor'), await personWith('desk')]
    await saveSection(nadia, prices, { [mriPrice]: '725' })
    const address = await share(nadia, 'clinic')
    const answer = await desk.agent.post('/staff/site/clinic').type('form').send({ do: 'preview' })
    expect(answer.status).toBe(404)
    const page = load((await desk.agent.get('/staff/site/clinic')).text)
    expect(page('[name=do][value=preview], [name=link]')).toHaveLength(0)
    const [link] = await app.services.editing.previews.of('clinic')
    await desk.agent.post('/staff/site/clinic').type('form').send({ do: 'endLink', link: link?.id })
    expect((await app.site.get(address)).status).toBe(200)
  })

  test('answers 410 for an unknown token, in the language of the page', async () => {
    const ended = await app.site.get('/apercu/x/en/careers')
    expect([ended.status, load(ended.text)('h1').text()]).toEqual([
      410,
      'This preview link no longer works',
    ])
    expect((await app.site.get('/staff/preview/x')).status).toBe(410)
  })
})

test('site editor › HR’s address cannot become the front desk’s, which would receive applications', async () => {
  const nadia = await personWith('editor')
  const { email } = app.services.clinic
  await saveSection(nadia, sectionAddress('clinic', 'contact'), { hiringEmail: email })
  const answer = await publishAll(nadia)
  expect(answer.status).toBe(422)
  expect(load(answer.text)('.findings').text()).toContain('This is the front desk’s address')
})

describe('site editor › forged form', () => {
  const forged = async (
    person: SignedInPerson,
    address: string,
    forge: (values: Record<string, unknown>) => Record<string, unknown>,
    input: 'shown' | 'state',
  ) => {
    const { text } = await person.agent.get(address)
    const values = JSON.parse(String(load(text)(`[name=${input}]`).val()))
    return postSection(
      person,
      address,
      filledSection(text, { [input]: JSON.stringify(forge(values)) }),
    )
  }

  test('cannot change or remove a preparation step that code requires', async () => {
    const nadia = await personWith('editor')
    const prepare = sectionAddress('exam-mri', 'sections-prepare')
    const changed = await forged(
      nadia,
      prepare,
      (values) => JSON.parse(JSON.stringify(values).replace('"eatOtherPart"', '"eat"')),
      'state',
    )
    expect(changed.status).toBe(422)
    const shorter = await forged(
      nadia,
      prepare,
      (values) =>
        Object.fromEntries(
          Object.entries(values).map(([path, section]) => [
            path,
            { ...Object(section), steps: Object(section).steps.slice(1) },
          ]),
        ),
      'state',
    )
    expect(shorter.status).toBe(422)
    expect(await app.services.editing.drafts.list()).toEqual([])
  })

  test.each<readonly [string, (item: object) => unknown]>([
    ['an unknown field', (item) => [{ ...item, unknown: 'x' }]],
    ['a text in place of an item', () => ['x']],
    ['a group in place of a list', () => ({ unknown: 'x' })],
  ])('with %s is rejected', async (_what, forge) => {
    const nadia = await personWith('editor')
    const questions = sectionAddress('page-about', 'questions')
    const answer = await forged(
      nadia,
      questions,
      (values) => ({ questions: forge(Object(values['questions'])[0]) }),
      'state',
    )
    expect(answer.status).toBe(422)
    expect(await app.services.editing.drafts.list()).toEqual([])
  })

  test.each(['shown', 'state'] as const)('with nested lists in `%s` is rejected', async (input) => {
    const nadia = await personWith('editor')
    const address = sectionAddress('exam-mri', 'top')
    const { text } = await nadia.agent.get(address)
    const nested = `{"lead":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const answer = await postSection(nadia, address, filledSection(text, { [input]: nested }))
    expect(answer.status).toBe(422)
  })

  test('cannot change a section that its sender may not edit', async () => {
    const desk = await personWith('desk')
    const hours = sectionAddress('clinic', 'hours')
    const phone = app.services.clinic.phone
    for (const input of ['shown', 'state'] as const) {
      await forged(desk, hours, (values) => ({ ...values, phone: '+14185550000' }), input)
      await forged(desk, hours, (values) => ({ ...values, phone }), input)
    }
    const drafts = await app.services.editing.drafts.list()
    expect(drafts.map(({ json }) => Object(json).phone).filter((one) => one !== phone)).toEqual([])
  })
})
