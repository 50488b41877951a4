import type { ReactNode, Ref } from 'react'
import type { ReceivedTexts } from '../../services/contact/receivedTexts.js'
import type { Confirmation, ConfirmedRequest } from './contactFormProps.js'
import { fillIn } from '../../shared/language/fillIn.js'
import { unbroken } from '../links/unbroken.js'
import Icon from '../icons/Icon.js'

interface Props {
  readonly words: ReceivedTexts
  readonly confirmation: Confirmation
  readonly asked: ConfirmedRequest
  readonly heading: 'h1' | 'h2'
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly actions: ReactNode
  readonly aside: ReactNode
}

export default function ReceivedNotice(props: Props) {
  const { words, confirmation, asked, heading: Heading, titleRef, actions, aside } = props
  const { reference, callBy, delay, link } = confirmation
  return (
    <div className="got">
      <div className="got__text">
        <div className="got__text" role="status">
          <span className="disc">
            <Icon name="check" />
          </span>
          <Heading tabIndex={-1} id="received" ref={titleRef}>
            {words.title}
          </Heading>
          <p className="lead">
            {callBy === undefined ? fillIn(words.next, { delay }) : fillIn(words.nextBy, callBy)}{' '}
            {asked.kind !== 'question' && unbroken(words.effect)}
          </p>
          {reference !== undefined && (
            <p>
              {words.reference} <strong className="num">{reference}</strong>
            </p>
          )}
        </div>
        {link !== undefined && (
          <p>
            <a className="more" href={link} data-prefetch="off">
              {words.follow}
            </a>{' '}
            <span className="hint">{words.keep}</span>
          </p>
        )}
        <div className="row no-print">{actions}</div>
        <p className="muted">
          {words.noMedical} {words.emergency}
        </p>
      </div>
      {aside}
    </div>
  )
}
