import { parse } from 'cookie'

/** `__Host-`: browsers take it from this very host alone, over https, for all paths. */
export const sessionCookie = '__Host-staff'

/** Lax: a link in an email to HR opens the page signed in, and no GET changes anything. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** The token of the request, when it has the form of one. */
export const tokenIn = (cookies: string | undefined): string | undefined => {
  const token = parse(cookies ?? '')[sessionCookie]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

export const setSessionCookie = (token: string): string =>
  `${sessionCookie}=${token}; ${attributes}`
export const clearSessionCookie = `${sessionCookie}=; Max-Age=0; ${attributes}`
