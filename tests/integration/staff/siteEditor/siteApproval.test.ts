import { load } from 'cheerio'
import { type StaffRole, staffUrl } from '../../../../src/addresses/staffTable.js'
import { urlFor } from '../../../../src/addresses/urlFor.js'
import { emailsIn } from '../../../support/contact/emailFolder.js'
import { digestOf } from '../../../../src/services/content/storedJson.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { eventually } from '../../../support/site/eventually.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import {
  postDraft,
  publishAll,
  saveSection,
  sectionAddress,
} from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  nadia = await personWith('Nadia Roy', 'editor')
})
afterEach(() => app.end())

const personWith = (name: string, ...roles: readonly StaffRole[]): Promise<SignedInPerson> =>
  signedIn(app, { roles, name, locale: 'en', email: `${roles.join('-')}@example.ca` })

const anApprover = (): Promise<SignedInPerson> => personWith('Anne Lavoie', 'approver')

const top = sectionAddress('exam-mri', 'top')
const draftPage = '/staff/site/exam-mri'
const approvalPage = '/staff/site/exam-mri/approval'
const writeLead = (person: SignedInPerson, words: string) =>
  saveSection(person, top, { 'lead.fr': `${words} (fr)`, 'lead.en': words })

const post = (
  { agent }: SignedInPerson,
  address: string,
  fields: Readonly<Record<string, string>>,
) => agent.post(address).type('form').send(fields)

const ask = (person: SignedInPerson) => postDraft(person, 'exam-mri', 'ask')

const formOf = async ({ agent }: SignedInPerson): Promise<Readonly<Record<string, string>>> =>
  fieldsIn(load((await agent.get(approvalPage).expect(200)).text), '.split form')

const decide = async (
  person: SignedInPerson,
  fields: Readonly<Record<string, string>> = { do: 'approve' },
) => post(person, approvalPage, { ...(await formOf(person)), ...fields })

const publish = async (
  person: SignedInPerson,
  fields: Readonly<Record<string, string>> = {},
): Promise<Awaited<ReturnType<typeof publishAll>>> => {
  const draft = await app.services.editing.drafts.find('exam:mri')
  const id = `exam:mri.${draft?.version}.${digestOf(draft?.json ?? null).slice(0, 16)}`
  const chosen = { draft: id, note: 'test', answer: 'yes' }
  return post(person, staffUrl('sitePublish'), { do: 'publish', ...chosen, ...fields })
}

const isShown = async (words: string): Promise<boolean> =>
  (await app.site.get(urlFor('mri', 'en'))).text.includes(words)

const actions = async (): Promise<readonly unknown[]> => {
  const { entries } = await app.services.staff.audit.list({ limit: 20 })
  return entries
    .filter(({ action }) => action.startsWith('content') && action !== 'contentSaved')
    .map(({ action, subject, actor }) => [action, subject, actor])
    .toReversed()
}

const emailTo = async ({ email }: SignedInPerson) => {
  const found: Awaited<ReturnType<typeof emailsIn>>[number][] = []
  await eventually(async () => {
    const all = await emailsIn(app.config.dataDir)
    found.push(...all.filter(({ to }) => to?.[0]?.address === email))
    expect(found).not.toHaveLength(0)
  })
  return `${found[0]?.subject} ${found[0]?.text} ${found[0]?.html}`
}

