import { isSavingData } from './page/dataSaver.js'

export const animateScan = (): void => {
  const scan = document.querySelector<HTMLElement>('.page-hero .scan')
  const picture = scan?.querySelector('img')
  if (!scan || !picture || isSavingData()) return
  picture.decode().then(
    () =>
      // Two frames later the picture is painted, so that the animation does not delay the largest contentful
      // paint (LCP).
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          scan.dataset['sweep'] = ''
        }),
      ),
    // Without the picture, the animation does not start.
    () => undefined,
  )
}
