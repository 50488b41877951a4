import { randomUUID } from 'node:crypto'
import '../loadSources.ts'

/* Fills a store as after years of use: closed requests with two sent emails each, and a few open requests. */
const { openRecords } = await import('../../src/services/adapters/records/openRecords.ts')
const { draftSubmission } = await import('../../src/services/submissions/submission.ts')
const { makeReference } = await import('../../src/services/submissions/reference.ts')
const { contactKind } = await import('../../src/services/contact/contactRequest.ts')
const { draftEmail, asSent, readEmail } = await import('../../src/services/email/emailRecord.ts')
const { accountIdOf, draftAccount, noSecrets } = await import(
  '../../src/services/staff/accounts/accountRecord.ts'
)
const { draftSession, newSessionToken, sessionIdOf } = await import(
  '../../src/services/staff/sessions/sessionRecord.ts'
)
const { sessionCookie } = await import('../../src/services/staff/sessions/sessionCookie.ts')

export type OpenRecords = Awaited<ReturnType<typeof openRecords>>
type Draft = Parameters<OpenRecords['createAll']>[0][number]

const openRequests = 40
const dayMs = 86_400_000
/** Days over which requests are spread; below the retention period, so that none expires. */
const days = 89
const batch = 2000

export const openStore = (folder: string): Promise<OpenRecords> =>
  openRecords({ kind: 'sqlite', file: `${folder}/records.sqlite` })

export interface RequestDates {
  readonly createdAt: number
  readonly expiresAt: number
}

export const storedRequest = (
  place: number,
  { createdAt, expiresAt }: RequestDates,
): readonly Draft[] => {
  const reference = makeReference('OND')
  const at = new Date(createdAt).toISOString()
  const name = `Personne ${place} Tremblay`
  const request = draftSubmission(
    contactKind,
    {
      id: randomUUID(),
      reference,
      createdAt: at,
      consentAt: at,
      locale: 'fr',
      suspected: [],
      name,
      email: `personne${place}@exemple.ca`,
      phone: '+14185550199',
      subject: 'mri',
      preferredLanguage: 'fr',
      moments: ['any'],
      message: 'Bonjour, je voudrais passer l’examen prescrit le mois dernier. Merci de m’appeler.',
    },
    expiresAt,
  )
  const state = place < openRequests ? 'new' : 'done'
  const email = (to: string): Draft => {
    const mailbox = { name: 'Clinique', address: 'accueil@clinique.example' }
    const draft = draftEmail(
      {
        id: randomUUID(),
        kind: 'contactDesk',
        reference,
        recipient: 'staff',
        email: {
          from: mailbox,
          to: { address: to },
          subject: `Demande ${reference}`,
          text: 'Une demande est arrivée. '.repeat(60),
          html: '<p>Une demande est arrivée.</p>'.repeat(120),
          messageId: `<${randomUUID()}@clinique.example>`,
          date: at,
          headers: {},
        },
      },
      { now: createdAt, expiresAt },
    )
    const { fields = {} } = asSent(readEmail({ ...draft, version: 1 }), '250 OK', createdAt)
    const { dueAt: _sent, ...sent } = { ...draft, fields: { ...draft.fields, ...fields } }
    return sent
  }
  return [
    { ...request, fields: { ...request.fields, desk: { state } } },
    email('accueil@clinique.example'),
    email(`personne${place}@exemple.ca`),
  ]
}

/** Fills an empty store. @returns the `Cookie` header of a signed-in staff member */
export const fillStore = async (folder: string, requests: number): Promise<string> => {
  const records = await openStore(folder)
  const now = Date.now()
  for (let from = 0; from < requests; from += batch) {
    const drafts: Draft[] = []
    for (let place = from; place < Math.min(from + batch, requests); place += 1) {
      const createdAt = Math.round(now - (place / requests) * days * dayMs)
      drafts.push(...storedRequest(place, { createdAt, expiresAt: createdAt + 2 * days * dayMs }))
    }
    await records.createAll(drafts)
  }
  const cookie = await signIn(records, now, ['desk'])
  await records.close()
  return cookie
}

type Roles = Parameters<typeof draftAccount>[0]['roles']

/** Stores an account with a session. @returns the `Cookie` header of the session */
export const signIn = async (records: OpenRecords, now: number, roles: Roles): Promise<string> => {
  const email = 'sylvie@clinique.example'
  const account = draftAccount(
    {
      email,
      name: 'Sylvie Bouchard',
      roles,
      locale: 'fr',
      singleKeys: false,
      state: 'active',
      ...noSecrets,
      invitation: null,
      confirmedAt: now,
      signedInAt: now,
    },
    now,
  )
  const token = newSessionToken()
  const session = draftSession(sessionIdOf(token), {
    account: accountIdOf(email),
    signedInAt: now,
    provenAt: now,
    seenAt: now,
    browser: 'Firefox, Windows',
  })
  await records.createAll([account, session])
  return `${sessionCookie}=${token}`
}
