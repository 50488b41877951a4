import { examTerms } from './examTerms.js'
import { siteTerms } from './siteTerms.js'
import { toneTerms } from './toneTerms.js'
import type { Group } from './glossaryTypes.js'

/** Every term we use and avoid: docs/words.md and the check of the words are made of it. */
export const glossary: readonly Group[] = [...examTerms, ...siteTerms, ...toneTerms]
