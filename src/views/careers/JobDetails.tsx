import type { JobContent } from '../../content/pageContentTypes.js'
import { useSite } from '../site/site.js'
import TextList from '../blocks/TextList.js'

/** What an offer asks and gives. */
export default function JobDetails({ job }: { readonly job: JobContent }) {
  const { t } = useSite()
  const lists = [
    { key: 'duties', items: job.duties },
    { key: 'required', items: job.required },
    { key: 'assets', items: job.assets },
    { key: 'offer', items: job.offer },
  ] as const
  return (
    <div className="prose">
      {lists.map(({ key, items }) => (
        <section key={key}>
          <h2>{t(`careers:job.${key}`)}</h2>
          <TextList items={items} />
        </section>
      ))}
    </div>
  )
}
