import type { PlainMessageKey } from '../../../services/language/messages.js'
import StaffFieldError from '../layout/StaffFieldError.js'
import { useStaffSite } from '../layout/staffSite.js'

export const searchFields = ['name', 'email', 'phone', 'reference'] as const
export type SearchField = (typeof searchFields)[number]

export type SearchInput = Readonly<Record<SearchField, string>>
export type SearchErrors = Readonly<Partial<Record<SearchField | 'search', PlainMessageKey>>>

interface Props {
  readonly input: SearchInput
  readonly errors: SearchErrors
}

export default function PrivacySearchFields({ input, errors }: Props) {
  const { t } = useStaffSite()
  return (
    <div className="flow flow--tight">
      <StaffFieldError id="search" error={errors.search} />
      <div className="grid2">
        {searchFields.map((name) => (
          <div className="field" key={name}>
            <label htmlFor={name}>{t(`staffPrivacy:search.${name}`)}</label>
            <input
              className="input"
              id={name}
              name={name}
              defaultValue={input[name]}
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              inputMode={name === 'phone' ? 'tel' : name === 'email' ? 'email' : undefined}
              aria-invalid={errors[name] === undefined ? undefined : true}
              aria-describedby={errors[name] === undefined ? undefined : `${name}-error`}
            />
            <StaffFieldError id={name} error={errors[name]} />
          </div>
        ))}
      </div>
    </div>
  )
}
