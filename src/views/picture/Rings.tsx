/** Position of the coral arc, as on a clock face. */
export type ArcPlace = 'seven' | 'one' | 'none'

const accents: Readonly<Record<ArcPlace, string | undefined>> = {
  seven: 'M-21.96 49.33A54 54 0 0 1 -41.37 34.71',
  one: 'M25.35 -47.68A54 54 0 0 1 47.68 -25.35',
  none: undefined,
}

interface Props {
  readonly radii: readonly number[]
  readonly arc?: ArcPlace
}

export default function Rings({ radii, arc = 'none' }: Props) {
  const accent = accents[arc]
  return (
    <svg className="rings" viewBox="-50 -50 100 100" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {accent !== undefined && <path className="accent" d={accent} />}
    </svg>
  )
}
