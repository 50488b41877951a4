import { leftPhysicians } from '../../../src/services/content/checks/facts/leftPhysicians.js'
import type { TextSource } from '../../../src/services/content/checks/wordsOf.js'

const sourceWith = (file: string, value: unknown): TextSource => ({ file, value, whole: value })

const clinicWith = (...names: readonly string[]): TextSource => {
  const [medicalDirector, ...radiologists] = names.map((name) => ({ fr: name, en: name }))
  return sourceWith('/content/clinic.json', { physicians: { medicalDirector, radiologists } })
}

const director = 'Dre Camille Montvague, radiologiste'

test.each([
  ['a last name that nobody else has', ['Dre Anne Roy'], [], 'Demandez la Dre Roy.', ['Roy']],
  [
    'the whole name, if a colleague has the last name',
    ['Dre Anne Roy', 'Dr Paul Roy'],
    ['Dr Paul Roy'],
    'Demandez la Dre Anne\u00A0Roy ou le Dr Paul Roy.',
    ['Anne Roy'],
  ],
  [
    'no last name of a remaining colleague',
    ['Dre Anne Roy', 'Dr Paul Roy'],
    ['Dr Paul Roy'],
    'Demandez le Dr Roy.',
    [],
  ],
  ['a name before MD', ['Anne Roy MD'], [], 'La Dre Roy, MD, vous appelle.', ['Roy']],
  ['a name before a degree', ['Dr. Anne Roy, M.D., FRCPC'], [], 'Ask Dr. Roy.', ['Roy']],
  [
    'a name before a remark',
    ['Dre Anne Roy (remplaçant)'],
    [],
    'Un remplaçant, ou la Dre Roy.',
    ['Roy'],
  ],
  [
    'no name with another title, suffix or remark',
    ['Dre Anne Roy'],
    ['Dr. Anne Roy MD (remplaçante)'],
    'Demandez la Dre Anne Roy.',
    [],
  ],
  [
    'the former name after a marriage',
    ['Dre Anne Roy'],
    ['Dre Anne Roy-Gagnon'],
    'Demandez la Dre Roy.',
    ['Roy'],
  ],
  [
    'no new name that contains the former one',
    ['Dre Anne Roy'],
    ['Dre Anne Roy-Gagnon'],
    'Demandez la Dre Anne Roy-Gagnon.',
    [],
  ],
])('physicians who left › reports %s', (_what, before, after, text, names) => {
  const now = clinicWith(director, ...after)
  const page = sourceWith('/content/pages/home.json', { lead: { fr: text, en: text } })
  const found = leftPhysicians(clinicWith(director, ...before), now, [now, page])
  expect(found.map(({ values }) => values['name'])).toEqual(names)
})
