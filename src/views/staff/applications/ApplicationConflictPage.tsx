import { staffUrl } from '../../../addresses/staffTable.js'
import type { ApplicationState } from '../../../shared/staff/deskChoices.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import RequestTimeline, { type TimelineDay } from '../record/RequestTimeline.js'
import type { ApplicationFormPlace } from './ApplicationFacts.js'
import ApplicationStateTexts from './ApplicationStateTexts.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

interface Props extends StaffViewProps, ApplicationFormPlace {
  readonly name: string
  readonly href: string
  readonly state: Stored<ApplicationState>
  readonly timeline: readonly TimelineDay[]
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly mine: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/applications/ApplicationConflictPage': Props
  }
}

export default function ApplicationConflictPage(props: Props) {
  const { site, title, name, reference, version, list, fields, mine, href, state } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title}>
      <div className="flow flow--tight">
        <h1>{t('staffApplications:conflict.title')}</h1>
        <p className="measure">{t('staffApplications:conflict.text')}</p>
      </div>
      <div className="versions">
        <section className="version">
          <h2>{t('staffApplications:conflict.theirs')}</h2>
          <div className="version__body">
            <p>
              {name} <ApplicationStateTexts state={state} />
            </p>
            <RequestTimeline days={props.timeline} />
            <a className="btn btn--ghost" href={href}>
              {t('staffApplications:conflict.leave')}
            </a>
          </div>
        </section>
        <section className="version version--mine">
          <h2>{t('staffApplications:conflict.mine')}</h2>
          <form
            className="version__body"
            method="post"
            action={staffUrl('application', { reference })}
          >
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="list" value={list} />
            {fields.map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <p className="lines">{mine}</p>
            <button type="submit" className="btn">
              {t('staffApplications:conflict.again')}
            </button>
          </form>
        </section>
      </div>
    </StaffLayout>
  )
}
