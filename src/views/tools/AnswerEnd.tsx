import { formatDate } from '../../services/clinic/formats.js'
import { fillIn } from '../../services/forms/ruleSentence.js'
import type { ToolsData } from '../../services/tools/toolsData.js'

interface Props {
  readonly data: ToolsData
  readonly today: string
}

/** What every answer about dates ends with: who comes first, whom to call, when it cannot wait. */
export default function AnswerEnd({ data, today }: Props) {
  const { locale, phone, phoneHref, words } = data
  const { shared } = words
  return (
    <div className="tool__end">
      <p>{shared.prescriber}</p>
      <p>
        {shared.call} <a href={phoneHref}>{phone}</a>.
      </p>
      <p>{shared.emergency}</p>
      <p>{fillIn(shared.asOf, { today: formatDate(today, locale) })}</p>
    </div>
  )
}
