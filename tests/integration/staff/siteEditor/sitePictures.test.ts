import { buffer } from 'node:stream/consumers'
import { load } from 'cheerio'
import sharp from 'sharp'
import { openStoredFiles } from '../../../../src/commands/shared/openStoredFiles.js'
import { staffUrl } from '../../../../src/addresses/staffTable.js'
import type { Files } from '../../../../src/services/adapters/files/files.js'
import { AppError } from '../../../../src/services/errors/errors.js'
import { contentCleanup } from '../../../../src/services/content/contentCleanup.js'
import { hour } from '../../../../src/shared/time/durations.js'
import {
  phonePicture,
  refusedPictures,
  smallPicture,
} from '../../../support/images/uploadedPictures.js'
import { appForTests, type TestApp } from '../../../support/site/appForTests.js'
import { fieldsIn } from '../../../support/staff/deskRequests.js'
import { publishAll, saveSection, sectionAddress } from '../../../support/staff/siteForms.js'
import { type SignedInPerson, signedIn } from '../../../support/staff/signedIn.js'

const form = sectionAddress('picture-reception', 'all')

let app: TestApp
let files: Files
let nadia: SignedInPerson
/** Runs while the site receives a file; a test replaces it. */
let meanwhile = async (): Promise<void> => undefined
beforeEach(async () => {
  meanwhile = async () => undefined
  app = await appForTests({
    adjust: (services) => ({
      ...services,
      pictureUploads: {
        add: async (content) => {
          await meanwhile()
          return services.pictureUploads.add(content)
        },
      },
    }),
  })
  files = await openStoredFiles(app.config)
  nadia = await signedIn(app, { roles: ['editor'], locale: 'en' })
})
afterEach(async () => {
  await files.close()
  await app.end()
})

const home = async (): Promise<string> => (await app.site.get('/en')).text

const sendFile = async (
  file: Buffer,
  changes: Readonly<Record<string, string>> = {},
  { person = nadia, address = form, page = '' } = {},
) => {
  const html = page === '' ? (await person.agent.get(address).expect(200)).text : page
  // As in the page, the texts follow the file.
  const post = person.agent.post(address).attach('picture', file, 'photo.jpg')
  for (const { name, value } of load(html)('.site-form').serializeArray()) {
    post.field(name, changes[name] ?? value)
  }
  return post.field('do', 'save')
}

/** Returns the accounts in the audit entries of uploads to `picture:reception`. */
const uploadsLogged = async () => {
  const { audit } = app.services.staff
  const { entries } = await audit.list({ limit: 100, action: 'contentPictureAdded' })
  return entries.flatMap(({ subject, actor }) => (subject === 'picture:reception' ? [actor] : []))
}

const draftFile = async (): Promise<string> =>
  Object((await app.services.editing.drafts.find('picture:reception'))?.json).file

