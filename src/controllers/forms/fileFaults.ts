import type { RefusedFile, FileTrouble } from '../../services/careers/claiming.js'
import { mostFiles } from '../../services/careers/fileKinds.js'
import type { ApplicationFault } from '../../services/validation/applicationRules.js'
import type { FormFiles, FormRefusal } from './applicationFiles.js'

const fault = (name: string, values: Readonly<Record<string, string>> = {}): ApplicationFault => ({
  field: 'files',
  key: `applications:files.faults.${name}`,
  values,
})

const refusalFault = ({ name, refusal }: FormRefusal, limit: string): ApplicationFault =>
  fault(refusal, { name, limit, count: String(mostFiles) })

/** What is wrong with the files before anybody looks into them. */
export const fileFaults = (
  { stored, refused }: FormFiles,
  uploads: readonly string[],
  limit: string,
): readonly ApplicationFault[] => {
  if (stored.length + refused.length + uploads.length === 0) return [fault('required')]
  const tooMany = stored.length + uploads.length > mostFiles
  const others = refused.filter(({ refusal }) => refusal !== 'tooMany')
  const isOver = tooMany || others.length < refused.length
  return [
    ...(isOver ? [fault('tooMany', { count: String(mostFiles) })] : []),
    ...others.map((one) => refusalFault(one, limit)),
  ]
}

const troubleKeys: Readonly<Record<FileTrouble, string>> = {
  mismatch: 'mismatch',
  locked: 'locked',
  unreadable: 'unreadable',
  infected: 'infected',
  missing: 'missing',
}

/** What was found in the files. */
export const troubleFaults = (refused: readonly RefusedFile[]): readonly ApplicationFault[] =>
  refused.map(({ name, trouble }) =>
    name === undefined ? fault('lost') : fault(troubleKeys[trouble], { name }),
  )
