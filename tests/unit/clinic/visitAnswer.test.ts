import { visitAnswer } from '../../../src/services/contact/visitAnswer.js'
import { testClinic } from '../../support/site/testClinic.js'

/* Open on weekdays from 7:30, on Saturday 28 November 2026 from 8:00 to 13:00. */
const thursday = '2026-11-26'
const friday = '2026-11-27'
const saturday = '2026-11-28'
const monday = '2026-11-30'

const sooner = (opensAt?: string) => ({ kind: 'sooner', opensAt })
const atOpening = (opensAt: string) => ({ kind: 'atOpening', opensAt })

test.each([
  [`${thursday} 21:00`, `${friday} 08:15`, sooner('07:30')],
  [`${thursday} 21:00`, `${friday} 10:00`, sooner()],
  [`${thursday} 21:00`, `${friday} 07:30`, atOpening('07:30')],
  [`${thursday} 06:00`, `${friday} 07:30`, sooner()],
  [`${thursday} 10:00`, `${friday} 07:30`, sooner()],
  [`${friday} 20:00`, `${monday} 07:30`, sooner()],
  [`${saturday} 01:30`, `${saturday} 08:00`, atOpening('08:00')],
  [`${saturday} 01:30`, `${saturday} 08:30`, sooner('08:00')],
  [`${saturday} 01:30`, `${saturday} 11:00`, sooner()],
  [`${saturday} 01:30`, `${monday} 07:30`, sooner()],
  [`${saturday} 10:00`, `${monday} 07:30`, sooner()],
  [`${saturday} 14:00`, `${monday} 07:30`, atOpening('07:30')],
  [`${thursday} 21:00`, `${monday} 07:30`, { kind: 'by', by: { date: friday, time: '16:30' } }],
])('answer to an appointment change › sent %s for %s is %o', (sent, visit, answer) => {
  const [date = '', time = ''] = visit.split(' ')
  const at = new Date(`${sent.replace(' ', 'T')}:00-05:00`)
  expect(visitAnswer({ date, time }, testClinic, at)).toEqual(answer)
})
