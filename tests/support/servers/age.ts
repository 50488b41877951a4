import { spawnSync } from 'node:child_process'

const isThere = ['age', 'script'].every(
  (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
)

export const describeWithAge = (name: string, tests: () => void): void => {
  if (isThere) {
    describe(name, tests)
    return
  }
  process.stderr.write(`\nSKIPPED “${name}”: this machine lacks age.\n\n`)
  describe.skip(`${name} (this machine lacks age)`, tests)
}

/** Runs `age` in a terminal, because it reads the passphrase from there. */
export const runAge = (options: string, passphrase: string): void => {
  const { status, stdout } = spawnSync('script', ['-qec', `age ${options}`, '/dev/null'], {
    input: `${passphrase}\n`.repeat(2),
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.any(String) })
}
