import type { Page } from 'playwright'

/** Loads the pictures that wait to be scrolled to, and answers those that did not arrive. */
export const missingPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const load = async (picture: HTMLImageElement): Promise<readonly string[]> => {
      picture.loading = 'eager'
      return picture.decode().then(
        () => [],
        () => [picture.currentSrc || picture.src],
      )
    }
    return (await Promise.all([...document.images].map(load))).flat()
  })

/** Every address of a picture that the page offers, in all its sizes and formats. */
export const offeredPictures = (page: Page): Promise<readonly string[]> =>
  page.$$eval('img, source', (nodes) =>
    nodes
      .flatMap((node) => [node.getAttribute('src') ?? '', node.getAttribute('srcset') ?? ''])
      .flatMap((list) => list.split(', '))
      .map((candidate) => candidate.split(' ')[0] ?? '')
      .filter((address) => address.startsWith('/_ipx/')),
  )

/** Notes which pictures a page asks for, whether the browser has them already or not. */
export const watchPictures = (page: Page) => {
  let asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_ipx/')) asked.add(pathname)
  })
  return {
    forget: (): void => {
      asked = new Set()
    },
    /** Those asked for before anybody scrolls; the page has been loaded. */
    asked: async (): Promise<readonly string[]> => {
      const timed = await page.evaluate(async () => {
        // What is near the window is asked for when the page is drawn.
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
        return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      })
      return [...new Set([...asked, ...timed.filter((path) => path.startsWith('/_ipx/'))])]
    },
  }
}

/** Bytes of the pictures at these addresses together. */
export const weigh = async (origin: string, paths: readonly string[]): Promise<number> => {
  const bodies = await Promise.all(
    paths.map(async (path) => (await fetch(origin + path)).arrayBuffer()),
  )
  return bodies.reduce((bytes, { byteLength }) => bytes + byteLength, 0)
}

/** The picture at the top of the home page, of those that the page asked for. */
export const heroOf = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => path.endsWith('/reception-square.jpg'))

/** Which element was the largest contentful paint, by its tag. */
export const largestPainted = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          const element = last !== undefined && 'element' in last ? last.element : undefined
          resolve(element instanceof Element ? element.tagName : undefined)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
