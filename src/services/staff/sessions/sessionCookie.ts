import { parse } from 'cookie'

/** `__Host-` restricts the cookie to this host, HTTPS and all paths. */
export const sessionCookie = '__Host-staff'

/** `SameSite=Lax`: a link in an email opens the page signed in, and no GET request changes data. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'

export const tokenIn = (cookies: string | undefined): string | undefined => {
  const token = parse(cookies ?? '')[sessionCookie]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Has no `Secure` attribute: WebKit refuses secure cookies on http://localhost, but stores this one. */
const markerCookie = 'staff-signed-in'
const markerAttributes = 'Path=/staff; HttpOnly; SameSite=Lax'

export const setSessionCookies = (token: string): readonly string[] => [
  `${sessionCookie}=${token}; ${attributes}`,
  `${markerCookie}=1; Max-Age=60; ${markerAttributes}`,
]

export const clearSessionCookies: readonly string[] = [
  `${sessionCookie}=; Max-Age=0; ${attributes}`,
  `${markerCookie}=; Max-Age=0; ${markerAttributes}`,
]

/** Returns whether the browser was sent a session cookie in the last minute and did not store it. */
export const isSessionCookieRefused = (cookies: string | undefined): boolean => {
  const sent = parse(cookies ?? '')
  return sent[markerCookie] !== undefined && sent[sessionCookie] === undefined
}
