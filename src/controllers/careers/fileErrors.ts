import type { RefusedFile, FileTrouble } from '../../services/careers/claiming.js'
import { mostFiles } from '../../services/careers/fileKinds.js'
import type { FormFiles, FormRefusal } from './formFiles.js'
import type { ApplicationError } from './applicationForm.js'

const error = (name: string, values: Readonly<Record<string, string>> = {}): ApplicationError => ({
  field: 'files',
  key: `applications:files.errors.${name}`,
  values,
})

const refusalError = ({ name, refusal }: FormRefusal, limit: string): ApplicationError =>
  error(refusal, { name, limit, count: String(mostFiles) })

/** What is wrong with the files before anybody looks into them. */
export const fileErrors = (
  { stored, refused }: FormFiles,
  uploads: readonly string[],
  limit: string,
): readonly ApplicationError[] => {
  const tooMany = stored.length + uploads.length > mostFiles
  const others = refused.filter(({ refusal }) => refusal !== 'tooMany')
  const isOver = tooMany || others.length < refused.length
  return [
    ...(isOver ? [error('tooMany', { count: String(mostFiles) })] : []),
    ...others.map((one) => refusalError(one, limit)),
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
export const troubleErrors = (refused: readonly RefusedFile[]): readonly ApplicationError[] =>
  refused.map(({ name, trouble }) =>
    name === undefined ? error('lost') : error(troubleKeys[trouble], { name }),
  )
