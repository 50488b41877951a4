import { type ContactWay, contactWays } from '../../shared/contact/contactChoices.js'
import { readPhone } from '../../shared/forms/phoneRules.js'

/** Stored values by form field; a missing form field does not compile. */
export type PreservedAnswers<Input, Kept> = Readonly<
  Record<keyof Input, Readonly<Partial<Record<keyof Kept, unknown>>>>
>

export const joinPreserved = (preserved: Readonly<Record<string, object>>): object =>
  Object.fromEntries(Object.values(preserved).flatMap((answer) => Object.entries(answer)))

export const preservedPhone = (
  typed: string,
): { readonly phone?: string; readonly phoneExtension?: string } => {
  const reading = readPhone(typed)
  if (!reading.ok) return {}
  const { phone, extension } = reading
  return { phone, ...(extension === undefined ? {} : { phoneExtension: extension }) }
}

export const preservedWay = (typed: string): { readonly contactBy?: ContactWay } => {
  const contactBy = contactWays.find((way) => way === typed)
  return contactBy === undefined ? {} : { contactBy }
}
