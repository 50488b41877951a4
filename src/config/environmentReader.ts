export type Environment = Readonly<Record<string, string | undefined>>

/** Reads variables one by one and collects what is wrong with them, never with their values. */
export class EnvironmentReader {
  readonly errors: string[] = []
  private readonly env: Environment
  constructor(env: Environment) {
    this.env = env
  }

  /** The variable without the spaces around it; nothing when it is empty. */
  text(name: string): string | undefined {
    const value = this.env[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }

  isSet(name: string): boolean {
    return this.text(name) !== undefined
  }

  /** @param rule the rest of a sentence that begins with the name, such as `must be a path` */
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
    // Only the rule is told, never the value: it may be a secret typed in the wrong place.
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
