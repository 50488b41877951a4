import { type CheerioAPI, load } from 'cheerio'
import type { ContactRequest } from '../../../src/services/contact/contactRequest.js'
import { myRequestFields } from '../../../src/shared/myRequest/myRequestFields.js'
import { aContactForm, aContactInput } from '../../support/contact/contactFactories.js'
import { emailsIn } from '../../support/contact/emailFolder.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import {
  actOnRequest,
  aReceivedRequest,
  fieldsIn,
  staffPage,
} from '../../support/staff/deskRequests.js'
import { signedIn, type SignedInPerson } from '../../support/staff/signedIn.js'

const day = 24 * 3_600_000

let app: TestApp
let sylvie: SignedInPerson
let request: ContactRequest
let link: string

beforeEach(async () => {
  app = await appForTests()
  await setClock('2026-11-25T15:00:00Z')
  request = await aReceivedRequest(app)
  link = pathOf(await app.services.myRequest.linkTo(request))
})
afterEach(() => app.end())

/** Moves the clock and signs in again, because sessions last at most a day. */
const setClock = async (moment: string): Promise<void> => {
  app.clock.pass(Date.parse(moment) - app.clock.now())
  sylvie = await signedIn(app, { name: 'Sylvie Bouchard' })
}

const pathOf = (url = ''): string => url.replace(app.config.origin, '')

const open = async (address: string, status = 200): Promise<CheerioAPI> => {
  const { text } = await app.site.get(address).expect(status)
  return load(text.replaceAll('\u00A0', ' '))
}

const status = async (address = link): Promise<string> =>
  (await open(address))('main :is(h1, .lead)').text()

const act = (fields: Record<string, string>, address = link) =>
  app.site.post(address).type('form').send(fields)

const write = (message: string) => act({ act: 'message', message })

const visit = {
  act: 'visit',
  day: '27',
  month: '11',
  year: '2026',
  hour: '8 h 15',
  want: 'cancel',
}

const newDay = { appointmentDate: '2027-02-16', appointmentHour: '14:00' }

const desk = async () => (await app.services.staff.requests.find(request.reference))?.desk

const eventKinds = async () => ((await desk())?.events ?? []).map(({ kind }) => kind)

const staffAct = async (fields: Record<string, string>): Promise<void> => {
  const address = `/staff/requests/${request.reference}`
  expect((await actOnRequest(sylvie, address, fields)).status).toBe(303)
}

const emailsTo = async (address: string, subject: RegExp): Promise<readonly string[]> => {
  const emails = await emailsIn(app.config.dataDir)
  return emails
    .filter(({ to, subject: said = '' }) => to?.[0]?.address === address && subject.test(said))
    .map(({ text = '' }) => text)
}

const queuedEmails = async () => {
  const where = { field: 'reference', equals: request.reference }
  const { records } = await app.services.records.list('emails', { limit: 9, where })
  return records.map(({ fields }) => fields)
}

