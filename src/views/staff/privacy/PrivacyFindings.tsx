import { Fragment } from 'react'
import type { PersonQuery } from '../../../services/staff/privacy/personQuery.js'
import type { FindingCollection } from '../../../services/staff/privacy/privacyFindings.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface FindingFact {
  readonly text: string
  readonly isMatch: boolean
}

export interface FindingRow {
  readonly place: string
  readonly label: string
  readonly received: string
  readonly isChosen: boolean
  readonly standing: 'own' | 'namesake' | 'mention'
  readonly reasons: readonly PersonQuery['by'][]
  readonly facts: readonly FindingFact[]
  readonly files: readonly string[]
  readonly emails: { readonly sent: number; readonly waiting: number }
  readonly notes: readonly string[]
  readonly quote?: string
}

export interface FindingGroup {
  readonly collection: FindingCollection
  readonly rows: readonly FindingRow[]
}

/** The checkboxes refer to the form of the actions by id. */
export default function PrivacyFindings({ groups }: { readonly groups: readonly FindingGroup[] }) {
  const { t } = useStaffSite()
  if (groups.length === 0) {
    return (
      <div className="panel">
        <h2>{t('staffPrivacy:findings.none')}</h2>
        <p className="measure">{t('staffPrivacy:findings.noneText')}</p>
      </div>
    )
  }
  return groups.map(({ collection, rows }) => (
    <section className="panel panel--flush" key={collection} aria-labelledby={collection}>
      <div className="panel__head">
        <h2 id={collection}>{t(`staffPrivacy:findings.${collection}`)}</h2>
        <span className="muted small">
          {t('staffPrivacy:findings.ticked', {
            found: rows.length,
            ticked: rows.filter(({ isChosen }) => isChosen).length,
          })}
        </span>
      </div>
      <ul className="pick">
        {rows.map((row) => (
          <FindingItem key={row.place} row={row} />
        ))}
      </ul>
    </section>
  ))
}

function FindingItem({ row }: { readonly row: FindingRow }) {
  const { t } = useStaffSite()
  return (
    <li>
      <input
        className="tick"
        type="checkbox"
        name="pick"
        value={row.place}
        id={row.place}
        form="privacy-actions"
        aria-describedby={`${row.place}/why`}
        defaultChecked={row.isChosen}
      />
      <div>
        <label htmlFor={row.place}>{row.label}</label>
        <span className="why" id={`${row.place}/why`}>
          {row.standing === 'own' && row.reasons.length === 0
            ? t('staffPrivacy:findings.corrected')
            : t(`staffPrivacy:findings.why.${row.standing}`, {
                reasons: row.reasons.map((by) => t(`staffPrivacy:findings.by.${by}`)).join(', '),
              })}
        </span>
      </div>
      <div className="flow flow--tight">
        <span>
          {row.facts.map(({ text, isMatch }, place) => (
            <Fragment key={text}>
              {place > 0 && ', '}
              {isMatch ? <mark>{text}</mark> : text}
            </Fragment>
          ))}
        </span>
        {row.quote !== undefined && <q className="quote">{row.quote}</q>}
        <FindingBelongings {...row} />
      </div>
      <span className="muted nowrap">{row.received}</span>
    </li>
  )
}

function FindingBelongings({ files, emails, notes }: FindingRow) {
  const { t } = useStaffSite()
  const lines = [
    files.length > 0 &&
      t('staffPrivacy:findings.files', { count: files.length, names: files.join('; ') }),
    emails.sent > 0 && t('staffPrivacy:findings.sent', { count: emails.sent }),
    emails.waiting > 0 && t('staffPrivacy:findings.waiting', { count: emails.waiting }),
  ].filter((line) => line !== false)
  if (lines.length === 0 && notes.length === 0) return undefined
  return (
    <ul className="tiny muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {notes.map((note) => (
        <li key={note}>{t('staffPrivacy:findings.note', { note })}</li>
      ))}
    </ul>
  )
}
