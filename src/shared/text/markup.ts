const fact = /\{\{([\w.]+)\}\}/g
const mark = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g

/** Matches facts and the targets of links, even of those that are not complete. */
const code = /\{\{[\w.]+\}\}|\]\([^()]*\)/g

/** Returns the names of the facts in a text: `phone` for `{{phone}}`. */
export const factsIn = (text: string): readonly string[] =>
  [...text.matchAll(fact)].map(([, name = '']) => name)

/** Replaces the facts of a text; those without a value stay. */
export const fillFacts = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replaceAll(fact, (written, name: string) => valueOf(name) ?? written)

/** A part of a text; the target of a link is as written. */
export type MarkupRun =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: string }

/** Parses `[links](target)` and `**strong**`, which contain no other markup. */
export const markupRuns = (text: string): readonly MarkupRun[] => {
  const runs: MarkupRun[] = []
  let end = 0
  for (const { 0: written, 1: label = '', 2: target, 3: strong = '', index } of text.matchAll(
    mark,
  )) {
    runs.push({ kind: 'text', text: text.slice(end, index) })
    runs.push(
      target === undefined
        ? { kind: 'strong', text: strong }
        : { kind: 'link', text: label, target },
    )
    end = index + written.length
  }
  return [...runs, { kind: 'text', text: text.slice(end) }]
}

interface Link {
  readonly label: string
  readonly target: string
}

export const linksIn = (text: string): readonly Link[] =>
  markupRuns(text).flatMap((run) =>
    run.kind === 'link' ? [{ label: run.text, target: run.target }] : [],
  )

/** Returns the words of a text, without its markup. */
export const withoutMarkup = (text: string): string =>
  markupRuns(text)
    .map((run) => run.text)
    .join('')

/** A code of a text, from `start` to before `end`. */
export interface CodePlace {
  readonly start: number
  readonly end: number
}

export const codesIn = (text: string): readonly CodePlace[] =>
  [...text.matchAll(code)].map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
  }))

/** Placeholder for a code; cleaned texts contain no control characters. */
const placeholder = '\0'

/** Changes a cleaned text but not its facts and link targets. */
export const changeOutsideCodes = (text: string, change: (text: string) => string): string => {
  const codes = text.match(code) ?? []
  return change(text.replaceAll(code, placeholder))
    .split(placeholder)
    .map((part, place) => part + (codes[place] ?? ''))
    .join('')
}
