import type { WordGroup } from '../../services/language/words.js'

/** The provider's badge is hidden: these words stand in its place, as it asks. */
export default function VerificationNotice({
  words,
}: {
  readonly words: WordGroup<'forms:verification'>
}) {
  return (
    <p className="hint">
      {`${words.notice} `}
      <a href="https://policies.google.com/privacy">{words.privacy}</a>
      {' · '}
      <a href="https://policies.google.com/terms">{words.terms}</a>
    </p>
  )
}