describe('My request page', () => {
  test('shows when the front desk answers, without name, number, exam or message', async () => {
    const $ = await open(link)
    const text = $('main').text()
    expect(text).toContain('En général, nous vous appelons d’ici le jeudi 26 novembre')
    expect(text).toContain(request.reference)
    for (const secret of [request.name, '0199', String(request.email), String(request.message)]) {
      expect(text).not.toContain(secret)
    }
    expect($('meta[name=robots]').attr('content')).toContain('noindex')
  })

  test('is never cached and links to the other language with the same key', async () => {
    const shown = await app.site.get(link).expect('Cache-Control', 'no-store').expect(200)
    const english = link.replace('/fr/ma-demande', '/en/my-request')
    expect(load(shown.text)('a[lang^=en]').attr('href')).toBe(english)
  })

  test('changes no data when a scanner opens it or submits empty forms', async () => {
    const before = await desk()
    for (let times = 0; times < 5; times += 1) await open(link)
    for (const name of Object.keys(myRequestFields)) {
      await act({ act: name }).expect(422)
    }
    await act({ act: 'x' }).expect(400)
    expect(await desk()).toEqual(before)
  })

  test.each([
    ['changed by one character', () => link.replace(/.$/, link.endsWith('A') ? 'B' : 'A'), 404],
    ['10 000 characters long', () => `/fr/ma-demande?k=${'a'.repeat(10_000)}`, 404],
    ['with a NUL', () => '/fr/ma-demande?k=%00', 404],
    ['without a key', () => '/fr/ma-demande', 200],
  ])('answers a link %s with the phone number', async (_case, address, code) => {
    const $ = await open(address(), code)
    expect($('main a[href^="tel:"]').length).toBeGreaterThan(0)
    expect($('main form')).toHaveLength(0)
  })

  test('expires 60 days after the last event, until the front desk sends a new link', async () => {
    await setClock('2027-01-26T15:00:00Z')
    await open(link, 410)
    await act({ act: 'message', message: 'Bonjour' }).expect(410)
    await staffAct({ do: 'link' })
    const [sent] = (await queuedEmails()).filter(({ kind }) => kind === 'requestLink')
    const [renewed] = /http\S+ma-demande\?k=[\w-]+/.exec(JSON.stringify(sent?.['email'])) ?? []
    await open(pathOf(renewed))
  })

  test('answers 410 once the request is deleted', async () => {
    await app.services.records.remove('requests', request.id)
    await open(link, 410)
    await write('Bonjour').expect(410)
  })

  test('reflects the call results of the front desk', async () => {
    await setClock('2026-11-26T14:12:00Z')
    await staffAct({ outcome: 'noAnswer' })
    expect(await status()).toContain('9 h 12')
    await staffAct({ outcome: 'wrongNumber' })
    expect(await status()).toContain('Donnez-en un autre ici')
    const $ = await staffPage(sylvie, `/staff/requests/${request.reference}`)
    expect($('.title a[href^="tel:"]')).toHaveLength(0)
    await staffAct({ outcome: 'booked' })
    expect(await status()).toContain('Votre rendez-vous est fixé')
  })

  test('apologizes once the promised time has passed', async () => {
    await setClock('2026-11-27T02:00:00Z')
    expect(await status()).toContain('Nous sommes en retard')
  })
})

describe('My request message', () => {
  test('is stored once, sent to the front desk and shown until it is read', async () => {
    app.services.start()
    await write('Appelez après 17 h.').expect(303)
    await write('Appelez après 17 h.').expect(303)
    expect(await eventKinds()).toEqual(['message'])
    await eventually(async () =>
      expect(await emailsTo('bonjour@ondelune.example', /^Message de la personne/)).toHaveLength(1),
    )
    const list = await staffPage(sylvie, '/staff/requests?view=new')
    expect(list(`#${request.reference} .k-note`).text()).toContain('Non lu')
    await staffAct({ do: 'read' })
    expect((await open(link))('main').text()).toContain('Nous l’avons lu')
  })

  test('is rejected with 409 while an earlier message is unread, and stays in the field', async () => {
    await write('Le premier.').expect(303)
    app.clock.pass(5 * 60_000)
    const refused = await write('Le second.').expect(409)
    expect(load(refused.text)('textarea').text()).toBe('Le second.')
    expect(await eventKinds()).toEqual(['message'])
  })

  test('reopens a waiting request, due from the time of the message', async () => {
    await staffAct({ outcome: 'message' })
    await setClock('2026-11-27T01:00:00Z')
    await write('Appelez-moi.').expect(303)
    expect(await desk()).toMatchObject({ state: 'doing', assignee: { name: 'Sylvie Bouchard' } })
    const list = await staffPage(sylvie, '/staff/requests?view=doing')
    expect(list(`#${request.reference} .k-due`).text()).toContain('Demain')
  })

  test('ends the minute in which a colleague can undo a call', async () => {
    await staffAct({ outcome: 'noAnswer' })
    const address = `/staff/requests/${request.reference}`
    const undo = fieldsIn(await staffPage(sylvie, address), '.undo')
    await write('Me voici.').expect(303)
    await sylvie.agent.post('/staff/requests/undo').type('form').send(undo)
    expect(await eventKinds()).toEqual(['call', 'message'])
  })

  test('of 1 001 characters is rejected and stays in the field', async () => {
    const text = 'a'.repeat(1001)
    const refused = await write(text).expect(422)
    expect(load(refused.text)('textarea').text()).toBe(text)
  })

  test('of 15 000 characters is rejected too and stays in the field', async () => {
    const text = 'é'.repeat(15_000)
    const refused = await write(text).expect(422)
    expect(load(refused.text)('textarea').text()).toBe(text)
  })

  test('ends the 60 seconds in which a staff member can undo', async () => {
    await staffAct({ outcome: 'noAnswer' })
    await write('Je suis là.').expect(303)
    expect((await desk())?.undo).toBeNull()
  })

  test('is rejected after ten actions in a day, with the phone number', async () => {
    for (let times = 0; times < 5; times += 1) {
      for (const language of ['en', 'fr']) await act({ act: 'change', language }).expect(303)
    }
    const refused = await write('Encore.').expect(429)
    expect(load(refused.text)('main').text()).toContain('418')
  })
})

