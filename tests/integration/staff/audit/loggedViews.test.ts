import { randomUUID } from 'node:crypto'
import type { Response } from 'supertest'
import {
  type StaffRole,
  staffRoles,
  type StaffRouteName,
  staffRouteNames,
  staffUrl,
} from '../../../../src/addresses/staffTable.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { aReceivedRequest, fieldsIn, staffPage } from '../../../support/staff/deskRequests.js'
import { everyRow, guardedRows } from '../../../support/staff/everyRow.js'
import { aReceivedApplication } from '../../../support/staff/hrApplications.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

/* Every response with personal data writes one audit entry; other responses write none. */

const email = 'jeanne@exemple.ca'

let app: TestApp
let marie: SignedInPerson
let request: string
let application: string
let privacy: string
let attested: string
let incident: string

const send = (address: string, fields: object = {}): Promise<Response> =>
  marie.agent
    .post(address)
    .type('form')
    .send(fields)
    .then((answer) => answer)
const get = (address: string): Promise<Response> =>
  marie.agent.get(address).then((answer) => answer)

const lastOf = (answer: Response): string =>
  String(answer.headers['location']).split('/').at(-1)?.split('?')[0] ?? ''

const openPrivacy = async (): Promise<string> => {
  const asked = { kinds: ['access', 'delete'], receivedOn: '2026-11-20', email }
  const reference = lastOf(await send(staffUrl('privacy'), asked))
  const address = staffUrl('privacyRequest', { reference })
  const pick = (await staffPage(marie, address))('.tick').attr('value')
  await send(address, { pick, do: 'save' })
  return reference
}

const versionOf = async (address: string): Promise<string> =>
  String((await staffPage(marie, address))('input[name=version]').first().val())

beforeAll(async () => {
  app = await appForTests()
  marie = await signedIn(app, { roles: staffRoles })
  await aReceivedRequest(app, { email })
  attested = await openPrivacy()
  const deletion = staffUrl('privacyDelete', { reference: attested })
  await send(deletion, { version: await versionOf(deletion) })
  request = (await aReceivedRequest(app, { email })).reference
  application = (await aReceivedApplication(app)).reference
  privacy = await openPrivacy()
  const noted = { law: 'health', information: 'Prénom', draft: 'yes' }
  incident = lastOf(await send(staffUrl('incidentNew'), noted))
})
afterAll(() => app.end())

interface Case {
  readonly what: string
  readonly status: number
  readonly act: () => Promise<Response>
  /** Undefined if the response shows no personal data. */
  readonly action?: string
  readonly subject?: () => string
}

const requestAt = () => staffUrl('request', { reference: request })
const applicationAt = () => staffUrl('application', { reference: application })
const privacyAt = (
  name:
    | 'privacyRequest'
    | 'privacySearch'
    | 'privacyCorrect'
    | 'privacyCopy'
    | 'privacyCopyJson'
    | 'privacyCopyZip'
    | 'privacyDelete',
) => staffUrl(name, { reference: privacy })
const incidentAt = () => staffUrl('incident', { reference: incident })

const casesOf =
  (action: string, subject: () => string) =>
  (what: string, status: number, act: () => Promise<Response>): Case => ({
    what,
    status,
    act,
    action,
    subject,
  })
const ofRequest = casesOf('requestViewed', () => request)
const ofApplication = casesOf('applicationViewed', () => application)
const ofPrivacy = casesOf('privacyRequestViewed', () => privacy)
const ofIncident = casesOf('incidentViewed', () => incident)
const copied = casesOf('privacyCopied', () => privacy)

const words = { subject: 'Votre demande', text: 'Rappelez-nous.' }
const old = { version: '99', list: '' }
const typedDetails = {
  name: 'Jeanne Tremblay',
  phone: '418 555-0199',
  email: 'jeanne@exemple.ca',
  subject: 'other',
  language: 'fr',
}

const correction = async (changes: object) => {
  const $ = await staffPage(marie, privacyAt('privacyCorrect'))
  const form = 'form:has([name=field][value=email])'
  return send(privacyAt('privacyCorrect'), { ...fieldsIn($, form), ...changes })
}

const incidentAgain = async (): Promise<Response> => {
  const sent = { id: randomUUID(), law: 'health', information: 'Nom', draft: 'yes' }
  incident = lastOf(await send(staffUrl('incidentNew'), sent))
  return send(staffUrl('incidentNew'), { ...sent, information: 'Adresse' })
}

