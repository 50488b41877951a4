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
}

/** What to do; there is no third answer, and none says that an MRI can be done. */
export interface MriCheckResult {
  readonly kind: 'callFirst' | 'tellUs'
  /** The lines that were ticked, in the order of the page. */
  readonly ticked: readonly MriCheckLine[]
}

/** One line of the first group, or a doubt, is enough for a call. */
export const mriCheck = (lines: MriCheckLines, { items }: MriCheckInput): MriCheckResult => {
  const tickedIn = (group: readonly MriCheckLine[]): readonly MriCheckLine[] =>
    group.filter(({ key }) => items.includes(key))
  const [call, tell] = [tickedIn(lines.callFirst), tickedIn(lines.tellUs)]
  const mustCall = call.length > 0 || items.includes(unknownItem)
  return { kind: mustCall ? 'callFirst' : 'tellUs', ticked: [...call, ...tell] }
}
