import { randomUUID } from 'node:crypto'
import type { RecordDraft } from '../../../src/services/adapters/records/records.js'
import { applicationKind } from '../../../src/services/careers/application.js'
import { type ContactRequest, contactKind } from '../../../src/services/contact/contactRequest.js'
import { makeReference } from '../../../src/services/submissions/reference.js'
import { draftSubmission } from '../../../src/services/submissions/submission.js'
import { day, minute } from '../../../src/shared/time/durations.js'
import { chunksOf } from '../../../src/shared/time/eachInTurn.js'
import { aContactRequest } from '../contact/contactFactories.js'
import type { TestApp } from '../site/appForTests.js'

type Store = Pick<TestApp, 'services' | 'clock'>

const storedAtOnce = 100

const store = async ({ services }: Store, drafts: readonly RecordDraft[]): Promise<void> => {
  for (const chunk of chunksOf(drafts, storedAtOnce)) await services.records.createAll(chunk)
}

const stampOf = ({ clock }: Store, place: number) => {
  const createdAt = new Date(clock.now() - place * 20 * minute).toISOString()
  return { id: randomUUID(), reference: makeReference('OND'), createdAt, consentAt: createdAt }
}

/** Stores contact requests without their emails, 20 minutes apart, newest first. */
export const manyRequests = async (
  app: Store,
  count: number,
  changes: (place: number) => Partial<ContactRequest> = () => ({}),
): Promise<readonly string[]> => {
  const requests = Array.from({ length: count }, (_none, place) =>
    aContactRequest({ ...stampOf(app, place), ...changes(place) }),
  )
  const end = app.clock.now() + 180 * day
  await store(
    app,
    requests.map((request) => draftSubmission(contactKind, request, end)),
  )
  return requests.map(({ reference }) => reference)
}

export const manyApplications = async (app: Store, count: number): Promise<readonly string[]> => {
  const applications = Array.from({ length: count }, (_none, place) =>
    applicationKind.schema.parse({
      ...stampOf(app, place),
      locale: 'fr',
      suspected: [],
      name: `Personne ${place} Tremblay`,
      email: 'candidat@exemple.ca',
      phone: '+14185550199',
      offer: 'spontaneous',
      availability: [],
      keepForOthers: false,
      files: [],
    }),
  )
  const end = app.clock.now() + 180 * day
  await store(
    app,
    applications.map((application) => draftSubmission(applicationKind, application, end)),
  )
  return applications.map(({ reference }) => reference)
}
