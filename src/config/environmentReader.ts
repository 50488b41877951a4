/** Reads variables one by one and collects what is wrong with them, never with their values. */
export interface EnvironmentReader {
  readonly errors: string[]
  text(name: string): string | undefined
  parsed<Value>(
    name: string,
    fallback: Value,
    rule: string,
    parse: (text: string) => Value | undefined,
  ): Value
  whole(name: string, fallback: number, from: number, to: number): number
  oneOf<Value extends string>(name: string, fallback: Value, values: readonly Value[]): Value
}

/** Whether the address is one of this very machine. */
export const isThisMachine = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)
