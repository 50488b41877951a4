import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aCv, type FormFile } from '../../support/careers/applicationForms.js'
import { applicationsSite } from '../../support/careers/applicationsSite.js'
import {
  aBomb,
  aDocxWithMacros,
  aJpg,
  aLockedDocx,
  anArchive,
  aPage,
  aPdf,
  aProgram,
} from '../../support/careers/someFiles.js'
import { errorsIn } from '../../support/pages/errorSummary.js'

const tests = applicationsSite()
const { send, kept, emailTo, filesOn } = tests

test.each<[string, FormFile, RegExp]>([
  ['a program', { name: 'CV.pdf', content: aProgram() }, /ne correspond pas à son nom/],
  ['a double ending', { name: 'CV.pdf.exe', content: aProgram() }, /n’acceptons pas le format/],
  ['another double ending', { name: 'CV.exe.pdf', content: aProgram() }, /ne correspond pas/],
  ['a page', { name: 'CV.html', content: aPage(), type: 'text/html' }, /n’acceptons pas/],
  ['a page called a PDF', { name: 'CV.pdf', content: aPage(), type: 'text/html' }, /ne correspond/],
  [
    'a PDF that is an archive',
    { name: 'CV.pdf', content: Buffer.concat([aPdf(), anArchive()]) },
    /ne correspond pas/,
  ],
  [
    'a photo that is an archive',
    { name: 'CV.jpg', content: Buffer.concat([aJpg(), anArchive()]) },
    /ne correspond pas/,
  ],
  ['a bomb', { name: 'CV.docx', content: aBomb() }, /Nous ne pouvons pas lire/],
  ['a locked document', { name: 'CV.docx', content: aLockedDocx() }, /mot de passe/],
  ['nothing', { name: 'CV.pdf', content: Buffer.alloc(0) }, /est vide/],
])('%s is refused with a sentence', async (_what, file, sentence) => {
  const answer = await send({ files: [file] })
  expect(answer.status).toBe(422)
  expect(errorsIn(answer.text)[0]).toMatch(sentence)
  expect(await kept()).toEqual([])
  expect([...filesOn('incoming'), ...filesOn('kept')]).toEqual([])
})

test.each([
  ['path parts', '../../../etc/CV.pdf', 'CV.pdf'],
  ['a Windows path', 'C:\\Users\\moi\\CV.pdf', 'CV.pdf'],
  ['line breaks', 'CV\r\nSet-Cookie: a=b.pdf', 'CVSet-Cookie a=b.pdf'],
  ['a mark that reverses', '\u202Egpj.pdf', 'gpj.pdf'],
  ['quotation marks', 'C"V".pdf', 'CV.pdf'],
  ['letters of several languages', 'Élodie Ngô 履歴書.pdf', 'Élodie Ngô 履歴書.pdf'],
  ['255 bytes', `${'é'.repeat(125)}.pdf`, `${'é'.repeat(73)}.pdf`],
])('a name with %s is kept as data, under a random key', async (_what, name, shown) => {
  const answer = await send({ files: [{ ...aCv, name }] })
  expect(answer.status).toBe(303)
  const [file] = (await kept())[0]?.files ?? []
  expect(file?.name).toBe(shown)
  expect(file?.key).toMatch(/^kept\/[0-9a-f-]{36}$/)
  expect(existsSync(join(tests.running.config.dataDir, 'etc'))).toBe(false)
})

test('macros are told to HR and not to the person', async () => {
  await send({ files: [{ name: 'CV.docx', content: aDocxWithMacros() }] })
  expect((await emailTo('applicationHr')).text).toContain('contient des macros')
  expect((await emailTo('applicationAcknowledgement')).text).not.toContain('macros')
})
