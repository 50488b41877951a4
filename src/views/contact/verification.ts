import { useEffect } from 'react'
import type { VerificationSettings } from './contactFormProps.js'

interface Provider {
  readonly ready: (then: () => void) => void
  readonly execute: (key: string, options: { readonly action: string }) => PromiseLike<string>
}

declare global {
  interface Window {
    grecaptcha?: Provider
  }
}

/** Sending never waits longer than this for the provider. */
const providerTimeoutMs = 5000

class VerificationError extends Error {
  override readonly name = 'VerificationError'
}

const scriptAddress = ({ scriptUrl, siteKey, language }: VerificationSettings): string => {
  const url = new URL(scriptUrl)
  url.searchParams.set('render', siteKey)
  url.searchParams.set('hl', language)
  return url.href
}

const load = (address: string, error: string): Promise<Provider> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    const giveUp = (): void => {
      // Gone, so that the next try asks for it again.
      script.remove()
      reject(new VerificationError(error))
    }
    script.addEventListener('error', giveUp)
    script.addEventListener('load', () => {
      if (window.grecaptcha === undefined) giveUp()
      else window.grecaptcha.ready(() => resolve(providerOf(error)))
    })
    document.head.append(script)
  })

const providerOf = (error: string): Provider => {
  if (window.grecaptcha === undefined) throw new VerificationError(error)
  return window.grecaptcha
}

const loading = new Map<string, Promise<Provider>>()

/** The provider's script, asked for once in a visit unless it did not come. */
const open = (settings: VerificationSettings): Promise<Provider> => {
  const { siteKey, version, words } = settings
  if (siteKey === '') return Promise.reject(new VerificationError(words.noKey))
  if (version !== 3) return Promise.reject(new VerificationError(words.noVersion))
  const address = scriptAddress(settings)
  const begun = loading.get(address)
  if (begun !== undefined) return begun
  const provider = load(address, words.notLoaded)
  loading.set(address, provider)
  provider.catch(() => loading.delete(address))
  return provider
}

const inTime = (token: Promise<string>, error: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new VerificationError(error)), providerTimeoutMs)
    token.then(resolve, reject).finally(() => clearTimeout(late))
  })

/** A sentence for whoever looks at the console; the visitor is not held up. */
const warn = (error: unknown, otherwise: string): void => {
  console.warn(error instanceof VerificationError ? error.message : otherwise)
}

/** The provider's word about this visitor; empty when there is none, and the request leaves. */
export const verificationToken = async (
  settings: VerificationSettings | undefined,
): Promise<string> => {
  if (settings === undefined) return ''
  const { siteKey, action, words } = settings
  const ask = async (): Promise<string> => (await open(settings)).execute(siteKey, { action })
  try {
    return await inTime(ask(), words.notRun)
  } catch (error) {
    warn(error, words.notRun)
    return ''
  }
}

/** Brings the provider's script along with the form, which has come near or is used. */
export const useVerification = (settings: VerificationSettings | undefined): void => {
  useEffect(() => {
    if (settings !== undefined) open(settings).catch((error: unknown) => warn(error, ''))
  }, [settings])
}
