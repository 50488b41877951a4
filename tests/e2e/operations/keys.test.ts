import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aCv } from '../../support/careers/applicationForms.js'
import { emailsIn, sendApplicationTo } from '../../support/operations/visitors.js'
import { type BuiltSite, runBuilt, startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const oldSecret = 'the old secret of these tests, long enough'
const newSecret = 'the new secret of these tests, long enough'

/* Each test goes on with the folder and the site that the one before it left. */

const folder = temporaryFolder()
let site: BuiltSite | undefined
afterAll(async () => {
  await site?.abandon()
  folder.remove()
})

const start = async (env: Readonly<Record<string, string>>): Promise<BuiltSite> => {
  await site?.stop()
  site = await startBuiltSite({ folder: folder.path, env })
  return site
}

/** The address of the file in HR's email about the application, without its host. */
const linkFor = async (reference: string): Promise<string> => {
  let link = ''
  await eventually(() => {
    const texts = emailsIn(folder.path)
      .filter((name) => name.includes('applicationHr'))
      .map((name) => readFileSync(join(folder.path, 'mail', name), 'utf8'))
    const text = texts.find((one) => one.includes(reference))?.replaceAll('=\r\n', '') ?? ''
    link = /\/files\/[\w.-]+/.exec(text)?.[0] ?? ''
    expect(link).not.toBe('')
  })
  return link
}

const open = async (running: BuiltSite, link: string): Promise<number> => {
  const answer = await fetch(running.origin + link)
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.status === 200) expect(body.equals(aCv.content)).toBe(true)
  return answer.status
}

/** What a browser has been given to send one file with. */
const signUpload = async (running: BuiltSite) => {
  const body = new URLSearchParams({
    filePath: 'CV.pdf',
    contentType: 'application/pdf',
    size: String(aCv.content.length),
  })
  const answer = await fetch(`${running.origin}/upload/sign`, { method: 'POST', body })
  return answer.json()
}
const postUpload = async (running: BuiltSite, signed: Awaited<ReturnType<typeof signUpload>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(signed.signature)) form.append(name, String(value))
  form.append('file', new Blob([new Uint8Array(aCv.content)]), 'CV.pdf')
  const endpoint = running.origin + signed.postEndpoint
  return (await fetch(endpoint, { method: 'POST', body: form })).status
}

let running: BuiltSite

test('HR’s link to one application is revoked while the site runs; the others lead on', async () => {
  running = await start({})
  const [one = '', other = ''] = [
    await sendApplicationTo(running),
    await sendApplicationTo(running, { email: 'ana@exemple.ca' }),
  ]
  const links = { one: await linkFor(one), other: await linkFor(other) }
  const revoke = (reference: string) =>
    runBuilt('dist/commands/applications.js', { DATA_DIR: folder.path }, '--revoke', reference)
  expect(revoke(one.toLowerCase())).toMatchObject({
    status: 0,
    output: expect.stringContaining(one),
  })
  expect(await open(running, links.one)).toBe(410)
  expect(await open(running, links.other)).toBe(200)
  expect(revoke('OND-2222-2222').status).toBe(1)
  // Ops still bring the files to whoever may have them.
  const brought = join(folder.path, 'brought')
  const command = runBuilt(
    'dist/commands/applications.js',
    { DATA_DIR: folder.path },
    '--download',
    brought,
  )
  expect(command.output).toContain(one)
})

test('a secret that was kept in DATA_DIR is changed, and links signed before go on', async () => {
  const link = await linkFor((await sendApplicationTo(running, { email: 'luc@exemple.ca' })) ?? '')
  const kept = readFileSync(join(folder.path, 'upload-secret'), 'utf8').trim()
  running = await start({ UPLOAD_SECRET: oldSecret, UPLOAD_SECRET_PREVIOUS: kept })
  expect(await open(running, link)).toBe(200)
})

test('links and uploads signed before the secret was changed go on, until the old one is taken away', async () => {
  const link = await linkFor((await sendApplicationTo(running, { email: 'mia@exemple.ca' })) ?? '')
  const signed = await signUpload(running)
  expect(await open(running, link)).toBe(200)

  const changed = await start({ UPLOAD_SECRET: newSecret, UPLOAD_SECRET_PREVIOUS: oldSecret })
  expect(await open(changed, link)).toBe(200)
  expect(await postUpload(changed, signed)).toBe(201)
  // Somebody else: the same words within a minute would be the same application.
  const noah = { email: 'noah@exemple.ca' }
  const fresh = await linkFor((await sendApplicationTo(changed, noah)) ?? '')

  const after = await start({ UPLOAD_SECRET: newSecret })
  expect(await open(after, link)).toBe(404)
  expect(await open(after, fresh)).toBe(200)
})
