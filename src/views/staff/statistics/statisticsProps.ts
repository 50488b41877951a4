/** `value` is the length of the bar; `undefined` for a hidden figure. */
export interface Figure {
  readonly words: string
  readonly value?: number
}

export interface BarProps extends Figure {
  readonly key: string
  readonly label: string
}

export interface WeekProps {
  readonly key: string
  readonly label: string
  readonly total: Figure
  readonly french: Figure
  readonly english: Figure
  readonly hours: Figure
  readonly isCurrent: boolean
}
