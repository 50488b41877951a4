import type { Colleague } from '../colleague.js'
import type { Files } from '../../adapters/files/files.js'
import type { Records } from '../../adapters/records/records.js'
import { type Application, applicationKind } from '../../careers/application.js'
import { type ContactRequest, contactKind } from '../../contact/contactRequest.js'
import { makeReference } from '../../submissions/reference.js'
import { draftSubmission } from '../../submissions/submission.js'
import type { Clock } from '../../../shared/time/clock.js'
import { day, hour } from '../../../shared/time/durations.js'
import { isOpen, mineOf } from '../requests/deskRecord.js'
import { demoFilesOf, putDemoFile } from './demoFiles.js'
import {
  type DemoApplication,
  demoApplications,
  type DemoRequest,
  demoRequests,
} from './demoPeople.js'
import { normalizeText } from '../../../shared/text/plainSigns.js'

const keptDays = 7

export interface DemoParts {
  readonly records: Pick<Records, 'createAll'>
  readonly files: Pick<Files, 'put'>
  readonly clock: Pick<Clock, 'now'>
  readonly colleague: Colleague
}

/** Returns a deterministic id in the format of form ids, so that the command is idempotent. */
const idOf = (kind: 'a' | 'd', place: number): string =>
  `00000000-0000-4000-8000-${kind}${String(place).padStart(11, '0')}`

// 555-0100 to 555-0199 are reserved for fiction.
const phoneOf = (place: number): string => `+1418555${String(100 + (place % 100)).padStart(4, '0')}`

const emailOf = (name: string): string =>
  `${normalizeText(name, 'NFKD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '.')}@courriel.example`

const demoPrefix = 'DEMO'

const requestOf = (demo: DemoRequest, place: number, now: number): ContactRequest => {
  const { name, subject, locale, moments, message, hoursAgo, state } = demo
  const createdAt = new Date(now - hoursAgo * hour).toISOString()
  return {
    id: idOf('d', place),
    reference: makeReference(demoPrefix),
    createdAt,
    consentAt: createdAt,
    locale,
    preferredLanguage: locale,
    name,
    subject,
    moments,
    suspected: state === 'spam' ? ['honeypot'] : [],
    ...(message === undefined ? {} : { message }),
    ...(demo.withoutPhone === true ? {} : { phone: phoneOf(place) }),
    ...(demo.withoutEmail === true ? {} : { email: emailOf(name) }),
  }
}

const deskOf = ({ state, note, hoursAgo, isMine }: DemoRequest, by: Colleague, now: number) => {
  if (isMine !== true) return { state }
  const at = Math.round(now - (hoursAgo / 2) * hour)
  return {
    state,
    assignee: { ...by },
    mine: isOpen(state) ? mineOf(by.id) : '',
    promised: null,
    events: [
      { at: at - hour / 2, by: { ...by }, kind: 'state', state },
      { at, by: { ...by }, kind: 'note', text: note ?? '' },
    ],
    undo: null,
  }
}

const draftRequest = (demo: DemoRequest, place: number, { clock, colleague }: DemoParts) => {
  const now = clock.now()
  const request = requestOf(demo, place, now)
  const draft = draftSubmission(contactKind, request, now + keptDays * day)
  return { ...draft, fields: { ...draft.fields, desk: deskOf(demo, colleague, now) } }
}

const applicationOf = (demo: DemoApplication, place: number, now: number) => {
  const { name, offer, daysAgo, message } = demo
  const createdAt = new Date(now - daysAgo * day).toISOString()
  const id = idOf('a', place)
  const stored = demoFilesOf(demo, { place, id, createdAt: now })
  const application: Application = {
    id,
    reference: makeReference(demoPrefix),
    createdAt,
    consentAt: createdAt,
    locale: 'fr',
    suspected: [],
    name,
    email: emailOf(name),
    phone: phoneOf(50 + place),
    offer,
    availability: ['day'],
    message,
    keepForOthers: place % 2 === 0,
    files: stored.map(({ file }) => file),
  }
  return { draft: draftSubmission(applicationKind, application, now + keptDays * day), stored }
}

/** Adds fictitious people for a week; idempotent. @returns the number of records added */
export const seedDemo = async (
  parts: DemoParts,
): Promise<{ readonly requests: number; readonly applications: number }> => {
  const { records, files, clock } = parts
  const now = clock.now()
  const requests = demoRequests.map((demo, place) => draftRequest(demo, place, parts))
  const applications = demoApplications.map((demo, place) => applicationOf(demo, place, now))
  const stored = applications.flatMap((application) => application.stored)
  const drafts = [
    ...requests,
    ...applications.map(({ draft }) => draft),
    ...stored.map(({ upload }) => upload),
  ]
  const isNew = (await records.createAll(drafts)) === 'created'
  if (isNew) for (const one of stored) await putDemoFile(files, one)
  return {
    requests: isNew ? requests.length : 0,
    applications: isNew ? applications.length : 0,
  }
}