const mistyped = async (): Promise<Response> => {
  const [stored] = (await app.services.records.list('emails', { limit: 1 })).records
  const address = staffUrl('outboxEmail', { id: stored?.id ?? '' })
  return send(address, { version: stored?.version, do: 'fix', to: 'jeanne' })
}

/** Responses with pages or files about visitors, by row of the staff table. */
const cases: Readonly<Record<StaffRouteName, readonly Case[]>> = {
  signIn: [],
  signInCode: [],
  signInPasskey: [],
  session: [],
  invitation: [],
  enrolment: [],
  confirmIdentity: [],
  confirmPasskey: [],
  home: [],
  signOut: [],
  ownAccount: [],
  ownSettings: [],
  ownSessions: [],
  ownPassword: [],
  ownRecoveryCodes: [],
  ownPasskeys: [],
  ownPasskeyNew: [],
  accounts: [],
  accountInvite: [],
  accountsConfirm: [],
  account: [],
  accountRoles: [],
  accountReset: [],
  accountSessions: [],
  accountClose: [],
  audit: [],
  auditVerify: [],
  language: [],
  requests: [
    { what: 'list', status: 200, act: () => get('/staff/requests'), action: 'requestsListed' },
  ],
  requestSearch: [
    { what: 'empty form', status: 200, act: () => get(staffUrl('requestSearch')) },
    {
      what: 'blank search',
      status: 200,
      act: () => send(staffUrl('requestSearch'), { find: ' ' }),
    },
    {
      what: 'results',
      status: 200,
      act: () => send(staffUrl('requestSearch'), { find: 'Jeanne' }),
      action: 'requestsSearched',
    },
  ],
  requestsCsv: [
    {
      what: 'file',
      status: 200,
      act: () => get(`${staffUrl('requestsCsv')}?view=new`),
      action: 'requestsExported',
    },
  ],
  requestsUndo: [],
  requestNews: [],
  requestNew: [
    {
      what: 'same person',
      status: 200,
      act: () => send(staffUrl('requestNew'), { ...typedDetails, source: 'phone', consent: 'yes' }),
      action: 'requestsSearched',
    },
  ],
  request: [
    ofRequest('page', 200, () => get(requestAt())),
    ofRequest('empty note', 422, () => send(requestAt(), { ...old, note: ' ' })),
    ofRequest('day in the past', 422, () =>
      send(requestAt(), { ...old, outcome: 'later', day: '2026-01-01' }),
    ),
    ofRequest('changed meanwhile', 409, () => send(requestAt(), { ...old, state: 'done' })),
    { what: 'no button', status: 400, act: () => send(requestAt(), old) },
  ],
  requestCorrect: [
    ofRequest('form', 200, () => get(`${requestAt()}/correct`)),
    ofRequest('no name', 422, () =>
      send(`${requestAt()}/correct`, { ...old, ...typedDetails, name: '' }),
    ),
    ofRequest('changed meanwhile', 409, () =>
      send(`${requestAt()}/correct`, { ...old, ...typedDetails }),
    ),
  ],
  requestReply: [
    ofRequest('empty reply', 422, () => send(`${requestAt()}/reply`, { do: 'preview' })),
    ofRequest('changed meanwhile', 409, () =>
      send(`${requestAt()}/reply`, { ...old, ...words, do: 'send' }),
    ),
    ofRequest('form', 200, () => send(`${requestAt()}/reply`, { ...words, do: 'edit' })),
    ofRequest('preview', 200, async () =>
      send(`${requestAt()}/reply`, { ...words, version: await versionOf(requestAt()), do: 'look' }),
    ),
  ],
  requestTakeBack: [],
  sessionCheck: [],
  applications: [
    {
      what: 'list',
      status: 200,
      act: () => get('/staff/applications'),
      action: 'applicationsListed',
    },
  ],
  applicationSearch: [
    { what: 'empty form', status: 200, act: () => get(staffUrl('applicationSearch')) },
    {
      what: 'results',
      status: 200,
      act: () => send(staffUrl('applicationSearch'), { find: 'Maélie' }),
      action: 'applicationsSearched',
    },
  ],
  applicationsUndo: [],
  applicationsZip: [
    {
      ...casesOf('applicationFilesTaken', () => application)('files', 200, () =>
        send(staffUrl('applicationsZip'), { pick: `${application} 1` }),
      ),
    },
    {
      what: 'unknown reference',
      status: 404,
      act: () => send(staffUrl('applicationsZip'), { pick: 'OND-7K4M-2QXD 1' }),
    },
  ],
  application: [
    ofApplication('page', 200, () => get(applicationAt())),
    ofApplication('empty note', 422, () => send(applicationAt(), { ...old, note: ' ' })),
    ofApplication('changed meanwhile', 409, () =>
      send(applicationAt(), { ...old, state: 'interview' }),
    ),
    ofApplication('no button', 200, () => send(applicationAt(), old)),
  ],
  applicationReply: [
    ofApplication('empty reply', 422, () => send(`${applicationAt()}/reply`, { do: 'preview' })),
    ofApplication('changed meanwhile', 409, () =>
      send(`${applicationAt()}/reply`, { ...old, ...words, do: 'send' }),
    ),
    ofApplication('preview', 200, async () => {
      const version = await versionOf(applicationAt())
      return send(`${applicationAt()}/reply`, { ...words, version, do: 'look' })
    }),
  ],
  applicationTakeBack: [],
  applicationFile: [
    casesOf('applicationFileTaken', () => `${application}/0`)('file', 200, () =>
      get(`${applicationAt()}/files/0`),
    ),
    { what: 'no such file', status: 404, act: () => get(`${applicationAt()}/files/7`) },
  ],
  statistics: [],
  notices: [],
  noticeRemove: [],
  siteEditor: [],
  sitePreview: [],
  sitePublish: [],
  siteHistory: [],
  siteRelease: [],
  siteDay: [],
  siteSearch: [],
  siteExchange: [],
  siteExport: [
    {
      what: 'file',
      status: 200,
      act: () => get(staffUrl('siteExport')),
      action: 'contentExported',
    },
  ],
  siteJobNew: [],
  siteApproval: [],
  siteDocument: [],
  siteSection: [],
  staffKeys: [],
  outbox: [{ what: 'list', status: 200, act: () => get('/staff/outbox'), action: 'outboxListed' }],
  outboxEmail: [{ what: 'mistyped address', status: 422, act: mistyped, action: 'outboxListed' }],
  replyTemplates: [],
  replyTemplate: [],
  privacy: [],
  privacyRequest: [ofPrivacy('page', 200, () => get(privacyAt('privacyRequest')))],
  privacySearch: [
    ofPrivacy('mistyped address', 422, () => send(privacyAt('privacySearch'), { email: 'jeanne' })),
  ],
  privacyCorrect: [
    ofPrivacy('page', 200, () => get(privacyAt('privacyCorrect'))),
    ofPrivacy('mistyped address', 422, () => correction({ value: 'jeanne' })),
    ofPrivacy('changed meanwhile', 409, () => correction({ value: email, version: '99' })),
  ],
  privacyCopy: [copied('page', 200, () => get(privacyAt('privacyCopy')))],
  privacyCopyJson: [copied('file', 200, () => get(privacyAt('privacyCopyJson')))],
  privacyCopyZip: [copied('file', 200, () => get(privacyAt('privacyCopyZip')))],
  privacyDelete: [
    ofPrivacy('page', 200, () => get(privacyAt('privacyDelete'))),
    ofPrivacy('changed meanwhile', 409, () => send(privacyAt('privacyDelete'), { version: '1' })),
    {
      what: 'deleted before',
      status: 303,
      act: () => get(staffUrl('privacyDelete', { reference: attested })),
    },
  ],
  privacyAttestation: [
    casesOf('privacyRequestViewed', () => attested)('page', 200, () =>
      get(staffUrl('privacyAttestation', { reference: attested })),
    ),
    {
      what: 'not deleted yet',
      status: 404,
      act: () => get(staffUrl('privacyAttestation', { reference: privacy })),
    },
  ],
  privacyAnswer: [],
  incidents: [
    { what: 'list', status: 200, act: () => get('/staff/incidents'), action: 'incidentsListed' },
  ],
  incidentNew: [
    { what: 'empty form', status: 200, act: () => get(staffUrl('incidentNew')) },
    { what: 'missing items', status: 422, act: () => send(staffUrl('incidentNew'), {}) },
    ofIncident('sent before', 409, incidentAgain),
  ],
  incidentsCopy: [
    {
      what: 'copy',
      status: 200,
      act: () => get(staffUrl('incidentsCopy')),
      action: 'incidentsCopied',
    },
  ],
  incident: [
    ofIncident('page', 200, () => get(incidentAt())),
    ofIncident('missing items', 422, () => send(incidentAt(), { version: '1' })),
    ofIncident('changed meanwhile', 409, () => send(incidentAt(), { version: '9', draft: 'yes' })),
  ],
  incidentRemove: [ofIncident('retained', 409, () => send(`${incidentAt()}/remove`))],
}

