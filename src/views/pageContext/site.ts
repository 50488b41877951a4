import { createContext, useContext } from 'react'
import type { Locale, NamedPage, RowName, Section } from '../../addresses/pageTable.js'
import type { ExamName } from '../../addresses/pageTable.js'
import type { ExamContent, Procedure } from '../../services/content/schemas/exam.js'
import type { OfferedExams } from '../../services/content/offeredExams.js'
import type { Localized } from '../../content/localized.js'
import type { JobContent } from '../../services/content/schemas/job.js'
import type { PictureSource } from '../../services/content/schemas/picture.js'
import type { InlineScript } from '../../services/built/inlineScript.js'
import type { PageStyles } from '../../services/built/pageStyles.js'
import type { ToolsFile } from '../../services/built/toolsFiles.js'
import type { LocalMoment } from '../../shared/time/localMoment.js'
import type { FactName } from '../../services/clinic/facts.js'
import type { ContactFormData } from '../../services/contact/contactFormData.js'
import type { Translate, TranslateGroup } from '../../services/language/messages.js'
import type { RequestedTool } from '../../shared/tools/requestedTool.js'

export interface Site {
  readonly locale: Locale
  readonly region: string
  readonly page: RowName | undefined
  /** Page that an error page replaces at its URL. */
  readonly replacedPage: RowName | undefined
  readonly job: JobContent | undefined
  readonly addresses: Readonly<Record<Locale, string>> | undefined
  /** Query of a confirmation URL; see `receipt.ts`. */
  readonly receipt?: string | undefined
  readonly section: Section
  readonly origin: string
  readonly t: Translate
  readonly words: TranslateGroup
  /** Selects the language, replaces `{{facts}}` and removes links and bold. */
  readonly localize: (text: Localized) => string
  /** Selects the language and replaces `{{facts}}`, for `RichText`. */
  readonly localizeMarkup: (text: Localized) => string
  readonly fact: (name: FactName) => string
  readonly date: (iso: string) => string
  readonly price: (dollars: number) => string
  readonly pageName: (page: NamedPage) => string
  /** External site for booking the exam of this page. */
  readonly booking: { readonly name: string; readonly href: string } | undefined
  readonly minutes: (exam: ExamName) => string
  readonly exams: Readonly<Record<ExamName, ExamContent>>
  readonly offered: OfferedExams
  readonly picture: (name: string) => PictureSource
  readonly clinic: ClinicTexts
  readonly hours: HoursTexts
  readonly routeStops: (procedure: Procedure, start: RouteStart) => readonly string[]
  readonly notices: readonly NoticeTexts[]
  /** Waiting time by kind of exam, or a sentence that asks to call. */
  readonly waiting: Readonly<Partial<Record<Procedure, string>>>
  readonly styles: PageStyles
  readonly codeWatch: InlineScript
  readonly asset: (name: string) => string
  /** Content hash, for an immutable URL. */
  readonly pictureHash: (file: string) => string
  readonly contactForm: ContactFormData
  /** URL of the same texts for the browser. */
  readonly contactFormAddress: string
  readonly tools: SiteTools
  /** When false, the browser script removes the service worker. */
  readonly serviceWorker: boolean
  readonly tagManager: { readonly id: string; readonly script: string } | undefined
  /** Id of the server process; a new one triggers live reload in `npm run dev`. */
  readonly liveReload: string | undefined
}

/** Starting points of a route: the front steps from the bus, or the step-free entrance from the parking. */
export type RouteStart = 'steps' | 'stepFree'

export interface SiteTools extends ToolsFile {
  readonly requestedTool: RequestedTool | undefined
  readonly now: LocalMoment
}

export interface ClinicTexts {
  readonly name: string
  /** First part of the name, which the logo stresses. */
  readonly nameStart: string
  readonly nameEnd: string
  readonly legalName: string
  readonly tagline: string
  readonly phone: string
  readonly phoneHref: string
  readonly fax: string
  readonly email: string
  readonly privacyEmail: string
  readonly street: string
  readonly city: string
  readonly district: string
  readonly directions: string
  readonly transit: string
  readonly parking: string
  readonly access: string
  readonly mriBoreCentimetres: number
}

export interface NoticeTexts {
  readonly label: string | undefined
  readonly text: string
}

export interface HoursTexts {
  readonly year: string
  readonly isOpen: boolean
  readonly state: string
  readonly until: string
  /** ISO date at which the state, open or closed, changes. */
  readonly endsAt: string
  readonly week: readonly {
    readonly day: string
    readonly hours: string
    readonly isToday: boolean
  }[]
  readonly closure: string | undefined
}

export const SiteContext = createContext<Site | undefined>(undefined)

export const useSite = (): Site => {
  const site = useContext(SiteContext)
  if (site === undefined) throw new Error('A component was rendered outside its layout.')
  return site
}
