import { formatDate } from '../../shared/clinic/formats.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'

interface Props {
  readonly data: ToolsData
  /** Whose word comes before the answer; by default, before its dates. */
  readonly first?: string
  /** The day from which dates were counted. */
  readonly today?: string
}

/** What every answer ends with: who comes first, whom to call, when it cannot wait. */
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
