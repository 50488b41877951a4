import { openSpeller } from './services/content/checks/spelling/speller.js'
import { createSpelling } from './services/content/checks/spelling/spellingErrors.js'
import type { SpellingAnswer, SpellingRequest } from './services/content/spelling/spellCheck.js'

/* Checks the spelling of drafts in a child process, whose exit frees the 20 MB of the dictionaries. */

const opened = openSpeller(process.argv[2] ?? '')

const answer = async ({ words, names }: SpellingRequest): Promise<void> => {
  const { errorsOf } = createSpelling(await opened, { ofClinic: names })
  process.send?.(words.map(errorsOf) satisfies SpellingAnswer)
}

process.on('message', (request: SpellingRequest) => void answer(request))
