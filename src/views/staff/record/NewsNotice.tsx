import Icon from '../../icons/Icon.js'

/** What the last post did, besides what can be undone. */
export interface NewsProps {
  /** Sentences of what went well. */
  readonly done: readonly string[]
  /** What somebody has to look at. */
  readonly warnings: readonly string[]
}

/** Sentences about what has just happened. */
export default function NewsNotice({ news: { done, warnings } }: { readonly news: NewsProps }) {
  const isWarning = warnings.length > 0
  if (!isWarning && done.length === 0) return null
  return (
    <div className={isWarning ? 'notice notice--warn' : 'notice notice--ok'} role="status">
      <Icon name={isWarning ? 'warning' : 'check'} />
      <div>
        {[...done, ...warnings].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
