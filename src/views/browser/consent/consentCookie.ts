import { consentCookie, languageCookie } from '../../../config/limits.js'
import { writeCookie } from '../page/writeCookie.js'

export type Answer = 'measure' | 'none'

const siteCookies: ReadonlySet<string> = new Set([consentCookie.name, languageCookie.name])

export const isAnswer = (value: unknown): value is Answer => value === 'measure' || value === 'none'

const readCookies = (): string => {
  try {
    return document.cookie
  } catch {
    // Sandboxed documents throw on `document.cookie`.
    return ''
  }
}

export const readAnswer = (): Answer | undefined => {
  const { name } = consentCookie
  const value = new RegExp(`(?:^|;\\s*)${name}=(\\w+)`).exec(readCookies())?.[1]
  return isAnswer(value) ? value : undefined
}

export const writeAnswer = (answer: Answer): void => writeCookie(consentCookie, answer)

const domains = (): readonly string[] => {
  const parts = location.hostname.split('.')
  return parts.map((_part, start) => parts.slice(start).join('.'))
}

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
