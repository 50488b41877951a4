import BookButton from '../links/BookButton.js'
import { useSite } from '../pageContext/site.js'
import type { Place } from './pageSections.js'

/**
 * The places of a long page, in a row that stays in view in place of the header. Style sheets mark
 * the place where reading is (`:target-current`), or `placeMark.ts` where a browser cannot.
 */
export default function ContentsRow({ places }: { readonly places: readonly Place[] }) {
  const { t } = useSite()
  return (
    <nav className="contents-row no-print" aria-label={t('exam:places.label')}>
      <div className="wrap">
        <ol>
          {places.map(({ name, anchor }) => (
            <li key={anchor}>
              <a className="arc-link" href={`#${anchor}`}>
                {t(`exam:places.${name}`)}
              </a>
            </li>
          ))}
        </ol>
        <BookButton />
      </div>
    </nav>
  )
}