describe('My request contact details', () => {
  test('a new email address revokes the link, notifies the old address and sends a new link, once', async () => {
    app.services.start()
    const done = await act({ act: 'change', email: 'jeanne@gmail.com' }).expect(303)
    expect(done.headers['location']).toBe('/fr/ma-demande?done=newLink')
    await open(link, 410)
    await eventually(async () => {
      expect(await emailsTo(String(request.email), /^Coordonnées/)).toHaveLength(1)
      const [sent = ''] = await emailsTo('jeanne@gmail.com', /^Votre lien/)
      const [renewed = ''] = /http\S+ma-demande\?k=[\w-]+/.exec(sent) ?? []
      expect(await status(pathOf(renewed))).toContain('Nous avons votre demande')
      await act({ act: 'change', email: 'jeanne@gmail.com' }, pathOf(renewed)).expect(303)
    })
    expect(await eventKinds()).toEqual(['changed', 'link'])
    const [told = ''] = await emailsTo(String(request.email), /^Coordonnées/)
    expect(told).not.toContain('?k=')
  })

  test.each([
    ['email', 'jeanne@gmail.com'],
    ['phone', '418 555-0150'],
  ])(
    'reject a new %s once the daily limit of emails to the old address is reached',
    async (name, value) => {
      for (let times = 0; times < 5; times += 1) {
        await app.services.contact.receive(aContactInput(), { suspected: [] })
      }
      const refused = await act({ act: 'change', [name]: value }).expect(429)
      expect(load(refused.text)(`[name=${name}]`).val()).toBe(value)
      await open(link)
      app.clock.pass(day)
      await act({ act: 'change', [name]: value }).expect(303)
    },
  )

  test('a new email address stops queued emails to the old one', async () => {
    await act({ act: 'change', email: 'jeanne@gmail.com' }).expect(303)
    const statusOf = Object.fromEntries(
      (await queuedEmails()).map(({ kind, status: one }) => [kind, one]),
    )
    expect(statusOf).toMatchObject({
      contactAcknowledgement: 'abandoned',
      contactDesk: 'queued',
      requestChanged: 'queued',
      requestLink: 'queued',
    })
  })

  test('a new phone number is marked as changed through the link, and the same number changes no data', async () => {
    await act({ act: 'change', phone: '418 555-0150' }).expect(303)
    await act({ act: 'change', phone: '(418) 555-0150' }).expect(303)
    expect(await eventKinds()).toEqual(['changed'])
    const $ = await staffPage(sylvie, `/staff/requests/${request.reference}`)
    expect($('.title').text()).toContain('vérifiez l’identité')
  })

  test('a contact method requires its number or address, typed or stored', async () => {
    const { email: _, ...without } = aContactInput()
    const received = await app.services.contact.receive(without, { suspected: [] })
    request = received.submission
    link = pathOf(await app.services.myRequest.linkTo(request))
    const refused = await act({ act: 'change', contactBy: 'email' }).expect(422)
    expect(load(refused.text)('#change-email-error')).toHaveLength(1)
    await act({ act: 'change', contactBy: 'relay' }).expect(303)
    expect(await status()).toContain('par le service de relais')
    const $ = await staffPage(sylvie, `/staff/requests/${request.reference}`)
    expect($('.title').text()).toContain('Appeler par relais')
  })

  test('are rejected after an appointment was set', async () => {
    await staffAct({ outcome: 'booked' })
    await act({ act: 'change', phone: '418 555-0150' }).expect(409)
    await act({ act: 'withdraw', sure: 'yes' }).expect(409)
  })

  test('are rejected, and the appointment stays shown, when the person writes after it was set', async () => {
    await staffAct({ outcome: 'booked' })
    await write('Où stationner?').expect(303)
    expect(await status()).toContain('Votre rendez-vous est fixé')
    const $ = await open(link)
    expect($('details#visit')).toHaveLength(1)
    expect($('details#withdraw, details#change')).toHaveLength(0)
    await act({ act: 'change', phone: '418 555-0150' }).expect(409)
    await act({ act: 'withdraw', sure: 'yes' }).expect(409)
  })
})

