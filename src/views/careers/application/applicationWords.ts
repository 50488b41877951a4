import type { FileWarning } from '../../../shared/careers/applicationChoices.js'
import type { PlainWordKey } from '../../../services/language/words.js'
import type { Availability } from '../../../shared/careers/applicationChoices.js'

export const availabilityWords: Readonly<Record<Availability, PlainWordKey>> = {
  day: 'applications:availability.options.day',
  evening: 'applications:availability.options.evening',
  saturday: 'applications:availability.options.saturday',
}

export const warningWords: Readonly<Record<FileWarning, PlainWordKey>> = {
  macros: 'applications:warnings.macros',
  script: 'applications:warnings.script',
  embedded: 'applications:warnings.embedded',
  remote: 'applications:warnings.remote',
  password: 'applications:warnings.password',
  notFullyChecked: 'applications:warnings.notFullyChecked',
}