describe('approval › medical draft', () => {
  test('is published by its editor after an approver has read and approved it', async () => {
    const anne = await anApprover()
    app.services.start()
    await writeLead(nadia, 'Lie still in the tube.')
    expect((await ask(nadia)).headers['location']).toBe(`${draftPage}?said=asked`)
    const email = await emailTo(anne)
    expect(email).toContain(`${app.config.origin}${approvalPage}`)
    expect(email).not.toContain('tube')
    const overview = load((await anne.agent.get(staffUrl('siteEditor'))).text)
    expect(overview(`a[href="${approvalPage}"]`).text()).toContain('MRI')
    const page = load((await anne.agent.get(approvalPage)).text)
    expect(page('[lang=fr-CA] ins').text()).toContain('tube. (fr)')
    expect(page('[lang=en-CA] ins').text()).toContain('Lie still')
    expect(page('#decision').parent().text()).toContain('Approval requested by Nadia Roy')
    expect((await decide(anne)).headers['location']).toBe('/staff/site?said=approved')
    expect(await isShown('Lie still in the tube.')).toBe(false)
    expect((await publishAll(nadia, { answer: '' })).status).toBe(303)
    expect(await isShown('Lie still in the tube.')).toBe(true)
    expect(await actions()).toEqual([
      ['contentAsked', 'exam:mri', nadia.id],
      ['contentApproved', 'exam:mri', anne.id],
      ['contentPublished', '000000000001', nadia.id],
    ])
  })

  test.each([
    ['published', {}],
    ['scheduled', { do: 'schedule', day: '2026-12-01', hour: '7:30' }],
  ])('is not %s before approval, and the error names it', async (_what, fields) => {
    await anApprover()
    await writeLead(nadia, 'An MRI.')
    const page = load((await nadia.agent.get(staffUrl('sitePublish'))).text)
    expect([page('[name=draft]').length, page('[name=answer]').length]).toEqual([0, 0])
    expect(page('main').text()).toContain('Another person must first approve')
    const answer = await publish(nadia, fields)
    expect(answer.status).toBe(409)
    expect(load(answer.text)('[role=alert]').text()).toMatch(/must first approve.*MRI/)
    expect(await isShown('An MRI.')).toBe(false)
  })

  test('loses its approval if one comma is added', async () => {
    const anne = await anApprover()
    await writeLead(nadia, 'An MRI.')
    await ask(nadia)
    await decide(anne)
    await writeLead(nadia, 'An, MRI.')
    expect((await publish(nadia)).status).toBe(409)
    expect((await nadia.agent.get(draftPage)).text).toContain('Another person must approve')
  })

  test('is not approved when it changed after it was read', async () => {
    const anne = await anApprover()
    await writeLead(nadia, 'An MRI.')
    await ask(nadia)
    const form = await formOf(anne)
    await writeLead(nadia, 'An, MRI.')
    await ask(nadia)
    const answer = await post(anne, approvalPage, { ...form, do: 'approve' })
    expect(answer.status).toBe(409)
    expect(load(answer.text)('[role=alert]').text()).toContain('changed meanwhile')
    expect((await publish(nadia)).status).toBe(409)
  })

  test('is not approved by one of its authors', async () => {
    await anApprover()
    const omar = await personWith('Omar Haddad', 'editor', 'approver')
    await writeLead(omar, 'His.')
    await writeLead(nadia, 'Hers.')
    await ask(nadia)
    const page = load((await omar.agent.get(approvalPage)).text)
    expect(page('[value=approve]')).toHaveLength(0)
    const draft = await app.services.editing.drafts.find('exam:mri')
    for (const button of ['approve', 'sendBack']) {
      const fields = { version: String(draft?.version), reason: 'No.', do: button }
      expect((await post(omar, approvalPage, fields)).status).toBe(403)
    }
    expect((await publish(nadia)).status).toBe(409)
  })

  test('is not approved by a form with an unknown button, which shows the reason again', async () => {
    const anne = await anApprover()
    await writeLead(nadia, 'An MRI.')
    await ask(nadia)
    const answer = await decide(anne, { do: 'other', reason: 'Too short.' })
    expect(answer.status).toBe(422)
    expect(load(answer.text)('[name=reason]').val()).toBe('Too short.')
    expect((await app.services.editing.drafts.find('exam:mri'))?.state).toBe('asked')
  })

  test('is sent back to its author with a reason, and approval is requested again', async () => {
    const anne = await anApprover()
    app.services.start()
    await writeLead(nadia, 'An MRI.')
    await ask(nadia)
    const empty = await decide(anne, { reason: ' ', do: 'sendBack' })
    expect(empty.status).toBe(422)
    expect(load(empty.text)('#reason-error').text()).toContain('Write in one sentence')
    const reason = 'Name the contrast agent.'
    const sent = await decide(anne, { reason, do: 'sendBack' })
    expect(sent.headers['location']).toBe('/staff/site?said=sentBack')
    const email = await emailTo(nadia)
    expect(email).toContain(`${app.config.origin}${draftPage}`)
    expect(email).not.toContain('contrast')
    await writeLead(nadia, 'An MRI with contrast.')
    expect((await nadia.agent.get(draftPage)).text).toContain(reason)
    expect((await publish(nadia)).status).toBe(409)
    await ask(nadia)
    await decide(anne)
    expect((await publishAll(nadia)).status).toBe(303)
    expect((await actions()).map((entry) => Object(entry)[0])).toEqual([
      'contentAsked',
      'contentSentBack',
      'contentAsked',
      'contentApproved',
      'contentPublished',
    ])
  })

  test.each(['discarded', 'changed'])(
    'that was %s meanwhile is not sent back, and the reason is shown again',
    async (what) => {
      const anne = await anApprover()
      await writeLead(nadia, 'An MRI.')
      await ask(nadia)
      const form = await formOf(anne)
      if (what === 'changed') await writeLead(nadia, 'An, MRI.')
      else await postDraft(nadia, 'exam-mri', 'drop')
      const sent = { ...form, reason: 'Name the contrast agent.', do: 'sendBack' }
      const answer = await post(anne, approvalPage, sent)
      expect(answer.status).toBe(409)
      expect(load(answer.text)('[role=alert]').text()).toContain('Name the contrast agent.')
    },
  )

  test('is requested and approved once with a double click', async () => {
    const anne = await anApprover()
    await writeLead(nadia, 'An MRI.')
    const { text } = await nadia.agent.get(draftPage)
    const request = { ...fieldsIn(load(text), `form[action="${draftPage}"]`), do: 'ask' }
    for (const _click of [1, 2]) {
      const asked = await post(nadia, draftPage, request)
      expect(asked.headers['location']).toBe(`${draftPage}?said=asked`)
    }
    const read = { ...(await formOf(anne)), do: 'approve' }
    for (const _click of [1, 2]) expect((await post(anne, approvalPage, read)).status).toBe(303)
    expect(await actions()).toHaveLength(2)
  })

  test('shows the approver what must be corrected before its publication', async () => {
    const anne = await anApprover()
    await saveSection(nadia, top, { 'lead.fr': 'Restez immobile.', 'lead.en': '' })
    await ask(nadia)
    const { text } = await anne.agent.get(approvalPage).expect(200)
    expect(load(text)('.findings li').text()).toContain('To correct')
  })

  test('is previewed by the approver', async () => {
    const anne = await anApprover()
    await writeLead(nadia, 'An MRI.')
    await ask(nadia)
    const shared = await post(anne, approvalPage, { do: 'preview' })
    const preview = load((await app.site.get(String(shared.headers['location']))).text)
    const inner = await app.site.get(`${preview('iframe').attr('src')}`)
    expect(inner.text).toContain('An MRI.')
  })

  test('is not published while every approver is one of its authors', async () => {
    const omar = await personWith('Omar Haddad', 'editor', 'approver')
    await writeLead(omar, 'His.')
    const answer = await ask(omar)
    expect(answer.headers['location']).toBe(`${draftPage}?said=nobody`)
    expect((await publish(omar)).status).toBe(409)
  })
})

