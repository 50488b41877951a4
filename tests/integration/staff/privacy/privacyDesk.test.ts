import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { openEmailCopies } from '../../../../src/services/adapters/email/openEmailTransport.js'
import type { Files } from '../../../../src/services/adapters/files/files.js'
import { refuseUnreadable } from '../../../../src/services/adapters/records/readable.js'
import { uploadsCleanup } from '../../../../src/services/careers/uploadCleanup.js'
import { dailyCleanupJobs } from '../../../../src/services/dailyCleanupJobs.js'
import { hour, minute } from '../../../../src/shared/time/durations.js'
import {
  aCv,
  postSigned,
  sendApplication,
  signUpload,
  upload,
} from '../../../support/careers/applicationForms.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import {
  agentOf,
  openSession,
  type SignedInPerson,
  signedIn,
} from '../../../support/staff/signedIn.js'
import {
  filesOf,
  maelie,
  maelieWords,
  type StoredPerson,
  storeEmail,
  storeFeedback,
  storeMaelie,
  storeNamesake,
  storeRequest,
  wordsLeft,
} from '../../../support/staff/storedPerson.js'

let running: TestApp
let files: Files
let manager: SignedInPerson
let stored: StoredPerson
let namesake: { readonly reference: string }

beforeEach(async () => {
  running = await appForTests()
  files = await filesOf(running)
  manager = await signedIn(running, { roles: ['admin'], name: 'Marie-Ève Lachance' })
  stored = await storeMaelie(running, files)
  namesake = await storeNamesake(running)
})
afterEach(async () => {
  await files.close()
  await running.end()
})

const post = (path: string, fields: Readonly<Record<string, unknown>>) =>
  manager.agent.post(path).type('form').send(fields)

