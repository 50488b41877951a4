import type { Ref } from 'react'
import type { ReceivedWords } from '../../services/contact/receivedWords.js'
import type { Confirmation } from './contactFormProps.js'
import { fillIn } from '../../services/forms/fillIn.js'
import Icon from '../icons/Icon.js'

interface Props {
  readonly words: ReceivedWords
  readonly confirmation: Confirmation
  /** The title of a page, or of a part of one. */
  readonly heading: 'h1' | 'h2'
  readonly titleRef?: Ref<HTMLHeadingElement>
}

/** What was received, who answers, by when. */
export default function ReceivedNotice({ words, confirmation, heading: Heading, titleRef }: Props) {
  const { reference, callBy, delay } = confirmation
  return (
    <div className="notice notice--ok" role="status">
      <Icon name="check" />
      <div>
        <Heading tabIndex={-1} id="received" ref={titleRef}>
          {words.title}
        </Heading>
        {reference !== undefined && (
          <p>
            {words.reference} <strong className="num">{reference}</strong>
          </p>
        )}
        <p>{words.wish}</p>
        <p>{callBy === undefined ? fillIn(words.next, { delay }) : fillIn(words.nextBy, callBy)}</p>
      </div>
    </div>
  )
}
