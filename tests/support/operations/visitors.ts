import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aCv, anApplication, multipartBody } from '../careers/applicationForms.js'
import { aContactForm } from '../contact/contactFactories.js'
import type { BuiltSite } from '../site/builtSite.js'

const referenceIn = (answer: Response | undefined): string | undefined => {
  const location = answer?.headers.get('location')
  if (location === undefined || location === null) return undefined
  return new URL(location, 'http://localhost').searchParams.get('ref') ?? undefined
}

/** Sends a request without JavaScript. @returns its reference; undefined if the site stopped first */
export const sendRequest = async (
  { origin }: Pick<BuiltSite, 'origin'>,
  changes: Readonly<Record<string, string>> = {},
): Promise<string | undefined> => {
  const body = new URLSearchParams(aContactForm(changes))
  const sent = fetch(`${origin}/fr`, { method: 'POST', body, redirect: 'manual' })
  return referenceIn(await sent.catch(() => undefined))
}

/** Sends an application with one file. @returns its reference; undefined if the site stopped first */
export const sendApplicationTo = async (
  { origin }: Pick<BuiltSite, 'origin'>,
  changes: Readonly<Record<string, string>> = {},
): Promise<string | undefined> => {
  const { type, body } = multipartBody(anApplication(changes), [aCv])
  const answer = await fetch(`${origin}/fr/carrieres`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'Content-Type': type },
    redirect: 'manual',
  })
  return referenceIn(answer)
}

export const emailsIn = (dataDir: string): readonly string[] => {
  const mail = join(dataDir, 'mail')
  return existsSync(mail) ? readdirSync(mail).filter((name) => name.endsWith('.eml')) : []
}
