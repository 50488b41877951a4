import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { temporaryFolder } from '../site/temporaryFolder.js'

const jar = require.resolve('vnu-jar/build/dist/vnu.jar')
const hasJava = spawnSync('java', ['--version'], { stdio: 'ignore' }).status === 0

export const describeWithJava = (name: string, tests: () => void): void => {
  if (hasJava) {
    describe(name, tests)
    return
  }
  process.stderr.write(`\nSKIPPED “${name}”: this machine lacks Java.\n\n`)
  describe.skip(`${name} (this machine lacks Java)`, tests)
}

const reportSchema = z.object({
  messages: z.array(
    z.object({
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

/** The checker exits with 1 when a page has errors, and writes its report to standard error. */
const runChecker = (files: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    // The optimizing compiler of Java costs more than it saves in a few seconds.
    const options = [
      '-Xss2m',
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-jar',
      jar,
      '--errors-only',
      '--format',
      'json',
      ...files,
    ]
    execFile('java', options, { maxBuffer: 100_000_000 }, (_error, _stdout, stderr) =>
      resolve(stderr),
    )
  })

/** Empties style elements: the checker’s CSS parser does not support container queries or `@property`. */
const withoutCss = (html: string): string =>
  html.replaceAll(/(<style[^>]*>)[^]*?(<\/style>)/g, '$1$2')

/** Runs the Nu HTML Checker in one process. @param pages HTML by name @returns one line per error */
export const nuErrors = async (pages: ReadonlyMap<string, string>): Promise<readonly string[]> => {
  const folder = temporaryFolder()
  const names = [...pages.keys()]
  const files = names.map((name, position) => {
    const file = join(folder.path, `${position}.html`)
    writeFileSync(file, withoutCss(pages.get(name) ?? ''))
    return file
  })
  const { messages } = reportSchema.parse(JSON.parse(await runChecker(files)))
  folder.remove()
  return messages.map(({ url = '', message, extract = '' }) => {
    const name = names[Number.parseInt(basename(url), 10)] ?? ''
    return `${name}: ${message} ${extract.trim()}`
  })
}
