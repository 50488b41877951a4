import { type DOMReadyEvent, type HtmlElement, type Plugin, Rule } from 'html-validate'

/* Rules of the W3C's checker that html-validate lacks. */

/** A required list begins with an empty option, so that no value is submitted by default. */
class RequiredSelect extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const select of document.querySelectorAll('select[required]')) {
        const [first] = select.querySelectorAll('option')
        const isList =
          select.hasAttribute('multiple') || Number(select.getAttributeValue('size')) > 1
        if (isList || first?.getAttributeValue('value') === '') continue
        this.report({
          node: select,
          message: 'the first option of a required select must have an empty value',
        })
      }
    })
  }
}

const sectioning = 'section, article, nav, aside'
const headings = 'h1, h2, h3, h4, h5, h6'

const hasOwnHeading = (section: HtmlElement): boolean => {
  const inner = new Set(
    section.querySelectorAll(sectioning).flatMap((one) => one.querySelectorAll(headings)),
  )
  return section.querySelectorAll(headings).some((heading) => !inner.has(heading))
}

/** Sections need a heading because screen reader users navigate by section. */
class SectionHeading extends Rule {
  override setup(): void {
    this.on('dom:ready', ({ document }: DOMReadyEvent) => {
      for (const section of document.querySelectorAll('section, article')) {
        if (section.hasAttribute('aria-label') || hasOwnHeading(section)) continue
        this.report({
          node: section,
          message: `<${section.tagName}> has no heading: give it one or make it a <div>`,
        })
      }
    })
  }
}

export const markupRules: Plugin = {
  name: 'markup-rules',
  rules: { 'required-select': RequiredSelect, 'section-heading': SectionHeading },
}
