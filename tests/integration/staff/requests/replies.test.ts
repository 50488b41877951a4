import { load } from 'cheerio'
import { emailsIn } from '../../../support/contact/emailFolder.js'
import { eventually } from '../../../support/site/eventually.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../../support/staff/signedIn.js'

let app: TestApp
let sylvie: SignedInPerson

beforeEach(async () => {
  app = await appForTests()
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
  app.services.start()
})
afterEach(() => app.end())

const replyTo = (reference: string): string => `/staff/requests/${reference}/reply`

const post = (address: string, fields: Record<string, string>) =>
  sylvie.agent.post(address).type('form').send(fields)

const preview = async (
  reference: string,
  words: { readonly subject?: string; readonly text: string },
): Promise<Record<string, string>> => {
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  const form = { ...fieldsIn($, '.reply-form'), ...words, do: 'preview' }
  const shown = await post(replyTo(reference), form).expect(200)
  return { ...fieldsIn(load(shown.text), 'main form'), after: 'waiting', do: 'send' }
}

const replies = async (): Promise<readonly string[]> => {
  const emails = await emailsIn(app.config.dataDir)
  return emails.filter(({ text }) => text?.includes('Rappelez-nous')).map(({ text = '' }) => text)
}

const takeBack = (who: SignedInPerson, reference: string, fields: Record<string, string>) =>
  who.agent.post(`/staff/requests/${reference}/take-back`).type('form').send(fields).expect(303)

const lists = async (): Promise<string> => {
  const $ = await staffPage(sylvie, '/staff/requests')
  return $('main nav').first().text()
}

const untilSent = async (): Promise<void> => {
  await eventually(async () => {
    const due = await app.services.records.nextDue('emails')
    expect(due === undefined || due > app.clock.now()).toBe(true)
  })
}

test('reply › is sent once after a minute to the address shown', async () => {
  const { reference } = await aReceivedRequest(app)
  const form = await preview(reference, { text: 'Rappelez-nous ce matin.' })
  const sent = await post(replyTo(reference), form).expect(303)
  const $ = await staffPage(sylvie, sent.headers['location'] ?? '')
  expect($('.undo').text()).toContain('part à')
  expect($('.reply-form').text()).toContain('jeanne@exemple.ca')
  app.clock.pass(59_000)
  await untilSent()
  expect(await replies()).toEqual([])
  app.clock.pass(1_000)
  await eventually(async () => expect(await replies()).toHaveLength(1))
  const [email] = (await emailsIn(app.config.dataDir)).filter(({ text }) =>
    text?.includes('Rappelez-nous'),
  )
  expect(email?.to?.[0]?.address).toBe('jeanne@exemple.ca')
  expect(email?.replyTo?.[0]?.address).toBe(app.services.staff.requestReplies.mailbox)
})

test('reply › double clicks and resending after Back cause one email', async () => {
  const { reference } = await aReceivedRequest(app)
  const form = await preview(reference, { text: 'Rappelez-nous demain.' })
  await Promise.all([post(replyTo(reference), form), post(replyTo(reference), form)])
  await post(replyTo(reference), form).expect(303)
  const again = await staffPage(sylvie, `/staff/requests/${reference}`)
  const version = again('.outcome [name=version]').attr('value') ?? ''
  await post(replyTo(reference), { ...form, version }).expect(303)
  app.clock.pass(60_000)
  await eventually(async () => expect(await replies()).toHaveLength(1))
  await untilSent()
  expect(await replies()).toHaveLength(1)
})

test('reply › a reply of a colleague is reported before the preview, and the text is preserved', async () => {
  const { reference } = await aReceivedRequest(app)
  const karine = await signedIn(app, { name: 'Karine Dufour' })
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  const seen = await staffPage(karine, `/staff/requests/${reference}`)
  await karine.agent
    .post(`/staff/requests/${reference}`)
    .type('form')
    .send({ ...fieldsIn(seen, '.outcome'), outcome: 'booked' })
    .expect(303)
  const words = { text: 'Rappelez-nous ce matin.', do: 'preview' }
  const told = await post(replyTo(reference), { ...fieldsIn($, '.reply-form'), ...words })
  expect(told.status).toBe(409)
  const page = load(told.text)
  expect(page('h1').text()).toContain('Karine Dufour')
  expect(page('textarea').val()).toBe('Rappelez-nous ce matin.')
  const again = { ...fieldsIn(page, '.version--mine form'), do: 'preview' }
  const shown = await post(replyTo(reference), again).expect(200)
  expect(load(shown.text)('.email-preview').text()).toContain('Rappelez-nous ce matin.')
})