describe('My request withdrawal', () => {
  test('deletes the request after 30 days and can be reversed until then', async () => {
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    expect(await status()).toContain('nous effaçons la demande le vendredi 25 décembre')
    expect(await desk()).toMatchObject({ state: 'done' })
    await setClock('2026-12-01T15:00:00Z')
    await act({ act: 'resume', sure: 'yes' }).expect(303)
    expect(await desk()).toMatchObject({ state: 'new' })
    const list = await staffPage(sylvie, '/staff/requests?view=new')
    expect(list(`#${request.reference} .k-due`).text()).toContain('Demain, 20 h')
    const found = await app.services.staff.requests.find(request.reference)
    expect(new Date(found?.expiresAt ?? 0).toISOString()).toBe('2027-05-24T15:00:00.000Z')
  })

  test('is reported by email, even above the daily limit of emails to the address', async () => {
    for (let times = 0; times < 5; times += 1) {
      await app.services.contact.receive(aContactInput(), { suspected: [] })
    }
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    expect((await queuedEmails()).map(({ kind }) => kind)).toContain('requestWithdrawn')
  })

  test('causes a conflict when a colleague books from the earlier version', async () => {
    const address = `/staff/requests/${request.reference}`
    const { version = '' } = fieldsIn(await staffPage(sylvie, address), '.outcome form')
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    const refused = await sylvie.agent
      .post(address)
      .type('form')
      .send({ version, from: 'page', outcome: 'booked' })
      .expect(409)
    expect(refused.text).toContain('La personne')
  })
})

