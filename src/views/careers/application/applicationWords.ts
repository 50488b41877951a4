import type { PlainWordKey } from '../../../services/language/words.js'
import type { Availability } from '../../../shared/careers/applicationChoices.js'

export const availabilityWords: Readonly<Record<Availability, PlainWordKey>> = {
  day: 'applications:availability.options.day',
  evening: 'applications:availability.options.evening',
  saturday: 'applications:availability.options.saturday',
}
