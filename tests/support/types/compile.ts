import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.cwd()

/**
 * @param folder location of the program, against which its imports resolve
 * @param head lines before the statements: imports and declarations
 * @returns the statements that do not compile
 */
export const refusedStatements = (
  folder: string,
  head: readonly string[],
  statements: readonly string[],
): readonly string[] => {
  const lines = [...head, ...statements.map((statement) => `{ ${statement} }`), '']
  writeFileSync(join(folder, 'program.ts'), lines.join('\n'))
  const compilerOptions = {
    rootDir: '/',
    noEmit: true,
    incremental: false,
    noUnusedLocals: false,
    types: [],
    paths: { i18next: [join(root, 'node_modules/i18next')] },
  }
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['program.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/.bin/tsc')
  const { stdout } = spawnSync(compiler, ['-p', folder], { encoding: 'utf8' })
  const errors = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gm)]
  const refused = new Set(errors.map(([, , line]) => Number(line) - head.length - 1))
  const elsewhere = errors.filter(
    ([, file = '', line]) => !file.endsWith('program.ts') || Number(line) <= head.length,
  )
  if (elsewhere.length > 0) throw new Error(`The program itself does not compile: ${stdout}`)
  return statements.filter((_statement, position) => refused.has(position))
}
