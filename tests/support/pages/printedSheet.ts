import type { Locator, Page } from 'playwright'
import { type ExamName, isExam, type PageName } from '../../../src/addresses/pageTable.js'

export const print = async (page: Page) => {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  return {
    // Page objects are not compressed.
    sheets: text.match(/\/Type \/Page\b/g)?.length ?? 0,
    // 8.5 by 11 inches in points.
    isLetter: text.includes('/MediaBox [0 0 612 792]'),
  }
}

export const linesToFill = (lines: Locator) =>
  lines.evaluateAll((found) =>
    found.map((line) => ({
      label: line.textContent,
      style: getComputedStyle(line).borderBlockEndStyle,
      hasRoom: line.getBoundingClientRect().width > 100,
    })),
  )

export const examOf = (name: PageName | undefined): ExamName | undefined =>
  isExam(name) ? name : undefined
