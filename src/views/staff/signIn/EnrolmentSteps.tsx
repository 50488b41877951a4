import { useStaffSite } from '../layout/staffSite.js'

const steps = ['password', 'phone', 'recovery'] as const
export type EnrolmentStep = (typeof steps)[number]

export default function EnrolmentSteps({ current }: { readonly current: EnrolmentStep }) {
  const { t } = useStaffSite()
  const place = steps.indexOf(current)
  return (
    <ol className="steps">
      {steps.map((step, at) => (
        <li
          key={step}
          className={at < place ? 'is-done' : undefined}
          aria-current={at === place ? 'step' : undefined}
        >
          {t(`staffSignIn:steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
