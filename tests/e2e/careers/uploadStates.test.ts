import {
  type ApplicationPage,
  chooseFiles,
  fileBecomes,
} from '../../support/careers/applicationPage.js'
import { applicationVisits } from '../../support/careers/applicationVisits.js'
import { aPdf } from '../../support/careers/someFiles.js'

const tests = applicationVisits()

const pdf = (name: string) => ({ name, content: aPdf(name), type: 'application/pdf' })
const cv = pdf('CV.pdf')

const rowOf = async (form: ApplicationPage, name: string): Promise<string> =>
  (await form.row(name).locator('.file__state').textContent()) ?? ''

test('each state of a file is seen for 200 ms, in words, and told', async () => {
  const form = await tests.arrive()
  const { page, t } = form
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const watching = await form.filesStatus.evaluateHandle((element) => {
    const said: string[] = []
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return said
  })
  const arrived = page.waitForResponse('**/upload/files')
  await chooseFiles(form, cv)
  for (const state of ['added', 'queued', 'uploading'] as const) {
    await fileBecomes(form, cv.name, state)
    expect(await rowOf(form, cv.name)).not.toBe('')
    // The network is faster than the row.
    if (state === 'uploading') await (await arrived).finished()
    await page.clock.runFor(199)
    await fileBecomes(form, cv.name, state)
    await page.clock.runFor(1)
  }
  await fileBecomes(form, cv.name, 'success')
  expect(await rowOf(form, cv.name)).toBe(t('applications:upload.states.success'))

  const told = (state: 'added' | 'queued' | 'success') =>
    t('applications:upload.stateSaid', {
      name: cv.name,
      state: t(`applications:upload.states.${state}`),
    })
  const progress = (percent: string) =>
    t('applications:upload.progressSaid', { name: cv.name, percent: `${percent}\u00A0%` })
  const said = await watching.jsonValue()
  // So small a file may be half-way before its row says that it leaves.
  const uploading = said.filter((one) => [progress('0'), progress('50')].includes(one))
  expect(uploading.length).toBeGreaterThan(0)
  expect(said).toEqual([told('added'), told('queued'), ...uploading, told('success')])
})

// In English they are the specification's: `tests/specification/08-error-catalogue.test.ts`.
test('the sentences of the upload have their equals in French, and after each what to do', async () => {
  const form = await tests.arrive('fr')
  expect(await form.place.locator('.drop__title').textContent()).toBe(
    'Déposez vos fichiers ici pour les téléverser ou choisissez-les ici',
  )
  await chooseFiles(form, { name: 'Portfolio.pdf', content: Buffer.alloc(1_500_000) })
  await fileBecomes(form, 'Portfolio.pdf', 'error')
  expect(await rowOf(form, 'Portfolio.pdf')).toMatch(
    /^Le fichier est trop lourd \(1,5\u00A0Mo\)\. Taille maximale\u00A0: 1\u00A0Mo\. \w/,
  )
})
