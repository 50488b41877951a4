import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { createInspector } from '../../../src/services/careers/inspection/inspector.js'
import { applicationsSite } from '../../support/careers/applicationsSite.js'

import { aDoc, aDocx, aJpg, anOdt, aPdf, aProgram, aText } from '../../support/careers/someFiles.js'
import { recordedLog } from '../../support/site/recordedLog.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const tests = applicationsSite()

/** Returns a PDF with numbers that a backtracking pattern can split in 2^40 ways. */
const aPdfOfNumbers = (): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n1 0 obj<<>>stream\n'),
    deflateSync(Buffer.from(`${'11 '.repeat(40)}x`)),
    Buffer.from('\nendstream endobj\n%%EOF\n'),
  ])

describe('application form', () => {
  test.each([
    ['CV.docx', 'application/vnd.ms-office', aDocx()],
    ['CV.docx', 'application/msword', aDocx()],
    ['CV.docx', 'application/kswps', aDocx()],
    ['CV.doc', 'application/vnd.ms-word', aDoc()],
    ['CV.pdf', 'application/x-download', aPdf()],
    ['CV.pdf', 'text/html', aPdf()],
    ['CV.odt', 'application/x-vnd.oasis.opendocument.text', anOdt()],
    ['CV.txt', 'text/x-tex', aText()],
    ['photo.jfif', 'image/jpeg', aJpg()],
  ])('accepts %s declared as %s', async (name, type, content) => {
    const answer = await tests.send({ files: [{ name, type, content }] })
    const files = (await tests.listStored()).flatMap((application) => application.files)
    expect([answer.status, files.map((file) => file.name)]).toEqual([303, [name]])
  })

  test.each(['application/pdf', 'application/octet-stream', ''])(
    'rejects a program named .pdf and declared as %j',
    async (type) => {
      const answer = await tests.send({ files: [{ name: 'CV.pdf', type, content: aProgram() }] })
      expect([answer.status, await tests.listStored()]).toEqual([422, []])
    },
  )
})

describe('file inspection', () => {
  test('inspects a PDF with a long number stream while other requests are answered', async () => {
    const began = process.cpuUsage()
    const [application, health] = await Promise.all([
      tests.send({ files: [{ name: 'CV.pdf', content: aPdfOfNumbers() }] }),
      tests.running.site.get('/healthz'),
    ])
    const { user } = process.cpuUsage(began)
    expect([application.status, health.status]).toEqual([303, 200])
    expect(user / 1_000_000).toBeLessThan(3)
  })
  test.each([
    ['never ends', 'parentPort.on("message", () => { for (;;); })'],
    ['throws', 'parentPort.on("message", () => { throw new Error("broken") })'],
    [
      'exceeds its memory limit',
      'parentPort.on("message", () => { for (const all = []; ; ) all.push([...all]) })',
    ],
    ['ends its thread', 'parentPort.on("message", () => process.exit(0))'],
  ])('accepts a file with a warning when its inspection %s', async (_how, code) => {
    const folder = temporaryFolder()
    const workerFile = join(folder.path, 'worker.mjs')
    const start =
      'import { parentPort } from "node:worker_threads"; parentPort.postMessage("ready");'
    writeFileSync(workerFile, start + code)
    const { log, lines } = recordedLog()
    const inspector = createInspector({ workerFile, log, deadlineMs: 500 })
    const read = async (): Promise<ArrayBuffer> => new ArrayBuffer(10)
    const inspections = await inspector.inspectAll([{ kind: 'pdf', read }])
    folder.remove()
    expect(inspections).toEqual([{ ok: true, warnings: ['notFullyChecked'] }])
    expect(lines.join()).toContain('file inspection not completed')
  })
})
