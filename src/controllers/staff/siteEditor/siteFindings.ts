import { draftFindings, type Finding } from '../../../services/content/checks/draftFindings.js'
import type { OpenDocument } from '../../../services/content/editor/openDocument.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import type { Services } from '../../../services/services.js'

export const findingsOf = (
  { editing, facts, clinic, clock }: Services,
  document: OpenDocument,
): readonly Finding[] =>
  draftFindings(
    {
      documents: editing.board.current().documents,
      facts,
      today: localMoment(clinic, new Date(clock.now())).date,
    },
    document,
  )