describe('My request withdrawal and the front desk', () => {
  test('ends when a colleague reopens the request: the page, the person and the desk can act again', async () => {
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    await staffAct({ state: 'doing' })
    expect(await status()).not.toContain('retiré')
    await write('Finalement, oui.').expect(303)
    await staffAct({ do: 'withdrawn' })
    expect(await desk()).toMatchObject({ state: 'done' })
    expect(await status()).toContain('retiré')
  })

  const expiry = async () => {
    const found = await app.services.staff.requests.find(request.reference)
    return new Date(found?.expiresAt ?? 0).toISOString().slice(0, 10)
  }

  test.each([
    ['a booked call', { outcome: 'booked' }, 'Votre rendez-vous est fixé'],
    ['an accepted open place', { offer: 'accepted' }, 'Votre rendez-vous est fixé'],
    ['an unanswered call', { outcome: 'noAnswer' }, 'Nous avons essayé de vous joindre'],
  ] as const)(
    'ends with %s: the page shows it, and the normal retention applies',
    async (_case, fields, words) => {
      await act({ act: 'shortNotice', sure: 'yes' }).expect(303)
      await act({ act: 'withdraw', sure: 'yes' }).expect(303)
      expect(await expiry()).toBe('2026-12-25')
      await staffAct(fields)
      expect(await status()).toContain(words)
      expect(await expiry()).toBe('2027-05-24')
    },
  )

  test('is in force again once the booking is undone, with deletion after the 30 days of the withdrawal', async () => {
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    await staffAct({ outcome: 'booked' })
    const address = `/staff/requests/${request.reference}`
    const undo = fieldsIn(await staffPage(sylvie, address), '.undo')
    await sylvie.agent.post('/staff/requests/undo').type('form').send(undo).expect(303)
    expect(await status()).toContain('Vous avez retiré')
    expect(await expiry()).toBe('2026-12-25')
  })

  test.each([
    ['moved', '2027-03-19', 'Votre rendez-vous est déplacé'],
    ['freed', '2026-12-25', 'Vous avez retiré'],
  ])('followed by an appointment %s is deleted on %s', async (done, end, words) => {
    await act(visit).expect(303)
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    await staffAct({ visit: done, ...newDay })
    expect(await status()).toContain(words)
    expect(await expiry()).toBe(end)
  })

  test('does not reopen an appointment change that was already made', async () => {
    await act(visit).expect(303)
    await staffAct({ visit: 'freed' })
    await write('Merci.').expect(303)
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    await act({ act: 'resume', sure: 'yes' }).expect(303)
    const found = await app.services.staff.requests.find(request.reference)
    expect(found?.request.visit).toMatchObject({ state: 'freed' })
  })
})

describe('short-notice list', () => {
  const wish = () => act({ act: 'shortNotice', sure: 'yes' })
  const listed = async (): Promise<readonly string[]> => {
    const $ = await staffPage(sylvie, '/staff/requests?view=shortNotice')
    return $('tbody tr')
      .toArray()
      .map((row) => String($(row).attr('id')))
  }
  const offer = async (reference: string, result: string) => {
    const address = `/staff/requests/${reference}`
    expect((await actOnRequest(sylvie, address, { offer: result })).status).toBe(303)
  }

  test('is sorted by waiting time, and an accepted offer removes the request', async () => {
    await wish().expect(303)
    app.clock.pass(60_000)
    const second = await aReceivedRequest(app, { email: 'autre@exemple.ca' })
    await act(
      { act: 'shortNotice', sure: 'yes' },
      pathOf(await app.services.myRequest.linkTo(second)),
    ).expect(303)
    expect(await listed()).toEqual([request.reference, second.reference])
    await offer(request.reference, 'declined')
    expect(await listed()).toEqual([second.reference, request.reference])
    await offer(second.reference, 'accepted')
    expect(await listed()).toEqual([request.reference])
    const accepted = pathOf(await app.services.myRequest.linkTo(second))
    await act({ act: 'message', message: 'Merci!' }, accepted).expect(303)
    expect(await status(accepted)).toContain('Votre rendez-vous est fixé')
    await act({ act: 'withdraw', sure: 'yes' }, accepted).expect(409)
  })

  test('includes a booked request for 60 days unless the person leaves the list', async () => {
    await staffAct({ outcome: 'booked' })
    await wish().expect(303)
    await wish().expect(303)
    expect(await eventKinds()).toEqual(['call', 'shortNotice'])
    expect(await listed()).toEqual([request.reference])
    await act({ act: 'noShortNotice', sure: 'yes' }).expect(303)
    expect(await listed()).toEqual([])
    await wish().expect(303)
    await setClock('2027-01-26T15:00:00Z')
    expect(await listed()).toEqual([])
  })
})

