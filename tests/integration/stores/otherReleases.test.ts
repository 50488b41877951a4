import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { load } from 'cheerio'
import { type StaffRouteName, staffRoles, staffUrl } from '../../../src/addresses/staffTable.js'
import { applicationListing } from '../../../src/commands/lists/applicationListing.js'
import { feedbackListing } from '../../../src/commands/lists/feedbackListing.js'
import { requestListing } from '../../../src/commands/lists/requestListing.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import {
  type Collection,
  collections,
  type Fields,
} from '../../../src/services/adapters/records/records.js'
import { dailyCleanupJobs } from '../../../src/services/dailyCleanupJobs.js'
import { checkReleases } from '../../../src/services/doctor/releaseCheck.js'
import { moveEarlierEmails } from '../../../src/services/email/earlierEmails.js'
import { asQueuedAgain, readEmail } from '../../../src/services/email/emailRecord.js'
import { accountIdOf } from '../../../src/services/staff/accounts/accountRecord.js'
import { planDeletion, runDeletion } from '../../../src/services/staff/privacy/deletePerson.js'
import { exportPerson } from '../../../src/services/staff/privacy/exportPerson.js'
import { findPerson } from '../../../src/services/staff/privacy/findPerson.js'
import { copyRecords } from '../../../src/services/storedData/copyRecords.js'
import { differences, digestRecords } from '../../../src/services/storedData/digests.js'
import { surveyRecords } from '../../../src/services/storedData/recordSurvey.js'
import { day } from '../../../src/shared/time/durations.js'
import { jobs } from '../../support/site/shippedContent.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { openStore } from '../../support/site/openStore.js'
import {
  incidentReference,
  laterNames,
  otherReleases,
  privacyReference,
  references,
} from '../../support/site/otherRelease.js'
import { expectPreservedEvents } from '../../support/site/expectPreservedEvents.js'
import { runAllCleanupJobs } from '../../support/site/runAllCleanupJobs.js'
import { runListing } from '../../support/site/runListing.js'
import { staffPage } from '../../support/staff/deskRequests.js'
import {
  agentOf,
  openSession,
  type SignedInPerson,
  signedIn,
} from '../../support/staff/signedIn.js'

const token = 'a token for the metrics of this test'
let app: TestApp
let everybody: SignedInPerson
afterEach(() => app.end())

const open = async (release: keyof typeof otherReleases): Promise<void> => {
  app = await appForTests({ env: { METRICS_TOKEN: token } })
  const drafts = otherReleases[release].drafts(app)
  for (const draft of drafts) await app.services.records.createAll([draft])
  // The outbox moves these emails when it starts.
  await moveEarlierEmails(app.services.records, app.clock.now())
  await app.services.notices.refresh()
  everybody = await signedIn(app, { roles: staffRoles })
}

const addresses: Readonly<Partial<Record<StaffRouteName, string>>> = {
  requests: '/staff/requests?view=doing',
  request: staffUrl('request', { reference: references.request }),
  applications: '/staff/applications',
  application: staffUrl('application', { reference: references.application }),
  statistics: staffUrl('statistics'),
  accounts: staffUrl('accounts'),
  audit: staffUrl('audit'),
  replyTemplates: staffUrl('replyTemplates'),
  notices: staffUrl('notices'),
  outbox: '/staff/outbox?view=sent',
  privacy: staffUrl('privacy'),
  privacyRequest: staffUrl('privacyRequest', { reference: privacyReference }),
  incidents: staffUrl('incidents'),
  incident: staffUrl('incident', { reference: incidentReference }),
  incidentsCopy: staffUrl('incidentsCopy'),
  ownAccount: staffUrl('ownAccount'),
  requestsCsv: '/staff/requests/csv?view=doing',
}

const fieldsOf = async (collection: Collection, id: string): Promise<Fields> => {
  const record = await app.services.records.read(collection, id)
  if (record === undefined) throw new Error(`There is no record ${id}.`)
  return record.fields
}

const requestId = '3c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d'
const applicationId = '4c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d'

const listings = {
  requests: (args: readonly string[]) => runListing(app.services.records, requestListing, args),
  applications: (args: readonly string[]) =>
    runListing(app.services.records, applicationListing, args),
}

const post = (address: string, fields: Readonly<Record<string, unknown>>) =>
  everybody.agent.post(address).type('form').send(fields)

const deskParts = () => ({
  records: app.services.records,
  files: app.services.careers.files,
  emailCopies: { removeCopies: async () => 0 },
  clock: app.clock,
  onUnreadable: refuseUnreadable,
})

