import { createPageShells } from '../../src/controllers/pages/pageShells.js'
import type { PageShell } from '../../src/views/site/site.js'

const saying = (words: string) => (): PageShell => [words, '']

test('a page is rendered once as long as it says the same', () => {
  const shellsAt = createPageShells()
  expect(shellsAt('10:00').find('home', saying('open'))).toEqual(['open', ''])
  expect(shellsAt('10:00').find('home', saying('not rendered'))).toEqual(['open', ''])
  expect(shellsAt('10:00').find('careers', saying('offers'))).toEqual(['offers', ''])
  expect(shellsAt('13:00').find('home', saying('closed'))).toEqual(['closed', ''])
})

test('a page that was begun before closing time is shown to nobody who comes after', () => {
  const shellsAt = createPageShells()
  const begunBefore = shellsAt('12:59')
  const begunAfter = shellsAt('13:00')
  expect(begunBefore.find('home', saying('open'))).toEqual(['open', ''])
  expect(begunAfter.find('home', saying('closed'))).toEqual(['closed', ''])
  expect(shellsAt('13:00').find('home', saying('not rendered'))).toEqual(['closed', ''])
})