test('My request › revoking the link does not change the request', async () => {
  await act({ act: 'endLink', sure: 'yes' }).expect(303)
  await open(link, 410)
  expect(await desk()).toMatchObject({ state: 'new' })
})

describe('My request link', () => {
  test('is in the acknowledgement and on the confirmation without JavaScript', async () => {
    app.services.start()
    const form = aContactForm()
    const sent = await app.site.post('/fr').type('form').send(form).expect(303)
    const $ = await open(sent.headers['location'] ?? '')
    const shown = $('main a[href*="ma-demande"]').attr('href') ?? ''
    expect(await status(shown)).toContain('Nous avons votre demande')
    await eventually(async () => {
      const emails = await emailsTo(String(form['email']), /reçu/)
      expect(emails.some((text) => text.includes('/fr/ma-demande?k='))).toBe(true)
    })
  })

  test('stays valid when another process signs uploads with a new secret', async () => {
    const { dataDir: DATA_DIR } = app.config
    const other = await appForTests({ env: { DATA_DIR, UPLOAD_SECRET: 'x'.repeat(32) } })
    await other.site.get(link).expect(200)
    await other.end()
  })

  test('is omitted while the front desk has no account', async () => {
    const other = await appForTests()
    const sent = await other.site.post('/fr').type('form').send(aContactForm()).expect(303)
    expect(sent.headers['location']).not.toContain('k=')
    await other.end()
  })
})

describe('My request heading', () => {
  const heading = async (address = link): Promise<string> => (await open(address))('main h1').text()

  test.each([
    ['fr', 'En général, nous vous appelons d’ici le jeudi 26 novembre, 18 h'],
    ['en', 'We’ll usually call you by 6 p.m. on Thursday, November 26'],
  ] as const)('is the state of the request in %s', async (locale, words) => {
    const address = locale === 'fr' ? link : link.replace('/fr/ma-demande', '/en/my-request')
    expect(await heading(address)).toBe(words)
  })

  test('offers a calendar file for the day of a promised call, without exam or clinic', async () => {
    const file = (await open(link))('main a[download]').attr('href') ?? ''
    const text = decodeURIComponent(file)
    expect(text).toContain('DTSTART;VALUE=DATE:20261126')
    expect(text).not.toMatch(/Ondelune|IRM/)
    await staffAct({ outcome: 'booked' })
    expect((await open(link))('main a[download]')).toHaveLength(0)
  })
})

test('My request › pages, addresses, emails and log contain no exam, family name, number, message or appointment', async () => {
  app.services.start()
  const answers = [
    await act({ act: 'message', message: 'Mon secret.' }).expect(303),
    await act({ act: 'message', message: 'Mon autre secret.' }).expect(409),
    await act({ act: 'change', phone: '418 555-0150' }).expect(303),
  ]
  await staffAct({ outcome: 'booked', appointmentDate: '2026-12-01', appointmentHour: '09:15' })
  await staffAct({ note: 'Une note secrète.' })
  await act({ ...visit, day: '1', month: '12', hour: '9 h 15' }).expect(303)
  await staffAct({ visit: 'moved', ...newDay })
  await eventually(async () =>
    expect(await emailsTo(String(request.email), /^Votre rendez-vous/)).toHaveLength(2),
  )
  const secrets = /morphologique|Tremblay|555-?01(99|50)|secr|9 h 15|1er décembre|16 février|14 h/i
  const pages = [link, link.replace('/fr/ma-demande', '/en/my-request')]
  const shown = await Promise.all(pages.map(async (page) => (await open(page))('main').text()))
  const emails = await emailsIn(app.config.dataDir)
  const texts = {
    pages: shown,
    addresses: answers.map(({ headers }) => headers['location']),
    emails: emails
      .filter(({ subject = '' }) => !subject.startsWith('Nouvelle demande'))
      .map(({ subject, text }) => `${subject}\n${text}`),
    log: app.logLines,
  }
  expect(JSON.stringify(texts)).not.toMatch(secrets)
  expect(texts.log.join()).not.toContain(link.split('k=')[1])
})

