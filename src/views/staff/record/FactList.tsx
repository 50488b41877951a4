import { Fragment } from 'react'

export interface Fact {
  readonly label: string
  readonly value: string
  /** Where it leads. */
  readonly href?: string
}

/** An address that is longer than its column folds after its @, not within a word. */
const foldable = (value: string) =>
  value.split(/(?<=@)/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** What a person said of themselves, each with its label. */
export default function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, href }) => (
        <div key={label} className="facts__pair">
          <dt>{label}</dt>
          <dd>{href === undefined ? value : <a href={href}>{foldable(value)}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}
