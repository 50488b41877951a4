import type { Retention } from '../../config/retention.js'
import { createBackoff } from '../../shared/time/backoff.js'
import { createFacts } from '../clinic/facts.js'
import { buildCatalogue } from './buildCatalogue.js'
import { createReleaseCheck } from './checks/releaseErrors.js'
import { clinicOf } from './editionContent.js'
import type { ContentDefaults } from './loadContent.js'
import { type Content, type ContentParts, openContent } from './openContent.js'

interface Parts extends Omit<ContentParts, 'catalogue' | 'check' | 'backoff'> {
  readonly retention: Retention
}

/** Opens drafts and releases of the documents that this build ships. */
export const openEditing = ({ retention, ...parts }: Parts, defaults: ContentDefaults): Content => {
  const editing: Content = openContent({
    ...parts,
    catalogue: buildCatalogue(defaults.documents),
    check: createReleaseCheck(
      () => editing.board.current().documents,
      (documents) => createFacts(clinicOf(documents), retention),
    ),
    backoff: createBackoff(),
  })
  return editing
}
