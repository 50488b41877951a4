import { Fragment } from 'react'
import type { FormPrivacyTexts } from '../../shared/forms/formPrivacyTexts.js'

interface Props {
  readonly words: FormPrivacyTexts
  readonly before: string
}

export default function FormPrivacy({ words: { more, sentences, links }, before }: Props) {
  return (
    <>
      <p>{before}</p>
      <details>
        <summary>{more}</summary>
        <p>{sentences.join(' ')}</p>
      </details>
      <p className="links">
        {links.map(({ label, href }) => (
          <Fragment key={href}>
            <a href={href}>{label}</a>{' '}
          </Fragment>
        ))}
      </p>
    </>
  )
}
