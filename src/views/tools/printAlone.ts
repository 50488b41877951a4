import { markSection, unmarkSection } from '../browser/islands/markSection.js'

/** Prints the section of the page that contains an element, without the other sections. */
export const printAlone = (inside: Element): void => {
  markSection(inside, 'data-print-alone')
  addEventListener('afterprint', () => unmarkSection(inside, 'data-print-alone'), { once: true })
  print()
}
