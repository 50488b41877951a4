import BackCrumb from '../layout/BackCrumb.js'
import { useStaffSite } from '../layout/staffSite.js'

interface Props {
  readonly title: string
  readonly action: string
  readonly typed: string
  readonly back: { readonly href: string; readonly words: string }
  readonly result: string | undefined
}

export default function SearchHead({ title, action, typed, back, result }: Props) {
  const { t } = useStaffSite()
  return (
    <>
      <BackCrumb label={t('staffRequests:page.back')} {...back} />
      <h1>{title}</h1>
      <form className="field field--half" method="post" action={action}>
        <label htmlFor="again">{t('staffRecord:search.finds')}</label>
        <div className="with-btn">
          <input
            className="input"
            id="again"
            name="find"
            type="search"
            autoComplete="off"
            maxLength={254}
            defaultValue={typed}
            aria-describedby="again-hint"
          />
          <button type="submit" className="btn">
            {t('staffRecord:search.button')}
          </button>
        </div>
        <p className="hint" id="again-hint">
          {t('staffRecord:search.part')}
        </p>
      </form>
      {result !== undefined && (
        <p className="small muted" role="status">
          {result}
        </p>
      )}
    </>
  )
}
