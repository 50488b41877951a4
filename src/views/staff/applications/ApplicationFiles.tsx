import { staffUrl } from '../../../addresses/staffTable.js'
import Icon from '../../icons/Icon.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { FileProps } from './applicationProps.js'

interface Props {
  readonly files: readonly FileProps[]
  readonly checks: string
  readonly pick: string
}

export default function ApplicationFiles({ files, checks, pick }: Props) {
  const { t } = useStaffSite()
  return (
    <section className="panel" aria-labelledby="files">
      <div className="panel__head">
        <h2 id="files">{t('staffApplications:files.title')}</h2>
        {files.length > 1 && (
          <form className="end" method="post" action={staffUrl('applicationsZip')}>
            <input type="hidden" name="pick" value={pick} />
            <button type="submit" className="btn btn--small btn--quiet">
              <StaffIcon name="download" small />
              {t('staffApplications:files.all')}
            </button>
          </form>
        )}
      </div>
      <p>{files.length > 0 ? checks : t('staffApplications:files.none')}</p>
      <ul className="files">
        {files.map((file) => (
          <li key={file.href} className={file.isSafe ? 'file' : 'file file--warn'}>
            <span className="file__icon">
              <Icon name="document" small />
            </span>
            <p className="file__name">
              {file.name} <span>{file.size}</span>
            </p>
            <p className="file__state">
              <span className={file.isSafe ? 'says says--ok' : 'says says--warn'}>
                <Icon name={file.isSafe ? 'shield' : 'warning'} small />
                <span>{file.sentences.join(' ')}</span>
              </span>
            </p>
            <a className="btn btn--small btn--ghost" href={file.href}>
              <StaffIcon name="download" small />
              {t('staffApplications:files.download')}
              <span className="vh"> {file.name}</span>
            </a>
          </li>
        ))}
      </ul>
      {files.length > 0 && <p className="hint">{t('staffApplications:files.hint')}</p>}
    </section>
  )
}
