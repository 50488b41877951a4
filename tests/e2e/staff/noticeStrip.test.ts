import { join } from 'node:path'
import { openRecords } from '../../../src/services/adapters/records/openRecords.js'
import { draftNotice } from '../../../src/services/notices/notice.js'
import { hour } from '../../../src/shared/time/durations.js'
import { openBrowser } from '../../support/browser/browser.js'
import { accessibilityErrorsInBothThemes } from '../../support/pages/accessibility.js'
import { overflowErrors } from '../../support/pages/overflow.js'
import { startBuiltSite } from '../../support/site/builtSite.js'
import { eventually } from '../../support/site/eventually.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

test('notice › is shown at the top of public pages, accessible and uncut at any width', async () => {
  const folder = temporaryFolder()
  // Published before the start, because a running site polls notices only every 20 s.
  const records = await openRecords({ kind: 'sqlite', file: join(folder.path, 'records.sqlite') })
  const now = Date.now()
  const moments = {
    from: new Date(now - hour).toISOString(),
    to: new Date(now + hour).toISOString(),
  }
  const storm = { fr: 'Tempête : appelez avant de partir.', en: 'Storm: call before you leave.' }
  const waits = { fr: 'environ 6 semaines pour une IRM', en: 'about 6 weeks for an MRI' }
  await records.createAll([
    draftNotice({ id: 'storm', kind: 'banner', text: storm, ...moments }, now),
    draftNotice({ id: 'waits', kind: 'waiting', text: waits, ...moments }, now),
  ])
  await records.close()
  const site = await startBuiltSite({
    folder: folder.path,
    env: { SERVICE_WORKER: 'off' },
  })
  const browser = await openBrowser(site.origin)
  const visitor = await browser.visitor()
  const page = await visitor.open()
  await page.goto('/fr/a-propos')
  expect(await page.locator('body > .closure-notice').innerText()).toContain('Tempête')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await eventually(async () => expect([width, await overflowErrors(page)]).toEqual([width, []]))
    expect([width, await accessibilityErrorsInBothThemes(page)]).toEqual([width, []])
  }
  await browser.close()
  await site.stop()
  folder.remove()
})
