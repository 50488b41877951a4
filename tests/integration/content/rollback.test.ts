import { randomUUID } from 'node:crypto'
import { machinePaths } from '../../../src/addresses/machineTable.js'
import { pageNames } from '../../../src/addresses/pageTable.js'
import { locales } from '../../../src/addresses/locales.js'
import { urlFor } from '../../../src/addresses/urlFor.js'
import { cacheablePaths } from '../../../src/routes/cacheablePaths.js'
import { listWhole } from '../../../src/services/adapters/records/everyRecord.js'
import { emailCollection, readEmail } from '../../../src/services/email/emailRecord.js'
import { aPdfFile, sendApplication } from '../../support/careers/applicationForms.js'
import { aContactInput } from '../../support/contact/contactFactories.js'
import { editor, publishDrafts, saveDraft } from '../../support/content/contentProcess.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { signedIn } from '../../support/staff/signedIn.js'

let running: TestApp
beforeEach(async () => {
  running = await appForTests()
  await signedIn(running, { roles: ['desk', 'hr'] })
})
afterEach(() => running.end())

const everyPath = (): readonly string[] => {
  const { content } = running.edition().services
  const forms = pageNames.flatMap((name) => locales.map((locale) => urlFor(name, locale)))
  return [...new Set([...cacheablePaths(content), ...forms, ...Object.values(machinePaths)])]
}

/** Returns status and body of every page, data file and machine address, by path. */
const readSite = async (): Promise<ReadonlyMap<string, string>> => {
  const { toolsFiles, contactFormFiles } = running.edition().services
  const read = new Map<string, string>()
  for (const path of everyPath()) {
    const { status, text } = await running.site.get(path)
    read.set(path, `${status} ${text}`)
  }
  for (const locale of locales) {
    for (const files of [toolsFiles, contactFormFiles]) {
      const { address } = files[locale].current()
      read.set(address, (await running.site.get(address)).text)
    }
  }
  return read
}

const random = /[0-9a-f]{8}-[0-9a-f-]{27}|\b[A-Z]{3}-[A-Z0-9]{4}-[A-Z0-9]{4}\b|k=[\w-]+/g

/** Sends a request and an application in each language and returns their emails, without random ids. */
const readEmails = async (): Promise<readonly string[]> => {
  const { records } = running.services
  const before = new Set((await listWhole(records, emailCollection)).map(({ id }) => id))
  for (const locale of locales) {
    const { contact, myRequest } = running.edition().services
    // Another address each time, because acknowledgements to one address are limited.
    const email = `${randomUUID()}@exemple.ca`
    const input = aContactInput({ email, locale, preferredLanguage: locale })
    const { submission } = await contact.receive(input, { suspected: [] })
    const link = (await myRequest.linkTo(submission)) ?? ''
    const key = new URL(link).searchParams.get('k') ?? ''
    await myRequest.act(key, { kind: 'message', text: 'Merci.' }, undefined)
    await myRequest.act(key, { kind: 'withdraw' }, undefined)
    // Another file name, because a repeated application creates no email.
    const files = [aPdfFile(`${randomUUID()}.pdf`)]
    await sendApplication(running, { path: urlFor('careers', locale), files, fields: { email } })
  }
  const emails = await listWhole(records, emailCollection)
  return emails
    .filter(({ id }) => !before.has(id))
    .map(readEmail)
    .map(({ kind, email }) => `${kind} ${JSON.stringify(email).replaceAll(random, '-')}`)
    .toSorted()
}

/** Changes documents without `updated`, which a release replaces with its own date. */
const publishChanges = async (): Promise<void> => {
  const { editing } = running.services
  const phrases = Object(editing.board.current().documents.get('phrases'))
  const changes = {
    clinic: { phone: '+14185550177' },
    phrases: { fetal: { ...phrases.fetal, phrases: ['battements du cœur'] } },
    'picture:reception': { alt: { fr: 'L’accueil de la clinique', en: 'The reception' } },
  }
  for (const [document, changed] of Object.entries(changes)) {
    await saveDraft(editing, document, changed)
  }
  expect(await publishDrafts(editing, Object.keys(changes))).toMatchObject({ status: 'published' })
  await editing.board.refresh()
}

const rollBack = async (): Promise<void> => {
  const { editing } = running.services
  await editing.rollBack(editor('a'), { to: 0, note: 'wrong' })
  await editing.board.refresh()
  expect(running.edition().release).toBe(2)
}

const { alive, ready, sitemap, robots, manifest, security } = machinePaths
/** Addresses without a value that `publishChanges` changes. */
const unaffected: readonly string[] = [alive, ready, sitemap, robots, manifest, security]

test('rollback to release 0 › restores the bytes of every page, data file and machine address', async () => {
  const before = await readSite()
  await publishChanges()
  const changed = await readSite()
  const unchanged = [...before].filter(([path, text]) => changed.get(path) === text)
  expect(unchanged.map(([path]) => path)).toEqual(unaffected)
  await rollBack()
  expect(await readSite()).toEqual(before)
})

test('rollback to release 0 › restores the bytes of emails', async () => {
  const before = await readEmails()
  expect(new Set(before.map((email) => email.split(' ')[0]))).toEqual(
    new Set([
      'applicationAcknowledgement',
      'applicationHr',
      'contactAcknowledgement',
      'contactDesk',
      'requestMessage',
      'requestWithdrawn',
    ]),
  )
  await publishChanges()
  expect((await readEmails()).filter((email) => before.includes(email))).toEqual([])
  await rollBack()
  expect(await readEmails()).toEqual(before)
})
