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

/** Without `Secure`: WebKit refuses the session cookie over http on the own machine, but stores this one. */
const markerCookie = 'staff-signed-in'
const markerAttributes = 'Path=/staff; HttpOnly; SameSite=Lax'

/** `Set-Cookie` headers that begin a session. */
export const setSessionCookies = (token: string): readonly string[] => [
  `${sessionCookie}=${token}; ${attributes}`,
  `${markerCookie}=1; Max-Age=60; ${markerAttributes}`,
]

/** `Set-Cookie` headers that end a session. */
export const clearSessionCookies: readonly string[] = [
  `${sessionCookie}=; Max-Age=0; ${attributes}`,
  `${markerCookie}=; Max-Age=0; ${markerAttributes}`,
]

/** Whether the browser got a session cookie in the last minute and did not store it. */
export const isSessionCookieRefused = (cookies: string | undefined): boolean => {
  const sent = parse(cookies ?? '')
  return sent[markerCookie] !== undefined && sent[sessionCookie] === undefined
}
