import { readDeskRequest } from '../../../src/services/staff/requests/deskRecord.js'
import type { TestApp } from './appForTests.js'
import { otherReleases } from './otherRelease.js'

/** Lets the person write to a request of a later release, and expects its events unchanged. */
export const expectPreservedEvents = async (app: TestApp): Promise<void> => {
  const { records, myRequest } = app.services
  const [draft] = otherReleases.later.drafts(app)
  if (draft === undefined) throw new Error('The later release has no request.')
  await records.createAll([draft])
  const link = (await myRequest.linkTo(readDeskRequest({ ...draft, version: 1 }).request)) ?? ''
  const act = { act: 'message', message: 'Appelez après 17 h.' }
  await app.site.post(link.replace(app.config.origin, '')).type('form').send(act).expect(303)
  const fields = (await records.read('requests', draft.id))?.fields ?? {}
  const [before, after] = [draft.fields, fields].map((stored) => Object(stored['desk']).events)
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toMatchObject({ kind: 'message', text: act.message })
}
