import type { PlainMessageKey } from '../../../services/language/messages.js'
import type { Availability } from '../../../shared/careers/applicationChoices.js'

export const availabilityTexts: Readonly<Record<Availability, PlainMessageKey>> = {
  day: 'applications:availability.options.day',
  evening: 'applications:availability.options.evening',
  saturday: 'applications:availability.options.saturday',
}
