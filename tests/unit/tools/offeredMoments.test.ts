import { offeredMoments } from '../../../src/services/contact/offeredMoments.js'
import { aClinic } from '../clinic/aClinic.js'

const { hours } = aClinic()
const weekdayHours = { ...hours, saturday: [] }

test.each([
  ['a week without evenings', hours, ['morning', 'afternoon', 'saturday', 'any']],
  ['a week without Saturday', weekdayHours, ['morning', 'afternoon', 'any']],
  [
    'one evening',
    { ...weekdayHours, wednesday: [['08:00', '20:00'] as const] },
    ['morning', 'afternoon', 'evening', 'any'],
  ],
  [
    'half an hour after 18:00',
    { ...weekdayHours, wednesday: [['08:00', '18:30'] as const] },
    ['morning', 'afternoon', 'any'],
  ],
])('offered moments › follow the opening hours of %s', (_week, open, moments) => {
  expect(offeredMoments({ hours: open })).toEqual(moments)
})
