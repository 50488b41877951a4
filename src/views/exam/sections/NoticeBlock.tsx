import type { NoticeSection } from '../../../content/contentTypes.js'
import { useSite } from '../../site/site.js'
import Icon from '../../icons/Icon.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import TextList from '../../blocks/TextList.js'

/** Something that must not wait, or must be said first. */
export default function NoticeBlock({ section }: { readonly section: NoticeSection }) {
  const { localize } = useSite()
  const { heading, tone, paragraphs, list } = section
  return (
    <div className="wrap">
      <div className={tone === 'warn' ? 'notice notice--warn' : 'notice'}>
        <Icon name={tone === 'warn' ? 'warning' : 'info'} />
        <div>
          <h2>{localize(heading.text)}</h2>
          <Paragraphs texts={paragraphs} />
          {list && <TextList items={list} />}
        </div>
      </div>
    </div>
  )
}
