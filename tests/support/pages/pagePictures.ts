import type { Page } from 'playwright'

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

export const offeredPictures = (page: Page): Promise<readonly string[]> =>
  page.$$eval('img, source', (nodes) =>
    nodes
      .flatMap((node) => [node.getAttribute('src') ?? '', node.getAttribute('srcset') ?? ''])
      .flatMap((list) => list.split(', '))
      .map((candidate) => candidate.split(' ')[0] ?? '')
      .filter((address) => address.startsWith('/_ipx/')),
  )

/** Records which pictures a page requests, including cached ones. */
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
    /** Returns the pictures requested without scrolling. Call it after the load event. */
    asked: async (): Promise<readonly string[]> => {
      const timed = await page.evaluate(async () => {
        // Lazy pictures near the window are requested when the page is drawn.
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
        return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      })
      return [...new Set([...asked, ...timed.filter((path) => path.startsWith('/_ipx/'))])]
    },
  }
}

export const weigh = async (origin: string, paths: readonly string[]): Promise<number> => {
  const bodies = await Promise.all(
    paths.map(async (path) => (await fetch(origin + path)).arrayBuffer()),
  )
  return bodies.reduce((bytes, { byteLength }) => bytes + byteLength, 0)
}

export const heroOf = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => path.endsWith('/reception-square.jpg'))

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
