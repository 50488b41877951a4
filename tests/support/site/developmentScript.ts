import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { temporaryFolder } from './temporaryFolder.js'

const root = join(__dirname, '../../..')

/** The browser's script with React's development build, which describes hydration mismatches. */
export interface DevelopmentScript {
  readonly serveTo: (context: BrowserContext) => Promise<void>
  readonly remove: () => void
}

export const buildDevelopmentScript = (): DevelopmentScript => {
  const folder = temporaryFolder()
  const { status, stderr } = spawnSync(
    join(root, 'node_modules/.bin/esbuild'),
    [
      'src/views/browser/boot.ts',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--jsx=automatic',
      '--define:process.env.NODE_ENV="development"',
      '--alias:catalogue:fr=./locales/fr/validation.json',
      '--alias:catalogue:en=./locales/en/validation.json',
      '--entry-names=boot-development',
      '--chunk-names=development-[hash]',
      `--outdir=${folder.path}`,
    ],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const files = new Set(readdirSync(folder.path))
  return {
    serveTo: async (context) => {
      await context.route('**/assets/*.js', (route) => {
        const asked = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
        const file = asked.startsWith('boot-') ? 'boot-development.js' : asked
        if (!files.has(file)) return route.continue()
        return route.fulfill({
          contentType: 'text/javascript; charset=utf-8',
          body: readFileSync(join(folder.path, file)),
        })
      })
    },
    remove: folder.remove,
  }
}
