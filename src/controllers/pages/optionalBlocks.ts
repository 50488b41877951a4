import type {
  LegalBlock,
  LegalContent,
  OptionalService,
} from '../../services/content/schemas/legal.js'

type Enabled = Readonly<Record<OptionalService, boolean>>

export const withoutUnusedServices = (content: LegalContent, isEnabled: Enabled): LegalContent => {
  const isShown = (block: LegalBlock): boolean =>
    block.kind !== 'paragraph' || block.onlyWith === undefined || isEnabled[block.onlyWith]
  return {
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(isShown),
    })),
  }
}