/** Records a request and searches. @returns its reference */
const open = async (
  sought: Readonly<Record<string, string>>,
  kinds: readonly string[] = ['access', 'delete'],
): Promise<string> => {
  const answer = await post(staffUrl('privacy'), { kinds, receivedOn: '2026-11-20', ...sought })
  expect(answer.status).toBe(303)
  return String(answer.headers['location']).split('/').at(-1) ?? ''
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

const resultsOf = async (reference: string) => {
  const page = await manager.agent.get(staffUrl('privacyRequest', { reference }))
  expect(page.status).toBe(200)
  const $ = load(page.text)
  const rows = $('.pick > li')
    .toArray()
    .map((row) => ({
      label: $(row).find('label').text(),
      isTicked: $(row).find('.tick').is('[checked]'),
      key: $(row).find('.tick').attr('value') ?? '',
      text: plain($(row).text()),
    }))
  return {
    page,
    rows,
    found: rows.map(({ label }) => label),
    ticked: rows.filter(({ isTicked }) => isTicked).map(({ label }) => label),
  }
}

const press = async (reference: string, button: string, ticked?: readonly string[]) => {
  const { rows } = await resultsOf(reference)
  const pick = rows
    .filter(({ label, isTicked }) => ticked?.includes(label) ?? isTicked)
    .map(({ key }) => key)
  const answer = await post(staffUrl('privacyRequest', { reference }), { pick, do: button })
  expect(answer.status).toBe(303)
  return manager.agent.get(String(answer.headers['location']))
}

const deleteTicked = async (reference: string, ticked?: readonly string[]) => {
  const page = await press(reference, 'delete', ticked)
  const version = load(page.text)('main input[name=version]').val()
  return post(staffUrl('privacyDelete', { reference }), { version })
}

const auditOf = async () => {
  const { records } = await running.services.records.list('audit', { limit: 200 })
  return records.toReversed().map(({ fields }) => fields)
}
const actions = async () => (await auditOf()).map(({ action }) => action)

const own = (): readonly string[] =>
  [stored.request, stored.upperCase, stored.application].map(({ reference }) => reference)

describe('privacy request search', () => {
  test('by name finds all people with that name in any spelling and ticks none of them', async () => {
    const { found, ticked } = await resultsOf(await open({ name: 'tremblay' }))
    expect(found.toSorted()).toEqual([...own(), namesake.reference].toSorted())
    expect(ticked).toEqual([])
    const accents = await resultsOf(await open({ name: 'MAELIE  TREMBLAY COTE' }))
    expect(accents.found.toSorted()).toEqual(
      [stored.request.reference, stored.application.reference].toSorted(),
    )
  })

  test.each([
    ['Lebœuf', 'leboeuf'],
    ['Leboeuf', 'LEBŒUF'],
    ['Đặng', 'Dang'],
    ['Dang', 'Đặng'],
    ['Søren', 'Soren'],
    ['Łukasz', 'lukasz'],
    ['Strauß', 'STRAUSS'],
    ['Yıldız', 'Yildiz'],
    ['Yildiz', 'Yıldız'],
    ['Þórður', 'thordur'],
    ['O\u2019Reilly', 'OReilly'],
    ['OReilly', "O'Reilly"],
    ['O\u02BCReilly', 'O Reilly'],
    ['Jean\u2010Luc', 'Jean Luc'],
    ['Jean Luc', 'Jean\u2011Luc'],
    ['李', '李'],
    ['علی', 'علي'],
    ['كريم', 'کریم'],
    ['St-Pierre', 'Saint-Pierre'],
    ['Saint-Pierre', 'st pierre'],
    ['Ste-Marie', 'Sainte-Marie'],
    ['Müller', 'Mueller'],
    ['Joergensen', 'Jørgensen'],
    ['Åsen', 'Aasen'],
  ])('finds the name %s typed as %s', async (name, typed) => {
    const sent = await storeRequest(running, { name: `Guy ${name}` })
    const said = await storeRequest(running, { name: 'Luc Roy', message: `Pour Guy ${name}.` })
    const { found } = await resultsOf(await open({ name: `Guy ${typed}` }))
    expect(found.toSorted()).toEqual([sent.reference, said.reference].toSorted())
  })

  test('by an address in capitals finds and ticks the lower-case one', async () => {
    const { found, ticked } = await resultsOf(await open({ email: 'MAELIE.TC@BOITE.EXAMPLE' }))
    expect(found.toSorted()).toEqual(own().toSorted())
    expect(ticked.toSorted()).toEqual(own().toSorted())
  })

  test('by phone number finds it in any format', async () => {
    for (const phone of ['418 555-0199', '(418) 555.0199', '+1 418 5550199']) {
      const { ticked } = await resultsOf(await open({ phone }))
      expect(ticked.toSorted()).toEqual(
        [stored.request.reference, stored.application.reference].toSorted(),
      )
    }
  })

  test('by a reference in lower case finds its request with emails and notes', async () => {
    const { reference } = stored.request
    const { rows, found } = await resultsOf(
      await open({ reference: reference.toLowerCase().replaceAll('-', ' ') }),
    )
    expect(found).toEqual([reference])
    expect(rows[0]?.text).toContain('2 courriels envoyés')
    expect(rows[0]?.text).toContain('Note : une note sur Maélie')
  })

  test('shows the files of an application and its queued email', async () => {
    const { rows } = await resultsOf(await open({ reference: stored.application.reference }))
    expect(rows[0]?.text).toContain('CV.pdf')
    expect(rows[0]?.text).toContain('1 courriel en attente')
  })

  test('shows a person with the same name without a tick', async () => {
    const reference = await open({ name: 'Tremblay', email: maelie.email })
    const { page, ticked } = await resultsOf(reference)
    expect(ticked.toSorted()).toEqual(own().toSorted())
    expect(page.text).toContain('homonyme?')
    expect(load(page.text)('.notice--warn').text()).toContain('même nom')
  })

  test('shows text of others that names the person as a quote without a tick', async () => {
    const other = await storeRequest(running, {
      name: 'Léo Roy',
      email: 'leo@exemple.ca',
      phone: '+15815550155',
      message: `Écrivez aussi à ${maelie.email}.`,
    })
    await storeFeedback(running, 'Rappelez-moi au 418.555.0199')
    const { rows, ticked } = await resultsOf(
      await open({ email: maelie.email, phone: '4185550199' }),
    )
    expect(ticked).not.toContain(other.reference)
    const texts = rows.filter(({ isTicked }) => !isTicked).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts.join()).toContain('Écrivez aussi à')
    expect(texts.join()).toContain('Rappelez-moi')
  })

  test('shows errors beside their fields and preserves the typed text', async () => {
    const answer = await post(staffUrl('privacy'), { email: 'maelie@', receivedOn: '2031-01-01' })
    expect(answer.status).toBe(422)
    const $ = load(answer.text)
    expect($('#email').val()).toBe('maelie@')
    expect($('#email-error, #kinds-error, #receivedOn-error')).toHaveLength(3)
  })

  test('a double click opens one request, and another person opens a second one', async () => {
    const form = load((await manager.agent.get(staffUrl('privacy'))).text)
    const sent = {
      id: form('form [name=id]').val(),
      kinds: ['access'],
      receivedOn: '2026-11-20',
      email: maelie.email,
    }
    const answers = await Promise.all([
      post(staffUrl('privacy'), sent),
      post(staffUrl('privacy'), sent),
    ])
    const address = (reference: string) => staffUrl('privacyRequest', { reference })
    const first = address('VP-2026-001')
    expect(answers.map(({ headers }) => headers['location'])).toEqual([first, first])
    const other = await post(staffUrl('privacy'), { ...sent, email: 'maurice.t@courriel.example' })
    expect(other.headers['location']).toBe(address('VP-2026-002'))
    expect(await running.services.records.count('privacyRequests')).toBe(2)
  })

  test('rejects a nonexistent date of receipt', async () => {
    const answer = await post(staffUrl('privacy'), {
      kinds: ['access'],
      email: maelie.email,
      receivedOn: '2026-02-31',
    })
    expect(answer.status).toBe(422)
    expect(load(answer.text)('#receivedOn-error')).toHaveLength(1)
  })

  test('with an invalid address shows the earlier results again and logs the view', async () => {
    const reference = await open({ email: maelie.email })
    const before = (await auditOf()).length
    const answer = await post(staffUrl('privacySearch', { reference }), { email: 'maelie@' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain(maelie.email)
    const entries = await auditOf()
    expect(entries).toHaveLength(before + 1)
    expect(JSON.stringify(entries)).toContain('privacyRequestViewed')
  })

  test('URLs, audit log and site log contain no personal data', async () => {
    const reference = await open({ name: 'Tremblay', email: maelie.email, phone: '4185550199' })
    await press(reference, 'json')
    const entries = JSON.stringify(await auditOf()) + running.logLines.join('')
    for (const word of [...maelieWords, 'Tremblay', '4185550199', 'maelie']) {
      expect(entries).not.toContain(word)
    }
  })

  test('answers 404 to front desk and HR', async () => {
    const reference = await open({ email: maelie.email })
    for (const role of ['desk', 'hr'] as const) {
      const { agent } = await signedIn(running, { roles: [role] })
      expect((await agent.get(staffUrl('privacyRequest', { reference }))).status).toBe(404)
    }
  })
})

describe('privacy request copy', () => {
  test('is logged before it is created and requires a recent sign-in', async () => {
    const reference = await open({ email: maelie.email })
    running.clock.pass(301_000)
    const late = await manager.agent.get(staffUrl('privacyCopyJson', { reference }))
    expect(late.status).not.toBe(200)
    expect(late.text).not.toContain('un message de Maélie')
    expect(await actions()).not.toContain('privacyCopied')
  })

  test('as JSON contains what the person wrote, staff notes and emails sent', async () => {
    const reference = await open({ email: maelie.email })
    const answer = await press(reference, 'json')
    expect(answer.headers['content-disposition']).toContain('attachment')
    const document = JSON.parse(answer.text)
    expect(document.requests).toHaveLength(2)
    expect(JSON.stringify(document)).toContain('un message de Maélie')
    expect(JSON.stringify(document)).toContain('une note sur Maélie')
    expect(document.emails).toHaveLength(4)
    expect(JSON.stringify(document)).not.toContain('Maurice')
    expect((await auditOf()).at(-1)).toMatchObject({
      action: 'privacyCopied',
      subject: reference,
      count: 3,
    })
  })

  test('as a printable page contains the same information', async () => {
    const answer = await press(await open({ email: maelie.email }), 'page')
    const text = plain(load(answer.text)('article').text())
    for (const word of [maelie.name, '418 555-0199', 'un message de Maélie', 'CV.pdf']) {
      expect(text).toContain(word)
    }
    expect(text).not.toContain('Maurice')
  })

  test('uses labels instead of codes for exams, languages and times of day', async () => {
    const answer = await press(await open({ email: maelie.email }), 'page')
    const $ = load(answer.text)
    const [facts] = $('article section')
      .toArray()
      .map((section) =>
        $(section)
          .find('.facts__row')
          .toArray()
          .map((row) =>
            plain(
              $(row)
                .children()
                .map((_, part) => $(part).text())
                .get()
                .join(': '),
            ),
          ),
      )
    expect(facts).toEqual(
      expect.arrayContaining([
        'Reçu le: 21 novembre 2026, 10 h',
        'Sujet: Échographie morphologique',
        'Langue demandée: Français',
        'Moments souhaités: Matin',
      ]),
    )
  })

  test('as ZIP contains the data and the files as they were sent', async () => {
    const answer = await press(await open({ email: maelie.email }), 'zip').then((page) => page)
    expect(answer.headers['content-type']).toContain('zip')
    const bytes = await manager.agent
      .get(staffUrl('privacyCopyZip', { reference: 'VP-2026-001' }))
      .buffer(true)
      .parse((res, done) => {
        const pieces: Buffer[] = []
        res.on('data', (piece: Buffer) => pieces.push(piece))
        res.on('end', () => done(null, Buffer.concat(pieces)))
      })
    const archive: Buffer = bytes.body
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.includes('personal-information.json')).toBe(true)
    expect(archive.includes('files/1-CV.pdf')).toBe(true)
    expect(archive.includes(`%PDF-1.7 ${maelie.name}`)).toBe(true)
  })

  test('is not sent while the audit log cannot be written', async () => {
    const reference = await open({ email: maelie.email })
    const down = jest.spyOn(running.services.staff.audit, 'commit').mockRejectedValue(new Error())
    const answer = await manager.agent.get(staffUrl('privacyCopyJson', { reference }))
    expect(answer.status).toBe(500)
    expect(answer.text).not.toContain('Maélie')
    down.mockRestore()
  })
})

describe('privacy request correction', () => {
  const correct = async (reference: string, field: string, value: string, version = 1) =>
    post(staffUrl('privacyCorrect', { reference }), {
      key: `requests/${stored.request.id}`,
      version,
      field,
      value,
    })
  const record = async () => running.services.records.read('requests', stored.request.id)

  test('stores a new address without logging it, and the person stays ticked', async () => {
    const reference = await open({ email: maelie.email }, ['rectify'])
    expect((await correct(reference, 'email', ' nouvelle@boite.example ')).status).toBe(303)
    expect((await record())?.fields['email']).toBe('nouvelle@boite.example')
    const { ticked } = await resultsOf(reference)
    expect(ticked).toContain(stored.request.reference)
    const log = await auditOf()
    expect(log.map(({ action }) => action)).toContain('privacyCorrected')
    expect(JSON.stringify(log)).not.toContain('nouvelle')
  })

  test('is listed in the history of the request', async () => {
    const reference = await open({ email: maelie.email }, ['rectify'])
    await correct(reference, 'email', 'nouvelle@boite.example')
    const found = await running.services.staff.requests.find(stored.request.reference)
    expect(found?.desk.events).toContainEqual(
      expect.objectContaining({ kind: 'changed', fields: ['email'] }),
    )
  })

  test('rejects an invalid phone number and preserves it in the field', async () => {
    const reference = await open({ email: maelie.email }, ['rectify'])
    const answer = await correct(reference, 'phone', '555-01')
    expect(answer.status).toBe(422)
    expect(load(answer.text)('input[name=value][aria-invalid]').val()).toBe('555-01')
    expect((await record())?.fields['phone']).toBe(maelie.phone)
  })

  test('of a phone number removes the previous extension', async () => {
    const phone = '+15815550177'
    stored = {
      ...stored,
      request: await storeRequest(running, { phone, phoneExtension: '204' }),
    }
    const sought = stored.request.reference
    const reference = await open({ reference: sought }, ['rectify'])
    const form = await manager.agent.get(staffUrl('privacyCorrect', { reference }))
    const typed = String(load(form.text)('form:has([name=field][value=phone]) .input').val())
    expect(plain(typed)).toBe('581 555-0177, poste 204')
    await correct(reference, 'phone', typed)
    expect((await record())?.fields).toMatchObject({ phone, phoneExtension: '204' })
    expect((await correct(reference, 'phone', '438 555-0122', 2)).status).toBe(303)
    const { agent } = await signedIn(running, { roles: ['desk'] })
    const page = plain((await agent.get(staffUrl('request', { reference: sought }))).text)
    expect(page).toContain('438 555-0122')
    expect(page).not.toContain('p. 204')
    expect(page).not.toContain(';ext=')
  })

  test('with an edit conflict preserves the second text and shows the first', async () => {
    const reference = await open({ email: maelie.email }, ['rectify'])
    await correct(reference, 'name', 'Maélie Côté')
    const answer = await correct(reference, 'name', 'Maélie Tremblay')
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('Maélie Côté')
    expect(load(answer.text)('input[name=value][aria-invalid]').val()).toBe('Maélie Tremblay')
    expect((await record())?.fields['name']).toBe('Maélie Côté')
  })

  test('of a record that is not ticked answers 404', async () => {
    const reference = await open({ reference: stored.application.reference }, ['rectify'])
    expect((await correct(reference, 'name', 'Quelqu’un')).status).toBe(404)
  })
})

describe('privacy request deletion', () => {
  test('removes all data of the person, preserves that of others and attests the counts', async () => {
    const reference = await open({ name: 'Tremblay', email: maelie.email, phone: maelie.phone })
    expect(wordsLeft(running, maelieWords)).toHaveLength(maelieWords.length)
    const done = await deleteTicked(reference)
    expect(done.headers['location']).toBe(staffUrl('privacyAttestation', { reference }))
    expect(wordsLeft(running, maelieWords)).toEqual([])
    const left = await running.services.records.list('requests', { limit: 10 })
    expect(left.records.map(({ fields }) => fields['name'])).toEqual(['Maurice Tremblay'])
    const page = await manager.agent.get(staffUrl('privacyAttestation', { reference }))
    const $ = load(page.text)
    const rows = $('.attest tbody tr')
      .toArray()
      .map((row) => [$(row).find('th').text(), $(row).find('.n').first().text()])
    expect(rows).toEqual([
      ['Demandes', '2'],
      ['Candidatures', '1'],
      ['Fichiers', '1'],
      ['Courriels', '4'],
      ['Notes', '1'],
    ])
    const text = plain($('.attest').text())
    for (const word of [...own(), 'Marie-Ève Lachance', '21 novembre 2026', '21 décembre 2026']) {
      expect(text).toContain(word)
    }
    expect(text).toContain('bonjour@ondelune.example')
    expect(text).toContain('Un courriel en attente a été retiré')
    expect(text).not.toMatch(/Tremblay|boite\.example/)
  })

  test('ends the link of each deleted request with 410', async () => {
    await signedIn(running)
    const { records, myRequest } = running.services
    const where = { field: 'reference', equals: stored.request.reference }
    const [{ id } = { id: '' }] = (await records.list('requests', { limit: 1, where })).records
    const link = new URL((await myRequest.linkTo({ id, preferredLanguage: 'fr' })) ?? '')
    const path = link.pathname + link.search
    await running.site.get(path).expect(200)
    await deleteTicked(await open({ name: 'Tremblay', email: maelie.email, phone: maelie.phone }))
    await running.site.get(path).expect(410)
    await running.site.post(path).type('form').send({ act: 'resume', sure: 'yes' }).expect(410)
  })

  test('a file posted again with its signature is deleted by the hourly cleanup job', async () => {
    const named = { filePath: 'Zoé L’Heureux.pdf', contentType: 'application/pdf' }
    const size = String(aCv.content.length)
    const signed = await signUpload(running, { ...named, size })
    const send = async () => (await postSigned(running, signed, aCv.content)).status
    expect(await send()).toBe(201)
    const { id, cookie } = signed
    const email = 'zoe@exemple.ca'
    const fields = { name: 'Zoé L’Heureux', email, uploads: [id] }
    expect((await sendApplication(running, { cookie, files: [], fields })).status).toBe(303)
    const reference = await open({ email })
    const done = await deleteTicked(reference)
    expect(done.headers['location']).toBe(staffUrl('privacyAttestation', { reference }))
    expect(wordsLeft(running, ['L’Heureux', email])).toEqual([])
    running.clock.pass(9 * minute)
    expect(await send()).toBe(201)
    const { records } = running.services
    const cleanup = uploadsCleanup({ records, files, onUnreadable: refuseUnreadable })
    await cleanup.removeExpired(running.clock.now())
    running.clock.pass(hour)
    await cleanup.removeExpired(running.clock.now())
    expect([...(await files.list(`incoming/${id}`))]).toEqual([])
    expect(await records.read('uploads', id)).toBeUndefined()
  })

  test('leaves no record of a file whose signature has expired', async () => {
    const { id, cookie } = await upload(running, aCv)
    const fields = { email: 'zoe@exemple.ca', uploads: [id] }
    expect((await sendApplication(running, { cookie, files: [], fields })).status).toBe(303)
    running.clock.pass(2 * hour)
    const { cookie: later } = await openSession(running, manager.id)
    manager = { ...manager, cookie: later, agent: agentOf(running, later) }
    await deleteTicked(await open({ email: 'zoe@exemple.ca' }))
    expect(await running.services.records.read('uploads', id)).toBeUndefined()
  })

  test('deletes only records ticked by a staff member', async () => {
    const reference = await open({ email: maelie.email })
    await deleteTicked(reference, [stored.upperCase.reference])
    const left = await running.services.records.list('requests', { limit: 10 })
    expect(left.records.map(({ id }) => id)).toContain(stored.request.id)
    const page = await manager.agent.get(staffUrl('privacyAttestation', { reference }))
    expect(plain(page.text)).toContain('2 envois reconnus')
  })

  test('page lists the data to delete, the data of others and the copy not yet provided', async () => {
    const page = await press(await open({ name: 'Tremblay', email: maelie.email }), 'delete')
    const text = plain(load(page.text)('main').text())
    expect(text).toContain('aucune n’a été remise')
    expect(text).toContain(namesake.reference)
    expect(text).toContain('Supprimer 3 envois pour de bon')
    expect(wordsLeft(running, maelieWords)).toHaveLength(maelieWords.length)
  })

  test('is refused when the ticks changed since the page was opened', async () => {
    const reference = await open({ email: maelie.email })
    const page = await press(reference, 'delete')
    const version = load(page.text)('main input[name=version]').val()
    await press(reference, 'save', [stored.request.reference])
    const answer = await post(staffUrl('privacyDelete', { reference }), { version })
    expect(answer.status).toBe(409)
    expect(wordsLeft(running, maelieWords)).toHaveLength(maelieWords.length)
  })

  test('reports an email in flight, which is not sent again', async () => {
    const email = await storeEmail(running, stored.request, {
      to: maelie.email,
      kind: 'staffReply',
      hasLeft: false,
    })
    const now = running.clock.now()
    const lease = { now, leaseUntil: now + 120_000, limit: 1 }
    const { records } = running.services
    const [leaving] = await records.claim('emails', lease)
    const reference = await open({ email: maelie.email })
    await deleteTicked(reference)
    // Simulates the outbox, which updates the email that it has leased.
    expect(await records.update('emails', leaving?.id ?? email, leaving?.version ?? 0, {})).toBe(
      'missing',
    )
    const page = await manager.agent.get(staffUrl('privacyAttestation', { reference }))
    expect(page.text).toContain('Un courriel partait au moment de la suppression')
    expect(page.text).toContain('Un courriel en attente a été retiré')
  })

  test('is not affected by the retention job of the same day', async () => {
    const reference = await open({ email: maelie.email })
    const page = await press(reference, 'delete')
    const version = load(page.text)('main input[name=version]').val()
    const { records, log } = running.services
    const emailCopies = await openEmailCopies(running.config.paths.mail, log)
    const jobs = dailyCleanupJobs({ records, files, emailCopies, onUnreadable: () => undefined })
    for (const cleanup of jobs) await cleanup.removeExpired(running.clock.now() + 400 * 86_400_000)
    // The manager's session has expired too.
    const { cookie } = await openSession(running, manager.id)
    const done = await agentOf(running, cookie)
      .post(staffUrl('privacyDelete', { reference }))
      .type('form')
      .send({ version })
    expect(done.headers['location']).toBe(staffUrl('privacyAttestation', { reference }))
    for (const cleanup of jobs) await cleanup.removeExpired(running.clock.now())
    expect(wordsLeft(running, maelieWords)).toEqual([])
  })

  test('removes the search terms once the request is answered', async () => {
    const reference = await open({ email: 'personne@boite.example', name: 'Personne Inconnue' })
    expect(wordsLeft(running, ['Personne Inconnue'])).toHaveLength(1)
    const answer = await post(staffUrl('privacyAnswer', { reference }), { state: 'answered' })
    expect(answer.status).toBe(303)
    expect(wordsLeft(running, ['Personne Inconnue', 'personne@boite.example'])).toEqual([])
    const { page } = await resultsOf(reference)
    expect(page.text).toContain('La réponse est partie')
    expect(
      (await post(staffUrl('privacyAnswer', { reference }), { state: 'refused' })).status,
    ).toBe(410)
  })
})

test('privacy request › is due thirty days after receipt and shown as overdue in text', async () => {
  await post(staffUrl('privacy'), { kinds: 'access', receivedOn: '2026-10-20', name: 'Roy' })
  await post(staffUrl('privacy'), { kinds: 'delete', receivedOn: '2026-10-26', name: 'Roy' })
  const page = await manager.agent.get(staffUrl('privacy'))
  const $ = load(page.text)
  const dues = $('.due')
    .toArray()
    .map((due) => $(due).text())
  expect(dues).toEqual([
    'mercredi 25\u00A0novembre, dans 4\u00A0jours',
    'En retard de 2\u00A0jours',
  ])
})
