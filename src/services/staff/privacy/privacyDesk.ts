import { type Attestation, attest } from './attestation.js'
import { planDeletion, runDeletion } from './deletePerson.js'
import { exportPerson, type PersonExport } from './exportPerson.js'
import { type DeskParts, findPerson, type PersonData } from './findPerson.js'
import type { PersonQuery } from './personQuery.js'

export interface PrivacyDesk {
  find(query: PersonQuery): Promise<PersonData>
  /** Exports everything except file contents, which are read by key. */
  export(query: PersonQuery): Promise<{
    readonly document: PersonExport
    readonly attestation: Attestation
  }>
  delete(query: PersonQuery): Promise<{
    readonly data: PersonData
    readonly attestation: Attestation
  }>
}

export const createPrivacyDesk = (parts: DeskParts): PrivacyDesk => ({
  find: (query) => findPerson(parts, query),
  export: async (query) => {
    const data = await findPerson(parts, query)
    const now = parts.clock.now()
    return { document: exportPerson(data, now), attestation: attest('exported', query, data, now) }
  },
  delete: async (query) => {
    const data = await findPerson(parts, query)
    await runDeletion(parts, planDeletion(data))
    return { data, attestation: attest('deleted', query, data, parts.clock.now()) }
  },
})