describe('My request timeline', () => {
  const titles = async (address = link): Promise<readonly string[]> => {
    const $ = await open(address)
    return $('.next__title')
      .toArray()
      .map((title) => $(title).text())
  }

  test('shows calls and messages in both languages, without notes or names of the staff', async () => {
    await staffAct({ note: 'Une note de l’accueil.' })
    await staffAct({ outcome: 'noAnswer' })
    await write('Appelez-moi demain.').expect(303)
    expect((await titles()).slice(0, 3)).toEqual([
      'Demande reçue',
      'Appel, sans réponse',
      'Votre message',
    ])
    const english = link.replace('/fr/ma-demande', '/en/my-request')
    expect((await titles(english)).slice(0, 3)).toEqual([
      'Request received',
      'Call, no answer',
      'Your message',
    ])
    const text = (await open(link))('main').text()
    expect(text).not.toMatch(/Sylvie|Une note de|Appelez-moi demain/)
  })

  test('ends with the next steps', async () => {
    expect((await titles()).slice(-2)).toEqual(['Notre appel', 'Jour et heure choisis avec vous'])
  })
})

describe('My request availability', () => {
  const halfDays = (fields: Record<string, string>) => act({ act: 'halfDays', ...fields })
  const stored = async () =>
    (await app.services.staff.requests.find(request.reference))?.request.halfDays

  test('is replaced by the chosen half-days, and the front desk sees the change', async () => {
    await halfDays({ halfDays: '2026-11-30 morning' }).expect(303)
    expect(await stored()).toEqual(['2026-11-30 morning'])
    expect(await eventKinds()).toEqual(['changed'])
    expect((await open(link))('[value="2026-11-30 morning"][checked]')).toHaveLength(1)
    const list = await staffPage(sylvie, '/staff/requests?view=new')
    expect(list(`#${request.reference} .k-note`).text()).toContain('Non lu')
    await halfDays({ anyTime: 'yes' }).expect(303)
    expect(await stored()).toBeUndefined()
  })

  test.each([
    ['settled', async () => staffAct({ state: 'done' })],
    ['withdrawn', async () => act({ act: 'withdraw', sure: 'yes' }).expect(303)],
  ])('is rejected, with its choices preserved, when the request is %s', async (_state, end) => {
    await end()
    const refused = await halfDays({ halfDays: '2026-11-30 morning' }).expect(409)
    const $ = load(refused.text)
    expect($('main').text()).toContain('ne le permet plus')
    expect($('[value="2026-11-30 morning"][checked]')).toHaveLength(1)
    expect(await stored()).toBeUndefined()
  })

  test.each([
    ['no option is chosen', {}, 'N’importe quand'],
    ['the half-day is no longer offered', { halfDays: '2020-01-06 morning' }, 'n’est plus offerte'],
  ])('is rejected, and its form stays open, when %s', async (_case, fields, words) => {
    const refused = await halfDays({ ...fields }).expect(422)
    const $ = load(refused.text.replaceAll('\u00A0', ' '))
    expect($('[data-summary]').text()).toContain(words)
    expect($('details#halfDays[open]')).toHaveLength(1)
    expect(await eventKinds()).toEqual([])
  })
})

describe('My request after an unanswered call', () => {
  test('offers half-days for another call, which reach the front desk as a message', async () => {
    await staffAct({ outcome: 'noAnswer' })
    const when = (await open(link))('[name=when]').first().val()
    await act({ act: 'message', when: String(when), message: 'Sauf à midi.' }).expect(303)
    const [, message] = (await desk())?.events ?? []
    expect(message).toMatchObject({
      kind: 'message',
      text: expect.stringMatching(/^Vous pouvez me joindre.+novembre, .+\nSauf à midi\.$/),
    })
  })
})

