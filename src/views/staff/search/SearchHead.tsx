import { useStaffSite } from '../layout/staffSite.js'

interface Props {
  readonly title: string
  readonly label: string
  readonly action: string
  readonly typed: string
  readonly back: { readonly href: string; readonly words: string }
  readonly result: string | undefined
}

export default function SearchHead({ title, label, action, typed, back, result }: Props) {
  const { t } = useStaffSite()
  return (
    <>
      <div className="top">
        <h1>{title}</h1>
        <form className="row" method="post" action={action}>
          <label className="vh" htmlFor="again">
            {label}
          </label>
          <input
            className="input"
            id="again"
            name="find"
            type="search"
            autoComplete="off"
            maxLength={254}
            defaultValue={typed}
          />
          <button type="submit" className="btn">
            {t('staffRecord:search.button')}
          </button>
        </form>
        <a className="btn btn--quiet" href={back.href}>
          {back.words}
        </a>
      </div>
      <p className="small muted" role="status">
        {result ?? t('staffRecord:search.empty')}
      </p>
    </>
  )
}
