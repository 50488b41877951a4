import { examTerms } from './examTerms.ts'
import { siteTerms } from './siteTerms.ts'
import { toneTerms } from './toneTerms.ts'
import type { Group } from './glossaryTypes.ts'

/** Every term we use and avoid: docs/words.md and the check of the words are made of it. */
export const glossary: readonly Group[] = [...examTerms, ...siteTerms, ...toneTerms]
