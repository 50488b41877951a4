/** Writes docs/words.md from the terms in `glossary/`: `npm run glossary`. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { glossaryFile, glossaryPage } from './glossary/glossaryPage.ts'

writeFileSync(resolve(import.meta.dirname, '../..', glossaryFile), glossaryPage())
