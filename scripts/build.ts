import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAssets } from './build/buildAssets.ts'
import { compileAhead } from './build/compileAhead.ts'
import { fingerprint, stampFileOfBuild } from './build/fingerprint.ts'
import { step } from './step.ts'
import { writeWordTypes } from './words/writeWordTypes.ts'

const root = join(import.meta.dirname, '..')

interface BuildChoices {
  /** Their errors end the build, unless somebody looks for them beside it. */
  readonly checksTypes: boolean
}

/** The compiler reports its own errors; a failure ends the build with its status. */
const compile = ({ checksTypes }: BuildChoices): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = ['-p', join(root, 'tsconfig.build.json'), ...(checksTypes ? [] : ['--noCheck'])]
    const compiler = spawn(join(root, 'node_modules/.bin/tsc'), options, { stdio: 'inherit' })
    compiler.on('error', reject)
    compiler.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error('The TypeScript compiler found errors.')),
    )
  })

/** Compiles the server and its views, bundles what the browser loads, and notes what was built. */
export const buildSite = async (choices: BuildChoices): Promise<void> => {
  writeWordTypes(root)
  await Promise.all([
    step('server and views', () => compile(choices)),
    step('style sheets and script', buildAssets),
  ])
  await step('data of the content', async () => {
    const { checkContentData } = await import('./words/contentData.ts')
    await checkContentData(root)
  })
  await step('pictures to share', async () => {
    const { buildSharedCards } = await import('./build/buildSharedCards.ts')
    await buildSharedCards()
  })
  await step('pictures of the pages', async () => {
    const { buildPictures } = await import('./build/buildPictures.ts')
    await buildPictures()
  })
  await step('compiled ahead', async () => compileAhead())
  await writeFile(stampFileOfBuild, `${fingerprint()}\n`)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'no-types': { type: 'boolean', default: false } } })
  await buildSite({ checksTypes: !values['no-types'] }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
