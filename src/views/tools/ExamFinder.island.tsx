import { useLayoutEffect, useState } from 'react'
import { mriExamNames } from '../../addresses/examNames.js'
import type { FindableName } from '../../content/tools/findableNames.js'
import type { FinderNote } from '../../content/tools/finderNotes.js'
import { createExamFinder, isElsewhere } from '../../shared/tools/examFinder.js'
import { examFinderFields } from '../../shared/tools/examFinderFields.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import TextField from '../fields/TextField.js'
import ToolForm from './ToolForm.js'
import { errorOf, type ToolProps, toolPropKinds } from './toolProps.js'
import { errorsInTexts } from './toolTexts.js'
import { useTool } from './useTool.js'

export { toolPropKinds as propKinds }

const form = 'find'

/** Notes that replace the general sentence about implants. */
const implantNotes: readonly FinderNote[] = ['pacemaker', 'device']

const mriExams: readonly FindableName[] = mriExamNames

const clearChoice = (): void => {
  const choice = document.querySelector<HTMLInputElement>('.choice > :checked')
  if (choice !== null) choice.checked = false
}

/** Matches the text of a prescription; the answer must not recommend an exam. */
export default function ExamFinder(props: ToolProps<'examFinder'>) {
  const { action, data } = props
  const [find] = useState(() => createExamFinder(data.phrases))
  const tool = useTool(examFinderFields, props)
  // Clears the selected choice after a text search, because only one answer is shown.
  useLayoutEffect(() => {
    if (tool.times > 0) clearChoice()
  }, [tool.times])
  const words = data.words.examFinder
  const result = tool.now === undefined ? undefined : find(tool.input)
  const errors = errorsInTexts(data, result, words.errors, tool.now)
  return (
    <ToolForm
      name="examFinder"
      form={form}
      action={action}
      data={data}
      tool={tool}
      errors={errors}
      answer={result?.kind === 'answer' && <Found {...result} data={data} />}
    >
      <TextField
        form={form}
        name="words"
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        value={tool.input.words}
        error={errorOf(errors, 'words')}
      />
    </ToolForm>
  )
}

interface FoundProps {
  readonly found: readonly FindableName[]
  readonly notes: readonly FinderNote[]
  readonly isOfPregnancy: boolean
  readonly isPartMissing: boolean
  readonly data: ToolsData
}

function Found({ found, notes, isOfPregnancy, isPartMissing, data }: FoundProps) {
  const { phone, phoneHref, words } = data
  const { title, none, whichPart, check, mriFirst } = words.examFinder
  return (
    <>
      <h3>{title}</h3>
      {notes.map((note) => (
        <p key={note}>
          <b>{words.examFinder.notes[note]}</b>
        </p>
      ))}
      {isOfPregnancy && !notes.includes('pregnancy') && <p>{words.examFinder.notes.pregnancy}</p>}
      {found.length === 0 ? (
        notes.length === 0 && <p>{isPartMissing ? whichPart : none}</p>
      ) : (
        <ul className="hits">
          {found.map((name) => (
            <Hit key={name} name={name} data={data} />
          ))}
        </ul>
      )}
      {!notes.some((note) => implantNotes.includes(note)) &&
        found.some((name) => mriExams.includes(name)) && <p>{mriFirst}</p>}
      <div className="tool__end">
        <p>
          {check} <a href={phoneHref}>{phone}</a>.
        </p>
        <p>{words.shared.emergency}</p>
      </div>
    </>
  )
}

function Hit({ name, data }: { readonly name: FindableName; readonly data: ToolsData }) {
  const { elsewhere, names, paused, says } = data.words.examFinder
  const exam = isElsewhere(name) ? { name: names[name], isPaused: false } : data.exams[name]
  if (exam === undefined) return null
  if (!('href' in exam)) {
    return (
      <li className="hit hit--elsewhere">
        <b>{exam.name}</b>
        <p>{exam.isPaused === true ? paused : elsewhere}</p>
      </li>
    )
  }
  return (
    <li className="hit">
      <a href={exam.href}>{exam.name}</a>
      <p>{fillIn(says, { words: data.phrases[name].says[data.locale] })}</p>
    </li>
  )
}
