import { markSection, unmarkSection } from '../browser/islands/markSection.js'

export const printAlone = (inside: Element): void => {
  markSection(inside, 'data-print-alone')
  addEventListener('afterprint', () => unmarkSection(inside, 'data-print-alone'), { once: true })
  print()
}