describe('approval › scheduled publication', () => {
  const schedule = { do: 'schedule', day: '2026-11-21', hour: '11:30' }
  const pass = (shown: () => Promise<void>) =>
    eventually(async () => {
      app.clock.pass(91 * 60_000)
      await shown()
    })

  test('of an approved draft takes place', async () => {
    const anne = await anApprover()
    await writeLead(nadia, 'An MRI.')
    await ask(nadia)
    await decide(anne)
    expect((await publishAll(nadia, { ...schedule, answer: '' })).status).toBe(303)
    app.services.start()
    await pass(async () => expect(await isShown('An MRI.')).toBe(true))
  })

  test('is refused if an approver was added later, and its author receives an email', async () => {
    await writeLead(nadia, 'An MRI.')
    expect((await publishAll(nadia, schedule)).status).toBe(303)
    await anApprover()
    app.services.start()
    await pass(async () => {
      const [planned] = await app.services.editing.schedules.list()
      expect(planned?.state).toBe('refused')
    })
    const email = await emailTo(nadia)
    expect(email).toContain('A scheduled publication did not take place')
    expect(email).toContain(`${app.config.origin}${staffUrl('sitePublish')}`)
    expect(email).not.toContain('An MRI.')
    nadia = await signedIn(app, { roles: ['editor'], locale: 'en' })
    const $ = load((await nadia.agent.get(staffUrl('sitePublish'))).text)
    const planned = String($('[name=schedule]').val())
    const fields = { schedule: planned, do: 'confirm' }
    const confirmed = await post(nadia, staffUrl('sitePublish'), fields)
    expect(load(confirmed.text)('[role=alert]').text()).toMatch(/must first approve.*MRI/)
    expect(await isShown('An MRI.')).toBe(false)
  })
})

