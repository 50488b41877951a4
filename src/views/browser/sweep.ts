import { isSavingData } from './page/dataSaver.js'

/** Lets the beam of the page's ultrasound picture sweep once, after the picture was painted. */
export const sweepScan = (): void => {
  const scan = document.querySelector<HTMLElement>('.page-hero .scan')
  const picture = scan?.querySelector('img')
  if (!scan || !picture || isSavingData()) return
  picture.decode().then(
    () =>
      // Two frames later the picture is on the screen: the sweep is never the largest paint.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          scan.dataset['sweep'] = ''
        }),
      ),
    // A picture that does not come has no beam.
    () => undefined,
  )
}
