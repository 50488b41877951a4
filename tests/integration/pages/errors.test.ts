import { Router } from 'express'
import express from 'express'
import supertest from 'supertest'
import { siteRoutes } from '../../../src/routes/siteRoutes.js'
import { pages } from '../../../src/addresses/pageTable.js'
import { createActions } from '../../../src/controllers/pages/actions.js'
import { showError } from '../../../src/controllers/pages/errorController.js'
import { createSiteContext } from '../../../src/controllers/pages/siteContext.js'
import { errors } from '../../../src/routes/middleware/errors.js'
import { language } from '../../../src/routes/middleware/language.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
beforeAll(async () => {
  running = await appForTests()
})
afterAll(() => running.end())

/** The site's own error handling behind a route that throws what a test hands it. */
const siteThatThrows = (thrown: unknown) => {
  const { config, services, app } = running
  const siteFor = createSiteContext(config, services)
  const failing = express()
  failing.set('views', app.get('views'))
  failing.set('view engine', app.get('view engine'))
  Object.assign(failing, { engines: Reflect.get(app, 'engines') })
  failing.use(...language(services.translations))
  failing.use(Router().get('/{*path}', () => Promise.reject(thrown)))
  failing.use(errors(showError(services, siteFor), services.log))
  return supertest(failing)
}

test.each([
  ['an Error', new Error('secret path /srv/app'), 500],
  ['a string', 'secret path /srv/app', 500],
  ['null', null, 500],
  ['undefined', undefined, 500],
  ['an object with a status', { status: 413, message: 'secret path /srv/app' }, 413],
  ['an object with a status code', { statusCode: 400 }, 400],
  ['an object with an absurd status', { status: 42 }, 500],
])('%s thrown becomes a page, and shows nothing of the inside', async (_name, thrown, status) => {
  const answer = await siteThatThrows(thrown).get('/en/anything').set('Accept', 'text/html')
  expect(answer.status).toBe(status)
  expect(answer.text).toContain('418-555-0142')
  expect(answer.text).not.toContain('secret')
  if (status === 500) expect(answer.text).toContain('Unexpected error')
})

test('a French address gets the French sentence', async () => {
  const answer = await siteThatThrows(new Error('x')).get('/fr/anything').set('Accept', 'text/html')
  expect(answer.text).toContain('Erreur inattendue')
})

test('programs get a problem document', async () => {
  const answer = await running.site.get('/en/nowhere').set('Accept', 'application/json')
  expect(answer.type).toBe('application/problem+json')
  expect(JSON.parse(answer.text)).toMatchObject({
    status: 404,
    title: 'This page could not be found',
  })
})

test('a page row that names a step nobody registered answers 500', async () => {
  const { config, services, app } = running
  const siteFor = createSiteContext(config, services)
  const rows = { ...pages, about: { ...pages.about, middleware: ['nobody'] } }
  const broken = express()
  broken.set('views', app.get('views'))
  broken.set('view engine', app.get('view engine'))
  Object.assign(broken, { engines: Reflect.get(app, 'engines') })
  broken.use(...language(services.translations))
  broken.use(siteRoutes(createActions(services, siteFor), rows))
  broken.use(errors(showError(services, siteFor), services.log))
  const answer = await supertest(broken).get('/en/about-us').set('Accept', 'text/html')
  expect(answer.status).toBe(500)
  expect(answer.text).toContain('Unknown middleware')
})

test('when the error page itself fails a visitor still reads a sentence and finds the way home', async () => {
  const broken = await appForTests({ views: { folder: '/nowhere', extension: 'tsx' } })
  const answer = await broken.site.get('/en/nowhere').set('Accept', 'text/html')
  expect(answer.status).toBe(404)
  expect(answer.text).toContain('An error occurred while showing the error page')
  expect(answer.text).toContain('href="/fr"')
  await broken.end()
})

test('the log has the details that the visitor does not see', async () => {
  await siteThatThrows(new Error('the disk is on fire')).get('/fr/anything')
  expect(running.logLines.join('')).toContain('the disk is on fire')
})

test('a body that is too large or broken is the sender’s error', async () => {
  const large = await running.site
    .post('/fr')
    .type('form')
    .send({ message: 'a'.repeat(200_000) })
  expect(large.status).toBe(413)
  const strange = await running.site
    .post('/fr')
    .set('Content-Type', 'application/x-www-form-urlencoded; charset=klingon')
    .send('a=1')
  expect(strange.status).toBe(415)
})
