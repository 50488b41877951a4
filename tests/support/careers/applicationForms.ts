import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Response } from 'supertest'
import type { TestApp } from '../site/appForTests.js'
import { aPdf } from './someFiles.js'

export const anApplication = (
  changes: Readonly<Record<string, string | readonly string[]>> = {},
): Readonly<Record<string, string | readonly string[]>> => ({
  name: 'Maélie Tremblay-Côté',
  email: 'maelie@exemple.ca',
  phone: '418 555-0199',
  offer: 'sonographer',
  availability: ['day', 'saturday'],
  message: 'Bonjour,\nj’aimerais travailler avec vous.',
  consent: 'yes',
  website: '',
  ...changes,
})

export interface FormFile {
  readonly name: string
  readonly content: Buffer
  readonly type?: string
}

export const aPdfFile = (name: string): FormFile => ({
  name,
  content: aPdf(name),
  type: 'application/pdf',
})

export const aCv: FormFile = { name: 'CV.pdf', content: aPdf(), type: 'application/pdf' }

export const multipartBody = (
  fields: Readonly<Record<string, string | readonly string[]>>,
  files: readonly FormFile[],
): { readonly type: string; readonly body: Buffer } => {
  const boundary = '----WebKitFormBoundaryAbC123'
  const parts: Buffer[] = []
  const part = (head: string, content: Buffer | string): void => {
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(content))
    parts.push(Buffer.from('\r\n'))
  }
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat())
      part(`Content-Disposition: form-data; name="${name}"`, value)
  }
  for (const { name, content, type = 'application/octet-stream' } of files) {
    const told = name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
    const head = `Content-Disposition: form-data; name="files"; filename="${told}"`
    part(`${head}\r\nContent-Type: ${type}`, content)
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat(parts) }
}

export interface SentApplication {
  readonly path?: string
  readonly fields?: Readonly<Record<string, string | readonly string[]>>
  readonly files?: readonly FormFile[]
  readonly cookie?: string
  readonly accept?: string
}

export const sendApplication = (
  { site }: Pick<TestApp, 'site'>,
  { path = '/fr/carrieres', fields = {}, files = [aCv], cookie, accept }: SentApplication = {},
): Promise<Response> => {
  const { type, body } = multipartBody(anApplication(fields), files)
  let request = site.post(path).set('Content-Type', type)
  if (cookie !== undefined) request = request.set('Cookie', cookie)
  if (accept !== undefined) request = request.set('Accept', accept)
  return request.send(body).then((answer) => answer)
}

export interface Upload {
  readonly id: string
  readonly cookie: string
}

interface SignedUpload extends Upload {
  readonly signature: Readonly<Record<string, string>>
  readonly postEndpoint: string
  readonly chunk?: { readonly from: number; readonly to: number }
}

/** Requests the signature of one file; further files reuse the cookie. */
export const signUpload = async (
  { site }: Pick<TestApp, 'site'>,
  fields: Readonly<Record<string, string>>,
  known?: string,
): Promise<SignedUpload> => {
  const asking = site.post('/upload/sign').type('form')
  const signed = await (known === undefined ? asking : asking.set('Cookie', known)).send(fields)
  if (signed.status !== 200)
    throw new Error(`Signing responded with ${signed.status}: ${signed.text}`)
  const cookie = known ?? String(signed.headers['set-cookie']).split(';', 1)[0] ?? ''
  return { ...signed.body, cookie }
}

export const postSigned = (
  { site }: Pick<TestApp, 'site'>,
  { signature, postEndpoint }: Pick<SignedUpload, 'signature' | 'postEndpoint'>,
  content: Buffer,
): Promise<Response> => {
  let posting = site.post(postEndpoint)
  for (const [field, value] of Object.entries(signature)) posting = posting.field(field, value)
  return posting.attach('file', content, 'CV.pdf').then((answer) => answer)
}

export const upload = async (
  running: Pick<TestApp, 'site'>,
  { name, content, type = '' }: FormFile,
  known?: string,
): Promise<Upload> => {
  const fields = { filePath: name, contentType: type, size: String(content.length) }
  const signed = await signUpload(running, fields, known)
  const posted = await postSigned(running, signed, content)
  if (posted.status !== 201)
    throw new Error(`Posting responded with ${posted.status}: ${posted.text}`)
  return { id: signed.id, cookie: signed.cookie }
}

export const fileIn = ({ config }: Pick<TestApp, 'config'>, key: string): Buffer =>
  readFileSync(join(config.dataDir, 'files', key))
