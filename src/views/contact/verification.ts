import { useState } from 'react'
import { loadOnce } from '../../shared/time/cachedValue.js'
import { refusesBySignal } from '../browser/consent/refusalSignal.js'
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

export interface Verification {
  /** Loads the provider's script on first use of the form. */
  readonly start: () => void
  /** Resolves to an empty string on failure; the request is sent without a token. */
  readonly token: () => Promise<string>
}

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
    // Marks the script, which only a full load can end; see `pageNavigator.ts`.
    script.dataset['endsWithPage'] = ''
    const giveUp = (): void => {
      script.remove()
      reject(new VerificationError(error))
    }
    script.addEventListener('error', giveUp)
    script.addEventListener('load', () => {
      const provider = window.grecaptcha
      if (provider === undefined) giveUp()
      else provider.ready(() => resolve(provider))
    })
    document.head.append(script)
  })

const open = (settings: VerificationSettings): Promise<Provider> => {
  const { siteKey, version, words } = settings
  if (siteKey === '') return Promise.reject(new VerificationError(words.noKey))
  if (version !== 3) return Promise.reject(new VerificationError(words.noVersion))
  return load(scriptAddress(settings), words.notLoaded)
}

const inTime = (token: Promise<string>, error: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new VerificationError(error)), providerTimeoutMs)
    token.then(resolve, reject).finally(() => clearTimeout(late))
  })

const warn = (error: unknown, otherwise: string): void => {
  console.warn(error instanceof VerificationError ? error.message : otherwise)
}

const createVerification = (settings: VerificationSettings): Verification => {
  const { siteKey, action, words } = settings
  let isStarted = false
  const openProvider = loadOnce(() => open(settings))
  const provider = (): Promise<Provider> => {
    isStarted = true
    return openProvider()
  }
  const ask = async (): Promise<string> => (await provider()).execute(siteKey, { action })

  return {
    start: () => {
      if (isStarted || refusesBySignal()) return
      provider().catch((error: unknown) => warn(error, words.notLoaded))
    },
    token: async () => {
      if (refusesBySignal()) return ''
      try {
        return await inTime(ask(), words.notRun)
      } catch (error) {
        warn(error, words.notRun)
        return ''
      }
    },
  }
}

const withoutProvider: Verification = {
  start: () => undefined,
  token: () => Promise.resolve(''),
}

/** Loads nothing before the form is used, nor with Do Not Track; these requests are sent without a token. */
export const useVerification = (settings: VerificationSettings | undefined): Verification => {
  const [verification] = useState(() =>
    settings === undefined ? withoutProvider : createVerification(settings),
  )
  return verification
}
