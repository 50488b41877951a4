import { load } from 'cheerio'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import { editor, publishDrafts, saveDraft } from '../../../support/content/contentProcess.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import { publishAll, saveSection, sectionAddress } from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

let app: TestApp
let hr: SignedInPerson
let nadia: SignedInPerson
beforeEach(async () => {
  app = await appForTests()
  hr = await signedIn(app, { roles: ['hr'] })
  nadia = await signedIn(app, { roles: ['editor'], email: 'nadia@example.ca', locale: 'en' })
})
afterEach(() => app.end())

const offer = 'job:storekeeper'
const texts = {
  slug: { fr: 'magasinier', en: 'storekeeper' },
  title: { fr: 'Magasinier', en: 'Storekeeper' },
  head: {
    title: { fr: 'Emploi : magasinier', en: 'Job: storekeeper' },
    description: {
      fr: 'Poste de magasinier dans une clinique de Sainte-Foy, à Québec : tâches, horaire et salaire.',
      en: 'Storekeeper position at a clinic in Sainte-Foy, Québec City: duties, schedule and pay.',
    },
  },
}

const publish = async (document: string, changes: Parameters<typeof saveDraft>[2]) => {
  const { editing } = app.services
  await saveDraft(editing, document, changes)
  expect(await publishDrafts(editing, [document])).toMatchObject({ status: 'published' })
  await editing.board.refresh()
}

const publishOffer = (picture?: string) => {
  const source = app.services.editing.board.current().documents.get('job:sonographer')
  return publish(offer, {
    ...Object(source),
    ...texts,
    ...(picture === undefined ? {} : { picture }),
  })
}

const releasePage = async (number: number) => {
  const address = staffUrl('siteRelease', { number: String(number) })
  return load((await nadia.agent.get(address).expect(200)).text)
}

const rollBack = async (number: number) => {
  const fields = fieldsIn(await releasePage(number), 'form.panel')
  return nadia.agent
    .post(staffUrl('siteRelease', { number: String(number) }))
    .type('form')
    .send({ ...fields, note: 'Wrong texts' })
}

const statusOf = async (path: string): Promise<number> => (await app.site.get(path)).status

const changeTagline = () =>
  publish('clinic', { tagline: { fr: 'Votre clinique d’imagerie', en: 'Your imaging clinic' } })

test('rollback of the site › preserves a later job offer', async () => {
  await publishOffer()
  await changeTagline()
  const page = await releasePage(0)
  const shown = page('main').text()
  expect([shown.includes('Job openings stay as they are'), shown.includes('Storekeeper')]).toEqual([
    true,
    false,
  ])
  expect((await rollBack(0)).headers['location']).toBe('/staff/site?said=rolledBack')
  expect(await statusOf('/en/careers/storekeeper')).toBe(200)
  expect(app.services.editing.board.current().documents.has(offer)).toBe(true)
})

test('rollback of the site › does not reopen an offer that HR closed', async () => {
  await saveSection(hr, sectionAddress('job-sonographer', 'all'), {
    posted: '2026-01-01',
    closes: '2026-01-31',
  })
  expect((await publishAll(hr)).status).toBe(303)
  const { slug } = Object(app.services.editing.board.current().documents.get('job:sonographer'))
  await changeTagline()
  await rollBack(0)
  expect(app.edition().release).toBe(3)
  expect(await statusOf(`/fr/carrieres/${slug.fr}`)).toBe(410)
})

test('rollback of the site › is refused while an offer uses a picture that it would remove', async () => {
  const { documents } = app.services.editing.board.current()
  await publish('picture:shelves', { ...Object(documents.get('picture:reception')) })
  await publishOffer('shelves')
  const answer = await rollBack(0)
  const alert = load(answer.text)('[role=alert]').text()
  expect([answer.status, alert.includes('Storekeeper'), app.edition().release]).toEqual([
    409,
    true,
    2,
  ])
})

test('rollback of one document › does not change a job offer', async () => {
  await publishOffer()
  const order = { to: 0, document: offer, note: 'Wrong texts' }
  expect(await app.services.editing.rollBack(editor('a'), order)).toEqual({ status: 'unchanged' })
})
