import type { IconName } from '../../../services/content/schemas/pageParts.js'
import { formatSize } from '../../../shared/careers/fileSize.js'
import { fillIn } from '../../../shared/language/fillIn.js'
import type { ApplicationFilesProps } from './applicationFilesProps.js'
import type { UploadQueueView } from './useUploadQueue.js'
import { isInterrupted, isUnderWay, mayRetry, type QueuedFile } from './uploadState.js'
import ApplicationFileThumbnail from './ApplicationFileThumbnail.js'
import { errorSentence, percentTexts, stateTexts } from './fileRowTexts.js'
import Icon from '../../icons/Icon.js'

interface Props
  extends Pick<ApplicationFilesProps, 'words' | 'limits' | 'locale'>,
    Pick<UploadQueueView, 'isOnline' | 'isCarrying' | 'cancel' | 'retry' | 'remove'> {
  readonly file: QueuedFile
}

export default function ApplicationFileRow(props: Props) {
  const { file, locale } = props
  const { state, name, bytes, content, id } = file
  return (
    <li className="file" data-state={state}>
      {state === 'success' && id !== undefined && <input type="hidden" name="uploads" value={id} />}
      <ApplicationFileThumbnail file={state === 'error' ? undefined : content}>
        <Icon name={iconOf(state)} />
      </ApplicationFileThumbnail>
      <p className="file__name">
        {name} <span>{formatSize(bytes, locale)}</span>
      </p>
      <div className="file__state">
        <FileStateTexts {...props} />
      </div>
      <div className="file__act">
        <FileActions {...props} />
      </div>
    </li>
  )
}

const iconOf = (state: QueuedFile['state']): IconName => {
  if (state === 'error') return 'warning'
  return state === 'success' ? 'check' : 'document'
}

// React cannot update text nodes that browser translation has moved.
function FileStateTexts({ file, words, limits, locale, ...uploads }: Props) {
  const { state, percent, name } = file
  switch (state) {
    case 'uploading':
      return (
        <>
          <progress value={percent} max="100" aria-label={fillIn(words.progress, { name })} />
          <span className="num">{percentTexts(percent, locale)}</span>
        </>
      )
    case 'error':
      return (
        <>
          <Icon name="warning" small />
          <span>{errorSentence(file, { words, limits, locale })}</span>
        </>
      )
    case 'success':
      return (
        <>
          <Icon name="check" small />
          <span>{words.states.success}</span>
        </>
      )
    case 'queued':
    case 'added':
    case 'canceled':
      return <span>{stateTexts(state, words, uploads)}</span>
  }
}

function FileActions({ file, words, cancel, retry, remove }: Props) {
  const { key, name } = file
  const isLeaving = isUnderWay(file)
  const again = isInterrupted(file) ? words.chooseAgain : words.retry
  return (
    <>
      {mayRetry(file) && (
        <button
          key="retry"
          className="btn btn--ghost btn--icon"
          type="button"
          aria-label={fillIn(again, { name })}
          onClick={() => retry(key)}
        >
          <Icon name="retry" small />
        </button>
      )}
      <button
        key="leave"
        className="btn btn--ghost btn--icon"
        type="button"
        aria-label={fillIn(isLeaving ? words.cancel : words.remove, { name })}
        onClick={() => (isLeaving ? cancel(key) : remove(key))}
      >
        <Icon name="close" small />
      </button>
    </>
  )
}
