import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAssets } from './build/buildAssets.ts'
import { buildPictures } from './build/buildPictures.ts'
import { buildServer } from './build/buildServer.ts'
import { buildSharedCards } from './build/buildSharedCards.ts'
import { fingerprint, stampFile } from './build/fingerprint.ts'
import { step } from './step.ts'
import { writeWordTypes } from './words/writeWordTypes.ts'
import { reportFailure } from './failure.ts'

const root = join(import.meta.dirname, '..')

interface BuildChoices {
  /** False in `npm run check`, where type-aware lint reports type errors. */
  readonly checksTypes: boolean
}

const checkTypes = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = spawn(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', join(root, 'tsconfig.build.json')],
      { stdio: 'inherit' },
    )
    compiler.on('error', reject)
    compiler.on('exit', (status) =>
      status === 0 ? resolve() : reject(new Error('The TypeScript compiler found errors.')),
    )
  })

export const buildSite = async ({ checksTypes }: BuildChoices): Promise<void> => {
  writeWordTypes(root)
  await Promise.all([
    ...(checksTypes ? [step('types', checkTypes)] : []),
    step('server and views', buildServer),
    step('style sheets and script', buildAssets),
  ])
  await step('content data', async () => {
    const { checkContentData } = await import('./words/contentData.ts')
    await checkContentData(root)
  })
  await step('social cards', buildSharedCards)
  await step('page pictures and compile cache', buildPictures)
  await writeFile(stampFile, `${fingerprint()}\n`)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'no-types': { type: 'boolean', default: false } } })
  await buildSite({ checksTypes: !values['no-types'] }).catch(reportFailure)
}
