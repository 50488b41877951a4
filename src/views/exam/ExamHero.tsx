import type { ExamContent, ExamName } from '../../content/contentTypes.js'
import type { PictureName } from '../../services/images/addresses/pictureCatalogue.js'
import { useSite } from '../site/site.js'
import BookButton from '../links/BookButton.js'
import PageHero from '../blocks/PageHero.js'
import RingFigure from '../picture/RingFigure.js'
import RichText from '../blocks/RichText.js'
import UltrasoundFigure from '../picture/UltrasoundFigure.js'

type Figure =
  | { readonly kind: 'sector' | 'linear'; readonly picture: PictureName }
  | { readonly kind: 'ring'; readonly picture: PictureName; readonly simulated?: boolean }

/** One large figure per page: a sector for curved probes, a rectangle for linear ones, else a ring. */
export const examFigures: Readonly<Record<ExamName, Figure>> = {
  fetal: { kind: 'sector', picture: 'scanFetal' },
  nuchalTranslucency: { kind: 'sector', picture: 'scanNuchal' },
  morphological: { kind: 'sector', picture: 'scanMorphology' },
  breastUltrasound: { kind: 'linear', picture: 'scanBreast' },
  hysterosonogram: { kind: 'sector', picture: 'scanUterus' },
  musculoskeletal: { kind: 'linear', picture: 'scanShoulder' },
  mri: { kind: 'ring', picture: 'mriSuite' },
  breastMri: { kind: 'ring', picture: 'sliceBreast', simulated: true },
  prp: { kind: 'ring', picture: 'prpStillLife' },
}

/** The top of an exam page. */
export default function ExamHero({ exam }: { readonly exam: ExamContent }) {
  const { localize, section, t } = useSite()
  const figure = examFigures[exam.name]
  const tone = { ultrasound: 'deep', therapy: 'therapy', site: 'paper' } as const
  const second =
    section === 'therapy'
      ? { href: '#evidence', label: t('exam:action.evidence') }
      : { href: '#prepare', label: t('exam:action.prepare') }
  return (
    <PageHero
      tone={tone[section]}
      title={localize(exam.title)}
      lead={<RichText text={exam.lead} />}
      actions={
        <>
          <BookButton />
          <a className="btn btn--ghost" href={second.href}>
            {second.label}
          </a>
        </>
      }
      media={
        figure.kind === 'ring' ? (
          <RingFigure
            picture={figure.picture}
            arc={section === 'therapy' ? 'seven' : 'one'}
            simulated={figure.simulated ?? false}
          />
        ) : (
          <UltrasoundFigure picture={figure.picture} shape={figure.kind} />
        )
      }
    />
  )
}
