import type { ReactNode } from 'react'
import { fillIn } from '../../../shared/language/fillIn.js'
import type { ApplicationFilesProps } from './applicationFilesProps.js'
import type { UploadQueueView } from './useUploadQueue.js'
import ApplicationFileRow from './ApplicationFileRow.js'
import { errorSentence, percentTexts, stateTexts } from './fileRowTexts.js'
import FieldError from '../../fields/FieldError.js'
import Icon from '../../icons/Icon.js'
import { unbroken } from '../../links/unbroken.js'
import Rings from '../../picture/Rings.js'

type Props = ApplicationFilesProps & UploadQueueView

export default function ApplicationFiles(props: Props) {
  const { form, words, errors, files, inputRef, zoneRef, listRef, limits } = props
  const { isFull, isOver, choose } = props
  const id = `${form}-files`
  const [first, ...others] = errors
  const described = [`${id}-hint`, ...(first === undefined ? [] : [`${id}-error`])].join(' ')
  return (
    <div className="upload">
      <div className="field">
        <label htmlFor={id}>{words.label}</label>
        <div
          className="drop"
          data-over={isOver && !isFull ? '' : undefined}
          data-full={isFull ? '' : undefined}
          data-invalid={first === undefined ? undefined : ''}
          ref={zoneRef}
        >
          <Rings radii={[18, 27, 37, 48]} />
          <Icon name="upload" />
          <p className="drop__title">{titleOf(props)}</p>
          <input
            type="file"
            id={id}
            name="files"
            multiple
            accept={limits.accept}
            aria-describedby={described}
            aria-invalid={first === undefined ? undefined : true}
            ref={inputRef}
            onChange={choose}
            // The attribute `disabled` would exclude its files from the form.
            onClick={(event) => {
              if (isFull) event.preventDefault()
            }}
          />
          <p className="hint" id={`${id}-hint`}>
            {isFull ? words.makeRoom : words.hint}
          </p>
        </div>
        <p className="hint">{words.without}</p>
        <FieldError id={id} error={first} />
        {others.map((sentence, position) => (
          <FieldError key={sentence} id={`${id}-${position}`} error={sentence} />
        ))}
      </div>
      <p className={statusClass(props)} role="status">
        {unbroken(statusOf(props))}
      </p>
      {files.length > 0 && (
        <ul className="files" aria-label={words.list} ref={listRef}>
          {files.map((file) => (
            <ApplicationFileRow key={file.key} file={file} {...props} />
          ))}
        </ul>
      )}
      {files.length > 0 && <p className="hint">{words.unclaimed}</p>}
    </div>
  )
}

const titleOf = ({ words, isFull, isOver }: Props): ReactNode => {
  if (isFull) return <strong>{words.full}</strong>
  if (isOver) return <strong>{words.over}</strong>
  return (
    <>
      <strong>{words.drop}</strong> <span>{words.choose}</span>
    </>
  )
}

/**
 * Returns the class of the status, which is visible while the submit is delayed, otherwise for
 * screen readers only.
 */
const statusClass = ({ pending }: Props): string => (pending === undefined ? 'vh' : 'upload__hold')

const statusOf = (props: Props): string => {
  const { words, pending, announcement, locale } = props
  if (pending !== undefined) return words.sending[pending]
  if (announcement === undefined) return ''
  const { what, file } = announcement
  const { name } = file
  switch (what) {
    case 'uploading':
      return fillIn(words.progressSaid, { name, percent: percentTexts(file.percent, locale) })
    case 'error':
      return `${name}. ${errorSentence(file, props)}`
    case 'removed':
      return fillIn(words.removedSaid, { name })
    case 'added':
    case 'queued':
    case 'canceled':
    case 'success':
      return fillIn(words.stateSaid, { name, state: stateTexts(what, words, props) })
  }
}
