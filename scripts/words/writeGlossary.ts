/** Writes docs/words.md from the glossary: `npm run glossary`. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import '../loadSources.ts'
import { glossaryFile, glossaryPage } from './glossaryPage.ts'

const { glossary } = await import('../../src/services/content/checks/glossary/glossary.ts')

writeFileSync(resolve(import.meta.dirname, '../..', glossaryFile), glossaryPage(glossary))
