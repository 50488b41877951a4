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
      <p>
        {links.map(({ label, href }, place) => (
          <span key={href}>
            {place > 0 && ' · '}
            <a href={href}>{label}</a>
          </span>
        ))}
      </p>
    </>
  )
}
