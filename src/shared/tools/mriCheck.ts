import type { Localized } from '../../content/localized.js'
import { type MriCheckInput, unknownItem } from './mriCheckFields.js'

export interface MriCheckLine {
  readonly key: string
  readonly text: Localized
}

/** The lines of both groups. */
export interface MriCheckLines {
  readonly callFirst: readonly MriCheckLine[]
  readonly tellUs: readonly MriCheckLine[]
  readonly texts: { readonly unknown: Localized }
}

/** The first group as people tick it: a doubt is its last line. */
export const callFirstLines = ({ callFirst, texts }: MriCheckLines): readonly MriCheckLine[] => [
  ...callFirst,
  { key: unknownItem, text: texts.unknown },
]

/** What to do; there is no third answer, and none says that an MRI can be done. */
export interface MriCheckResult {
  readonly kind: 'callFirst' | 'tellUs'
  /** The lines that were ticked, in the order of the page. */
  readonly ticked: readonly MriCheckLine[]
}

/**
 * One line of the first group, or a doubt, is enough for a call. A line that nobody knows any more is a
 * doubt: a page that was kept from another release may have sent it.
 */
export const mriCheck = (lines: MriCheckLines, { items }: MriCheckInput): MriCheckResult => {
  const tickedIn = (group: readonly MriCheckLine[]): readonly MriCheckLine[] =>
    group.filter(({ key }) => items.includes(key))
  const [call, tell] = [tickedIn(callFirstLines(lines)), tickedIn(lines.tellUs)]
  const ticked = [...call, ...tell]
  const isInDoubt = items.some((item) => ticked.every(({ key }) => key !== item))
  return { kind: call.length > 0 || isInDoubt ? 'callFirst' : 'tellUs', ticked }
}
