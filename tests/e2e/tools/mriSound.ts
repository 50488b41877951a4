import { urlFor } from '../../../src/addresses/urlFor.js'
import type { SiteVisits } from '../../support/browser/siteVisits.js'
import { translatePage } from '../../support/browser/translatePage.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { eventually } from '../../support/site/eventually.js'

/** Runs in the page: records the start, volume and end of each sound in `data-audio`. */
const watchAudio = (): void => {
  const note = (what: string): void => {
    const { dataset } = document.documentElement
    dataset['audio'] = `${dataset['audio'] ?? ''}${what} `
  }
  window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    override start(): void {
      note('start')
      this.addEventListener('ended', () => note('end'))
      super.start()
    }
  }
  AudioParam.prototype.setTargetAtTime = function (target) {
    note(`volume ${target}`)
    this.value = target
    return this
  }
}

/** Runs in the page: makes the first playback fail, as when another program uses the audio device. */
const refuseFirstSound = (): void => {
  let refusals = 1
  window.AudioContext = class extends AudioContext {
    override async resume(): Promise<void> {
      refusals -= 1
      if (refusals >= 0) throw new DOMException('', 'NotAllowedError')
      await super.resume()
    }
  }
}

export const mriSound = (visits: SiteVisits): void => {
  test('MRI sound › plays at the chosen volume when its button is pressed by keyboard, until stopped', async () => {
    const page = await visits.arrive({ locale: 'fr-CA', alone: true })
    await page.addInitScript(watchAudio)
    await page.goto(urlFor('mri', 'fr'))
    const audio = (): Promise<string> =>
      page.evaluate(() => document.documentElement.dataset['audio'] ?? '')
    const play = page.getByRole('button', { name: 'Écouter 12 secondes' })
    await play.scrollIntoViewIfNeeded()
    expect(await page.getByRole('radio', { name: 'Très doux' }).isChecked()).toBe(true)
    expect(await audio()).toBe('')
    await play.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Arrêter le son' }).waitFor()
    expect(await audio()).toBe('start ')
    expect(await page.locator('#sound').getByRole('status').textContent()).toBe('Le son joue.')
    await page.getByRole('radio', { name: 'Très doux' }).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(async () => expect(await audio()).toBe('start volume 0.1 '))
    await translatePage(page)
    await page.getByRole('button', { name: 'Arrêter le son' }).press('Space')
    await play.waitFor()
    expect(await audio()).toBe('start volume 0.1 end ')
    expect(await accessibilityErrorsInBothThemes(page, '#sound')).toEqual([])
  })

  test('MRI sound › reports a failed playback and retries on the next press', async () => {
    const page = await visits.arrive({ alone: true })
    await page.addInitScript(refuseFirstSound)
    await page.goto(urlFor('mri', 'en'))
    const play = page.getByRole('button', { name: 'Listen for 12 seconds' })
    await play.click()
    await page.getByText('Your device could not play the sound. Try again.').waitFor()
    await play.click()
    await page.getByRole('button', { name: 'Stop the sound' }).waitFor()
  })

  test('MRI sound without JavaScript › is described in text and shows no button', async () => {
    const page = await visits.arrive({ javaScriptEnabled: false })
    await page.goto(urlFor('mri', 'en'))
    const section = page.locator('#sound')
    expect(await section.innerText()).toContain('repeated knocks, then buzzing')
    expect(await section.getByRole('button').count()).toBe(0)
    expect(await section.getByRole('radio').count()).toBe(0)
  })
}
