import { Fragment } from 'react'

export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

/** Allows a line break in an email address after the @ only. */
export const foldable = (value: string) =>
  value.split(/(?<=@)/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ))

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
