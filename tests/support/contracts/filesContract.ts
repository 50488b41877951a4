import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  type Files,
  FileTooLarge,
  MissingFile,
  type SignedPost,
} from '../../../src/services/adapters/files/files.js'
import { minute } from '../../../src/shared/time/durations.js'

/** A file store with functions that access it as a browser does. */
export interface FilesHarness {
  readonly files: Files
  readonly signTooEarly: (sign: () => Promise<SignedPost>) => Promise<SignedPost>
  readonly reach: (postEndpoint: string) => string
  readonly end: () => Promise<void>
}

const type = 'application/pdf'
const content = Buffer.from('%PDF-1.7\n%âãÏÓ\n'.repeat(100))

export const postFile = async (
  url: string,
  fields: Readonly<Record<string, string>>,
  file: Buffer | undefined,
): Promise<number> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file !== undefined) form.append('file', new Blob([new Uint8Array(file)], { type }), 'cv.pdf')
  const answer = await fetch(url, { method: 'POST', body: form })
  await answer.arrayBuffer()
  return answer.status
}

export const filesContract = (name: string, open: () => Promise<FilesHarness>): void => {
  describe(`files in ${name}`, () => {
    let harness: FilesHarness
    let key: string
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.end())
    beforeEach(() => {
      key = `incoming/${randomUUID()}`
    })

    const sign = (): Promise<SignedPost> => harness.files.sign({ key, type, size: content.length })

    const post = (
      { signature, postEndpoint }: SignedPost,
      changes: Readonly<Record<string, string>> = {},
      file: Buffer | undefined = content,
    ): Promise<number> => postFile(harness.reach(postEndpoint), { ...signature, ...changes }, file)

    const writeFile = (bytes: Buffer, atMost = 1_000_000) =>
      harness.files.put(key, Readable.from([bytes]), { type, atMost })

    const read = async (range?: { from: number; to?: number }) =>
      buffer(await harness.files.read(key, range))

    test('upload › stores the announced file byte for byte', async () => {
      expect(await post(await sign())).toBe(201)
      expect(await harness.files.head(key)).toEqual({ size: content.length, type })
      expect(await read()).toEqual(content)
    })

    test.each([
      ['larger than announced', 400, {}, Buffer.concat([content, Buffer.from('x')])],
      ['smaller than announced', 400, {}, content.subarray(1)],
      ['empty', 400, {}, Buffer.alloc(0)],
      ['of another type', 403, { 'Content-Type': 'text/html' }, content],
      ['for another key', 403, { key: 'incoming/another' }, content],
      ['for a key outside the store', 403, { key: '../../etc/passwd' }, content],
      ['with an unsigned field', 403, { 'x-amz-meta-more': 'yes' }, content],
      ['with another policy', 403, { policy: Buffer.from('{}').toString('base64') }, content],
    ])('a post %s is refused with %i', async (_what, status, changes, file) => {
      expect(await post(await sign(), changes, file)).toBe(status)
      expect(await harness.files.head(key)).toBeUndefined()
    })

    test('upload › refuses an edited policy', async () => {
      const signed = await sign()
      const policy = signed.signature['policy'] ?? signed.signature['Policy'] ?? ''
      const place = 'policy' in signed.signature ? 'policy' : 'Policy'
      const edited = Buffer.from(policy, 'base64')
        .toString()
        .replaceAll(String(content.length), String(content.length + 1))
      const changes = { [place]: Buffer.from(edited).toString('base64') }
      const larger = Buffer.concat([content, Buffer.from('x')])
      expect(await post(signed, changes, larger)).toBe(403)
    })

    test('upload › refuses an altered signature', async () => {
      const signed = await sign()
      const place = 'signature' in signed.signature ? 'signature' : 'X-Amz-Signature'
      const right = signed.signature[place] ?? ''
      const altered = (right.startsWith('0') ? '1' : '0') + right.slice(1)
      expect(await post(signed, { [place]: altered })).toBe(403)
    })

    test('upload › refuses an expired signature', async () => {
      expect(await post(await harness.signTooEarly(sign))).toBe(403)
    })

    test('upload › refuses a post without a signature or without a file', async () => {
      const { postEndpoint, signature } = await sign()
      const url = harness.reach(postEndpoint)
      expect(await postFile(url, { key, 'Content-Type': type }, content)).toBeGreaterThanOrEqual(
        400,
      )
      expect(await postFile(url, signature, undefined)).toBeGreaterThanOrEqual(400)
      expect(await harness.files.head(key)).toBeUndefined()
    })

    test('file › is written, partially read, moved and removed', async () => {
      expect(await writeFile(content)).toEqual({ size: content.length, type })
      expect(await read({ from: 2, to: 6 })).toEqual(content.subarray(2, 6))
      expect(await read({ from: 10 })).toEqual(content.subarray(10))
      const other = `kept/${randomUUID()}`
      await harness.files.move(key, other)
      expect(await harness.files.head(key)).toBeUndefined()
      expect(await harness.files.head(other)).toEqual({ size: content.length, type })
      expect((await harness.files.list('kept/')).get(other)).toBe(content.length)
      // S3 stores times in whole seconds.
      const age = Date.now() - ((await harness.files.writtenAt(other)) ?? 0)
      expect(age).toBeLessThan(minute)
      await harness.files.remove(other)
      await harness.files.remove(other)
      expect(await harness.files.head(other)).toBeUndefined()
      expect(await harness.files.writtenAt(other)).toBeUndefined()
    })

    test('write › consumes an oversized stream to its end and discards it', async () => {
      let taken = 0
      const long = Readable.from(
        (function* () {
          for (; taken < 40; taken += 1) yield Buffer.alloc(65_536)
        })(),
      )
      const putting = harness.files.put(key, long, { type, atMost: 100_000 })
      await expect(putting).rejects.toBeInstanceOf(FileTooLarge)
      for await (const _rest of long) if (taken >= 40) break
      expect(taken).toBe(40)
      expect(await harness.files.head(key)).toBeUndefined()
    })

    test('write › stores no file when the stream ends early', async () => {
      const broken = Readable.from(
        (function* () {
          yield content
          throw new Error('The line was cut.')
        })(),
      )
      await expect(harness.files.put(key, broken, { type, atMost: 1_000_000 })).rejects.toThrow()
      expect(await harness.files.head(key)).toBeUndefined()
    })

    test('read › reports a missing file as missing, not as empty', async () => {
      await expect(harness.files.read(key)).rejects.toBeInstanceOf(MissingFile)
      await expect(harness.files.move(key, 'kept/other')).rejects.toBeInstanceOf(MissingFile)
    })

    test('upload of an unannounced size › accepts any size up to the limit', async () => {
      const upTo = (size: number) => harness.files.sign({ key, type, size, least: 1 })
      expect(await post(await upTo(content.length - 1))).toBe(400)
      expect(await post(await upTo(content.length), {}, Buffer.alloc(0))).toBe(400)
      expect(await harness.files.head(key)).toBeUndefined()
      expect(await post(await upTo(content.length + 1))).toBe(201)
      expect(await harness.files.head(key)).toEqual({ size: content.length, type })
    })

    describe('upload in chunks', () => {
      const bytes = 'application/octet-stream'
      const sizes = [500, 500, content.length - 1000]
      let prefix: string
      beforeEach(() => {
        prefix = `chunks/${randomUUID()}-`
      })

      const keys = () => sizes.map((_size, place) => `${prefix}${place + 1}`)
      const chunk = (place: number): Buffer => {
        const from = place * 500
        return content.subarray(from, from + (sizes[place] ?? 0))
      }
      const signChunk = (place: number) =>
        harness.files.sign({
          key: keys()[place] ?? '',
          type: bytes,
          size: sizes[place] ?? 0,
        })
      const postChunks = async (...places: readonly number[]) => {
        for (const place of places) {
          expect(await post(await signChunk(place), {}, chunk(place))).toBe(201)
        }
      }
      const join = () => harness.files.join(keys(), key, { type, size: content.length })

      test('lists the chunks as they arrive and joins them byte for byte', async () => {
        expect(await harness.files.list(prefix)).toEqual(new Map())
        await postChunks(1, 0)
        const [one = '', two = ''] = keys()
        expect(await harness.files.list(prefix)).toEqual(
          new Map([
            [one, 500],
            [two, 500],
          ]),
        )
        await postChunks(2)
        await join()
        expect(await harness.files.head(key)).toEqual({ size: content.length, type })
        expect(await read()).toEqual(content)
        const left = [...(await harness.files.list(prefix)).values()]
        expect(left.filter((size) => size > 0)).toEqual([])
      })

      test('joins no file while a chunk is missing', async () => {
        await postChunks(0, 2)
        await expect(join()).rejects.toBeInstanceOf(MissingFile)
        expect(await harness.files.head(key)).toBeUndefined()
        expect((await harness.files.list(prefix)).size).toBe(2)
      })

      test('joins no file of another length than announced', async () => {
        await postChunks(0, 1, 2)
        for (const [size, error] of [
          [content.length + 1, MissingFile],
          [content.length - 1, FileTooLarge],
        ] as const) {
          const wrong = harness.files.join(keys(), key, { type, size })
          await expect(wrong).rejects.toBeInstanceOf(error)
          expect(await harness.files.head(key)).toBeUndefined()
        }
        await join()
        expect(await read()).toEqual(content)
      })

      test.each([
        ['of another size', 400, {}, content.subarray(0, 499)],
        ['with the key of another chunk', 403, () => ({ key: keys()[1] ?? '' }), undefined],
        ['of another upload', 403, { key: `chunks/${randomUUID()}-1` }, undefined],
        ['with the key of the file', 403, () => ({ key }), undefined],
        ['of another type', 403, { 'Content-Type': type }, undefined],
      ])('a chunk %s is refused with %i', async (_what, status, changes, file) => {
        const changed = typeof changes === 'function' ? changes() : changes
        expect(await post(await signChunk(0), changed, file ?? chunk(0))).toBe(status)
        expect(await harness.files.list(prefix)).toEqual(new Map())
        expect(await harness.files.head(key)).toBeUndefined()
      })

      test('ignores a chunk posted after the file was joined', async () => {
        const late = await signChunk(1)
        await postChunks(0, 1, 2)
        await join()
        await post(late, {}, Buffer.alloc(500, 'x'))
        expect(await read()).toEqual(content)
      })
    })

    test.each(['../secret', 'incoming/../../x', '/etc/passwd', 'incoming/a/b', 'other/x', ''])(
      'key “%s” › is refused',
      async (wrong) => {
        await expect(harness.files.sign({ key: wrong, type, size: 1 })).rejects.toThrow('key')
        await expect(harness.files.read(wrong)).rejects.toThrow('key')
        await expect(harness.files.remove(wrong)).rejects.toThrow('key')
        await expect(harness.files.list(wrong)).rejects.toThrow('key')
        await expect(harness.files.join(['chunks/a-1'], wrong, { type, size: 1 })).rejects.toThrow(
          'key',
        )
      },
    )
  })
}
