import type { ReactNode } from 'react'
import LetterLayout from './LetterLayout.js'
import { Action, Links, Message, Paragraphs, Rows, Title } from './LetterParts.js'
import type { LetterWords } from './letterWords.js'

/** A letter about an application: to HR, to the person, or about a file set apart. */
const ApplicationLetter = ({ words }: { words: LetterWords }): ReactNode => (
  <LetterLayout words={words}>
    <Title>{words.title}</Title>
    <Paragraphs texts={words.opening} />
    <Rows rows={words.rows} />
    {words.links !== undefined && <Links links={words.links} />}
    {words.message !== undefined && <Message message={words.message} />}
    <Paragraphs texts={words.closing} />
    <Action link={words.action} />
  </LetterLayout>
)

export default ApplicationLetter
