import type { FormPrivacyWords } from '../../shared/forms/formPrivacyWords.js'

interface Props {
  readonly words: FormPrivacyWords
  /** Said before them: why, who reads, for how long. */
  readonly before: string
}

/** The sentences about data at the foot of a form, and the pages that say all of it. */
export default function FormPrivacy({ words: { sentences, links }, before }: Props) {
  return (
    <>
      <p>{before}</p>
      <p>{sentences.join(' ')}</p>
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
