import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIPX, ipxFSStorage } from 'ipx'

/*
 * Run by the tests in a process of its own: ipx brings its own sharp, and two of them do not share
 * one process well. Arguments: folder of the pictures, folder for the results, and a JSON list of
 * [modifiers, file]. Prints one JSON line: for each its format, or the error.
 */
const [pictures = '', results = '', list = '[]'] = process.argv.slice(2)
const ipx = createIPX({ storage: ipxFSStorage({ dir: pictures }) })

/** As ipx's own server reads them. */
const readWords = (text: string): Record<string, string> =>
  Object.fromEntries(
    text === '_'
      ? []
      : text.split(/[&,]/).map((piece) => {
          const [name = '', ...values] = piece.split(/[:=_]/)
          return [name, values.map((value) => decodeURIComponent(value)).join('_')]
        }),
  )

const rows: readonly (readonly [string, string])[] = JSON.parse(list)
const answers: string[] = []
for (const [place, [words, file]] of rows.entries()) {
  try {
    const { data, format } = await ipx(file, readWords(words)).process()
    writeFileSync(join(results, String(place)), data)
    answers.push(format ?? '')
  } catch {
    answers.push('error')
  }
}
process.stdout.write(JSON.stringify(answers))
