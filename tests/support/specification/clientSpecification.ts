import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A sentence of the client's specification, or one piece of a list of facts. */
export interface Sentence {
  /** Chapter, line of the chapter, and a letter where a line says several things: `2.3`, `9.7b`. */
  readonly reference: string
  readonly text: string
}

export interface ClientSpecification {
  /** In the order of the document; what stands before the first chapter is chapter 0. */
  readonly sentences: readonly Sentence[]
  /** Where the number of each sentence leads, from the folder of the document. */
  readonly links: ReadonlyMap<string, string>
  /** Words of the client that have no number. */
  readonly unnumbered: readonly string[]
}

const isHeadOfTable = (next: string | undefined): boolean => next?.startsWith('|---') === true

/** Headings, heads of tables and what we say of the document ourselves. */
const saysNothing = (line: string, next: string | undefined): boolean =>
  line.trim() === '' || /^(#|>|\|---)/.test(line) || isHeadOfTable(next)

/** Reads `docs/specification.md`. */
export const clientSpecification = (): ClientSpecification => {
  const sentences: Sentence[] = []
  const links = new Map<string, string>()
  const unnumbered: string[] = []
  const file = join(__dirname, '../../../docs/specification.md')
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [position, line] of lines.entries()) {
    const [, linked, to] = /^\[(\d\.\d+[a-z]?)\]: (\S+)$/.exec(line) ?? []
    if (linked !== undefined && to !== undefined) links.set(linked, to)
    else if (!saysNothing(line, lines[position + 1])) {
      const [before = '', ...said] = line.split(/\[(\d\.\d+[a-z]?)\] /)
      if (!/^(- |\| )?$/.test(before)) unnumbered.push(before)
      for (let place = 0; place < said.length; place += 2) {
        sentences.push({ reference: said[place] ?? '', text: (said[place + 1] ?? '').trim() })
      }
    }
  }
  return { sentences, links, unnumbered }
}

/** What the client says there. */
export const sentenceOf = (reference: string): string => {
  const sentence = clientSpecification().sentences.find((one) => one.reference === reference)
  if (sentence === undefined) throw new Error(`The specification has no sentence ${reference}.`)
  return sentence.text
}
