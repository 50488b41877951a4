import type { EvidenceSection } from '../../../content/contentTypes.js'
import { useSite } from '../../site/site.js'
import Paragraphs from '../../blocks/Paragraphs.js'
import RichText from '../../blocks/RichText.js'
import SectionHead from '../../blocks/SectionHead.js'

/** What the studies measured, in the same type as everything else. */
export default function EvidenceBlock({ section }: { readonly section: EvidenceSection }) {
  const { t } = useSite()
  const columns = ['subject', 'people', 'result', 'source'] as const
  return (
    <div className="wrap split">
      <div className="sticky">
        <SectionHead heading={section.heading} />
      </div>
      <div className="evidence flow">
        <p className="lead">
          <RichText text={section.lead} />
        </p>
        <table>
          <caption className="vh">{t('exam:evidence.caption')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`exam:evidence.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.studies.map((study) => (
              <tr key={study.source}>
                <th scope="row">
                  <RichText text={study.subject} />
                </th>
                <td data-label={t('exam:evidence.people')}>
                  <RichText text={study.people} />
                </td>
                <td data-label={t('exam:evidence.result')}>
                  <RichText text={study.result} />
                </td>
                <td data-label={t('exam:evidence.source')}>{study.source}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Paragraphs texts={section.paragraphs} />
      </div>
    </div>
  )
}