/** Collections without personal information or of short life, and `letters`, which only earlier releases have. */
const notInLater: ReadonlySet<Collection> = new Set<Collection>([
  'letters',
  'repeats',
  'acknowledgements',
  'retention',
  'trials',
  'sessions',
  'signInAttempts',
  'passkeyChallenges',
  'sequences',
])

test('records of a later release › include one of every collection that outlives a release', async () => {
  await open('later')
  const written = new Set(otherReleases.later.drafts(app).map(({ collection }) => collection))
  expect(collections.filter((one) => !notInLater.has(one) && !written.has(one))).toEqual([])
})

describe.each(['later', 'earlier'] as const)('records of a %s release', (release) => {
  beforeEach(() => open(release))

  test.each(Object.entries(addresses))('%s › answers 200', async (_name, address) => {
    await everybody.agent.get(address).expect(200)
    expect(app.logLines.join('')).not.toContain('cannot be read')
  })

  test('requests list › counts, lists and finds the request and its reference', async () => {
    const view = release === 'later' ? 'doing' : 'new'
    const $ = await staffPage(everybody, `/staff/requests?view=${view}`)
    expect($('.views [aria-current] .num').text()).toBe('1')
    expect($(`#${references.request}`).text()).toContain('Rosalie Fontaine')
    const found = await post('/staff/requests/search', { find: 'Fontaine' }).expect(200)
    expect(found.text).toContain(references.request)
  })

  test('outbox › counts and lists the email by the stored name of its status', async () => {
    const [view, status] = release === 'later' ? ['waiting', 'bounced'] : ['sent', '']
    const $ = await staffPage(everybody, `/staff/outbox?view=${view}`)
    expect($('.views [aria-current] .num').text()).toBe('1')
    expect($('.emails tbody tr').text()).toContain(status)
    expect($('.emails tbody tr')).toHaveLength(1)
  })

  test.each(Object.entries(listings))(
    'npm run %s › lists and shows the record',
    async (name, list) => {
      const reference = name === 'requests' ? references.request : references.application
      for (const args of [[], ['--json'], ['--csv'], ['--show', reference]]) {
        expect((await list(args)).lines.join('\n')).toContain('Rosalie Fontaine')
      }
    },
  )

  test('npm run feedback › lists the answers', async () => {
    for (const args of [[], ['--json'], ['--csv']]) {
      const { chosen } = await runListing(app.services.records, feedbackListing, args)
      expect(chosen).toHaveLength(1)
    }
  })

  test('npm run person › finds, exports and deletes the person with emails and application', async () => {
    const parts = deskParts()
    const data = await findPerson(parts, { by: 'email', value: 'rosalie@exemple.ca' })
    const document = exportPerson(data, app.clock.now())
    expect(document.requests).toHaveLength(1)
    expect(document.applications).toHaveLength(1)
    expect(document.emails).toMatchObject([{ to: 'rosalie@exemple.ca', text: 'Bonjour' }])
    await runDeletion(parts, planDeletion(data))
    for (const collection of ['requests', 'applications', 'emails'] as const) {
      expect(await app.services.records.count(collection)).toBe(0)
    }
  })

  test('privacy request › shows and exports the records found', async () => {
    const sought = { kinds: ['access'], receivedOn: '2026-11-20', email: 'rosalie@exemple.ca' }
    const opened = await post(staffUrl('privacy'), sought).expect(303)
    const reference = String(opened.headers['location']).split('/').at(-1) ?? ''
    const { text } = await everybody.agent.get(staffUrl('privacyRequest', { reference }))
    expect(text).toContain(references.request)
    await everybody.agent.get(staffUrl('privacyCopy', { reference })).expect(200)
    const copy = await everybody.agent.get(staffUrl('privacyCopyJson', { reference })).expect(200)
    expect(copy.text).toContain(release === 'later' ? 'boneDensity' : 'mri')
  })

  test('retention job › deletes the records on time', async () => {
    const parts = deskParts()
    app.clock.pass(3 * day)
    await runAllCleanupJobs(dailyCleanupJobs(parts), app.clock.now())
    for (const collection of ['requests', 'applications', 'feedback', 'emails'] as const) {
      expect(await app.services.records.count(collection)).toBe(0)
    }
  })

  test('move to another store › copies identical records', async () => {
    const other = await openStore()
    await copyRecords(app.services.records, other.records)
    const [from, to] = [
      await digestRecords(app.services.records),
      await digestRecords(other.records),
    ]
    expect(differences(from, to)).toEqual([])
    await other.end()
  })

  test('audit log › is intact and accepts new entries', async () => {
    const { audit } = app.services.staff
    await audit.append({ actor: 'site', action: 'requestViewed' })
    expect((await audit.verify()).problem).toBeUndefined()
  })

  test('contact form › still accepts requests', async () => {
    await app.site.post('/fr').type('form').send(aContactForm()).expect(303)
    await app.site.get('/fr').expect(200)
    await app.site.get('/en/magnetic-resonance-imaging-mri').expect(200)
  })
})

