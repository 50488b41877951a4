import type { WordGroup } from '../../services/language/words.js'
import { linkedText } from '../links/linkedText.js'

interface Props {
  readonly words: WordGroup<'forms:verification'>
}

/** The provider's badge is hidden: these words stand in its place, as it asks. */
export default function VerificationNotice({ words }: Props) {
  return (
    <div className="hint">
      <p>{linkedText(words.terms)}</p>
      <p>{words.when}</p>
    </div>
  )
}
