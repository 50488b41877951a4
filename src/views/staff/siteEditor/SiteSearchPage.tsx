import { type Locale, locales, regions } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import NewsNotice, { type NewsProps } from '../record/NewsNotice.js'
import SiteSubpage from './SiteSubpage.js'

export interface FoundDocument {
  readonly name: string
  readonly href: string
  readonly hits: readonly {
    readonly id: string
    readonly label: string
    readonly href: string
    readonly isChosen: boolean
    readonly texts: readonly {
      readonly locale: Locale | undefined
      readonly runs: readonly { readonly kind: 'same' | 'match'; readonly text: string }[]
      readonly count: number
    }[]
  }[]
}

interface Props extends StaffViewProps {
  readonly typed: string
  /** Language of the search; words can be replaced in one language only. */
  readonly language: Locale | undefined
  readonly longest: number
  readonly words: string
  readonly error: string | undefined
  readonly news: NewsProps
  readonly result: string
  readonly documents: readonly FoundDocument[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteSearchPage': Props
  }
}

export default function SiteSearchPage(props: Props) {
  const { site, title, typed, language, error, news, result, documents } = props
  const { t } = site
  return (
    <SiteSubpage
      site={site}
      title={title}
      width="narrow"
      head={<p className="small muted">{t('staffSiteEditor:search.intro')}</p>}
      error={error && <p>{error}</p>}
    >
      <NewsNotice news={news} />
      <SearchForm {...props} />
      <p className="small muted" role="status">
        {result}
      </p>
      {documents.length > 0 &&
        (language === undefined ? (
          <>
            <p className="small">{t('staffSiteEditor:search.oneLanguage')}</p>
            <Found documents={documents} isReplacing={false} />
          </>
        ) : (
          <form className="flow" method="post" action={staffUrl('siteSearch')}>
            <input type="hidden" name="find" value={typed} />
            <input type="hidden" name="in" value={language} />
            <Found documents={documents} isReplacing />
            <Replace {...props} language={language} />
          </form>
        ))}
    </SiteSubpage>
  )
}

function SearchForm({ typed, language, longest }: Props) {
  const { t } = useStaffSite()
  return (
    <form className="panel" method="get" action={staffUrl('siteSearch')}>
      <div className="field">
        <label htmlFor="sought">{t('staffSiteEditor:search.find')}</label>
        <input
          className="input"
          id="sought"
          name="find"
          type="search"
          autoComplete="off"
          maxLength={longest}
          defaultValue={typed}
        />
      </div>
      <fieldset className="field">
        <legend className="label">{t('staffSiteEditor:search.language')}</legend>
        <div className="row">
          {(['both', ...locales] as const).map((name) => (
            <label className="choice" key={name}>
              <input
                className="tick"
                type="radio"
                name="in"
                value={name}
                defaultChecked={name === (language ?? 'both')}
              />
              {t(`staffSiteEditor:search.languages.${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="row">
        <button type="submit" className="btn">
          {t('staffSiteEditor:search.button')}
        </button>
      </div>
    </form>
  )
}

interface FoundProps {
  readonly documents: readonly FoundDocument[]
  readonly isReplacing: boolean
}

function Found({ documents, isReplacing }: FoundProps) {
  return documents.map(({ name, href, hits }) => (
    <section key={href} className="panel">
      <h2>
        <a href={href}>{name}</a>
      </h2>
      <ul className="hits">
        {hits.map((hit) => (
          <li key={hit.id}>
            {isReplacing && (
              <input
                className="tick"
                type="checkbox"
                id={hit.id}
                name="hit"
                value={hit.id}
                defaultChecked={hit.isChosen}
              />
            )}
            <Hit hit={hit} isReplacing={isReplacing} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface HitProps extends Pick<FoundProps, 'isReplacing'> {
  readonly hit: FoundDocument['hits'][number]
}

function Hit({ hit: { id, label, href, texts }, isReplacing }: HitProps) {
  const { t } = useStaffSite()
  const Label = isReplacing ? 'label' : 'span'
  return (
    <div className="flow flow--tight">
      <p className="row small">
        <Label {...(isReplacing ? { htmlFor: id } : {})}>
          <b>{label}</b>
        </Label>
        <a href={href}>
          {t('staffSiteEditor:search.open')}
          <span className="vh"> {label}</span>
        </a>
      </p>
      {texts.map(({ locale, runs, count }) => (
        <p key={locale ?? ''} className={count === 0 ? 'muted' : undefined}>
          <span lang={locale === undefined ? undefined : regions[locale]}>
            {runs.map(({ kind, text }, place) =>
              kind === 'match' ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
            )}
          </span>
          {count > 1 && <span className="tag">{t('staffSiteEditor:search.times', { count })}</span>}
        </p>
      ))}
    </div>
  )
}

function Replace({ words, longest, language }: Props & { readonly language: Locale }) {
  const { t } = useStaffSite()
  return (
    <div className="panel">
      <h2>{t(`staffSiteEditor:search.replaceIn.${language}`)}</h2>
      <div className="field">
        <label htmlFor="words">{t('staffSiteEditor:search.words')}</label>
        <input
          type="text"
          className="input"
          id="words"
          name="words"
          lang={regions[language]}
          autoComplete="off"
          maxLength={longest}
          defaultValue={words}
          aria-describedby="words-hint"
        />
        <p className="hint" id="words-hint">
          {t('staffSiteEditor:search.wordsHint')}
        </p>
      </div>
      <div className="row">
        <button type="submit" className="btn">
          {t('staffSiteEditor:search.replace')}
        </button>
      </div>
    </div>
  )
}
