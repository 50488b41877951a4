import { useSyncExternalStore } from 'react'
import { requestField } from '../../shared/tools/toolFields.js'
import { examOfWindow, type ExamWindow } from '../../shared/tools/examDates.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import { writeRequestedDates } from '../contact/requestedDates.js'
import { isHydratedStore } from './isHydratedStore.js'

interface Props {
  readonly window: ExamWindow
  readonly data: ToolsData
}

/** Link to the request form. Without JavaScript, a form that posts the exam and its dates. */
export default function RequestDates({ window, data }: Props) {
  const isHydrated = useSyncExternalStore(...isHydratedStore)
  const { names, request } = data.words.examDates
  const label = (
    <>
      {request}
      <span className="vh"> {names[window.exam]}</span>
    </>
  )
  return isHydrated ? (
    <a
      className="btn btn--small"
      href={data.requestHref}
      data-exam={examOfWindow[window.exam]}
      data-asked-dates={writeRequestedDates(examOfWindow[window.exam], window)}
    >
      {label}
    </a>
  ) : (
    <button
      className="btn btn--small"
      type="submit"
      formAction={data.requestHref}
      name={requestField}
      value={window.exam}
    >
      {label}
    </button>
  )
}
