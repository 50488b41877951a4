import type { MessageGroup } from '../../services/language/messages.js'
import { linkedText } from '../links/linkedText.js'

interface Props {
  readonly words: MessageGroup<'forms:verification'>
}

/** Renders the text that the provider's terms require when its badge is hidden. */
export default function VerificationNotice({ words }: Props) {
  return (
    <div className="hint">
      <p>{linkedText(words.terms)}</p>
      <p>{words.when}</p>
    </div>
  )
}
