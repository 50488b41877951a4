import { createWithoutNames } from '../../../src/services/content/checks/ownNames.js'
import { aWord } from './aWord.js'

const pair = (text: string) => ({ fr: text, en: text })
const clinic = {
  name: 'Boréale Imagerie',
  legalName: { fr: 'Clinique Boréale', en: 'Boréale Clinic' },
  address: {
    street: pair('500, rue des Forges'),
    district: { fr: 'centre-ville, Trois-Rivières', en: 'downtown Trois-Rivières' },
    inDistrict: { fr: 'au centre-ville', en: 'downtown' },
    inTown: { fr: 'à Trois-Rivières', en: 'in Trois-Rivières' },
    city: { fr: 'Trois-Rivières (Québec)', en: 'Trois-Rivières, Quebec' },
    locality: 'Trois-Rivières',
  },
}
const source = { file: 'src/content/clinic.json', value: clinic, whole: clinic }

test('text checks › ignore the names of the clinic, which may contain numbers and unknown words', () => {
  const without = createWithoutNames([source])
  const { fr, en } = without(
    aWord({ fr: 'Clinique Boréale, à Trois-Rivières.', en: 'Boréale Clinic, in Trois-Rivières.' }),
  ).texts
  expect([fr?.trim(), en?.trim()]).toEqual([',  .', ',  .'])
})

test('text checks › do not change a text without names of the clinic', () => {
  const texts = { fr: 'Trois heures.', en: 'Three hours.' }
  expect(createWithoutNames([source])(aWord(texts)).texts).toEqual(texts)
})

test('text checks › ignore a city whose name is one word in French and two in English', () => {
  const address = { ...clinic.address, city: { fr: 'Québec', en: 'Québec City' } }
  const whole = { ...clinic, address }
  const { fr, en } = createWithoutNames([{ ...source, whole }])(
    aWord({ fr: 'Une clinique de Québec.', en: 'A clinic in Québec City.' }),
  ).texts
  expect([fr, en]).toEqual(['Une clinique de  .', 'A clinic in  .'])
})
