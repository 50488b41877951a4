import { emailNames } from '../../../src/content/pages/emailContents.js'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFacts, type FactName } from '../../../src/services/clinic/facts.js'
import { refusedStatements } from '../../support/types/compile.js'
import { aClinic } from '../clinic/aClinic.js'
import { examNames } from '../../../src/addresses/pageTable.js'

const facts = createFacts(aClinic(), {
  requests: 180,
  applications: 1,
  otherOffers: 365,
  feedback: 180,
})
const textsOf = (name: FactName) => [facts.of(name).fr, facts.of(name).en]

/** In these texts, · represents a no-break space. */
const expected: readonly (readonly [name: FactName, french: string, english: string])[] = [
  ['phone', '514·555-0123', '514-555-0123'],
  ['fax', '1·800·555-0124', '1-800-555-0124'],
  ['email', 'allo@belrive.example', 'allo@belrive.example'],
  ['privacyEmail', 'vie-privee@belrive.example', 'vie-privee@belrive.example'],
  ['privacyOfficer', 'la directrice', 'the director'],
  ['hosting', 'au Québec, chez l’hébergeur', 'in Québec, with the host'],
  [
    'processors',
    'Le service de courriel transporte nos courriels (au Canada).',
    'The mail service carries our emails (in Canada).',
  ],
  ['logDays', '30·jours', '30 days'],
  ['clinic', 'Belrive, imagerie', 'Belrive Imaging'],
  ['clinicShort', 'Belrive', 'Belrive'],
  [
    'address',
    '12, rue du Quai, Montréal (Québec)· H2X·1Y4',
    '12 rue du Quai, Montréal, Quebec· H2X·1Y4',
  ],
  ['postalCode', 'H2X·1Y4', 'H2X·1Y4'],
  ['minutes.fetal', '10 à 45·minutes', '10 to 45 minutes'],
  ['minutes.nuchalTranslucency', '20 à 45·minutes', '20 to 45 minutes'],
  ['minutes.morphological', '30 à 60·minutes', '30 to 60 minutes'],
  ['minutes.breastUltrasound', '20 à 30·minutes', '20 to 30 minutes'],
  ['minutes.hysterosonogram', '30 à 60·minutes', '30 to 60 minutes'],
  ['minutes.musculoskeletal', '15 à 30·minutes', '15 to 30 minutes'],
  ['minutes.mri', '20 à 45·minutes', '20 to 45 minutes'],
  ['minutes.breastMri', '30 à 45·minutes', '30 to 45 minutes'],
  ['minutes.prp', '60·minutes', '60 minutes'],
  ['nuchalWindow', '11·semaines à 13·semaines et 6·jours', '11 weeks to 13 weeks and 6 days'],
  ['nuchalBest', '12·semaines à 12·semaines et 1·jour', '12 weeks to 12 weeks and 1 day'],
  ['morphologyWindow', '18 à 22·semaines', '18 to 22 weeks'],
  ['datingWindow', '7 à 12·semaines', '7 to 12 weeks'],
  ['hysterosonogramDays', '5 à 10', '5 to 10'],
  ['breastMriDays', '7 à 14', '7 to 14'],
  ['reportDelay', '2·jours ouvrables', '2 business days'],
  ['callbackDelay', 'un jour ouvrable', 'one business day'],
  ['hiringDelay', '5·jours ouvrables', '5 business days'],
  ['arriveEarly', '1·minute', '1 minute'],
  ['changeNotice', '24·heures', '24 hours'],
  ['mriVisit', '45 à 60·minutes', '45 to 60 minutes'],
  ['mriBore', '70·cm', '70 cm'],
  ['mriTable', '200·kg', '200 kg'],
  [
    'mriQuestionnaire',
    'Demandez-le à l’accueil, au 514·555-0123. Nous l’envoyons par courriel ou par la poste.',
    'Ask the front desk for it, at 514-555-0123. We send it by email or mail.',
  ],
  ['accidentFiles', 'de la CNESST', 'CNESST'],
  ['acceptedFiles', 'Nous acceptons les dossiers de la CNESST.', 'We accept CNESST files.'],
  ['prpAreas', 'le coude ou le genou', 'elbow or knee'],
  [
    'prpPrescription',
    'Oui, la consultation demande une ordonnance.',
    'Yes, you need one for the consultation.',
  ],
  ['inDistrict', 'au centre', 'downtown'],
  ['inTown', 'en ville', 'in town'],
  ['medicalDirector', 'Dre A. Essai, radiologiste', 'Dr. A. Essai, radiologist'],
  ['retention.requests', '180·jours', '180 days'],
  ['retention.applications', '1·jour', '1 day'],
  ['retention.feedback', '180·jours', '180 days'],
  ['retention.otherOffers', '365·jours', '365 days'],
  ['kept.suspected', '30·jours', '30 days'],
  ['kept.withdrawn', '30·jours', '30 days'],
  ['kept.requestLink', '60·jours', '60 days'],
  ['kept.shortNotice', '60·jours', '60 days'],
  ['kept.uploads', '24·heures', '24 hours'],
  ['kept.quarantine', '7·jours', '7 days'],
  ['kept.backups', '30·jours', '30 days'],
  ['kept.audit', '3·ans', '3 years'],
  ['kept.privacyRequests', '3·ans', '3 years'],
  ['kept.incidents', '5·ans', '5 years'],
  ['kept.content', '3·ans', '3 years'],
  ['kept.contentDrafts', '1·an', '1 year'],
  ['kept.contentPreviews', '7·jours', '7 days'],
  ['languageCookie', '365·jours', '365 days'],
  ['consentCookie', '180·jours', '180 days'],
  ['transit', 'Métro.', 'Metro.'],
  ['parking', 'Gratuit.', 'Free.'],
  ['access', 'Ascenseur.', 'Elevator.'],
  ['morphologyEnd', '22·semaines et 0·jour', '22 weeks and 0 days'],
  ['water', '1·litre', '1 litre'],
  ['prescribers', 'votre médecin', 'a doctor'],
  ['pregnancyPrescribers', 'votre médecin ou votre sage-femme', 'a doctor or a midwife'],
  [
    'prescriptionForms',
    'sur papier ou par télécopieur, au 1·800·555-0124',
    'on paper or by fax, at 1-800-555-0124',
  ],
  ['programSince', '6·janvier 2025', 'January 6, 2025'],
  ['imageCopyPrice', '15·$', '$15'],
  ['imageCopy', 'La copie coûte 15·$.', 'The copy costs $15.'],
  [
    'companion',
    'Une personne de votre choix peut vous rejoindre à la fin de l’examen.',
    'Someone of your choice may join you at the end of the exam.',
  ],
  ['fetalSex', 'Non, nous ne le disons pas.', 'No, we don’t share it.'],
  [
    'programStatus',
    'Non. Depuis le 6·janvier 2025, la clinique ne participe pas à ce programme. Nos mesures ne servent pas à son calcul.',
    'No. Since January 6, 2025, the clinic has not taken part in this program. Our measurements are not used in its calculation.',
  ],
  ['hiringContact', 'la direction', 'the manager'],
  ['saturdayHours', '9·h à 12·h', '9 a.m. to noon'],
  ['wednesdayClosing', '17·h', '5 p.m.'],
  [
    'missedVisit',
    'Un rendez-vous manqué ne vous coûte rien, mais appelez-nous pour en fixer un autre.',
    'A missed appointment costs you nothing, but call us to book another one.',
  ],
  [
    'ultrasoundPayer',
    'La RAMQ couvre l’échographie, avec une carte valide et une ordonnance.',
    'The RAMQ covers ultrasounds, with a valid card and a prescription.',
  ],
]