describe('approval › without an active approver', () => {
  test('the publisher accepts responsibility alone, and the audit log records it', async () => {
    await signedIn(app, { roles: ['approver'] }, { state: 'invited' })
    await writeLead(nadia, 'An MRI.')
    expect((await nadia.agent.get(draftPage)).text).toContain('Nobody approves')
    expect((await nadia.agent.get(staffUrl('sitePublish'))).text).toContain('Nobody else approves')
    expect((await publishAll(nadia, { answer: '' })).status).toBe(422)
    expect((await publishAll(nadia)).status).toBe(303)
    expect(await actions()).toEqual([
      ['contentPublished', '000000000001', nadia.id],
      ['contentAnswered', '000000000001', nadia.id],
    ])
  })
})

test('approval › is not needed for a price, and its page answers 404', async () => {
  const anne = await anApprover()
  await saveSection(nadia, sectionAddress('clinic', 'prices'), { 'coverage.prices.mri': '725' })
  expect((await anne.agent.get('/staff/site/clinic/approval')).status).toBe(404)
  const asked = await post(nadia, '/staff/site/clinic', { version: '1', do: 'ask' })
  expect(asked.status).toBe(404)
  expect((await publishAll(nadia, { answer: '' })).status).toBe(303)
})

test('approval › is not needed to pause an exam', async () => {
  await anApprover()
  await saveSection(nadia, sectionAddress('exam-mri', 'rules'), { availability: 'paused' })
  expect((await publish(nadia)).headers['location']).toBe('/staff/site?said=published')
  expect((await app.site.get(urlFor('mri', 'en'))).text).toContain('We aren’t doing this exam')
})

test('approval request › is refused with the errors of the draft, which stays open', async () => {
  await anApprover()
  const link = { 'lead.fr': '[Ici](page:mri#nope).', 'lead.en': '[Here](page:mri#nope).' }
  await saveSection(nadia, top, link)
  const refused = await ask(nadia)
  const $ = load(refused.text)
  expect([refused.status, $('.findings .finding--error a').first().attr('href')]).toEqual([
    422,
    expect.stringMatching(new RegExp(`^${top}#lead`)),
  ])
  expect($('main').text()).toContain('Nothing is sent for approval')
  expect((await app.services.editing.drafts.find('exam:mri'))?.state).toBe('open')
})
