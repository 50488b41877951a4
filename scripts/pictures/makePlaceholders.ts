import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import '../loadSources.ts'
import { placeholder, placeholderColours } from './placeholderColours.ts'

/*
 * Writes what stands in each picture's place until it is there, from the ten pixels a side that
 * the image route makes of it. Run by hand when a picture is added or changed:
 * node scripts/pictures/makePlaceholders.ts
 */
const root = join(import.meta.dirname, '../..')

const { pictures } = await import('../../src/content/pictures/pictureCatalogue.ts')
const { createImageService } = await import('../../src/services/images/imageService.ts')
const { writeModifiers } = await import('../../src/services/images/addresses/modifiers.ts')

const head = `/* What stands in a picture's place until it is there: five colours of it, blurred, and no request.
   Written by scripts/pictures/makePlaceholders.ts; tests/unit/pictures.test.ts keeps it true. */
.picture {
  background-image:
    radial-gradient(closest-side, var(--middle), transparent),
    radial-gradient(at 0 0, var(--start), transparent 75%),
    radial-gradient(at 100% 0, var(--end), transparent 75%),
    radial-gradient(at 0 100%, var(--low-start), transparent 75%),
    radial-gradient(at 100% 100%, var(--low-end), transparent 75%);
}
`

const images = createImageService({
  folder: join(root, 'public/images'),
  cacheFolder: join(tmpdir(), 'placeholders'),
  cacheBytes: 1_000_000,
  log: pino({ level: 'warn' }),
})
const rules: string[] = []
for (const [name, { file, colour }] of Object.entries(pictures)) {
  const { data } = await images.render(await images.describe(writeModifiers(placeholder), file))
  const colours = Object.entries(await placeholderColours(Buffer.from(data))).map(
    ([point, channels]) => `  ${point}: #${Buffer.from(channels).toString('hex')};\n`,
  )
  rules.push(
    `\n.picture--${name} {\n  background-color: ${colour.toLowerCase()};\n${colours.join('')}}\n`,
  )
}
await images.close()
await writeFile(join(root, 'src/views/picture/pictures.css'), head + rules.join(''))
