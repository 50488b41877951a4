import type { RefusedFile } from '../../services/careers/claiming.js'
import { mostFiles } from '../../config/limits.js'
import type { Refusal } from '../../services/careers/uploads.js'
import type { Message } from '../../services/language/words.js'
import type { ApplicationError } from './applicationForm.js'
import type { FormFiles } from './formFiles.js'

const error = (message: Message): ApplicationError => ({ field: 'files', ...message })

const tooMany = error({ key: 'applications:files.errors.tooMany', values: { count: mostFiles } })

const refusalError = (refusal: Refusal, name: string, limit: string): ApplicationError =>
  error(
    refusal === 'tooLarge'
      ? { key: 'applications:files.errors.tooLarge', values: { name, limit } }
      : { key: `applications:files.errors.${refusal}`, values: { name } },
  )

/** What is wrong with the files before anybody looks into them. */
export const fileErrors = (
  { stored, refused }: FormFiles,
  uploads: readonly string[],
  limit: string,
): readonly ApplicationError[] => {
  const isOver =
    stored.length + uploads.length > mostFiles ||
    refused.some(({ refusal }) => refusal === 'tooMany')
  return [
    ...(isOver ? [tooMany] : []),
    ...refused.flatMap(({ name, refusal }) =>
      refusal === 'tooMany' ? [] : [refusalError(refusal, name, limit)],
    ),
  ]
}

/** What was found in the files. */
export const troubleErrors = (refused: readonly RefusedFile[]): readonly ApplicationError[] =>
  refused.map(({ name, trouble }) =>
    error(
      name === undefined
        ? { key: 'applications:files.errors.lost' }
        : { key: `applications:files.errors.${trouble}`, values: { name } },
    ),
  )
