import type { JobContent } from '../../services/content/schemas/job.js'
import { useSite } from '../pageContext/site.js'
import Drawing from '../picture/Drawing.js'
import TextList from '../blocks/TextList.js'

const lists = ['required', 'assets', 'offer'] as const

export default function JobDetails({ job }: { readonly job: JobContent }) {
  const { t } = useSite()
  return (
    <>
      <section className="section">
        <div className="wrap">
          <div className="head">
            <h2>{t('careers:job.duties')}</h2>
          </div>
          <div className="duties">
            <Drawing name={job.drawing} />
            <TextList className="ticks" items={job.duties} />
          </div>
        </div>
      </section>
      <div className="section section--mist">
        <div className="wrap job-lists">
          {lists.map((list) => (
            <section key={list}>
              <h2>{t(`careers:job.${list}`)}</h2>
              <TextList className="ticks" items={job[list]} />
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