describe('records of a later release', () => {
  beforeEach(() => open('later'))

  const shown: Readonly<Record<keyof typeof laterNames, string | undefined>> = {
    ...laterNames,
    requests: addresses.requests,
    request: addresses.request,
    applications: addresses.applications,
    application: addresses.application,
    statistics: addresses.statistics,
    accounts: addresses.accounts,
    audit: addresses.audit,
    templates: addresses.replyTemplates,
    notices: addresses.notices,
    privacy: addresses.privacy,
    privacyRequest: addresses.privacyRequest,
  }

  test.each(Object.entries(laterNames))(
    '%s › shows unknown values by their stored names',
    async (page, names) => {
      const address = Object.entries(shown).find(([name]) => name === page)?.[1] ?? ''
      const $ = await staffPage(everybody, address)
      for (const name of names) expect($('main').text()).toContain(name)
    },
  )

  test('CSV › contains unknown values by their stored names', async () => {
    const { text } = await everybody.agent.get('/staff/requests/csv?view=doing').expect(200)
    for (const name of ['boneDensity', 'es', 'dawn', '2026-11-24 night', 'parked']) {
      expect(text).toContain(`"${name}"`)
    }
  })

  const seenRequest = { reference: references.request, version: 1 }
  const seenApplication = { reference: references.application, version: 1 }
  const actor = async () => {
    const signedInNow = await app.services.staff.sessions.find(everybody.cookie)
    if (signedInNow === undefined) throw new Error('Nobody is signed in.')
    return { signedIn: signedInNow, requestId: 'test' }
  }
  const note = { kind: 'note', text: 'Rappelée.' } as const

  test.each([
    ['request', 'requests', requestId, 'requests', seenRequest],
    ['application', 'applications', applicationId, 'applications', seenApplication],
  ] as const)(
    '%s › preserves every other stored value when a note is added and undone',
    async (_name, collection, id, service, seen) => {
      const before = await fieldsOf(collection, id)
      const added = await app.services.staff[service].change(await actor(), seen, note)
      expect(added.status).toBe('changed')
      const after = await fieldsOf(collection, id)
      const events = [...Object(before['desk']).events, expect.objectContaining(note)]
      const undo = expect.objectContaining({ state: Object(before['desk']).state })
      expect(after).toEqual({ ...before, desk: { ...Object(before['desk']), events, undo } })
      const undone = await app.services.staff[service].undo(await actor(), { ...seen, version: 2 })
      expect(undone.status).toBe('changed')
      expect(await fieldsOf(collection, id)).toEqual({
        ...before,
        desk: { ...Object(before['desk']), undone: expect.objectContaining({ version: 2 }) },
      })
    },
  )

  test('My request › preserves the events of the other release when the person writes', async () => {
    await app.services.records.remove('requests', requestId)
    await expectPreservedEvents(app)
  })

  test('undo › preserves values added later by the other release', async () => {
    const { requests } = app.services.staff
    await requests.change(await actor(), seenRequest, note)
    const { desk } = await fieldsOf('requests', requestId)
    const { events, ...others } = Object(desk)
    const added = {
      kind: 'chat',
      at: app.clock.now(),
      by: { id: 'visitor', name: '' },
      text: 'Merci.',
    }
    await app.services.records.update('requests', requestId, 2, {
      fields: { desk: { ...others, events: [...events, added] } },
    })
    await requests.undo(await actor(), { ...seenRequest, version: 3 })
    const left = Object((await fieldsOf('requests', requestId))['desk']).events
    expect(left).toEqual([...events.slice(0, 4), added])
  })

  test('application › preserves its deletion time when a note is added', async () => {
    const before = await app.services.records.read('applications', applicationId)
    await app.services.staff.applications.change(await actor(), seenApplication, note)
    const after = await app.services.records.read('applications', applicationId)
    expect(after?.dueAt).toBe(before?.dueAt)
  })

  test('incident › preserves its items and those of earlier versions when it is amended', async () => {
    const { incidents } = app.services.staff
    const { items } = await incidents.read(incidentReference)
    const entry = { items: { ...items, measures: 'Rappel' }, isDraft: true }
    await incidents.amend({ reference: incidentReference, version: 1 }, entry, await actor())
    const { versions } = await fieldsOf('incidents', incidentReference)
    expect(versions).toMatchObject([
      { witness: 'y', items: { law: 'municipal', regulator: 'z' } },
      { items: { law: 'municipal', regulator: 'z', measures: 'Rappel' } },
    ])
  })

  test('privacy request › preserves its fields when it is changed', async () => {
    const before = await fieldsOf('privacyRequests', privacyReference)
    await app.services.records.update('privacyRequests', privacyReference, 1, {
      fields: { state: 'open', search: { name: '', email: 'a@b.ca', phone: '', reference: '' } },
    })
    await app.services.staff.privacy.choose(privacyReference, ['requests/x'], await actor())
    const after = await fieldsOf('privacyRequests', privacyReference)
    expect(after).toMatchObject({
      ...before,
      state: 'open',
      search: expect.anything(),
      chosen: ['requests/x'],
    })
  })

  test('email › preserves its fields when it is sent again', async () => {
    const before = await fieldsOf('emails', 'email-later')
    const stored = await app.services.records.read('emails', 'email-later')
    if (stored === undefined) throw new Error('There is no email.')
    const changes = asQueuedAgain(readEmail(stored), app.clock.now(), 'other@exemple.ca')
    await app.services.records.update('emails', 'email-later', 1, changes)
    expect(await fieldsOf('emails', 'email-later')).toMatchObject({
      recipient: 'partner',
      email: {
        ...Object(before['email']),
        to: { address: 'other@exemple.ca' },
        priority: 'high',
      },
    })
  })

  test('unknown role › grants no access, and known roles remain valid', async () => {
    const { cookie } = await openSession(app, accountIdOf('active@clinique.example'))
    const later = agentOf(app, cookie)
    await later.get('/staff/requests').expect(200)
    await later.get('/staff/accounts').expect(404)
    await later.get('/staff/applications').expect(404)
    const suspended = await openSession(app, accountIdOf('suspended@clinique.example'))
    await agentOf(app, suspended.cookie).get('/staff/requests').expect(401)
  })

  test('role change › preserves a role that only another release defines', async () => {
    const id = accountIdOf('active@clinique.example')
    await app.services.staff.manage.setRoles({ actor: 'command' }, id, ['hr'])
    expect(await fieldsOf('staff', id)).toMatchObject({
      roles: ['hr', 'translator'],
      badge: 7,
      locale: 'es',
    })
  })

  test('public pages › show no notice of an unknown type', async () => {
    const { text } = await app.site.get('/fr').expect(200)
    expect(load(text)('body').text()).not.toContain('Avis de plus tard')
  })

  test('survey › counts records with unknown values, and none as unreadable', async () => {
    expect(await surveyRecords(app.services.records, jobs)).toEqual({
      unknown: {
        requests: 1,
        applications: 1,
        feedback: 1,
        emails: 1,
        uploads: 1,
        staff: 2,
        audit: 1,
        templates: 1,
        notices: 2,
        privacyRequests: 1,
        contentDrafts: 1,
        contentSchedules: 1,
      },
      unreadable: {},
    })
  })

  test('metrics › count the records of the other release by collection', async () => {
    const answer = await app.site.get('/metrics').set('Authorization', `Bearer ${token}`)
    expect(answer.text).toContain('site_records_unknown{collection="requests"} 1')
    expect(answer.text).toContain('site_records_unknown{collection="staff"} 2')
    expect(answer.text).not.toContain('site_records_unreadable{')
  })

  test('doctor › reports the records of the other release, with advice', async () => {
    expect(await checkReleases(app.services.records, jobs)).toMatchObject({
      seen: expect.stringContaining('unknown to this release: requests 1, applications 1'),
      advice: expect.stringContaining('stored names'),
    })
  })

  test('doctor › names collections that only the other release has', async () => {
    const database = new DatabaseSync(join(app.config.dataDir, 'records.sqlite'))
    database.exec("UPDATE records SET collection = 'visits' WHERE collection = 'uploads'")
    database.close()
    expect(await checkReleases(app.services.records, jobs)).toMatchObject({
      seen: expect.stringContaining('collections unknown to this release: visits'),
    })
  })

  test('doctor › fails when records cannot be read', async () => {
    await app.services.records.update('requests', requestId, 1, { fields: { name: 1 } })
    await expect(checkReleases(app.services.records, jobs)).rejects.toThrow(
      'unreadable records: requests 1',
    )
  })
})

describe('unreadable account', () => {
  test('blocks no other account and no request', async () => {
    await open('earlier')
    const { records } = app.services
    await records.createAll([{ collection: 'staff', id: 'odd', createdAt: 1, fields: { name: 1 } }])
    await app.site.post('/fr').type('form').send(aContactForm()).expect(303)
    await everybody.agent.get(staffUrl('accounts')).expect(200)
  })
})
