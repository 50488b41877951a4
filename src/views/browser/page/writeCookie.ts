import { day, second } from '../../../shared/time/durations.js'

export const writeCookie = (
  { name, days }: { readonly name: string; readonly days: number },
  value: string,
): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${(days * day) / second}; SameSite=Lax${secure}`
  } catch {
    // Sandboxed documents throw on `document.cookie`.
  }
}