describe('My request › appointment that the person cannot keep', () => {
  test('stores the appointment, notifies the person and the front desk, and is due at its time', async () => {
    app.services.start()
    await staffAct({ outcome: 'booked' })
    await act(visit).expect(303)
    const repeated = await act(visit).expect(303)
    expect(repeated.headers['location']).toMatch(/&done=visit$/)
    expect(await eventKinds()).toEqual(['call', 'visit'])
    expect(await status()).toContain('Rien n’est encore changé')
    const list = await staffPage(sylvie, '/staff/requests?view=visits')
    expect(list(`#${request.reference} .k-due`).text()).toContain('8 h 15')
    expect(list(`#${request.reference} .k-note`).text()).toContain('veut l’annuler')
    await eventually(async () => {
      const [told = ''] = await emailsTo(String(request.email), /^Votre rendez-vous/)
      expect(told).toContain('Rien n’est encore changé')
      expect(told).not.toContain('8 h 15')
      const [notice = ''] = await emailsTo('bonjour@ondelune.example', /^Message de la personne/)
      expect(notice).toContain('ne pourra pas venir')
    })
  })

  test('reports that another change replaces an open one', async () => {
    await act(visit).expect(303)
    const { headers } = await act({ ...visit, hour: '9 h' }).expect(303)
    const $ = await open(headers['location'] ?? '')
    expect($('[role=status]').text()).toContain('Il remplace le précédent.')
  })

  test('deletes the request 30 days after the appointment', async () => {
    await act(visit).expect(303)
    const found = await app.services.staff.requests.find(request.reference)
    expect(new Date(found?.expiresAt ?? 0).toISOString().slice(0, 10)).toBe('2026-12-28')
  })

  test.each([
    ['a move to another day', { visit: 'moved', ...newDay }, '2027-03-19'],
    ['a new booking', { outcome: 'booked' }, '2027-05-24'],
    ['an accepted open place', { offer: 'accepted' }, '2027-05-24'],
  ])('does not shorten the retention after %s', async (_case, fields, end) => {
    await act({ act: 'shortNotice', sure: 'yes' }).expect(303)
    await act(visit).expect(303)
    await staffAct(fields)
    const found = await app.services.staff.requests.find(request.reference)
    expect(new Date(found?.expiresAt ?? 0).toISOString().slice(0, 10)).toBe(end)
  })

  test.each([
    ['a new booking', { outcome: 'booked' }],
    ['a move', { visit: 'moved', ...newDay }],
  ])('does not shorten the 30 days of a withdrawal after %s', async (_case, fields) => {
    await act(visit).expect(303)
    await staffAct(fields)
    await setClock('2027-01-20T15:00:00Z')
    await staffAct({ do: 'withdrawn' })
    const found = await app.services.staff.requests.find(request.reference)
    expect(new Date(found?.expiresAt ?? 0).toISOString().slice(0, 10)).toBe('2027-02-19')
  })

  test.each([
    ['fr', 'Nous n’ouvrons jamais'],
    ['en', 'We never open'],
  ] as const)('is rejected on a Sunday, and its form stays open, in %s', async (locale, words) => {
    const address = locale === 'fr' ? link : link.replace('/fr/ma-demande', '/en/my-request')
    const refused = await act({ ...visit, day: '29' }, address).expect(422)
    const $ = load(refused.text.replaceAll('\u00A0', ' '))
    expect($('[data-summary]').text()).toContain(words)
    expect($('details#visit[open] [name=hour]').val()).toBe('8 h 15')
  })

  test('is rejected after a withdrawal', async () => {
    await act({ act: 'withdraw', sure: 'yes' }).expect(303)
    await act(visit).expect(409)
  })
})
