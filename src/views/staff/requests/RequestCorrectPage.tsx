import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import EntryFields, { EntryErrors, type EntryFieldsProps } from './EntryFields.js'

interface Props extends StaffViewProps {
  readonly reference: string
  readonly name: string
  readonly version: number
  readonly list: string
  readonly action: string
  readonly back: string
  readonly fields: EntryFieldsProps
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestCorrectPage': Props
  }
}

export default function RequestCorrectPage(props: Props) {
  const { site, title, reference, name, version, list, action, back, fields } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="narrow">
      <BackCrumb label={t('staffRequests:page.back')} href={back} words={name} />
      <h1>{title}</h1>
      <p className="muted num">{reference}</p>
      <EntryErrors errors={fields.errors} />
      <form className="panel flow" method="post" action={action}>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="list" value={list} />
        <EntryFields {...fields} />
        <p className="hint">{t('staffRequests:entry.emailHint')}</p>
        <button className="btn" type="submit">
          {t('staffRequests:entry.save')}
        </button>
      </form>
    </StaffLayout>
  )
}
