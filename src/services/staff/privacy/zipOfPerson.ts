import type { Readable } from 'node:stream'
import { zipStream } from '../../exports/zipStream.js'
import type { PersonExport } from './exportPerson.js'

export const zipOfPerson = (
  document: PersonExport,
  readFile: (key: string) => Promise<Readable>,
): Readable => {
  const entries = async function* () {
    yield { name: 'personal-information.json', input: `${JSON.stringify(document, null, 2)}\n` }
    for (const { key, path } of document.files) yield { name: path, input: await readFile(key) }
  }
  return zipStream(entries())
}
