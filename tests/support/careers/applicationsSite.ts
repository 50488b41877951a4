import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Response } from 'supertest'
import type { Application } from '../../../src/services/careers/application.js'
import {
  emailCollection,
  readEmail,
  type StoredEmail,
} from '../../../src/services/email/emailRecord.js'
import { appForTests, type TestApp } from '../site/appForTests.js'
import { storedApplications } from '../site/storedSubmissions.js'
import { type SentApplication, sendApplication } from './applicationForms.js'

export interface ApplicationsSite {
  readonly running: TestApp
  readonly send: (sent?: SentApplication) => Promise<Response>
  readonly listStored: () => Promise<readonly Application[]>
  readonly emails: () => Promise<readonly StoredEmail[]>
  readonly emailTo: (kind: string) => Promise<StoredEmail['email']>
  readonly filesOn: (folder: string) => readonly string[]
}

export const applicationsSite = (): ApplicationsSite => {
  let running: TestApp
  beforeEach(async () => {
    running = await appForTests({ env: { MAIL_HR: 'rh@ondelune.example' } })
  })
  afterEach(() => running.end())

  const emails = async (): Promise<readonly StoredEmail[]> => {
    const { records } = await running.services.records.list(emailCollection, { limit: 50 })
    return records.map(readEmail)
  }
  return {
    get running() {
      return running
    },
    send: (sent) => sendApplication(running, sent),
    listStored: () => storedApplications(running),
    emails,
    emailTo: async (kind) => {
      const found = (await emails()).find((one) => one.kind === kind)
      if (found === undefined) throw new Error(`There is no email ${kind}.`)
      return found.email
    },
    filesOn: (folder) =>
      readdirSync(join(running.config.dataDir, 'files', folder)).filter(
        (name) => !name.includes('.'),
      ),
  }
}
