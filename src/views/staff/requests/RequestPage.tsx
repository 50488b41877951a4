import { staffUrl } from '../../../addresses/staffTable.js'
import type { ContactWay } from '../../../shared/contact/contactChoices.js'
import type { DeskState } from '../../../shared/staff/deskChoices.js'
import Icon from '../../icons/Icon.js'
import StaffIcon from '../icons/StaffIcon.js'
import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import ReplyForm, { type ReplyFormProps } from '../replies/ReplyForm.js'
import ReplyQueued, { type ReplyQueuedProps } from '../replies/ReplyQueued.js'
import CallForm, { type CallFormProps } from './CallForm.js'
import OfferForm, { type OfferProps } from './OfferForm.js'
import VisitForm, { type VisitProps } from './VisitForm.js'
import DueTexts from '../record/DueTexts.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import NoteForm, { type TypedNote } from '../record/NoteForm.js'
import RequestFacts, { type RequestFactsProps } from './RequestFacts.js'
import type { PhoneProps } from '../record/Reach.js'
import type { DueProps } from '../record/DueTexts.js'
import type { ColleagueProps, RowAction } from './requestRowProps.js'
import RequestTimeline, { type TimelineDay } from '../record/RequestTimeline.js'
import StateTexts from './StateTexts.js'
import UndoBar, { type UndoProps } from '../record/UndoBar.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

interface Props extends StaffViewProps {
  readonly reference: string
  readonly version: number
  readonly name: string
  readonly state: Stored<DeskState>
  readonly due?: DueProps | undefined
  readonly phone?: PhoneProps | undefined
  readonly contactBy?: ContactWay | undefined
  readonly isUrgent: boolean
  readonly alsoHere?: string | undefined
  readonly phoneDoubt?: 'wrong' | 'unverified' | undefined
  readonly email?: string | undefined
  readonly actions: readonly RowAction[]
  readonly holder: string
  readonly holderId?: string
  readonly colleagues: readonly ColleagueProps[]
  readonly list: string
  readonly back: { readonly href: string; readonly words: string }
  readonly position?: string | undefined
  readonly next?: { readonly href: string; readonly words: string } | undefined
  readonly printed: string
  readonly facts: RequestFactsProps
  readonly visit?: VisitProps | undefined
  /** Set if the patient is on the short-notice list. */
  readonly offer?: OfferProps | undefined
  /** Link to the short-notice list for the freed appointment. */
  readonly freed?: { readonly href: string; readonly words: string } | undefined
  readonly call: CallFormProps
  readonly note: TypedNote
  readonly timeline: readonly TimelineDay[]
  readonly reply?: ReplyFormProps
  readonly queued?: ReplyQueuedProps
  readonly news: NewsProps
  readonly undo?: UndoProps | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestPage': Props
  }
}

export default function RequestPage(props: Props) {
  const { site, title, reference, version, list, news, undo, queued, reply } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="full">
      <p className="print-only small">{props.printed}</p>
      <BackCrumb
        label={t('staffRequests:page.back')}
        href={props.back.href}
        words={props.back.words}
      >
        {props.position !== undefined && <span className="muted">{props.position}</span>}
        {props.next !== undefined && (
          <span className="end">
            <a href={props.next.href} rel="next">
              {props.next.words}
              <Icon name="arrow" small />
            </a>
          </span>
        )}
      </BackCrumb>
      <NewsNotice news={news} />
      {props.alsoHere !== undefined && (
        <div className="notice notice--warn" role="status">
          <StaffIcon name="eye" />
          <p>{props.alsoHere}</p>
        </div>
      )}
      <RequestTitle {...props} />
      <div className="split split--three">
        <RequestFacts {...props.facts} />
        <div className="flow">
          {props.visit !== undefined && (
            <VisitForm {...props.visit} reference={reference} version={version} list={list} />
          )}
          {props.freed !== undefined && (
            <p className="panel noprint">
              <a href={props.freed.href}>{props.freed.words}</a>
            </p>
          )}
          {props.offer !== undefined && (
            <OfferForm {...props.offer} reference={reference} version={version} list={list} />
          )}
          <CallForm {...props.call} reference={reference} version={version} list={list} />
          <NoteForm
            {...props.note}
            action={staffUrl('request', { reference })}
            placeholder={t('staffRequests:note.placeholder')}
            version={version}
            list={list}
          />
          <RequestTimeline days={props.timeline} />
        </div>
        {queued !== undefined && <ReplyQueued {...queued} />}
        {reply !== undefined && (
          <ReplyForm
            {...reply}
            action={staffUrl('requestReply', { reference })}
            version={version}
            list={list}
          />
        )}
      </div>
      {undo !== undefined && <UndoBar undo={undo} />}
    </StaffLayout>
  )
}

