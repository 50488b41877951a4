import BookButton from '../links/BookButton.js'
import { useSite } from '../pageContext/site.js'
import type { Place } from './pageSections.js'

/** In browsers without `:target-current`, `placeMark.ts` marks the current link. */
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
