import { randomUUID } from 'node:crypto'
import { type CheerioAPI, load } from 'cheerio'
import type { ContactRequest } from '../../../src/services/contact/contactRequest.js'
import type { SubmissionInput } from '../../../src/services/submissions/submissions.js'
import { aContactInput } from '../contact/contactFactories.js'
import type { TestApp } from '../site/appForTests.js'
import type { SignedInPerson } from './signedIn.js'

export const aReceivedRequest = async (
  { services }: Pick<TestApp, 'services'>,
  changes: Partial<SubmissionInput<ContactRequest>> = {},
  isSpam = false,
): Promise<ContactRequest> => {
  const { submission } = await services.contact.receive(
    aContactInput({ id: randomUUID(), ...changes }),
    { suspected: isSpam ? ['honeypot'] : [] },
  )
  return submission
}

/** Loads a staff page as this person, with French no-break spaces replaced by spaces. */
export const staffPage = async (
  { agent }: Pick<SignedInPerson, 'agent'>,
  address: string,
): Promise<CheerioAPI> => {
  const { text } = await agent.get(address).expect(200)
  return load(text.replaceAll('\u00A0', ' '))
}

/** Returns the values of a form, without its submit button. */
export const fieldsIn = ($: CheerioAPI, form: string): Record<string, string> =>
  Object.fromEntries(
    $(form)
      .find(
        'input[type=hidden], input:not([type]), input[type=text], input[type=tel], textarea, input[type=checkbox][checked]',
      )
      .toArray()
      .map((field) => [$(field).attr('name') ?? '', String($(field).val() ?? '')]),
  )

/** Posts the form of the shown version of a request, as from its page. Resolves to the response. */
export const actOnRequest = async (
  person: Pick<SignedInPerson, 'agent'>,
  address: string,
  fields: Readonly<Record<string, string>>,
) => {
  const { version = '' } = fieldsIn(await staffPage(person, address), '.outcome form')
  return person.agent
    .post(address)
    .type('form')
    .send({ version, from: 'page', ...fields })
}
