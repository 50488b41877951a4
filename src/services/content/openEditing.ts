import type { Retention } from '../../config/retention.js'
import { broken } from '../schema/brokenRule.js'
import { createBackoff } from '../../shared/time/backoff.js'
import { createFacts } from '../clinic/facts.js'
import { buildCatalogue } from './buildCatalogue.js'
import { createReleaseCheck } from './checks/releaseErrors.js'
import { type ConfiguredMailboxes, mailboxErrors } from '../clinic/staffMailboxes.js'
import { clinicOf } from './editionContent.js'
import type { ContentDefaults } from './loadContent.js'
import { readDocumentName } from './contentDocument.js'
import type { Documents } from './documentType.js'
import { mayChange } from './editor/changeAccess.js'
import { documentAddress, openDocument } from './editor/openDocument.js'
import { changesReviewed } from './editor/reviewedChanges.js'
import { type Content, type ContentParts, openContent } from './openContent.js'
import { sharedValues } from './resolveUses.js'
import { siteEditors } from '../../addresses/staffTable.js'
import type { StaffAccounts } from '../staff/accounts/accounts.js'

interface Parts
  extends Omit<ContentParts, 'catalogue' | 'check' | 'needsApproval' | 'mayPublish' | 'backoff'> {
  readonly retention: Retention
  readonly mailboxes: ConfiguredMailboxes
  readonly accounts: Pick<StaffAccounts, 'activeWith'>
}

const isReviewed = (name: string, before: Documents, after: Documents): boolean => {
  const named = readDocumentName(name)
  const common = sharedValues(after.get('common'))
  return (
    named !== undefined &&
    changesReviewed({ ...named, common }, before.get(name) ?? null, after.get(name) ?? null)
  )
}

/** Returns an account that is active and edits documents. */
const activeEditor = async (accounts: Parts['accounts'], id: string) => {
  const editors = await Promise.all(siteEditors.map((role) => accounts.activeWith(role)))
  return editors.flat().find((account) => account.id === id)
}

export const openEditing = (
  { retention, mailboxes, accounts, ...parts }: Parts,
  defaults: ContentDefaults,
): Content => {
  const editing: Content = openContent({
    ...parts,
    catalogue: buildCatalogue(defaults.documents),
    check: createReleaseCheck(
      () => editing.board.current().documents,
      (documents) => createFacts(clinicOf(documents), retention),
      (documents) =>
        mailboxErrors(mailboxes, clinicOf(documents)).map(() => ({
          document: 'clinic',
          path: ['hiringEmail'],
          ...broken('deskMailbox'),
        })),
    ),
    needsApproval: async (...changed) =>
      isReviewed(...changed) && (await accounts.activeWith('approver')).length > 0,
    mayPublish: async ({ by, drafts }) => {
      const author = await activeEditor(accounts, by)
      const documents = await Promise.all(
        drafts.map(({ document }) => openDocument(editing, documentAddress(document))),
      )
      return (
        author !== undefined &&
        documents.every(
          (one) => one === undefined || mayChange(author.roles, one, one.published, one.json),
        )
      )
    },
    backoff: createBackoff(),
  })
  return editing
}
