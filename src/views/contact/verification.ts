import { useState } from 'react'
import { loadOnce } from '../../shared/time/loadOnce.js'
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

/** A provider that tells people from programs, asked on behalf of one form. */
export interface Verification {
  /** The visitor has begun to use the form: brings the provider's script, once. */
  readonly start: () => void
  /** The provider's word about this visitor; empty when there is none, and the request leaves. */
  readonly token: () => Promise<string>
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
    // It came for this form alone: see `pageNavigator.ts`.
    script.dataset['endsWithPage'] = ''
    const giveUp = (): void => {
      // Gone, so that the next try asks for it again.
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

/** A sentence for whoever looks at the console; the visitor is not held up. */
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

/**
 * The verification of one form. Nothing is loaded before the form is used, nor for a visitor whose
 * browser asks not to be tracked: such a request counts like any other without a token.
 */
export const useVerification = (settings: VerificationSettings | undefined): Verification => {
  const [verification] = useState(() =>
    settings === undefined ? withoutProvider : createVerification(settings),
  )
  return verification
}
