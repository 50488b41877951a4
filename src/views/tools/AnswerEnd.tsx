import { formatDate } from '../../shared/clinic/formats.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'

interface Props {
  readonly data: ToolsData
  /** First sentence, instead of the default about the prescriber. */
  readonly first?: string
  readonly today?: string
}

export default function AnswerEnd({ data, first, today }: Props) {
  const { locale, phone, phoneHref, words } = data
  const { shared } = words
  return (
    <div className="tool__end">
      <p>{first ?? shared.prescriber}</p>
      <p>
        {shared.call} <a href={phoneHref}>{phone}</a>.
      </p>
      <p>{shared.emergency}</p>
      {today !== undefined && <p>{fillIn(shared.asOf, { today: formatDate(today, locale) })}</p>}
    </div>
  )
}
