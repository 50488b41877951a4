import { type ContactWay, contactWays } from '../../shared/contact/contactChoices.js'
import { readPhone } from '../../shared/forms/phoneNumber.js'

/** Stored values by form field. A field that is missing does not compile. */
export type KeptAnswers<Input, Kept> = Readonly<
  Record<keyof Input, Readonly<Partial<Record<keyof Kept, unknown>>>>
>

export const joinKept = (kept: Readonly<Record<string, object>>): object =>
  Object.fromEntries(Object.values(kept).flatMap((answer) => Object.entries(answer)))

export const keptPhone = (
  typed: string,
): { readonly phone?: string; readonly phoneExtension?: string } => {
  const reading = readPhone(typed)
  if (!reading.ok) return {}
  const { phone, extension } = reading
  return { phone, ...(extension === undefined ? {} : { phoneExtension: extension }) }
}

export const keptWay = (typed: string): { readonly contactBy?: ContactWay } => {
  const contactBy = contactWays.find((way) => way === typed)
  return contactBy === undefined ? {} : { contactBy }
}
