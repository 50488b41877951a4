import { readReference } from '../../../src/services/submissions/reference.js'

describe('readReference', () => {
  test.each([
    'OND-7K4M-2QXD',
    'ond 7k4m 2qxd',
    '7K4M-2QXD',
    'OND–7K4M–2QXD',
    'ＯＮＤ－７Ｋ４Ｍ－２ＱＸＤ',
    '#OND-7K4M-2QXD',
    'Réf. OND-7K4M-2QXD',
    'Référence : OND-7K4M-2QXD.',
    'No. OND-7K4M-2QXD',
    'n° 7K4M-2QXD',
    'Dossier no 7K4M 2QXD',
    '« OND-7K4M-2QXD »',
    '(OND-7K4M-2QXD),',
    'OND_7K4M_2QXD',
    'OND.7K4M.2QXD',
    'OND/7K4M/2QXD',
  ])('reads “%s”', (typed) => {
    expect(readReference(typed, 'OND')).toBe('OND-7K4M-2QXD')
  })

  test('reads another clinic’s prefix that begins like a label', () => {
    expect(readReference('NOR-7K4M-2QXD', 'OND')).toBe('NOR-7K4M-2QXD')
  })

  test.each([
    'OND-7K4M',
    '2QXD',
    '418-555-0142',
    'ond7k4m@2qxd.ca',
    'b22@gmnp.tk',
    'Mark Wynn',
    'no '.repeat(100_000),
  ])('rejects “%.20s”', (typed) => {
    expect(readReference(typed, 'OND')).toBeUndefined()
  })
})
