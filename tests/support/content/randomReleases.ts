import { isDeepStrictEqual } from 'node:util'
import type { Json } from '../../../src/services/content/mergeContent.js'
import { type ContentProcess, editor, publishDrafts, saveDraft } from './contentProcess.js'
import type { Random } from './randomContent.js'
import { aPage, both } from './testCatalogue.js'

const documents = ['page:a', 'page:b', 'page:c', 'page:d']
type Shown = Readonly<Record<string, Json>>

const randomDocument = (random: Random): string => documents[random(documents.length)] ?? 'page:a'

const randomChange = (random: Random): Readonly<Record<string, Json>> => {
  if (random(2) === 0) return { price: random(1000) }
  return { lead: both(`lead ${random(1000)}`) }
}

/** Publishes and rolls back at random. @returns the number of releases */
export const publishAtRandom = async (
  sites: readonly [ContentProcess, ContentProcess],
  random: Random,
  acts: number,
): Promise<number> => {
  const [first, second] = sites
  const shown: Shown[] = [Object.fromEntries(first.board.current().documents)]
  const last = (): Shown => shown.at(-1) ?? {}

  const refreshAll = async (): Promise<void> => {
    for (const { board } of sites) await board.refresh()
  }

  const save = async (site: ContentProcess, document: string): Promise<Json> => {
    const current = last()[document]
    if (current === undefined || current === null) {
      const page = aPage({ price: random(1000) })
      await saveDraft(site, document, page)
      return page
    }
    const change = random(9) === 0 && document === 'page:c' ? null : randomChange(random)
    await saveDraft(site, document, change)
    return change === null ? null : { ...Object(current), ...change }
  }

  const changed = (base: Shown, document: string, json: Json): Shown => {
    const { [document]: _replaced, ...others } = base
    return json === null ? others : { ...others, [document]: json }
  }

  const publishOne = async (): Promise<void> => {
    const document = randomDocument(random)
    const json = await save(random(2) === 0 ? first : second, document)
    const outcome = await publishDrafts(random(2) === 0 ? first : second, [document])
    expect(outcome.status).toBe('published')
    shown.push(changed(last(), document, json))
  }

  /** Publishes different documents concurrently; the later release must contain both. */
  const publishTwo = async (): Promise<void> => {
    const [one, other] = ['page:a', 'page:b'] as const
    const [ofOne, ofOther] = [await save(first, one), await save(second, other)]
    const outcomes = await Promise.all([
      publishDrafts(first, [one]),
      publishDrafts(second, [other]),
    ])
    const numbers = outcomes.map((outcome) =>
      outcome.status === 'published' ? outcome.release.number : 0,
    )
    const expected = [shown.length, shown.length + 1]
    expect(numbers.toSorted((a, b) => a - b)).toEqual(expected)
    const steps = [
      { document: one, json: ofOne },
      { document: other, json: ofOther },
    ]
    const inOrder = numbers[0] === shown.length ? steps : steps.toReversed()
    for (const { document, json } of inOrder) shown.push(changed(last(), document, json))
  }

  const rollBack = async (): Promise<void> => {
    if (shown.length < 3) return
    const to = 1 + random(shown.length - 2)
    const target = shown[to] ?? {}
    const { status } = await first.rollBack(editor('b'), { to, note: '' })
    if (status === 'unchanged') expect(isDeepStrictEqual(target, last())).toBe(true)
    else shown.push(target)
  }

  for (let act = 0; act < acts; act += 1) {
    const kind = random(10)
    if (kind === 0) await rollBack()
    else if (kind < 3) await publishTwo()
    else await publishOne()
    await refreshAll()
    for (const { board } of sites) {
      const { release, documents: current } = board.current()
      expect([act, release.number, Object.fromEntries(current)]).toEqual([
        act,
        shown.length - 1,
        last(),
      ])
    }
  }
  return shown.length - 1
}
