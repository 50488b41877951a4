import { consentCookie, languageCookie } from '../../../config/limits.js'
import { writeCookie } from '../page/writeCookie.js'

/** The visitor allows measuring, or nothing beyond what is needed. */
export type Answer = 'measure' | 'none'

/** Cookies of the site itself that scripts can see. */
const siteCookies: ReadonlySet<string> = new Set([consentCookie.name, languageCookie.name])

export const isAnswer = (value: unknown): value is Answer => value === 'measure' || value === 'none'

const readCookies = (): string => {
  try {
    return document.cookie
  } catch {
    // Sandboxed documents may not have cookies.
    return ''
  }
}

/** The answer given earlier, in this tab or another. */
export const readAnswer = (): Answer | undefined => {
  const { name } = consentCookie
  const value = new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(readCookies())?.[1]
  return isAnswer(value) ? value : undefined
}

export const writeAnswer = (answer: Answer): void => writeCookie(consentCookie, answer)

/** `www.clinic.ca` → itself and its parents: tags set their cookies as high as they can. */
const domains = (): readonly string[] => {
  const parts = location.hostname.split('.')
  return parts.map((_part, start) => parts.slice(start).join('.'))
}

/** Deletes every cookie in reach that is not the site's own: the tags set them. */
export const removeTagCookies = (): void => {
  const names = readCookies()
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name !== '' && !siteCookies.has(name))
  for (const name of names) {
    const expired = `${name}=; Path=/; Max-Age=0`
    document.cookie = expired
    for (const domain of domains()) document.cookie = `${expired}; Domain=${domain}`
  }
}
