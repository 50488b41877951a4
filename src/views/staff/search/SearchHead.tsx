import { useStaffSite } from '../layout/staffSite.js'

interface Props {
  readonly title: string
  /** What the field is for. */
  readonly label: string
  /** Where a search is sent: as a post, so that no name stands in an address. */
  readonly action: string
  readonly typed: string
  readonly back: { readonly href: string; readonly words: string }
  /** What was found, in a sentence; absent before anything is searched. */
  readonly said: string | undefined
}

/** The top of a page of what was found: search again, go back, and how many there are. */
export default function SearchHead({ title, label, action, typed, back, said }: Props) {
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
            {t('staffRequests:search.button')}
          </button>
        </form>
        <a className="btn btn--quiet" href={back.href}>
          {back.words}
        </a>
      </div>
      <p className="small muted" role="status">
        {said ?? t('staffRequests:search.empty')}
      </p>
    </>
  )
}
