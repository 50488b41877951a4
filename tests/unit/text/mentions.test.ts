import { createMentionFinder } from '../../../src/services/staff/privacy/matches.js'

test.each(['OND-7K4M-2QXD', 'BO-7K4M-2QXD', 'ORMES-7K4M-2QXD'])(
  'search for personal data › finds the reference %s in the text of another record',
  (value) => {
    const mentionsIn = createMentionFinder([{ by: 'reference', value }])
    const noted = (text: string) => mentionsIn({ fields: { note: text } })
    expect(noted(`Même personne que ${value.toLowerCase()}.`)).toEqual(['reference'])
    expect(noted(`X${value} et ${value}Y`)).toEqual([])
  },
)
