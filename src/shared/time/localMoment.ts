/** A date and time at the clinic, such as `2026-11-27` and `16:30`. */
export interface LocalMoment {
  readonly date: string
  readonly time: string
}
