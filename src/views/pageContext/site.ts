import { createContext, useContext } from 'react'
import type { Locale, NamedPage, RowName, Section } from '../../addresses/pageTable.js'
import type { ExamContent, ExamName, Procedure } from '../../content/contentTypes.js'
import type { Localized } from '../../content/localized.js'
import type { JobContent } from '../../content/pageContentTypes.js'
import type { RouteStart } from '../../content/routeToRoom.js'
import type { ContactFormData } from '../../services/contact/contactFormFiles.js'
import type { DataFile } from '../../services/built/dataFile.js'
import type { FactName } from '../../services/clinic/facts.js'
import type { Translate, TranslateGroup } from '../../services/language/words.js'
import type { AskedTool } from '../../shared/tools/askedTool.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'
import type { InlineScript } from '../../services/built/inlineScript.js'
import type { PageStyles } from '../../services/built/pageStyles.js'

/** What every component may ask: words, links and the clinic's facts in the page's language. */
export interface Site {
  readonly locale: Locale
  readonly region: string
  /** The page shown; absent on error pages. */
  readonly page: RowName | undefined
  /** The page at whose address an error is shown in its place. */
  readonly replacedPage: RowName | undefined
  /** The offer that the page shows. */
  readonly job: JobContent | undefined
  /** Where the page shown or replaced is in each language; absent for unknown addresses. */
  readonly addresses: Readonly<Record<Locale, string>> | undefined
  /** Behind the path of a confirmation; see `receipt.ts`. */
  readonly receipt?: string | undefined
  readonly section: Section
  /** Scheme and host of canonical addresses. */
  readonly origin: string
  readonly t: Translate
  readonly words: TranslateGroup
  /** Picks the language of a text and fills in the clinic's facts. */
  readonly localize: (text: Localized) => string
  /** A fact of the clinic: `hiringDelay` → « 5 jours ouvrables ». */
  readonly fact: (name: FactName) => string
  /** `2026-11-21` → « 21 novembre 2026 » in `<time>`. */
  readonly date: (iso: string) => string
  /** 695 → « 695 $ ». */
  readonly price: (dollars: number) => string
  /** How menus and breadcrumbs call a page. */
  readonly pageName: (page: NamedPage) => string
  /** How long an exam takes: « 20 à 45 minutes ». */
  readonly minutes: (exam: ExamName) => string
  readonly exams: Readonly<Record<ExamName, ExamContent>>
  readonly clinic: ClinicWords
  readonly hours: HoursWords
  /** The stops from the street to the room of an exam, in order. */
  readonly routeStops: (procedure: Procedure, start: RouteStart) => readonly string[]
  /** What the clinic tells everybody at the moment. */
  readonly notices: readonly NoticeWords[]
  /** How long people wait for each kind of exam, as the desk typed it, or that they should call. */
  readonly waiting: Readonly<Record<Procedure, string>>
  readonly styles: PageStyles
  /** Pages in this language that are rendered but for their form, see `SiteLayout`. */
  readonly pageShells: PageShells
  readonly pageParts: PageParts
  /** Watches whether the script of the page arrives. */
  readonly codeWatch: InlineScript
  /** Address of a built file by its plain name: `site.css` → `/assets/site-1A2B.css`. */
  readonly asset: (name: string) => string
  /** Of a picture's content: an address that carries it never changes. */
  readonly pictureHash: (file: string) => string
  /** What the request form loads once it comes near. */
  readonly contactForm: DataFile<ContactFormData>
  readonly tools: SiteTools
  /** Off: the browser's script removes the worker of earlier visits. */
  readonly serviceWorker: boolean
  readonly tagManager: { readonly id: string; readonly script: string } | undefined
  /** The server that rendered the page, for `npm run dev`. */
  readonly liveReload: string | undefined
}

/** What stands before and after the form of a page, as it is sent. */
export type PageShell = readonly [before: Uint8Array, after: Uint8Array]

/** Bytes that were encoded before, or text of this page alone. */
export type PagePart = Uint8Array | string

/** Parts of a page: as one text, a page takes longer to encode than its form to render. */
export interface PageParts {
  /** @returns markup that stands for them, once in a page */
  readonly hold: (parts: readonly PagePart[]) => string
  /** The whole page, with the parts in their place. */
  readonly toBytes: (html: string) => Uint8Array
}

export interface PageShells {
  /**
   * The cached shell; rendered for the first who asks at this moment.
   * @param key all that the shell depends on, besides the language and the moment
   */
  readonly find: (key: string, render: () => PageShell) => PageShell
}

/** What the tools for visitors need. */
export interface SiteTools extends DataFile<ToolsData> {
  /** What a visitor without script asked. */
  readonly asked: AskedTool | undefined
  /** The clinic's day, such as 2026-11-21. */
  readonly today: string
}

/** The clinic's data as a visitor reads it. */
export interface ClinicWords {
  readonly name: string
  /** The name in two parts: the brand stresses the first. */
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

/** A notice as visitors read it. */
export interface NoticeWords {
  /** Said before the text, where it does not say so itself. */
  readonly label: string | undefined
  readonly text: string
}

/** Opening hours as they stand this minute. */
export interface HoursWords {
  readonly year: string
  readonly isOpen: boolean
  /** « Ouvert » and « jusqu’à 18 h »: the first is stressed. */
  readonly state: string
  readonly until: string
  /** When these words are no longer true, as an ISO date. */
  readonly endsAt: string
  readonly week: readonly {
    readonly day: string
    readonly hours: string
    readonly isToday: boolean
  }[]
  /** Said when a holiday or closure falls within 14 days. */
  readonly closure: string | undefined
}

export const SiteContext = createContext<Site | undefined>(undefined)

/** The site as this page sees it. */
export const useSite = (): Site => {
  const site = useContext(SiteContext)
  if (site === undefined) throw new Error('A component was rendered outside its layout.')
  return site
}
