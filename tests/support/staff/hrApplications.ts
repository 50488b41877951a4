import { Readable } from 'node:stream'
import type { Application } from '../../../src/services/careers/application.js'
import { fieldsSchema } from '../../../src/services/adapters/records/records.js'
import { type SentApplication, sendApplication } from '../careers/applicationForms.js'
import type { TestApp } from '../site/appForTests.js'
import { storedApplications } from '../site/storedSubmissions.js'

export const aReceivedApplication = async (
  app: TestApp,
  sent: SentApplication = {},
): Promise<Application> => {
  const before = new Set((await storedApplications(app)).map(({ id }) => id))
  const answer = await sendApplication(app, sent)
  const found = (await storedApplications(app)).find(({ id }) => !before.has(id))
  if (found === undefined) throw new Error(`The form responded with ${answer.status}.`)
  return found
}

export const replaceFile = async (
  { services }: Pick<TestApp, 'services'>,
  { id, files }: Application,
  { name, content }: { readonly name: string; readonly content: Buffer },
): Promise<void> => {
  const [first, ...others] = files
  if (first === undefined) throw new Error('The application has no file.')
  const type = 'application/pdf'
  await services.careers.files.put(first.key, Readable.from([content]), { type, atMost: 1_000_000 })
  const record = await services.records.read('applications', id)
  if (record === undefined) throw new Error('The application is not stored.')
  const changed = { files: [{ ...first, name, size: content.length }, ...others] }
  await services.records.update('applications', id, record.version, {
    fields: fieldsSchema.parse(changed),
  })
}
