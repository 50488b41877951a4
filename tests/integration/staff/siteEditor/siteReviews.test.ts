import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { documentAddress } from '../../../../src/services/content/editor/openDocument.js'
import type { Json } from '../../../../src/services/content/mergeContent.js'
import { draftRelease, followingRelease } from '../../../../src/services/content/releases.js'
import { draftVersion, versionIdOf } from '../../../../src/services/content/versions.js'
import { editor } from '../../../support/content/contentProcess.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import { publishAll, saveSection, sectionAddress } from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let hana: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  hana = await signedIn(app, { roles: ['hr'], locale: 'en', name: 'Hana Roy' })
})
afterEach(() => app.end())

/** Stores a published job offer that this build does not accept, as an earlier build may have. */
const publishInvalid = async (document: string, changes: Readonly<Record<string, Json>>) => {
  const { editing, records } = app.services
  const baseJson = editing.catalogue.defaults.get(document) ?? null
  const source = editing.catalogue.defaults.get('job:sonographer')
  const json = { ...Object(source), ...changes }
  const version = { document, schema: 1, baseJson, json, confirmed: [], approval: null }
  const now = app.clock.now()
  const release = followingRelease(editing.board.current().release, {
    ...{ by: hana.id, note: 'earlier', now, changed: [document] },
    map: new Map([[document, versionIdOf(version)]]),
  })
  await records.commit([{ create: draftVersion(version, now) }, { create: draftRelease(release) }])
  await editing.board.refresh()
}

const pageOf = async (address: string) => load((await hana.agent.get(address).expect(200)).text)

const reviews = () => app.services.editing.board.current().review

test('review after an update › names the field, and its form shows the text that the update refused', async () => {
  await publishInvalid('job:sonographer', { closes: '2020-01-31' })
  const form = sectionAddress('job-sonographer', 'all')
  const overview = await pageOf(staffUrl('siteEditor'))
  const panel = overview('section[aria-labelledby=review]')
  expect(panel.find('h3 a').attr('href')).toBe('/staff/site/job-sonographer')
  expect(panel.find('.findings a').attr('href')).toBe(`${form}#closes`)
  const shown = await pageOf(form)
  expect(shown('section[aria-labelledby=review] ins').text()).toContain('2020-01-31')
  await saveSection(hana, form, { closes: '2027-02-28' })
  const published = await publishAll(hana)
  expect([published.status, load(published.text)('[role=alert]').text()]).toEqual([303, ''])
  expect(reviews()).toEqual([])
})

test('review after an update › ends when a person keeps what the site shows, also after a double click', async () => {
  const document = 'job:sonographer'
  await publishInvalid(document, { closes: '2020-01-31', summary: { fr: 'Bref.', en: 'Short.' } })
  const before = app.services.editing.board.current().documents.get(document)
  const address = staffUrl('siteDocument', { document: documentAddress(document) })
  const fields = fieldsIn(await pageOf(address), 'section[aria-labelledby=review] form')
  const keep = () =>
    hana.agent
      .post(address)
      .type('form')
      .send({ ...fields, do: 'acknowledge' })
  for (const click of [1, 2]) {
    const answer = await keep()
    expect([click, answer.status, answer.headers['location']]).toEqual([
      click,
      303,
      '/staff/site?said=reviewed',
    ])
  }
  expect(reviews()).toEqual([])
  const { documents, release } = app.services.editing.board.current()
  expect([documents.get(document), release.number]).toEqual([before, 2])
})

test('review after an update › is refused when somebody has published since the page was shown', async () => {
  await publishInvalid('job:sonographer', { closes: '2020-01-31' })
  const address = staffUrl('siteDocument', { document: 'job-sonographer' })
  const stale = await hana.agent
    .post(address)
    .type('form')
    .send({ release: '0', note: 'n', do: 'acknowledge' })
  expect([stale.status, reviews().length]).toEqual([409, 1])
})

test('review after an update › lets the author correct an offer that the update hides', async () => {
  await publishInvalid('job:receptionist', {
    slug: { fr: 'receptionniste', en: 'receptionist' },
    title: { fr: 'Réceptionniste', en: 'Receptionist' },
    head: {
      title: { fr: 'Emploi : réceptionniste à la clinique', en: 'Job: receptionist at the clinic' },
      description: { fr: 'Une phrase. '.repeat(8).trim(), en: 'One sentence. '.repeat(7).trim() },
    },
    closes: '2020-01-31',
  })
  const panel = (await pageOf(staffUrl('siteEditor')))('section[aria-labelledby=review]')
  expect(panel.find('h3 a').text()).toContain('Receptionist')
  const page = await pageOf(staffUrl('siteDocument', { document: 'job-receptionist' }))
  expect(page('[value=acknowledge]').length).toBe(0)
  const removing = { document: 'job:receptionist', seen: 1, note: 'n' }
  const { editing } = app.services
  expect(await editing.acknowledge(editor(hana.id), removing)).toEqual({ status: 'unchanged' })
  const form = sectionAddress('job-receptionist', 'all')
  expect((await pageOf(form))('[name=closes]').val()).toBe('2020-01-31')
  await saveSection(hana, form, { closes: '2027-01-31' })
  const published = await publishAll(hana)
  expect([published.status, load(published.text)('[role=alert]').text()]).toEqual([303, ''])
  expect(reviews()).toEqual([])
  expect(app.services.editing.board.current().documents.has('job:receptionist')).toBe(true)
})
