import { offsetAt } from '../../services/clinic/localInstant.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { countPerson, type PersonData } from '../../services/staff/privacy/findPerson.js'
import { identityOf } from '../../services/staff/privacy/matches.js'
import { textCounts, textTable } from '../shared/textTable.js'

const momentIn = (timeZone: string, moment: Date): string => {
  const { date, time } = localMoment({ timeZone }, moment)
  return `${date} ${time} ${offsetAt(timeZone, moment)}`
}

export const personLines = (
  data: PersonData,
  timeZone: string,
): { readonly found: readonly string[]; readonly leftToHuman: readonly string[] } => {
  const total = textCounts({ ...countPerson(data) })
  const table = textTable(data.submissions, {
    RECEIVED: ({ createdAt }) => momentIn(timeZone, new Date(createdAt)),
    KIND: ({ collection }) => collection,
    REFERENCE: (record) => identityOf(record).reference ?? record.id,
  })
  const found = total === '' ? ['No record of this person is stored.'] : [...table, total]
  if (data.mentions.length === 0) return { found, leftToHuman: [] }
  return {
    found,
    leftToHuman: [
      '',
      'Mentioned in records of other people, which are not deleted. Review them, then delete by reference:',
      ...data.mentions.map(({ collection, reference }) => `  ${collection}  ${reference}`),
    ],
  }
}
