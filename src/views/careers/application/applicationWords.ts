import type { FileWarning } from '../../../shared/careers/applicationChoices.js'
import type { PlainWordKey } from '../../../services/language/words.js'
import type { Availability } from '../../../shared/careers/applicationChoices.js'

/** The key of the words for each choice of the application form, in the order they are offered. */
export const availabilityWords: Readonly<Record<Availability, PlainWordKey>> = {
  day: 'applications:availability.options.day',
  evening: 'applications:availability.options.evening',
  saturday: 'applications:availability.options.saturday',
}

/** What HR is warned of before opening a file. */
export const warningWords: Readonly<Record<FileWarning, PlainWordKey>> = {
  macros: 'applications:warnings.macros',
  script: 'applications:warnings.script',
  embedded: 'applications:warnings.embedded',
  remote: 'applications:warnings.remote',
  password: 'applications:warnings.password',
  notFullyChecked: 'applications:warnings.notFullyChecked',
}
