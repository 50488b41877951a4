import { readPhone } from '../../shared/forms/phoneNumber.js'

/** What is kept of each answer of a form, before it is parsed; one that is forgotten does not compile. */
export type KeptAnswers<Input, Kept> = Readonly<
  Record<keyof Input, Readonly<Partial<Record<keyof Kept, unknown>>>>
>

/** All of it as one. */
export const joinKept = (kept: Readonly<Record<string, object>>): object =>
  Object.fromEntries(Object.values(kept).flatMap((answer) => Object.entries(answer)))

/** A number as it is dialled, with its extension; nothing where none was typed. */
export const keptPhone = (
  typed: string,
): { readonly phone?: string; readonly phoneExtension?: string } => {
  const reading = readPhone(typed)
  if (!reading.ok) return {}
  const { phone, extension } = reading
  return { phone, ...(extension === undefined ? {} : { phoneExtension: extension }) }
}
