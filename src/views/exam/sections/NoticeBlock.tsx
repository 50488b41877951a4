import type { NoticeSection } from '../../../services/content/schemas/sections.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import TextList from '../../blocks/TextList.js'
import Icon from '../../icons/Icon.js'
import { useSite } from '../../pageContext/site.js'
import { unbroken } from '../../links/unbroken.js'

export default function NoticeBlock({ section }: { readonly section: NoticeSection }) {
  const { localize } = useSite()
  const { heading, tone, firstCall = 'healthLine', paragraphs, list, emergency } = section
  return (
    <div className="wrap">
      <div className={tone === 'warn' ? 'notice notice--wide notice--warn' : 'notice notice--wide'}>
        <Icon name={tone === 'warn' ? 'warning' : 'info'} />
        <div>
          <h2>{unbroken(localize(heading.text))}</h2>
          <Paragraphs texts={paragraphs} />
        </div>
        {emergency && list ? (
          <div className="signs">
            <Signs number={911} why="emergency" list={emergency} />
            <Signs number={811} why={firstCall} list={list} />
          </div>
        ) : (
          list && <TextList items={list} className="signs" />
        )}
      </div>
    </div>
  )
}

interface SignsProps {
  readonly number: 811 | 911
  readonly why: 'emergency' | 'healthLine' | 'birthingPlace'
  readonly list: NonNullable<NoticeSection['list']>
}

function Signs({ number, why, list }: SignsProps) {
  const { t } = useSite()
  return (
    <div>
      <p>
        {t(`exam:signs.${why}`)} <a href={`tel:${number}`}>{number}</a>
      </p>
      <TextList items={list} />
    </div>
  )
}
