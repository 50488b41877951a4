import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { eventually } from './eventually.js'

/** The letters a site has written so far, opened as a mail program opens them. */
export const lettersIn = (folder: string): Promise<readonly Email[]> => {
  const mail = join(folder, 'mail')
  const files = existsSync(mail) ? readdirSync(mail) : []
  return Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .map((file) => PostalMime.parse(readFileSync(join(mail, file)))),
  )
}

/** Waits for the letters of one request: to the desk and, unless it left no address, the visitor. */
export const lettersAbout = async (
  folder: string,
  reference: string,
  howMany: 1 | 2 = 2,
): Promise<readonly Email[]> => {
  let letters: readonly Email[] = []
  await eventually(async () => {
    const all = await lettersIn(folder)
    letters = all.filter(({ subject }) => subject?.includes(reference))
    expect(letters).toHaveLength(howMany)
  })
  return letters
}
