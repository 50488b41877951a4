import { draftFindings, type Finding } from '../../../services/content/checks/draftFindings.js'
import type { OpenDocument } from '../../../services/content/editor/openDocument.js'
import { digestOf } from '../../../services/content/storedJson.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import type { Services } from '../../../services/services.js'

/** Returns the errors of a draft's schema and the findings about its texts at the time `at`. */
export const findingsOf = async (
  { editing, facts, clinic, clock, spellCheck }: Services,
  document: OpenDocument,
  at = clock.now(),
): Promise<readonly Finding[]> => {
  const { catalogue, board } = editing
  const { documents } = board.current()
  const { draft, name, json } = document
  const problems =
    draft === undefined ? [] : (catalogue.typeOf(name)?.validate(json, documents) ?? [])
  const findings = await draftFindings(
    {
      documents,
      facts,
      today: localMoment(clinic, new Date(at)).date,
      findMisspelled: spellCheck.find,
    },
    document,
  )
  return [
    ...problems.map((problem) => ({
      ...problem,
      kind: 'error' as const,
      id: digestOf([name, ...problem.path, problem.rule, problem.values]),
    })),
    ...findings,
  ]
}
