import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import ChangeList from './ChangeList.js'
import type { ChangeProps, ProblemProps } from './fieldProps.js'
import NoteField from './NoteField.js'
import ProblemList from './ProblemList.js'
import ScheduleList, { type ScheduleProps } from './ScheduleList.js'
import SiteSubpage from './SiteSubpage.js'

interface Props extends StaffViewProps {
  readonly id: string
  readonly schedules: readonly ScheduleProps[]
  readonly day: string
  readonly hour: string
  readonly note: string
  readonly error: string | undefined
  readonly problems: readonly ProblemProps[]
  readonly isReviewed: boolean
  readonly drafts: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly obstacle: string | undefined
    readonly isChosen: boolean
    readonly isNew: boolean
    readonly changes: readonly ChangeProps[]
    readonly findings: readonly ProblemProps[]
  }[]
  /** Drafts beyond those that one release may contain. */
  readonly further: readonly { readonly href: string; readonly words: string }[]
  readonly checked: readonly string[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SitePublishPage': Props
  }
}

export default function SitePublishPage(props: Props) {
  const { site, title, note, error, problems, isReviewed, drafts } = props
  const { t } = site
  return (
    <SiteSubpage
      site={site}
      title={title}
      head={<p className="small muted">{t('staffSiteEditor:publish.intro')}</p>}
      error={
        error && (
          <div>
            <p>{error}</p>
            <ProblemList problems={problems} />
          </div>
        )
      }
    >
      <ScheduleList schedules={props.schedules} />
      {props.further.length > 0 && (
        <details className="panel fold">
          <summary>{t('staffSiteEditor:publish.further', { count: props.further.length })}</summary>
          <ul className="outline">
            {props.further.map(({ href, words }) => (
              <li key={href}>
                <a href={href}>{words}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {drafts.length === 0 ? (
        <p className="muted">{t('staffSiteEditor:publish.none')}</p>
      ) : (
        <form className="split split--aside" method="post" action={staffUrl('sitePublish')}>
          <div className="flow">
            {drafts.map(({ id, name, href, obstacle, isChosen, isNew, changes, findings }) => (
              <section key={id} className="panel">
                <h2>
                  <a href={href}>{name}</a>
                </h2>
                {obstacle === undefined ? (
                  <label className="check">
                    <input
                      className="tick"
                      type="checkbox"
                      name="draft"
                      value={id}
                      defaultChecked={isChosen}
                    />
                    <span>{t('staffSiteEditor:publish.choose', { name })}</span>
                  </label>
                ) : (
                  <p className="small">{obstacle}</p>
                )}
                {isNew && <p>{t('staffSiteEditor:document.isNew')}</p>}
                <ChangeList changes={changes} />
                {findings.length > 0 && (
                  <>
                    {findings.some(({ kind }) => kind === 'confirm') && (
                      <p className="hint">{t('staffSiteEditor:findings.intro')}</p>
                    )}
                    <ProblemList
                      problems={findings}
                      isChecked={(finding) => props.checked.includes(finding)}
                    />
                  </>
                )}
              </section>
            ))}
          </div>
          <div className="panel stay">
            <NoteField label={t('staffSiteEditor:publish.note')} note={note} />
            {isReviewed && (
              <label className="check">
                <input className="tick" type="checkbox" name="answer" value="yes" />
                <span>{t('staffSiteEditor:publish.answer')}</span>
              </label>
            )}
            <input type="hidden" name="id" value={props.id} />
            <div className="row">
              <button type="submit" className="btn btn--coral" name="do" value="publish">
                {t('staffSiteEditor:publish.send')}
              </button>
            </div>
            <Later day={props.day} hour={props.hour} />
          </div>
        </form>
      )}
    </SiteSubpage>
  )
}

function Later({ day, hour }: Pick<Props, 'day' | 'hour'>) {
  const { t } = useStaffSite()
  return (
    <details open={day !== '' || hour !== ''}>
      <summary className="btn btn--ghost">{t('staffSiteEditor:schedule.later')}</summary>
      <div className="flow">
        <div className="pair">
          {(['day', 'hour'] as const).map((name) => (
            <div className="field" key={name}>
              <label htmlFor={name}>{t(`staffSiteEditor:schedule.${name}`)}</label>
              <input
                type="text"
                className="input"
                id={name}
                name={name}
                autoComplete="off"
                defaultValue={name === 'day' ? day : hour}
                aria-describedby={`${name}-hint`}
              />
              <p className="hint" id={`${name}-hint`}>
                {t(`staffSiteEditor:schedule.${name}Hint`)}
              </p>
            </div>
          ))}
        </div>
        <button type="submit" className="btn btn--ghost" name="do" value="schedule">
          {t('staffSiteEditor:schedule.send')}
        </button>
      </div>
    </details>
  )
}
