import type { Localized } from '../../content/localized.js'
import { type MriCheckInput, unknownItem } from './mriCheckFields.js'

export interface MriCheckLine {
  readonly key: string
  readonly text: Localized
}

export interface MriCheckLines {
  readonly callFirst: readonly MriCheckLine[]
  readonly tellUs: readonly MriCheckLine[]
  readonly texts: { readonly unknown: Localized }
}

export const callFirstLines = ({ callFirst, texts }: MriCheckLines): readonly MriCheckLine[] => [
  ...callFirst,
  { key: unknownItem, text: texts.unknown },
]

export interface MriCheckResult {
  readonly kind: 'callFirst' | 'tellUs'
  readonly ticked: readonly MriCheckLine[]
}

/**
 * Evaluates the ticked lines. An unrecognized line requires a call: a cached page of another
 * release may have sent it.
 */
export const mriCheck = (lines: MriCheckLines, { items }: MriCheckInput): MriCheckResult => {
  const tickedIn = (group: readonly MriCheckLine[]): readonly MriCheckLine[] =>
    group.filter(({ key }) => items.includes(key))
  const [call, tell] = [tickedIn(callFirstLines(lines)), tickedIn(lines.tellUs)]
  const ticked = [...call, ...tell]
  const isInDoubt = items.some((item) => ticked.every(({ key }) => key !== item))
  return { kind: call.length > 0 || isInDoubt ? 'callFirst' : 'tellUs', ticked }
}