function RequestTitle(props: Props) {
  const { site, name, state, due, phone, phoneDoubt, email, contactBy } = props
  const { t } = site
  const canCall = phone !== undefined && phoneDoubt !== 'wrong'
  const writes = email !== undefined && (!canCall || contactBy === 'email')
  return (
    <div className="title">
      <div className="flow flow--tight">
        <h1>{name}</h1>
        <div className="title__meta">
          <StateTexts state={state} />
          {due !== undefined && <DueTexts due={due} />}
        </div>
        {phoneDoubt !== undefined && (
          <p className="hint">
            {t(
              phoneDoubt === 'wrong'
                ? 'staffRequests:page.wrongNumber'
                : 'staffRequests:page.verify',
            )}
          </p>
        )}
      </div>
      <div className="row end">
        {phone !== undefined && canCall && !writes && (
          <a className="btn btn--coral btn--big" href={phone.href} data-key="c">
            <Icon name="phone" />
            {t(
              contactBy === 'relay' ? 'staffRequests:page.callByRelay' : 'staffRequests:page.call',
              {
                phone: phone.shown,
              },
            )}
            {phone.extension !== undefined && ` ${phone.extension}`}
          </a>
        )}
        {writes && (
          <a className="btn btn--coral btn--big" href="#reply">
            <Icon name="mail" />
            {t('staffRequests:page.write')}
          </a>
        )}
        <TitleActions {...props} />
        <button
          type="button"
          className="btn btn--quiet btn--icon hide-s"
          aria-label={t('staffRequests:page.print')}
          data-print
          hidden
        >
          <Icon name="print" />
        </button>
      </div>
    </div>
  )
}

function TitleActions({ site, reference, version, list, actions, ...props }: Props) {
  const { t } = site
  return (
    <form className="row" method="post" action={staffUrl('request', { reference })}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="from" value="page" />
      {actions.map(({ name, value, words }) => (
        <button key={words} type="submit" className="btn btn--ghost" name={name} value={value}>
          {words}
        </button>
      ))}
      <button
        type="submit"
        className="btn btn--quiet"
        name="do"
        value={props.isUrgent ? 'notUrgent' : 'urgent'}
      >
        {t(props.isUrgent ? 'staffRequests:actions.notUrgent' : 'staffRequests:actions.urgent')}
      </button>
      <details className="drop">
        <summary className="btn btn--quiet">
          <StaffIcon name="user" small />
          {props.holder}
          <Icon name="chevron" small />
        </summary>
        <div className="menu">
          <p className="menu__title">{t('staffRequests:page.assign')}</p>
          {props.colleagues.map(({ id, name }) => (
            <button
              key={id}
              type="submit"
              name="assign"
              value={id}
              aria-pressed={id === props.holderId}
            >
              {id === props.holderId ? <Icon name="check" /> : <StaffIcon name="user" />}
              {name}
            </button>
          ))}
          {props.holderId !== undefined && (
            <button type="submit" name="assign" value="nobody">
              <Icon name="close" />
              {t('staffRequests:actions.unassign')}
            </button>
          )}
        </div>
      </details>
    </form>
  )
}
