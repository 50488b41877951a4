import { isRecord } from '../../../shared/records/isRecord.js'
import { broken } from '../../schema/brokenRule.js'
import { isPictureKey } from '../pictureKeys.js'
import type { TextSource } from './wordsOf.js'
import type { WordError } from './wordTypes.js'

const rights = ['author', 'mayPublish', 'noPatient'] as const

/** Reports an uploaded picture without its author, its licence or the absence of patients. */
export const missingRights = ({ file, whole }: TextSource): readonly WordError[] => {
  if (!isRecord(whole) || typeof whole['file'] !== 'string' || !isPictureKey(whole['file']))
    return []
  const missing = rights.find((key) => whole[key] === undefined)
  return missing === undefined ? [] : [{ file, key: missing, ...broken('rights') }]
}
