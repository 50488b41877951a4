import { isRecord } from '../../fields/isRecord.js'
type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON

interface Asked {
  readonly options: Options
  readonly ticket: string
}

/** Written by our own server; the browser itself checks each value when it reads them. */
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

/** In the page, or by the address the answer goes to: a page that lay open for hours has a fresh one. */
const ask = async (form: HTMLFormElement): Promise<Asked | undefined> => {
  const { options } = form.dataset
  if (options !== undefined) {
    return readAsked({ options: JSON.parse(options), ticket: fieldIn(form, 'ticket')?.value })
  }
  const answer = await fetch(form.action, { headers: { Accept: 'application/json' } })
  return answer.ok ? readAsked(await answer.json()) : undefined
}

const credentialOf = (form: HTMLFormElement, { options }: Asked): Promise<Credential | null> =>
  form.dataset['passkey'] === 'create'
    ? navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
      })
    : navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      })

/** Asks the browser, then sends the form; whether it was sent. */
const answer = async (form: HTMLFormElement): Promise<boolean> => {
  const asked = await ask(form)
  const credential = asked && (await credentialOf(form, asked))
  const [ticket, field] = [fieldIn(form, 'ticket'), fieldIn(form, 'credential')]
  if (!asked || !credential || !ticket || !field) return false
  ticket.value = asked.ticket
  field.value = JSON.stringify(credential)
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
    // Cancelled, no passkey for this site, or no connection: other ways in stand beside it.
    answer(form).then(
      (isSent) => say(!isSent),
      () => say(true),
    )
  })
}

/** Shows the forms for passkeys where the browser can read what the server asks with. */
export const startPasskeys = (): void => {
  if (typeof PublicKeyCredential !== 'function') return
  if (!('parseCreationOptionsFromJSON' in PublicKeyCredential)) return
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) start(form)
  document.querySelector('[data-no-passkeys]')?.remove()
}
