import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { openStoredFiles } from '../../../src/commands/shared/openStoredFiles.js'
import type { Files } from '../../../src/services/adapters/files/files.js'
import type { FieldValue, RecordDraft } from '../../../src/services/adapters/records/records.js'
import { applicationKind } from '../../../src/services/careers/application.js'
import { draftUpload, storedKey } from '../../../src/services/careers/uploadRecord.js'
import { contactKind } from '../../../src/services/contact/contactRequest.js'
import { draftEmail, type EmailKind } from '../../../src/services/email/emailRecord.js'
import { feedbackKind } from '../../../src/services/feedback/feedback.js'
import { makeReference } from '../../../src/services/submissions/reference.js'
import { draftSubmission } from '../../../src/services/submissions/submission.js'
import { aContactRequest, anEmail } from '../contact/contactFactories.js'
import type { TestApp } from '../site/appForTests.js'

/* Stores data of one person in every collection, in the site's own formats. */

const year = 365 * 86_400_000
const now = Date.parse('2026-11-21T15:00:00.000Z')
const createdAt = new Date(now).toISOString()

type App = Pick<TestApp, 'services' | 'config'>

export interface Sent {
  readonly id: string
  readonly reference: string
}

const store = (app: App, ...drafts: readonly RecordDraft[]): Promise<unknown> =>
  app.services.records.createAll(drafts)

const newSent = (): Sent => ({ id: randomUUID(), reference: makeReference('OND') })

const noteOf = (text: string): FieldValue => ({
  state: 'done',
  assignee: null,
  mine: '',
  promised: null,
  events: [{ kind: 'note', at: now, by: { id: 'x', name: 'Karine Dufour' }, text }],
  undo: null,
})

interface Requested {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly phoneExtension?: string
  readonly message?: string
  readonly note?: string
}

export const storeRequest = async (app: App, { note, ...said }: Requested = {}): Promise<Sent> => {
  const sent = newSent()
  const draft = draftSubmission(
    contactKind,
    aContactRequest({ ...sent, createdAt, consentAt: createdAt, ...said }),
    now + year,
  )
  const fields = note === undefined ? draft.fields : { ...draft.fields, desk: noteOf(note) }
  await store(app, { ...draft, fields })
  return sent
}

export const storeApplication = async (
  app: App,
  files: Pick<Files, 'put'>,
  { note, ...said }: Requested & { readonly file?: string } = {},
): Promise<Sent> => {
  const sent = newSent()
  const upload = randomUUID()
  const { file = 'CV.pdf', name = 'Jeanne Tremblay', email = '', phone = '', message = '' } = said
  const content = Buffer.from(`%PDF-1.7 ${name}`)
  const type = 'application/pdf'
  await files.put(storedKey(upload), Readable.from([content]), { type, atMost: 1000 })
  const draft = draftSubmission(
    applicationKind,
    {
      ...sent,
      createdAt,
      consentAt: createdAt,
      locale: 'fr',
      suspected: [],
      name,
      email,
      phone,
      message,
      offer: 'spontaneous',
      availability: [],
      keepForOthers: false,
      files: [
        {
          key: storedKey(upload),
          name: file,
          kind: 'pdf',
          size: content.length,
          warnings: [],
          scan: 'clean',
        },
      ],
    },
    now + year,
  )
  const claimed = draftUpload(
    upload,
    {
      owner: createHash('sha256').digest('hex'),
      name: file,
      kind: 'pdf',
      type,
      size: content.length,
      signed: false,
    },
    now,
  )
  await store(
    app,
    note === undefined ? draft : { ...draft, fields: { ...draft.fields, desk: noteOf(note) } },
    { ...claimed, fields: { ...claimed.fields, application: sent.id } },
  )
  return sent
}

/** Stores an email about a submission; a sent one also has a copy in the mail folder. */
export const storeEmail = async (
  app: App,
  { id, reference }: Sent,
  {
    to,
    kind,
    hasLeft,
  }: { readonly to: string; readonly kind: EmailKind; readonly hasLeft: boolean },
): Promise<string> => {
  const email = `${id}-${kind}`
  const draft = draftEmail(
    {
      id: email,
      kind,
      reference,
      recipient: 'visitor',
      email: anEmail({
        to: { address: to },
        text: `Bonjour, nous écrivons à ${to}.`,
        messageId: `<${email}@ondelune.example>`,
      }),
    },
    { now, expiresAt: now + year },
  )
  const { dueAt: _dueAt, ...sent } = draft
  const fields = { ...draft.fields, status: 'sent', sentAt: createdAt, answer: 'written' }
  await store(app, hasLeft ? { ...sent, fields } : draft)
  if (hasLeft) {
    const folder = join(app.config.dataDir, 'mail')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `20261121T150000000Z-${email}.eml`), `To: ${to}`)
  }
  return email
}

export const storeFeedback = (app: App, sentence: string): Promise<unknown> =>
  store(
    app,
    draftSubmission(
      feedbackKind,
      {
        id: randomUUID(),
        createdAt,
        locale: 'fr',
        suspected: [],
        page: 'mri',
        answer: 'no',
        sentence,
      },
      now + year,
    ),
  )

export const maelie = {
  name: 'Maélie Tremblay-Côté',
  email: 'maelie.tc@boite.example',
  phone: '+14185550199',
} as const

/** Strings unique to this person; after a deletion, no file may contain any of them. */
export const maelieWords = [
  'Tremblay-Côté',
  'maelie.tc@boite.example',
  'MAELIE.TC@BOITE.EXAMPLE',
  '+14185550199',
  'un message de Maélie',
  'une note sur Maélie',
] as const

export interface StoredPerson {
  readonly request: Sent
  readonly upperCase: Sent
  readonly application: Sent
}

/** Stores Maélie in every collection: two requests, an application with a file, sent and queued emails. */
export const storeMaelie = async (app: App, files: Pick<Files, 'put'>): Promise<StoredPerson> => {
  const { name, email, phone } = maelie
  const request = await storeRequest(app, {
    ...maelie,
    message: 'un message de Maélie',
    note: 'une note sur Maélie',
  })
  const upperCase = await storeRequest(app, {
    name: 'M. TREMBLAY',
    email: email.toUpperCase(),
    phone: '+15815550133',
  })
  const application = await storeApplication(app, files, { name, email, phone })
  await storeEmail(app, request, { to: email, kind: 'contactAcknowledgement', hasLeft: true })
  await storeEmail(app, request, {
    to: 'bonjour@ondelune.example',
    kind: 'contactDesk',
    hasLeft: true,
  })
  await storeEmail(app, application, {
    to: email,
    kind: 'applicationAcknowledgement',
    hasLeft: true,
  })
  await storeEmail(app, application, { to: email, kind: 'staffReply', hasLeft: false })
  return { request, upperCase, application }
}

export const storeNamesake = (app: App): Promise<Sent> =>
  storeRequest(app, {
    name: 'Maurice Tremblay',
    email: 'maurice.t@courriel.example',
    phone: '+15815550144',
    message: 'Je rappelle demain.',
  })

export const filesOf = ({ config }: Pick<App, 'config'>): Promise<Files> => openStoredFiles(config)

/** Returns those of `words` that any file of the site contains: records, their log, files, emails. */
export const wordsLeft = (
  { config }: Pick<App, 'config'>,
  words: readonly string[],
): readonly string[] => {
  const bytes = Buffer.concat(
    readdirSync(config.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  )
  return words.filter((word) => bytes.includes(word))
}
