import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import '../loadSources.ts'
import { placeholder, placeholderColours } from './placeholderColours.ts'

/*
 * Writes the placeholder colours of each picture, from a 10 by 10 px version made by the image route. Run
 * after a picture is added or changed: `node scripts/pictures/makePlaceholders.ts`.
 */
const root = join(import.meta.dirname, '../..')

const { contentFolder, loadContent } = await import('../../src/services/content/loadContent.ts')
const { pictures } = loadContent(join(root, contentFolder))
const { createImageService } = await import('../../src/services/images/imageService.ts')
const { writeModifiers } = await import('../../src/services/images/imageAddress.ts')

const images = createImageService({
  folder: join(root, 'public/images'),
  cacheFolder: join(tmpdir(), 'placeholders'),
  cacheBytes: 1_000_000,
  log: pino({ level: 'warn' }),
})
const folder = join(root, 'src/views/picture/placeholders')
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
for (const [name, { file, colour }] of Object.entries(pictures)) {
  const { data } = await images.render(await images.describe(writeModifiers(placeholder), file))
  const colours = Object.entries(await placeholderColours(Buffer.from(data))).map(
    ([point, channels]) => `  ${point}: #${Buffer.from(channels).toString('hex')};\n`,
  )
  await writeFile(
    join(folder, `${name}.css`),
    `.picture--${name} {\n  background-color: ${colour.toLowerCase()};\n${colours.join('')}}\n`,
  )
}
await images.close()
