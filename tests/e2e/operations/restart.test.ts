import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type BuiltSite, runBuilt, startBuiltSite } from '../../support/site/builtSite.js'
import { aContactForm } from '../../support/contact/contactFactories.js'
import { requestsIn } from '../../support/site/storedSubmissions.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(async () => {
  // A failed test must not leave its site running.
  await Promise.all(started.splice(0).map((site) => site.abandon()))
  folder.remove()
})

const started: BuiltSite[] = []
const start = async (): Promise<BuiltSite> => {
  const site = await startBuiltSite({ folder: folder.path })
  started.push(site)
  return site
}

const aForm = (name: string): URLSearchParams => new URLSearchParams(aContactForm({ name }))

const referenceIn = (location: string | null | undefined): string => {
  const reference = new URL(location ?? '', 'http://localhost').searchParams.get('ref')
  if (reference === null) throw new Error(`There is no reference in ${location}.`)
  return reference
}

const post = async (site: BuiltSite, name: string): Promise<string | undefined> => {
  const body = aForm(name)
  const answer = await fetch(`${site.origin}/fr`, {
    method: 'POST',
    body,
    redirect: 'manual',
  }).catch(() => undefined)
  return answer === undefined ? undefined : referenceIn(answer.headers.get('location'))
}

const keptReferences = async (): Promise<readonly string[]> =>
  (await requestsIn(folder.path)).map(({ reference }) => reference)

describe('site on SIGTERM', () => {
  const agent = new Agent({ keepAlive: true })
  afterAll(() => agent.destroy())

  /** Begins a post: waits until the site accepts its headers, then sends a part of its body. */
  const beginPost = async (site: BuiltSite) => {
    const body = aForm('Zoé L’Heureux').toString()
    const sent = request(`${site.origin}/fr`, {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body),
        Expect: '100-continue',
      },
    })
    sent.flushHeaders()
    await once(sent, 'continue')
    sent.write(body.slice(0, 20))
    return {
      finish: async () => {
        sent.end(body.slice(20))
        const [answer] = await once(sent, 'response')
        answer.resume()
        return { status: answer.statusCode, reference: referenceIn(answer.headers.location) }
      },
    }
  }

  test('finishes a request in progress, refuses new ones and exits with 0', async () => {
    const site = await start()
    const underWay = await beginPost(site)
    const stopped = site.stop()
    await site.logged('stopping')
    expect(await post(site, 'Trop tard')).toBeUndefined()
    const { status, reference } = await underWay.finish()
    expect(status).toBe(303)
    const answered = performance.now()
    await stopped
    expect(performance.now() - answered).toBeLessThan(10_000)
    expect(await keptReferences()).toEqual([reference])
    expect(site.log.at(-1)).toMatchObject({ msg: 'stopped' })
  })

  test('does not wait for idle or preconnected sockets', async () => {
    const site = await start()
    const [answer] = await once(request(`${site.origin}/fr`, { agent }).end(), 'response')
    await once(answer.resume(), 'end')
    const ahead = connect(Number(new URL(site.origin).port), '127.0.0.1')
    await once(ahead, 'connect')
    // Once a later request is answered, the site has accepted the idle connection.
    await fetch(`${site.origin}/healthz`)
    const begun = performance.now()
    await site.stop()
    expect(performance.now() - begun).toBeLessThan(10_000)
    ahead.destroy()
  })
})

describe('site that cannot start exits with 78 and reports', () => {
  const broken = { PORT: 'abc', LOG_LEVEL: 'loud', PUBLIC_URL: 'hunter2', MAIL_FROM: 'nobody' }

  test('every error in its variables, without their values', () => {
    const { status, output, errors } = runBuilt('dist/server.js', broken)
    expect({ status, output }).toEqual({ status: 78, output: '' })
    for (const name of [...Object.keys(broken), 'DATA_DIR']) expect(errors).toContain(`- ${name} `)
    expect(errors).not.toContain('hunter2')
  })

  test('file, key and rule of each error in the clinic data', () => {
    const shipped = join(__dirname, '../../../src/content/clinic.json')
    const file = join(folder.path, 'clinic.json')
    const text = readFileSync(shipped, 'utf8')
      .replace(/"latitude": [\d.]+/, '"latitude": 91')
      .replace(/"phone": "[^"]+"/, '"phone": "418 555-0142"')
    writeFileSync(file, text)
    const env = { DATA_DIR: folder.path, CLINIC_FILE: file }
    const ended = runBuilt('dist/server.js', env)
    expect(ended).toMatchObject({ status: 78, output: '' })
    const errors = ended.errors.split('\n').filter((line) => line.startsWith('- '))
    expect(errors).toHaveLength(2)
    expect(errors).toContainEqual(
      expect.stringMatching(/clinic\.json.*position\.latitude: .* at most 62\.6/),
    )
    expect(errors).toContainEqual(expect.stringMatching(/clinic\.json.*phone: Enter a /))
  })

  test('errors in variables and clinic data together', () => {
    const file = join(folder.path, 'clinic.json')
    writeFileSync(file, '{')
    const { status, errors } = runBuilt('dist/server.js', {
      DATA_DIR: folder.path,
      CLINIC_FILE: file,
      LOG_LEVEL: 'loud',
    })
    expect(status).toBe(78)
    expect(errors).toContain('LOG_LEVEL')
    expect(errors).toContain('clinic.json')
  })
})