describe('picture file', () => {
  test('that cannot be stored leaves the texts of its form in the page', async () => {
    meanwhile = async () => {
      throw new AppError(503, 'unavailable')
    }
    const failed = await sendFile(Buffer.alloc(3_000_000), { 'alt.en': 'A new description' })
    expect(failed.status).toBe(503)
    const page = load(failed.text)
    expect(page('main').text()).toContain('choose it again')
    expect(fieldsIn(page, 'main form')).toMatchObject({ 'alt.en': 'A new description' })
    await nadia.agent.post(form).type('form').send(fieldsIn(page, 'main form')).expect(303)
    const draft = await app.services.editing.drafts.find('picture:reception')
    expect(draft?.json).toMatchObject({ alt: { en: 'A new description' } })
  })

  test('is stored upright, 2400 pixels wide at most and without metadata', async () => {
    const answer = await sendFile(await phonePicture())
    expect(answer.headers['location']).toBe(`${form}?said=saved`)
    expect(await uploadsLogged()).toEqual([nadia.id])
    const draft = await app.services.editing.drafts.find('picture:reception')
    expect(draft?.json).toMatchObject({ width: 2400, height: 1600 })
    const stored = await buffer(await files.read(await draftFile()))
    const { width, height, exif, icc, orientation } = await sharp(stored).metadata()
    expect([width, height, exif, icc, orientation]).toEqual([
      2400,
      1600,
      undefined,
      undefined,
      undefined,
    ])
    expect(stored.includes('PhoneMaker')).toBe(false)
    const pixelAt = async (left: number) =>
      sharp(stored).extract({ left, top: 800, width: 1, height: 1 }).raw().toBuffer()
    expect((await pixelAt(100)).readUInt8(2)).toBeGreaterThan(200)
    expect((await pixelAt(2300)).readUInt8(0)).toBeGreaterThan(200)
  })

  test.each(['png', 'webp', 'avif', 'jpeg'] as const)('of kind %s is accepted', async (kind) => {
    expect((await sendFile(await smallPicture(kind))).status).toBe(303)
  })

  test('that is refused causes an error message with the reason, and the typed texts are preserved', async () => {
    const { text } = await nadia.agent.get(form)
    for (const [what, file, words] of await refusedPictures()) {
      const answer = await sendFile(file, { 'alt.en': 'Typed', 'focus.x': '12' }, { page: text })
      const $ = load(answer.text)
      expect([what, answer.status, $('#picture-error').text()]).toEqual([
        what,
        422,
        expect.stringContaining(words),
      ])
      expect([$('[name="alt.en"]').val(), $('[name="focus.x"]').val()]).toEqual(['Typed', '12'])
    }
    expect(await app.services.editing.drafts.list()).toEqual([])
    expect([...(await files.list('pictures/')).keys()]).toEqual([])
    expect(await uploadsLogged()).toEqual([])
  })

  test('is shown in the preview, published with its release and rolled back with it', async () => {
    await sendFile(await phonePicture())
    const file = await draftFile()
    expect(await home()).not.toContain(file)
    const shared = await nadia.agent
      .post('/staff/site/picture-reception')
      .type('form')
      .send({ do: 'preview' })
    const preview = await app.site.get(String(shared.headers['location']))
    const inner = await app.site.get(load(preview.text)('iframe').attr('src') ?? '')
    expect(inner.text).toContain(file)
    const review = await nadia.agent.get(staffUrl('sitePublish'))
    expect(load(review.text)('ins').text()).toContain('received file')
    expect((await publishAll(nadia)).status).toBe(303)
    const $ = load(await home())
    const image = $(`img[src*="${file}"]`)
    expect($(`source[srcset*="${file}"]`).attr('srcset')).toMatch(/s_1280x1280,pos_50x50/)
    const rendered = await app.site.get(image.attr('src') ?? '')
    expect([rendered.status, rendered.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    const { width, height } = await sharp(rendered.body).metadata()
    expect([width, height]).toEqual([Number(image.attr('width')), Number(image.attr('height'))])
    const address = staffUrl('siteRelease', { number: '0' })
    await nadia.agent.post(address).type('form').send({ seen: 1, note: 'Too early' }).expect(303)
    expect(await home()).toContain('reception-square.jpg')
    expect(await home()).not.toContain(file)
  })

  test('stays in the draft while publication is refused for a missing English text', async () => {
    await sendFile(await smallPicture('png'), { 'alt.en': '' })
    const file = await draftFile()
    const refused = await publishAll(nadia)
    expect(refused.status).toBe(422)
    expect(load(refused.text)('.findings').text()).toContain('A text is missing.')
    expect(await draftFile()).toBe(file)
    expect(await files.head(file)).toBeDefined()
    await saveSection(nadia, form, { 'alt.en': 'x'.repeat(151) })
    const long = await publishAll(nadia)
    expect(load(long.text)('.findings').text()).toContain('150 characters')
    await saveSection(nadia, form, { 'alt.en': 'The front desk' })
    expect((await publishAll(nadia)).status).toBe(303)
    expect(await home()).toContain(file)
  })

  test('is stored although another person has changed the same text', async () => {
    const { text } = await nadia.agent.get(form)
    const omar = await signedIn(app, { roles: ['editor'], email: 'omar@example.ca' })
    await saveSection(omar, form, { 'alt.en': 'His' })
    const answer = await sendFile(await smallPicture('png'), { 'alt.en': 'Hers' }, { page: text })
    expect(answer.status).toBe(409)
    expect(load(answer.text)('[name="alt.en"]').val()).toBe('Hers')
    expect(await draftFile()).toMatch(/^pictures\//)
  })

  test('that another person has replaced is shown before it can be replaced again', async () => {
    const { text: page } = await nadia.agent.get(form)
    const omar = await signedIn(app, { roles: ['editor'], email: 'omar@example.ca' })
    await sendFile(await smallPicture('png'), {}, { person: omar })
    const his = await draftFile()
    const hers = await smallPicture('webp')
    const refused = await sendFile(hers, { 'alt.en': 'Typed' }, { page })
    const $ = load(refused.text)
    expect([refused.status, $('#picture-error').text(), $('[name="alt.en"]').val()]).toEqual([
      409,
      expect.stringContaining('Another person replaced this file'),
      'Typed',
    ])
    expect($('[name=press]').attr('src')).toContain(his)
    expect(await draftFile()).toBe(his)
    const again = [1, 2].map(() => sendFile(hers, {}, { page: refused.text }))
    for (const answer of again) expect((await answer).status).toBe(303)
    expect(await draftFile()).not.toBe(his)
  })

  test('sent after the session expired leads to sign-in and preserves the typed texts', async () => {
    const { text: page } = await nadia.agent.get(form)
    const file = await smallPicture('png')
    meanwhile = async () => app.clock.pass(hour)
    const during = await sendFile(file, { 'alt.en': 'Typed' }, { page })
    const after = await sendFile(file, { 'alt.en': 'Typed' }, { page })
    for (const { status, text } of [during, after]) {
      expect([status, load(text)('[name=kept]').val()]).toEqual([
        401,
        expect.stringContaining('Typed'),
      ])
    }
    expect(await app.services.editing.drafts.list()).toEqual([])
  })

  test('cannot be sent for another document, or by other roles', async () => {
    const hr = await signedIn(app, { roles: ['hr'], email: 'hr@example.ca' })
    const desk = await signedIn(app, { roles: ['desk'], email: 'desk@example.ca' })
    const { text: page } = await nadia.agent.get(form)
    const file = await smallPicture('png')
    for (const person of [hr, desk]) {
      expect((await person.agent.get(form)).status).toBe(404)
      expect((await sendFile(file, {}, { person, page })).status).toBe(404)
    }
    const address = sectionAddress('clinic', 'prices')
    expect((await sendFile(file, {}, { address })).status).toBe(404)
    expect([...(await files.list('pictures/')).keys()]).toEqual([])
  })

  test('is deleted a day after the last draft or version that used it', async () => {
    const sweep = contentCleanup(app.services.records, files)
    await sendFile(await smallPicture('png'))
    const [published] = (await files.list('pictures/')).keys()
    await publishAll(nadia)
    await sendFile(await phonePicture())
    const replaced = await draftFile()
    await sendFile(await smallPicture('webp'))
    expect(await sweep.removeExpired(Date.now() + 23 * hour)).toBe(0)
    expect((await files.list('pictures/')).has(replaced)).toBe(true)
    expect(await sweep.removeExpired(Date.now() + 25 * hour)).toBe(1)
    const left = await files.list('pictures/')
    expect([left.has(published ?? ''), left.has(replaced), left.has(await draftFile())]).toEqual([
      true,
      false,
      true,
    ])
  })
})

test('list of documents › shows the thumbnail and the subject of each picture', async () => {
  const page = load((await nadia.agent.get(staffUrl('siteEditor')).expect(200)).text)
  const link = page('a[href="/staff/site/picture-reception"]')
  expect(link.text()).toBe('A clinic reception')
  await app.site.get(link.find('img').attr('src') ?? '').expect(200)
})

test('section form › labels instructions and shared texts in words', async () => {
  const [steps, shared] = await Promise.all(
    [sectionAddress('exam-mri', 'sections-prepare'), sectionAddress('common', 'texts')].map(
      async (address) =>
        load((await nadia.agent.get(address).expect(200)).text)('.site-form').text(),
    ),
  )
  expect(steps).toContain('For whomSome people, after discussing it')
  expect(steps).not.toMatch(/noMetal|\{\{mriQuestionnaire\}\}/)
  expect(shared).not.toContain('mriCheckWhy')
})

describe('picture focal point', () => {
  const press = async (x: number, y: number) => {
    const { text } = await nadia.agent.get(form)
    const fields = load(text)('.site-form')
      .serializeArray()
      .map(({ name, value }): [string, string] => [name, value])
    const pressed: readonly [string, string][] = [
      ['press.x', String(x)],
      ['press.y', String(y)],
    ]
    const body = new URLSearchParams([...fields, ...pressed]).toString()
    return nadia.agent.post(form).type('form').send(body)
  }
  const numbers = async () => {
    const $ = load((await nadia.agent.get(form)).text)
    return [$('[name="focus.x"]').val(), $('[name="focus.y"]').val()]
  }

  test('is set by a click on the picture, and crops the published picture', async () => {
    await sendFile(await phonePicture())
    expect(await numbers()).toEqual(['', ''])
    // The picture is 280 × 187 pixels in the form.
    expect((await press(266, 94)).status).toBe(303)
    expect(await numbers()).toEqual(['95', '50'])
    await press(0, 0)
    expect(await numbers()).toEqual(['95', '50'])
    await publishAll(nadia)
    const source = load(await home())('img.picture--uploaded').attr('src') ?? ''
    expect(source).toContain('pos_95x50')
    const { body } = await app.site.get(source)
    const [red = 0, , blue = 0] = await sharp(body).resize(1, 1).removeAlpha().raw().toBuffer()
    expect(red).toBeGreaterThan(blue + 100)
  })

  test('can be typed as two numbers, and is removed by a new file', async () => {
    await saveSection(nadia, form, { 'focus.x': '30 %', 'focus.y': '70' })
    expect(await numbers()).toEqual(['30', '70'])
    const wrong = await saveSection(nadia, form, { 'focus.x': '101' })
    expect([wrong.status, load(wrong.text)('.error-text').text()]).toEqual([
      422,
      expect.stringContaining('from 0 to 100'),
    ])
    await sendFile(await smallPicture('png'))
    expect(await numbers()).toEqual(['', ''])
  })
})
