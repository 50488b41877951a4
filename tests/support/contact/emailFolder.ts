import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { eventually } from '../site/eventually.js'

export const emailsIn = (folder: string): Promise<readonly Email[]> => {
  const mail = join(folder, 'mail')
  const files = existsSync(mail) ? readdirSync(mail) : []
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .map((file) => PostalMime.parse(readFileSync(join(mail, file)))),
  )
}

/** Waits for the email to the front desk and, if the request has an address, the one to the visitor. */
export const emailsAbout = async (
  folder: string,
  reference: string,
  howMany: 1 | 2 = 2,
): Promise<readonly Email[]> => {
  let emails: readonly Email[] = []
  await eventually(async () => {
    const all = await emailsIn(folder)
    emails = all.filter(({ subject }) => subject?.includes(reference))
    expect(emails).toHaveLength(howMany)
  })
  return emails
}
