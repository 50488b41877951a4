import {
  Fragment,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { ToolName } from '../../services/content/schemas/sections.js'
import { toolField } from '../../shared/tools/toolFields.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import { markSection } from '../browser/islands/markSection.js'
import { isHydratedStore } from './isHydratedStore.js'
import { printAlone } from './printAlone.js'
import type { ToolError } from './toolProps.js'
import type { Tool } from './useTool.js'

interface Props {
  readonly name: ToolName
  readonly form: string
  readonly action: string
  readonly data: ToolsData
  readonly tool: Pick<Tool<unknown>, 'now' | 'times' | 'onSubmit'>
  readonly errors: readonly ToolError[]
  readonly children: ReactNode
  readonly answer: ReactNode
}

export default function ToolForm(props: Props) {
  const { name, form, action, data, tool, errors, children, answer } = props
  const { now, times, onSubmit } = tool
  const isHydrated = useSyncExternalStore(...isHydratedStore)
  const isAsked = now !== undefined
  const answerRef = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0 ? 'errors' : isAsked ? name : undefined
  useLayoutEffect(() => {
    if (shown !== undefined && answerRef.current !== null) {
      markSection(answerRef.current, 'data-answered', shown)
    }
  }, [shown])
  useEffect(() => {
    // Focuses the answer, so that screen readers continue there.
    if (times > 0) answerRef.current?.focus()
  }, [times])
  const { summary } = data.words.shared
  const points = errors.map(({ field, sentence }) => ({ id: `${form}-${field}`, sentence }))
  return (
    <form
      className={`tool tool--${name}`}
      data-answered={shown}
      method="post"
      action={`${action}#${form}-answer`}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      {/* Loaded with the tool's code: an unused tool does not need it. */}
      {(isHydrated || isAsked) && <link rel="stylesheet" href={data.sheet} />}
      <div className="tool__ask">
        <input type="hidden" name={toolField} value={name} />
        {children}
        <button className="btn" type="submit">
          {data.words[name].submit}
        </button>
      </div>
      <div className="tool__answer" id={`${form}-answer`} tabIndex={-1} ref={answerRef}>
        {errors.length > 0 ? (
          <ErrorSummary
            key={times}
            // Unique, because several tools of a page may show errors.
            id={`${form}-errors`}
            title={fillIn(summary, { points: points.length })}
            errors={points}
          />
        ) : (
          isAsked && (
            // Remounts the answer, because React cannot update text nodes that browser translation replaced.
            <Fragment key={times}>
              {answer}
              {isHydrated && (
                <button
                  className="btn btn--ghost btn--small"
                  type="button"
                  onClick={(event) => printAlone(event.currentTarget)}
                >
                  {data.words.shared.print}
                </button>
              )}
            </Fragment>
          )
        )}
      </div>
    </form>
  )
}
