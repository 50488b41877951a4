export interface Fact {
  readonly label: string
  readonly value: string
  /** Where it leads. */
  readonly href?: string
}

/** What a person said of themselves, each with its label. */
export default function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ label, value, href }) => (
        <div key={label} className="facts__pair">
          <dt>{label}</dt>
          <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}
