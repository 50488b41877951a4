import { createPageShells } from '../../src/controllers/pages/pageShells.js'
import type { PageShell } from '../../src/views/pageContext/site.js'

const shellOf = (words: string): PageShell => [Buffer.from(words), Buffer.from('')]
const saying = (words: string) => () => shellOf(words)

test('a page is rendered once as long as it says the same', () => {
  const shellsAt = createPageShells()
  expect(shellsAt('10:00').find('home', saying('open'))).toEqual(shellOf('open'))
  expect(shellsAt('10:00').find('home', saying('not rendered'))).toEqual(shellOf('open'))
  expect(shellsAt('10:00').find('careers', saying('offers'))).toEqual(shellOf('offers'))
  expect(shellsAt('13:00').find('home', saying('closed'))).toEqual(shellOf('closed'))
})

test('a page that was begun before closing time is shown to nobody who comes after', () => {
  const shellsAt = createPageShells()
  const begunBefore = shellsAt('12:59')
  const begunAfter = shellsAt('13:00')
  expect(begunBefore.find('home', saying('open'))).toEqual(shellOf('open'))
  expect(begunAfter.find('home', saying('closed'))).toEqual(shellOf('closed'))
  expect(shellsAt('13:00').find('home', saying('not rendered'))).toEqual(shellOf('closed'))
})
