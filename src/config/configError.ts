/** Every error of the environment, one sentence each, never with a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}
