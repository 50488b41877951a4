import type { ExamContent } from '../../services/content/schemas/exam.js'
import { useSite } from '../pageContext/site.js'
import BookButton from '../links/BookButton.js'
import PageHero from '../blocks/PageHero.js'
import RingFigure from '../picture/RingFigure.js'
import PhoneButton from '../links/PhoneButton.js'
import RichText from '../blocks/RichText.js'
import UltrasoundFigure from '../picture/UltrasoundFigure.js'

const secondActions = {
  ultrasound: { href: '#prepare', label: 'exam:action.prepare' },
  mri: { href: '#safety', label: 'exam:action.check' },
  treatment: { href: '#evidence', label: 'exam:action.evidence' },
} as const

export default function ExamHero({ exam }: { readonly exam: ExamContent }) {
  const { localize, section, t, waiting } = useSite()
  const { figure } = exam
  const isPaused = exam.availability === 'paused'
  const tone = { ultrasound: 'deep', therapy: 'therapy', site: 'paper' } as const
  const second = secondActions[exam.procedure]
  return (
    <PageHero
      tone={tone[section]}
      title={localize(exam.title)}
      lead={<RichText text={exam.lead} />}
      actions={
        isPaused ? (
          <PhoneButton />
        ) : (
          <>
            <BookButton />{' '}
            <a className="btn btn--ghost" href={second.href}>
              {t(second.label)}
            </a>
          </>
        )
      }
      note={isPaused ? undefined : waiting[exam.procedure]}
      media={
        figure.kind === 'ring' ? (
          <RingFigure
            picture={figure.picture}
            arc={section === 'therapy' ? 'seven' : 'one'}
            simulated={figure.simulated}
          />
        ) : (
          <UltrasoundFigure picture={figure.picture} shape={figure.kind} />
        )
      }
    />
  )
}
