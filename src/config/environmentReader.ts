export type Environment = Readonly<Record<string, string | undefined>>

/** Reads environment variables and collects their errors; values never appear in a message. */
export class EnvironmentReader {
  readonly errors: string[] = []
  readonly known = new Set<string>()
  private readonly env: Environment
  constructor(env: Environment) {
    this.env = env
  }

  text(name: string): string | undefined {
    this.known.add(name)
    const value = this.env[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }

  isSet(name: string): boolean {
    return this.text(name) !== undefined
  }

  /**
   * Parses a variable.
   * @param rule predicate of a sentence whose subject is the variable, such as `must be a path`
   */
  parsed<Value>(
    name: string,
    fallback: Value,
    rule: string,
    parse: (text: string) => Value | undefined,
  ): Value {
    const text = this.text(name)
    if (text === undefined) return fallback
    const value = parse(text)
    if (value !== undefined) return value
    // The value is omitted: it may be a secret pasted into the wrong variable.
    this.errors.push(`${name} ${rule}.`)
    return fallback
  }

  optional<Value>(
    name: string,
    rule: string,
    parse: (text: string) => Value | undefined,
  ): Value | undefined {
    return this.parsed<Value | undefined>(name, undefined, rule, parse)
  }

  whole(name: string, fallback: number, from: number, to: number): number {
    return this.parsed(name, fallback, `must be a whole number from ${from} to ${to}`, (text) => {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
      return value >= from && value <= to ? value : undefined
    })
  }

  oneOf<Value extends string>(name: string, fallback: Value, values: readonly Value[]): Value {
    return this.parsed(name, fallback, `must be one of ${values.join(', ')}`, (text) =>
      values.find((value) => value === text),
    )
  }
}