const count = async (): Promise<number> => (await app.services.staff.audit.verify()).count

const entriesOf = async (act: () => Promise<Response>) => {
  const before = await count()
  const answer = await act()
  const added = (await count()) - before
  const { entries } = await app.services.staff.audit.list({ limit: Math.max(1, added) })
  return { status: answer.status, entries: entries.slice(0, added) }
}

const rows = Object.entries(cases).flatMap(([name, all]) =>
  all.map((one) => [`${name}, ${one.what}`, one] as const),
)

describe('audit log of views', () => {
  test('covers each row of the staff table', () => {
    expect(Object.keys(cases)).toEqual([...staffRouteNames])
  })

  test.each(rows)(
    'contains one entry with the subject of the view: %s',
    async (_what, { status, act, action, subject }) => {
      const { status: answered, entries } = await entriesOf(act)
      expect(answered).toBe(status)
      if (action === undefined) {
        expect(entries).toEqual([])
        return
      }
      const entry = { action, subject: subject?.() ?? null, actor: marie.id, outcome: 'done' }
      expect(entries[0]).toMatchObject(entry)
      // Some acts first open the page whose form they send; only the entries of the last request count.
      const { requestId } = entries[0] ?? {}
      const same = entries.filter((one) => one.action === action && one.requestId === requestId)
      expect(same).toHaveLength(1)
    },
  )

  test('has no entry for pages outside the rows above', async () => {
    const silent = guardedRows.filter(
      ({ name, path }) => cases[name].length === 0 && !path.includes(':'),
    )
    for (const { address } of silent) {
      const { entries } = await entriesOf(() => get(address))
      expect([address, entries]).toEqual([address, []])
    }
  })

  const foreign = ['OND-7K4M-2QXD', 'Jeanne Tremblay, 418 555-0199', 'x'.repeat(3000)]

  test.each(everyRow.filter(({ path }) => path.includes(':')))(
    'stores no path parameter of $path without a matching record',
    async ({ path, access }) => {
      if (access === 'anyone') return
      for (const text of foreign) {
        const address = path.replaceAll(/:\w+/g, encodeURIComponent(text))
        const posted = {
          version: '1',
          list: '',
          state: 'done',
          do: 'retry',
          email: 'x',
          role: 'hr',
        }
        for (const act of [() => get(address), () => send(address, posted)]) {
          const { status, entries } = await entriesOf(act)
          expect([404, 405, 400, 303]).toContain(status)
          expect(entries).toEqual([])
        }
      }
    },
  )

  test('has no entry for a page refused to a visitor or another role', async () => {
    const lacking = await signedIn(app, { roles: [] })
    for (const { address, access } of guardedRows) {
      if (access === 'signedIn') continue
      for (const agent of [lacking.agent, app.site]) {
        const { status, entries } = await entriesOf(() => agent.get(address).then((one) => one))
        expect([401, 404]).toContain(status)
        expect(entries).toEqual([])
      }
    }
  })
})

test('audit log failure › causes an error page instead of the view', async () => {
  const failing = await appForTests({
    adjust: (services) => ({
      ...services,
      staff: {
        ...services.staff,
        audit: {
          ...services.staff.audit,
          append: () => Promise.reject(Object.assign(new Error('full'), { status: 503 })),
        },
      },
    }),
  })
  const person = await signedIn(failing, { roles: [...staffRoles] })
  const { reference } = await aReceivedRequest(failing)
  const shown = ['/staff/requests', '/staff/applications', '/staff/outbox', '/staff/incidents']
  for (const address of [...shown, `/staff/requests/${reference}`]) {
    expect((await person.agent.get(address)).status).toBe(503)
  }
  await failing.end()
})

test.each(['fr', 'en'])(
  'audit log page › has a distinct name for each action in the filter in %s',
  async (locale) => {
    const admin = await signedIn(app, { roles: ['admin'] satisfies StaffRole[] })
    await admin.agent.post(staffUrl('language')).type('form').send({ locale })
    const $ = await staffPage(admin, staffUrl('audit'))
    expect($('html').attr('lang')).toMatch(locale)
    const names = $('#action option')
      .toArray()
      .map((option) => $(option).text())
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  },
)
