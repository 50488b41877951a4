import { Fragment, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { ToolName } from '../../content/contentTypes.js'
import { toolField } from '../../services/tools/askedTool.js'
import { fillIn } from '../../services/forms/fillIn.js'
import type { ToolsData } from '../../services/tools/toolsData.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import { isAwakeStore } from './isAwakeStore.js'
import { printAlone } from './printAlone.js'
import type { ToolError } from './toolProps.js'
import type { Tool } from './useTool.js'

interface Props {
  readonly name: ToolName
  /** Begins the ids of its fields. */
  readonly form: string
  readonly action: string
  readonly data: ToolsData
  readonly tool: Pick<Tool<unknown>, 'today' | 'times' | 'onSubmit'>
  readonly errors: readonly ToolError[]
  /** The fields. */
  readonly children: ReactNode
  /** Shown once something was asked and nothing is wrong. */
  readonly answer: ReactNode
}

/** The form of a tool and its answer: a plain post where there is no script. */
export default function ToolForm(props: Props) {
  const { name, form, action, data, tool, errors, children, answer } = props
  const { today, times, onSubmit } = tool
  const isAwake = useSyncExternalStore(...isAwakeStore)
  const isAsked = today !== undefined
  const answerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Reading goes on at what was asked for.
    if (times > 0) answerRef.current?.focus()
  }, [times])
  const { summary, summaryOfSeveral } = data.words.shared
  const points = errors.map(({ field, sentence }) => ({ id: `${form}-${field}`, sentence }))
  return (
    <form
      className="tool"
      method="post"
      action={`${action}#${form}-answer`}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
    >
      {/* Loaded with the code of the tool: the page alone needs none of it. */}
      {(isAwake || isAsked) && <link rel="stylesheet" href={data.sheet} />}
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
            // A page may carry several tools with errors.
            id={`${form}-errors`}
            title={
              points.length === 1 ? summary : fillIn(summaryOfSeveral, { points: points.length })
            }
            errors={points}
          />
        ) : (
          isAsked && (
            // Made anew each time: React changes no word of a text that the browser has translated.
            <Fragment key={times}>
              {answer}
              {isAwake && (
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
