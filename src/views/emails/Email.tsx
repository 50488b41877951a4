import type { ReactNode } from 'react'
import EmailLayout from './EmailLayout.js'
import { Action, Links, Paragraphs, Rows, Title } from './EmailParts.js'
import type { EmailMessages } from './emailMessages.js'

const Email = ({ words }: { words: EmailMessages }): ReactNode => (
  <EmailLayout words={words}>
    <Title>{words.title}</Title>
    <Paragraphs texts={words.opening} />
    {words.rows.length > 0 && <Rows rows={words.rows} />}
    {words.links !== undefined && <Links links={words.links} />}
    <Paragraphs texts={words.closing} />
    <Action link={words.action} />
  </EmailLayout>
)

export default Email
