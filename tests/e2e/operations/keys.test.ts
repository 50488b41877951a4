import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aCv } from '../../support/careers/applicationForms.js'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const oldSecret = 'the old secret of these tests, long enough'
const newSecret = 'the new secret of these tests, long enough'

/* Each test continues with the folder and site of the previous one. */

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

test('UPLOAD_SECRET › accepts uploads signed by the secret of DATA_DIR that it replaced', async () => {
  const signed = await signUpload(await start({}))
  const stored = readFileSync(join(folder.path, 'upload-secret'), 'utf8').trim()
  const changed = await start({ UPLOAD_SECRET: oldSecret, UPLOAD_SECRET_PREVIOUS: stored })
  expect(await postUpload(changed, signed)).toBe(201)
})

test('UPLOAD_SECRET › refuses uploads signed by the previous secret once it is unset', async () => {
  const before = await start({ UPLOAD_SECRET: oldSecret })
  const [first, second] = [await signUpload(before), await signUpload(before)]
  const changed = await start({ UPLOAD_SECRET: newSecret, UPLOAD_SECRET_PREVIOUS: oldSecret })
  expect(await postUpload(changed, first)).toBe(201)
  const after = await start({ UPLOAD_SECRET: newSecret })
  expect(await postUpload(after, second)).toBe(403)
})
