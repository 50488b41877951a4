import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientSpecification, type Sentence } from '../support/specification/clientSpecification.js'
import { withoutTest } from './withoutTest.js'

/*
 * From any sentence of `docs/specification.md` to its test and back: each title in this folder
 * begins with the number of its sentence and is made of the sentence's own words, shortened.
 * `testedIn` names the test of a sentence that stands with its feature.
 */
interface Title extends Sentence {
  readonly file: string
}

const titles: readonly Title[] = globSync('[0-9]*.test.ts', { cwd: __dirname })
  .toSorted()
  .flatMap((file) => {
    const source = readFileSync(join(__dirname, file), 'utf8')
    return [...source.matchAll(/(?<=[([]\s*)(['"`])(\d\.\d+[a-z]?) (.+?)\1[,)\]]/g)].map(
      ([, , reference = '', text = '']) => ({ file, reference, text }),
    )
  })
const { sentences, links, unnumbered } = clientSpecification()

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** `14,400,000` and `120x120`, as a test writes them: `14 400 000`. */
const numbersOf = (text: string): readonly string[] =>
  text.replace(/(?<=\d)[ ,](?=\d{3})/g, '').match(/\d+(\.\d+)?/g) ?? []

const titlesOf = (reference: string): readonly Title[] =>
  titles.filter((title) => title.reference === reference)

test('every word of the client’s nine chapters belongs to a sentence with a number of its own', () => {
  expect(unnumbered).toEqual([])
  const references = sentences.map(({ reference }) => reference)
  expect(new Set(references).size).toBe(references.length)
  expect([...new Set(references.map((reference) => reference[0]))].join('')).toBe('0123456789')
  expect([...links.keys()]).toEqual(references)
})

test.each(sentences)('$reference leads to its test, or to why it has none: $text', (sentence) => {
  const { reference, text } = sentence
  const tests = titlesOf(reference)
  const isWithout = reference in withoutTest
  expect(tests.length === 0).toBe(isWithout)
  const file = isWithout ? 'withoutTest.ts' : tests[0]?.file
  expect(links.get(reference)).toBe(`../tests/specification/${file}`)
  if (isWithout) return
  const told = new Set(numbersOf(tests.map((title) => title.text).join('; ')))
  expect(numbersOf(text).filter((number) => !told.has(number))).toEqual([])
})

test('each title is made of the words of its sentence', () => {
  const strange = titles.flatMap(({ reference, text }) => {
    const sentence = sentences.find((one) => one.reference === reference)
    const words = new Set(wordsOf(sentence?.text ?? ''))
    return wordsOf(text)
      .filter((word) => !words.has(word))
      .map((word) => `${reference}: ${word}`)
  })
  expect(strange).toEqual([])
})

test('only sentences that exist are left without a test', () => {
  const known = new Set(sentences.map(({ reference }) => reference))
  expect(Object.keys(withoutTest).filter((reference) => !known.has(reference))).toEqual([])
})

test('each file is a chapter, in the order of the document', () => {
  const placeOf = (reference: string): number =>
    sentences.findIndex((sentence) => sentence.reference === reference)
  for (const file of new Set(titles.map((title) => title.file))) {
    const references = titles
      .filter((title) => title.file === file)
      .map(({ reference }) => reference)
    const inOrder = references.toSorted((a, b) => placeOf(a) - placeOf(b))
    expect([file, references]).toEqual([file, inOrder])
    // What stands before the first chapter is told with it.
    const chapters = references.map((reference) => Math.max(1, Number(reference[0])))
    expect([file, [...new Set(chapters)]]).toEqual([file, [Number(file.slice(0, 2))]])
  }
})
