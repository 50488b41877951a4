import { uploadPaths } from '../../routes/table.js'
import { useSite } from '../site.js'
import FieldFault from './FieldFault.js'
import Icon from './Icon.js'

export interface WaitingFile {
  readonly id: string
  readonly name: string
  /** « 1,8 Mio » */
  readonly size: string
}

export interface FileLimits {
  /** Of one file. */
  readonly maxBytes: number
  /** The same in words. */
  readonly size: string
  readonly files: number
  /** `.pdf,.doc,…` */
  readonly accept: string
}

interface Props {
  readonly form: string
  readonly waiting: readonly WaitingFile[]
  readonly limits: FileLimits
  readonly faults: readonly string[]
}

/** The files: a plain field that every browser has, and what was uploaded before. */
export default function FilesField({ form, waiting, limits, faults }: Props) {
  const { t } = useSite()
  const id = `${form}-files`
  const [first, ...others] = faults
  const described = [`${id}-hint`, ...(first === undefined ? [] : [`${id}-fault`])].join(' ')
  return (
    <div className="field" data-upload="">
      <label htmlFor={id}>{t('applications:files.label')}</label>
      <input
        className="input"
        type="file"
        id={id}
        name="files"
        multiple
        accept={limits.accept}
        data-max-bytes={limits.maxBytes}
        data-max-files={limits.files}
        data-sign={uploadPaths.sign}
        aria-describedby={described}
        aria-invalid={first === undefined ? undefined : true}
      />
      <div className="hint" id={`${id}-hint`}>
        <p>{t('applications:files.hint', { size: limits.size, count: limits.files })}</p>
        <p>{t('applications:files.without')}</p>
      </div>
      <FieldFault id={id} fault={first} />
      {others.map((sentence, position) => (
        <FieldFault key={sentence} id={`${id}-${position}`} fault={sentence} />
      ))}
      {waiting.length > 0 && <Waiting files={waiting} />}
    </div>
  )
}

/** Files that are here already and go with the form. */
function Waiting({ files }: { readonly files: readonly WaitingFile[] }) {
  const { t } = useSite()
  return (
    <ul className="files">
      {files.map(({ id, name, size }) => (
        <li key={id} className="file" data-state="success">
          <input type="hidden" name="uploads" value={id} />
          <span className="file__icon">
            <Icon name="document" />
          </span>
          <p className="file__name">
            {name} <span>{size}</span>
          </p>
          <div className="file__state">
            <Icon name="check" small />
            {t('applications:files.here')}
          </div>
        </li>
      ))}
    </ul>
  )
}