test('reply › canceled after 59 seconds is never sent, and its text returns to the form', async () => {
  const { reference } = await aReceivedRequest(app)
  await post(replyTo(reference), await preview(reference, { text: 'Rappelez-nous vendredi.' }))
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  app.clock.pass(59_000)
  const back = await post(`/staff/requests/${reference}/take-back`, fieldsIn($, '.undo'))
  const after = await staffPage(sylvie, (back.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('repris')
  expect(after('#text').val()).toBe('Rappelez-nous vendredi.')
  app.clock.pass(600_000)
  await untilSent()
  expect(await replies()).toEqual([])
})

test('reply › canceling restores the state of the request and shows who canceled', async () => {
  const { reference } = await aReceivedRequest(app)
  const karine = await signedIn(app, { name: 'Karine Dufour' })
  await post(replyTo(reference), await preview(reference, { text: 'Rappelez-nous jeudi.' }))
  expect(await lists()).toMatch(/miennes 1.*En attente 1/)
  const $ = await staffPage(karine, `/staff/requests/${reference}`)
  await takeBack(karine, reference, fieldsIn($, '.undo'))
  expect(await lists()).toMatch(/miennes 0.*Nouvelles 1.*En attente 0/)
  const after = await staffPage(sylvie, `/staff/requests/${reference}`)
  expect(after('main').text()).toMatch(/Karine Dufour : courriel « [^»]+ » repris/)
})

test('reply › canceling preserves a state that a colleague set later', async () => {
  const { reference } = await aReceivedRequest(app)
  await post(replyTo(reference), await preview(reference, { text: 'Rappelez-nous jeudi.' }))
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  await post(`/staff/requests/${reference}`, {
    ...fieldsIn($, '.outcome'),
    outcome: 'booked',
  }).expect(303)
  await takeBack(sylvie, reference, fieldsIn($, '.undo'))
  expect(await lists()).toMatch(/En attente 0Faites 1/)
})

test('reply › reports after 61 seconds that it was already sent', async () => {
  const { reference } = await aReceivedRequest(app)
  await post(replyTo(reference), await preview(reference, { text: 'Rappelez-nous lundi.' }))
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  const fields = fieldsIn($, '.undo')
  app.clock.pass(61_000)
  await eventually(async () => expect(await replies()).toHaveLength(1))
  const back = await post(`/staff/requests/${reference}/take-back`, fields)
  const after = await staffPage(sylvie, (back.headers['location'] ?? '').split('#')[0] ?? '')
  expect(after('.notice').text()).toContain('déjà parti')
})

test('reply template › is in the language of the person and added below the typed text', async () => {
  const { reference } = await aReceivedRequest(app, { preferredLanguage: 'en', name: 'Ann Lee' })
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  const { text } = await post(replyTo(reference), {
    ...fieldsIn($, '.reply-form'),
    text: 'One more thing.',
    template: 'tried-to-reach',
    do: 'insert',
  })
  const typed = String(load(text)('#text').val())
  expect(typed).toMatch(/^One more thing\.\n\nHello Ann,/)
  expect(typed).toContain('418-555-0142')
})

test('reply › an empty reply is rejected with an error at its field', async () => {
  const { reference } = await aReceivedRequest(app)
  const $ = await staffPage(sylvie, `/staff/requests/${reference}`)
  const form = { ...fieldsIn($, '.reply-form'), do: 'preview' }
  const refuse = async (words: Record<string, string>) => {
    const { text } = await post(replyTo(reference), { ...form, ...words }).expect(422)
    const page = load(text)
    return ['#subject', '#text'].map((field) => [
      page(field).attr('aria-invalid'),
      page(field).attr('aria-describedby')?.includes('reply-error') ?? false,
    ])
  }
  const [fine, wrong] = [
    ['false', false],
    ['true', true],
  ]
  expect(await refuse({ text: ' ' })).toEqual([fine, wrong])
  expect(await refuse({ subject: '', text: 'Bonjour.' })).toEqual([wrong, fine])
  expect(await refuse({ subject: '', text: '' })).toEqual([wrong, wrong])
})

test('reply › a line break in the subject adds no header', async () => {
  const { reference } = await aReceivedRequest(app)
  const form = await preview(reference, {
    subject: 'Bonjour\r\nBcc: autre@exemple.ca',
    text: 'Rappelez-nous.',
  })
  await post(replyTo(reference), form).expect(303)
  app.clock.pass(60_000)
  await eventually(async () => expect(await replies()).toHaveLength(1))
  const sent = (await emailsIn(app.config.dataDir)).find(({ text }) =>
    text?.includes('Rappelez-nous'),
  )
  expect(sent?.subject).toBe('Bonjour Bcc: autre@exemple.ca')
  expect(sent?.bcc ?? []).toEqual([])
})

test('notice to the front desk › contains a link and neither exam nor message once staff accounts exist', async () => {
  const { reference } = await aReceivedRequest(app, { message: 'Je préfère le matin.' })
  await eventually(async () => {
    const emails = await emailsIn(app.config.dataDir)
    const notice = emails.find(({ subject }) => subject?.includes(`(${reference})`))
    expect(notice?.html).toContain(`/staff/requests/${reference}`)
    expect(notice?.html).not.toMatch(/matin|morphologique|0199|jeanne@/i)
    expect(notice?.text).not.toMatch(/matin|morphologique|0199|jeanne@/i)
  })
})

describe('cancellation of a reply', () => {
  const statusOf = async (reference: string) => {
    const where = { field: 'reference', equals: reference }
    const { records } = await app.services.records.list('emails', { limit: 10, where })
    return records.find(({ fields }) => fields['kind'] === 'staffReply')
  }

  const queue = async (text: string) => {
    const { reference } = await aReceivedRequest(app)
    await post(replyTo(reference), await preview(reference, { text }))
    const page = await staffPage(sylvie, `/staff/requests/${reference}`)
    return { reference, undo: fieldsIn(page, '.undo'), email: await statusOf(reference) }
  }

  const newsAfter = async (answer: { readonly headers: Record<string, string> }) => {
    const address = (answer.headers['location'] ?? '').split('#')[0] ?? ''
    return (await staffPage(sylvie, address))('.notice').text()
  }

  test('reports the same result after a double click, at once or later', async () => {
    const { reference, undo } = await queue('Rappelez-nous lundi.')
    const clicks = await Promise.all([1, 2].map(() => takeBack(sylvie, reference, undo)))
    app.clock.pass(300_000)
    for (const answer of [...clicks, await takeBack(sylvie, reference, undo)]) {
      expect(await newsAfter(answer)).toContain('a été repris')
    }
    await untilSent()
    expect(await replies()).toEqual([])
  })

  test('succeeds after an admin abandoned the email, which is never sent', async () => {
    const { reference, undo, email } = await queue('Rappelez-nous mardi.')
    const admin = await signedIn(app, { roles: ['admin'] })
    const giveUp = () =>
      admin.agent
        .post(`/staff/outbox/${email?.id ?? ''}`)
        .type('form')
        .send({ version: '1', do: 'giveUp' })
    const both = await Promise.all([giveUp(), giveUp()])
    expect(both.map(({ headers }) => headers['location'])).toEqual([
      '/staff/outbox?view=waiting&said=gaveUp',
      '/staff/outbox?view=waiting&said=gaveUp',
    ])
    expect(await newsAfter(await takeBack(sylvie, reference, undo))).toContain('a été repris')
    expect(await statusOf(reference)).toBeUndefined()
    app.clock.pass(600_000)
    await untilSent()
    expect(await replies()).toEqual([])
  })

  test('is possible for a minute even if an admin retries the email', async () => {
    const { reference, undo, email } = await queue('Rappelez-nous mercredi.')
    const admin = await signedIn(app, { roles: ['admin'] })
    for (const version of ['1', '0', '2']) {
      const { headers } = await admin.agent
        .post(`/staff/outbox/${email?.id ?? ''}`)
        .type('form')
        .send({ version, do: 'retry' })
        .expect(303)
      expect(headers['location']).toContain('said=changed')
    }
    expect(await statusOf(reference)).toMatchObject({ version: 1, dueAt: email?.dueAt })
    app.clock.pass(59_000)
    await untilSent()
    expect(await newsAfter(await takeBack(sylvie, reference, undo))).toContain('a été repris')
    expect(await replies()).toEqual([])
  })
})
