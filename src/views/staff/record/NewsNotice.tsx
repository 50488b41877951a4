import Icon from '../../icons/Icon.js'

export interface NewsProps {
  readonly done: readonly string[]
  readonly warnings: readonly string[]
}

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