describe('facts of the clinic', () => {
  test.each(expected)('{{%s}} is « %s » in French and "%s" in English', (name, french, english) => {
    expect(textsOf(name).map((text) => text.replaceAll('\u00A0', '·'))).toEqual([french, english])
  })

  test('are exactly the listed ones', () => {
    // Each exam has a `minutes.*` fact and each email an `email.*` fact.
    const minutes = examNames.map((name) => `minutes.${name}`)
    const emails = emailNames.map((name) => `email.${name}`)
    const names = new Set<string>([...expected.map(([name]) => name), ...minutes, ...emails])
    expect([...facts.names].toSorted()).toEqual([...names].toSorted())
  })

  test('fill every placeholder of a text in its language', () => {
    const text = { fr: 'Appelez au {{phone}} ({{phone}}), {{mriBore}}.', en: '{{phone}}!' }
    const phone = '514\u00A0555-0123'
    expect(facts.localize(text, 'fr')).toBe(`Appelez au ${phone} (${phone}), 70\u00A0cm.`)
    expect(facts.localize(text, 'en')).toBe('514-555-0123!')
  })

  test.each(['{{telephone}}', '{{toString}}', '{{ phone }}', '{{phone, x}}', '{{', '{phone}'])(
    'stay in a text as written if the code is unknown: %s',
    (code) => {
      expect(facts.localize({ fr: `Au ${code}.`, en: '' }, 'fr')).toBe(`Au ${code}.`)
    },
  )

  test('have names that texts can use', () => {
    const left = facts.names.filter((name) => {
      const code = `{{${name}}}`
      return facts.localize({ fr: code, en: code }, 'fr') === code
    })
    expect(left).toEqual([])
  })

  test('do not compile with an unknown name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'facts-'))
    const source = join(process.cwd(), 'src/services/clinic/facts.js')
    const head = [`import type { Facts } from '${source}'`, 'declare const facts: Facts']
    const accepted = ["facts.of('hiringDelay')", "facts.of('minutes.mri')"]
    const refused = ["facts.of('hireDelay')", "facts.of('minutes.irm')"]
    expect(refusedStatements(folder, head, [...accepted, ...refused])).toEqual(refused)
    rmSync(folder, { recursive: true })
  })

  test('express a window in weeks when it ends with a week, and a long callback in days', () => {
    const clinic = aClinic()
    const windows = { ...clinic.windows, morphological: { from: '18w0d', to: '22w6d' } }
    const other = createFacts(aClinic({ windows, callbackBusinessDays: 2 }), {
      requests: 1,
      applications: 1,
      otherOffers: 1,
      feedback: 1,
    })
    const text = { fr: '', en: '{{morphologyWindow}}, {{callbackDelay}}' }
    expect(other.localize(text, 'en')).toBe('18 to 22 weeks, 2 business days')
  })
})
