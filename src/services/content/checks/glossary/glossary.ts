import { examTerms } from './examTerms.js'
import { siteTerms } from './siteTerms.js'
import { toneTerms } from './toneTerms.js'
import type { Group } from './glossaryTypes.js'

/** Preferred and avoided terms: source of docs/words.md and of the check of texts. */
export const glossary: readonly Group[] = [...examTerms, ...siteTerms, ...toneTerms]
