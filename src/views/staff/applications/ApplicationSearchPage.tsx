import { staffUrl } from '../../../addresses/staffTable.js'
import type { ApplicationState } from '../../../shared/staff/deskChoices.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import SearchHead from '../search/SearchHead.js'
import ApplicationStateTexts from './ApplicationStateTexts.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

interface Props extends StaffViewProps {
  readonly typed: string
  readonly back: string
  readonly result?: string
  readonly found?: readonly {
    readonly reference: string
    readonly href: string
    readonly name: string
    readonly offer: string
    readonly received: string
    readonly state: Stored<ApplicationState>
  }[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/applications/ApplicationSearchPage': Props
  }
}

export default function ApplicationSearchPage({
  site,
  title,
  typed,
  back,
  result: said,
  found = [],
}: Props) {
  const { t } = site
  return (
    <StaffLayout site={site} title={title}>
      <SearchHead
        title={title}
        action={staffUrl('applicationSearch')}
        typed={typed}
        back={{ href: back, words: t('staffApplications:section') }}
        result={said}
      />
      {found.length > 0 && (
        <section className="panel" aria-label={title}>
          <ul className="rows">
            {found.map(({ reference, href, name, offer, received, state }) => (
              <li key={reference}>
                <span>
                  <a className="name" href={href}>
                    {name}
                  </a>
                  <span className="sub">{[offer, reference, received].join(', ')}</span>
                </span>
                <ApplicationStateTexts state={state} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </StaffLayout>
  )
}
