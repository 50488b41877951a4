import { join } from 'node:path'
import { generateSecret, generateSync } from 'otplib'
import type { Page } from 'playwright'
import type { StaffRole } from '../../../src/addresses/staffTable.js'
import { openStoredFiles } from '../../../src/commands/shared/openStoredFiles.js'
import { readConfig } from '../../../src/config/readConfig.js'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import {
  accountIdOf,
  draftAccount,
  noSecrets,
  type StoredAccount,
} from '../../../src/services/staff/accounts/accountRecord.js'
import { seedDemo } from '../../../src/services/staff/demo/seedDemo.js'
import { hashPassword } from '../../../src/services/staff/identity/password.js'
import { oneTimePurpose } from '../../../src/services/staff/signIn/secondFactor.js'
import { createStaffKeys } from '../../../src/services/staff/staffKeys.js'
import { systemClock } from '../../../src/shared/time/clock.js'
import { type BuiltSite, startBuiltSite } from '../site/builtSite.js'

const root = join(__dirname, '../../..')
const secret = 'a secret of the tests, as long as one should be'
const password = 'quatre mots au hasard'

export interface StaffPerson {
  readonly email: string
  readonly id: string
  readonly oneTimeSecret: string
}

export interface BuiltStaffSite {
  readonly site: BuiltSite
  /** A member of the front desk, to whom some of the sample requests are assigned. */
  readonly sylvie: StaffPerson
}

interface Choices {
  readonly roles?: readonly StaffRole[]
  readonly singleKeys?: boolean
  /** Folder of another build; by default this project. */
  readonly project?: string
}

export const startBuiltStaffSite = async ({
  roles = ['desk', 'admin'],
  singleKeys = false,
  project = root,
}: Choices = {}): Promise<BuiltStaffSite> => {
  const site = await startBuiltSite({
    project,
    env: { SERVICE_WORKER: 'off', STAFF_SECRET: secret },
  })
  const records = await openRecords({ kind: 'sqlite', file: join(site.folder, 'records.sqlite') })
  const oneTimeSecret = generateSecret()
  const email = 'sylvie@clinique.example'
  const now = Date.now()
  const account: StoredAccount = {
    email,
    name: 'Sylvie Bouchard',
    roles,
    locale: 'fr',
    singleKeys,
    state: 'active',
    ...noSecrets,
    password: await hashPassword(password),
    oneTimeSecret: createStaffKeys(secret).seal(oneTimePurpose, oneTimeSecret),
    invitation: null,
    confirmedAt: now,
    signedInAt: now,
  }
  const id = accountIdOf(email)
  await records.createAll([draftAccount(account, now)])
  const files = await openStoredFiles(readConfig({ DATA_DIR: site.folder }, root))
  await seedDemo({ records, files, clock: systemClock, colleague: { id, name: account.name } })
  await files.close()
  await records.close()
  return { site, sylvie: { email, id, oneTimeSecret } }
}

export const signInOn = async (
  page: Page,
  { site }: Pick<BuiltStaffSite, 'site'>,
  { email, oneTimeSecret }: StaffPerson,
): Promise<void> => {
  await page.goto(`${site.origin}/staff`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('form.flow button').first().click()
  await page.locator('input[name="code"]').fill(generateSync({ secret: oneTimeSecret }))
  await page.locator('form.flow button').first().click()
  await page.locator('.bar').waitFor()
}
