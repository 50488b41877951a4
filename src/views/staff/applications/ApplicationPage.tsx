import { staffUrl } from '../../../addresses/staffTable.js'
import { type ApplicationState, applicationStates } from '../../../shared/staff/deskChoices.js'
import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import ReplyForm, { type ReplyFormProps } from '../replies/ReplyForm.js'
import ReplyQueued, { type ReplyQueuedProps } from '../replies/ReplyQueued.js'
import DueTexts from '../record/DueTexts.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import type { DueProps } from '../record/DueTexts.js'
import RequestTimeline, { type TimelineDay } from '../record/RequestTimeline.js'
import UndoBar, { type UndoProps } from '../record/UndoBar.js'
import ApplicationFacts, {
  type ApplicationFactsProps,
  type ApplicationFormPlace,
} from './ApplicationFacts.js'
import ApplicationFiles from './ApplicationFiles.js'
import NoteForm, { type TypedNote } from '../record/NoteForm.js'
import type { FileProps } from './applicationProps.js'
import ApplicationStateTexts from './ApplicationStateTexts.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

interface Props extends StaffViewProps, ApplicationFormPlace {
  readonly name: string
  readonly state: Stored<ApplicationState>
  readonly due?: DueProps
  readonly back: { readonly href: string; readonly words: string }
  readonly facts: ApplicationFactsProps
  readonly files: readonly FileProps[]
  readonly fileChecks: string
  readonly note: TypedNote
  readonly timeline: readonly TimelineDay[]
  readonly news: NewsProps
  readonly reply?: ReplyFormProps
  readonly queued?: ReplyQueuedProps
  readonly undo?: UndoProps
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/applications/ApplicationPage': Props
  }
}

export default function ApplicationPage(props: Props) {
  const { site, title, name, state, due, back, reference, version, list } = props
  const { facts, files, fileChecks, note, reply, queued, timeline, news, undo } = props
  const place = { reference, version, list }
  return (
    <StaffLayout site={site} title={title} width="full">
      <BackCrumb
        label={site.t('staffApplications:page.back')}
        href={back.href}
        words={back.words}
      />
      <NewsNotice news={news} />
      <div className="title">
        <div className="flow flow--tight">
          <h1>{name}</h1>
          <div className="title__meta">
            <ApplicationStateTexts state={state} />
            {due !== undefined && <DueTexts due={due} />}
          </div>
        </div>
        <Decisions {...props} />
      </div>
      <div
        className={`split split--${queued === undefined && reply === undefined ? 'list' : 'three'}`}
      >
        <ApplicationFacts {...facts} {...place} />
        <div className="flow">
          <ApplicationFiles files={files} checks={fileChecks} pick={`${reference} ${version}`} />
          <NoteForm
            {...note}
            action={staffUrl('application', { reference })}
            placeholder={site.t('staffApplications:note.placeholder')}
            version={version}
            list={list}
          />
          <RequestTimeline days={timeline} />
        </div>
        {queued !== undefined && <ReplyQueued {...queued} />}
        {reply !== undefined && (
          <ReplyForm
            {...reply}
            action={staffUrl('applicationReply', { reference })}
            version={version}
            list={list}
          />
        )}
      </div>
      {undo !== undefined && <UndoBar undo={undo} />}
    </StaffLayout>
  )
}

/** Equal buttons, so that no decision is suggested. */
function Decisions({ site: { t }, reference, version, list, state }: Props) {
  return (
    <form
      className="row end noprint"
      method="post"
      action={staffUrl('application', { reference })}
      aria-label={t('staffApplications:page.decide')}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      {applicationStates
        .filter((each) => each !== state)
        .map((each) => (
          <button key={each} type="submit" className="btn btn--ghost" name="state" value={each}>
            {t(`staffApplications:moves.${each}`)}
          </button>
        ))}
    </form>
  )
}
