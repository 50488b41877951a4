import { day, second } from '../../../shared/time/durations.js'

/** Stores an answer of the visitor for all pages, where the browser allows cookies. */
export const writeCookie = (
  { name, days }: { readonly name: string; readonly days: number },
  value: string,
): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${(days * day) / second}; SameSite=Lax${secure}`
  } catch {
    // Sandboxed documents may not have cookies.
  }
}
