import { locales } from '../../../addresses/locales.js'
import Icon from '../../icons/Icon.js'
import { unbroken } from '../../links/unbroken.js'
import BackCrumb from '../layout/BackCrumb.js'
import ErrorNotice from '../layout/ErrorNotice.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import NewsNotice from '../record/NewsNotice.js'
import ChangeList from './ChangeList.js'
import type { ChangeProps, FieldProps, PictureProps, ProblemProps } from './fieldProps.js'
import PictureInput from './PictureInput.js'
import ProblemList from './ProblemList.js'
import ReviewList, { type ReviewProps } from './ReviewList.js'
import SiteField from './SiteField.js'

interface SiteLink {
  readonly href: string
  readonly words: string
}

interface Props extends StaffViewProps {
  readonly address: string
  readonly back: SiteLink
  readonly previous: SiteLink | undefined
  readonly next: SiteLink | undefined
  /** `undefined` for documents of other types. */
  readonly picture: PictureProps | undefined
  readonly fields: readonly FieldProps[]
  readonly shown: string
  /** All values of the section as JSON, including values without an input. */
  readonly state: string
  readonly error: string | undefined
  readonly theirs: readonly ChangeProps[]
  readonly result: string | undefined
  readonly problems: readonly ProblemProps[]
  readonly reviews: readonly ReviewProps[]
  /** URL of the page that publishes the draft; `undefined` without a draft. */
  readonly publish: string | undefined
  /** Empty for texts that appear as written. */
  readonly signs: readonly { readonly code: string; readonly value: string }[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/siteEditor/SiteSectionPage': Props
  }
}

type Kind = FieldProps['kind']

/** Returns the kinds of the fields, including those in groups and lists. */
const kindsOf = (fields: readonly FieldProps[]): readonly Kind[] =>
  fields.flatMap((field) => {
    if (field.kind === 'list') {
      const inner = field.items.flatMap((item) => kindsOf(item.fields))
      return field.isOpen ? [field.kind, ...inner] : inner
    }
    return field.kind === 'group' ? kindsOf(field.fields) : [field.kind]
  })

function Signs({ signs, site }: Pick<Props, 'signs' | 'site'>) {
  const { t } = site
  return (
    <details className="panel fold insertions">
      <summary>
        {t('staffSiteEditor:form.signs')}
        <Icon name="chevron" small />
      </summary>
      <p className="hint">{t('staffSiteEditor:form.signsHint')}</p>
      <dl>
        <div>
          <dt>
            <code>[…](page:mri)</code>
          </dt>
          <dd>{t('staffSiteEditor:form.signLink')}</dd>
        </div>
        <div>
          <dt>
            <code>**…**</code>
          </dt>
          <dd>{t('staffSiteEditor:form.signStrong')}</dd>
        </div>
        <div>
          <dt>
            <code>{site.locale === 'fr' ? '[…](en)' : '[…](fr)'}</code>
          </dt>
          <dd>{t('staffSiteEditor:form.signLanguage')}</dd>
        </div>
        {signs.map(({ code, value }) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

interface StepsProps extends Pick<Props, 'previous' | 'next'> {
  readonly place: string
}

/** Links to the previous and next section: above the form, or below it on phones. */
function Steps({ previous, next, place }: StepsProps) {
  return (
    <span className={place}>
      {previous !== undefined && (
        <a className="back" href={previous.href} rel="prev">
          <Icon name="arrow" small />
          <span>{unbroken(previous.words)}</span>
        </a>
      )}
      {next !== undefined && (
        <a href={next.href} rel="next">
          <span>{unbroken(next.words)}</span>
          <Icon name="arrow" small />
        </a>
      )}
    </span>
  )
}

export default function SiteSectionPage(props: Props) {
  const { site, title, address, back, previous, next, fields, shown, state, error, result } = props
  const { picture } = props
  const { t } = site
  const kinds = kindsOf(fields)
  const isBilingual = kinds.includes('texts') || kinds.includes('shared')
  const isEditable =
    picture !== undefined || kinds.some((kind) => kind !== 'fixed' && kind !== 'shared')
  const hasSigns = kinds.includes('texts') && props.signs.length > 0
  const inputs = (
    <>
      {isBilingual && picture === undefined && (
        <div className="pair languages" aria-hidden="true">
          {locales.map((locale) => (
            <span key={locale}>{t(`staffSiteEditor:form.${locale}`)}</span>
          ))}
        </div>
      )}
      {fields.map((field) => (
        <SiteField key={field.name} field={field} />
      ))}
    </>
  )
  return (
    <StaffLayout site={site} title={title} width={isBilingual ? 'read' : 'narrow'}>
      <BackCrumb label={back.words} href={back.href} words={back.words}>
        <Steps previous={previous} next={next} place="end row hide-s" />
      </BackCrumb>
      <h1>{title}</h1>
      {result !== undefined && <NewsNotice news={{ done: [result], warnings: [] }} />}
      {error !== undefined && (
        <ErrorNotice>
          <div>
            <p>{error}</p>
            <ChangeList changes={props.theirs} />
          </div>
        </ErrorNotice>
      )}
      <div className={hasSigns ? 'editor' : 'flow'}>
        {props.reviews.length > 0 && <ReviewList reviews={props.reviews} />}
        {props.problems.length > 0 && (
          <section className="panel" aria-labelledby="findings">
            <h2 id="findings">{t('staffSiteEditor:findings.title')}</h2>
            <ProblemList problems={props.problems} />
          </section>
        )}
        {isEditable ? (
          <form
            className="panel site-form"
            method="post"
            action={address}
            encType={picture === undefined ? undefined : 'multipart/form-data'}
          >
            <input type="hidden" name="shown" value={shown} />
            <input type="hidden" name="state" value={state} />
            {/* Enter presses the first button of a form. */}
            <button
              type="submit"
              className="vh"
              name="do"
              value="save"
              tabIndex={-1}
              aria-hidden="true"
            >
              {t('staffSiteEditor:form.save')}
            </button>
            {picture !== undefined && <PictureInput picture={picture} />}
            {inputs}
            <div className="savebar">
              <button type="submit" className="btn" name="do" value="save">
                {t('staffSiteEditor:form.save')}
              </button>
              <span className="small muted">{t('staffSiteEditor:form.saveHint')}</span>
              {props.publish !== undefined && (
                <a className="btn btn--ghost end" href={props.publish}>
                  {t('staffSiteEditor:document.publish')}
                </a>
              )}
            </div>
          </form>
        ) : (
          <div className="panel site-form">{inputs}</div>
        )}
        {hasSigns && <Signs signs={props.signs} site={site} />}
      </div>
      <Steps previous={previous} next={next} place="crumb crumb--steps only-s" />
    </StaffLayout>
  )
}
