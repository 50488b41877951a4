import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTranslations, translateIn } from '../../../src/services/language/translations.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const inEnglish = async () =>
  translateIn(await openTranslations(join(__dirname, '../../../locales'), () => {}), 'en')

test('English time at the end of a sentence › has a single stop, in bold or not', async () => {
  const t = await inEnglish()
  const callBack = 'by Tuesday, November 24, 6 p.m.'
  expect(t('emails:acknowledgement.previewByPhone', { callBack })).toBe(
    `The front desk will call you, usually ${callBack}`,
  )
  expect(t('emails:acknowledgement.byPhone', { callBack })).toMatch(
    /usually \*\*by .+ 6 p\.m\.\*\*$/,
  )
  expect(t('staffSignIn:locked', { count: 2, time: '9:30 a.m.' })).toMatch(/ 9:30 a\.m\.$/)
})

test('English time inside a sentence › is unchanged', async () => {
  const t = await inEnglish()
  const date = 'Tuesday, November 24'
  expect(t('received:notice.nextBy', { date, time: '6 p.m.' })).toBe(
    'The front desk usually answers by 6 p.m. on Tuesday, November 24.',
  )
  expect(t('emails:acknowledgement.previewByPhone', { callBack: 'within one business day' })).toBe(
    'The front desk will call you, usually within one business day.',
  )
})

test('missing English text › is shown in French and reported once with its key', async () => {
  const folder = temporaryFolder()
  const write = (locale: string, words: object): void => {
    mkdirSync(join(folder.path, locale))
    writeFileSync(join(folder.path, locale, 'common.json'), JSON.stringify(words))
  }
  const both = { count_one: '1', count_other: '2' }
  write('fr', { skip: 'Aller au contenu', ...both, count_many: '3' })
  write('en', both)
  const missing: string[] = []
  const t = translateIn(await openTranslations(folder.path, (key) => missing.push(key)), 'en')
  expect([t('common:skip'), t('common:skip')]).toEqual(['Aller au contenu', 'Aller au contenu'])
  expect(missing).toEqual(['common:skip'])
  folder.remove()
})
