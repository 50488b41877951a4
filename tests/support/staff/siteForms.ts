import { load } from 'cheerio'
import type { Response } from 'supertest'
import { staffUrl } from '../../../src/addresses/staffTable.js'
import {
  type ExchangeFile,
  writeExchange,
} from '../../../src/services/content/editor/exchangeFile.js'
import { fieldsIn } from './deskRequests.js'
import type { SignedInPerson } from './signedIn.js'

export const sectionAddress = (document: string, section: string): string =>
  staffUrl('siteSection', { document, section })

/**
 * Returns the fields that a browser sends for the form of a section.
 * @param button value of the pressed button
 */
export const filledSection = (
  html: string,
  changes: Readonly<Record<string, string>> = {},
  button = 'save',
): string => {
  const fields = load(html)('.site-form').serializeArray()
  const unknown = Object.keys(changes).filter((name) => !fields.some((one) => one.name === name))
  if (unknown.length > 0) throw new Error(`The form has no ${unknown.join(', ')}.`)
  const values = fields.map(({ name, value }) => [name, changes[name] ?? value])
  return new URLSearchParams([...values, ['do', button]]).toString()
}

type Person = Pick<SignedInPerson, 'agent'>

export const postSection = ({ agent }: Person, address: string, body: string) =>
  agent.post(address).type('form').send(body)

/** Posts the form of a document page, whose hidden fields name the shown draft. */
export const postDraft = async ({ agent }: Person, document: string, button: string) => {
  const address = staffUrl('siteDocument', { document })
  const { text } = await agent.get(address).expect(200)
  const fields = fieldsIn(load(text), `form[action="${address}"]`)
  return agent
    .post(address)
    .type('form')
    .send({ ...fields, do: button })
}

export const saveSection = async (
  person: Person,
  address: string,
  changes: Readonly<Record<string, string>>,
) => {
  const { text } = await person.agent.get(address).expect(200)
  return postSection(person, address, filledSection(text, changes))
}

/** Publishes all drafts with every box ticked, unless `fields` has `checked`. */
export const publishAll = async (
  { agent }: Person,
  fields: Readonly<Record<string, string>> = {},
) => {
  const { text } = await agent.get(staffUrl('sitePublish')).expect(200)
  const names = 'checked' in fields ? '[name=draft]' : '[name=draft], [name=checked]'
  const boxes = load(text)(names)
    .toArray()
    .map(({ attribs }): [string, string] => [attribs['name'] ?? '', attribs['value'] ?? ''])
  const body = new URLSearchParams([
    ...boxes,
    ...Object.entries({ do: 'publish', note: 'test', answer: 'yes', ...fields }),
  ])
  return agent.post(staffUrl('sitePublish')).type('form').send(body.toString())
}

export const postFile = ({ agent }: Person, file: Buffer | string): Promise<Response> =>
  agent
    .post(staffUrl('siteExchange'))
    .attach('file', Buffer.from(file), 'edits.json')
    .then((answer) => answer)

export const postEdits = (person: Person, documents: ExchangeFile['documents']) =>
  postFile(person, writeExchange(documents))
