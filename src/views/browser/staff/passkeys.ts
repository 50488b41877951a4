import { isRecord } from '../../../shared/records/isRecord.js'
import { readCreationOptions, readRequestOptions, writeCredential } from './credentialJson.js'

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

interface Asked {
  readonly options: Options
  readonly ticket: string
}

/** Checks little, because the options are sent by our own server and validated by the browser. */
const isOptions = (value: unknown): value is Options => isRecord(value) && 'challenge' in value

const readAsked = (value: unknown): Asked | undefined => {
  if (!isRecord(value)) return undefined
  const { options, ticket } = value
  return isOptions(options) && typeof ticket === 'string' ? { options, ticket } : undefined
}

const fieldIn = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : undefined
}

/** Refreshes expired options, because a page may stay open for hours. */
const requestOptions = async (form: HTMLFormElement): Promise<Asked | undefined> => {
  const { options } = form.dataset
  if (options !== undefined) {
    return readAsked({ options: JSON.parse(options), ticket: fieldIn(form, 'ticket')?.value })
  }
  const answer = await fetch(form.action, { headers: { Accept: 'application/json' } })
  return answer.ok ? readAsked(await answer.json()) : undefined
}

const credentialOf = (form: HTMLFormElement, { options }: Asked): Promise<Credential | null> =>
  form.dataset['passkey'] === 'create'
    ? navigator.credentials.create({ publicKey: readCreationOptions(options) })
    : navigator.credentials.get({ publicKey: readRequestOptions(options) })

const submitCredential = async (form: HTMLFormElement): Promise<boolean> => {
  const options = await requestOptions(form)
  const credential = options && (await credentialOf(form, options))
  const [ticket, field] = [fieldIn(form, 'ticket'), fieldIn(form, 'credential')]
  if (!options || !credential || !ticket || !field) return false
  ticket.value = options.ticket
  field.value = writeCredential(credential)
  form.submit()
  return true
}

const start = (form: HTMLFormElement): void => {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const failed = form.querySelector<HTMLElement>('[data-failed]')
    const say = (isFailed: boolean): void => {
      if (failed) failed.hidden = !isFailed
    }
    say(false)
    // Rejects if the prompt is cancelled, no passkey exists for this site, or the network is unavailable.
    submitCredential(form).then(
      (isSent) => say(!isSent),
      () => say(true),
    )
  })
}

export const startPasskeys = (): void => {
  if (typeof PublicKeyCredential !== 'function') return
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) start(form)
  document.querySelector('[data-no-passkeys]')?.remove()
}
