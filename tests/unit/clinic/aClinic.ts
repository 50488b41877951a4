import { join } from 'node:path'
import { type Clinic, readClinic } from '../../../src/services/clinic/readClinic.js'

const shipped = readClinic(join(__dirname, '../../../src/content/clinic.json'))

const name = (fr: string, en: string) => ({ fr, en })
const minutes = (from: number, to: number) => ({ minutes: [from, to] as const })
const workday = [['08:00', '17:00']] as const

/** Returns a fictional clinic, so that edits of the shipped data break no test. */
export const aClinic = (changes: Partial<Clinic> = {}): Clinic => ({
  name: 'Belrive',
  nameStress: 'Bel',
  legalName: name('Belrive, imagerie', 'Belrive Imaging'),
  tagline: name('Imagerie', 'Imaging'),
  phone: '+15145550123',
  fax: '+18005550124',
  email: 'allo@belrive.example',
  hiringEmail: 'emplois@belrive.example',
  senderEmail: 'site@belrive.example',
  referencePrefix: 'BEL',
  properNames: [],
  privacy: {
    email: 'vie-privee@belrive.example',
    officer: name('la directrice', 'the director'),
    hosting: {
      name: name('l’hébergeur', 'the host'),
      place: name('au Québec', 'in Québec'),
      regions: ['ca-central-1'],
    },
    processors: [
      {
        name: name('Le service de courriel', 'The mail service'),
        task: name('transporte nos courriels', 'carries our emails'),
        place: name('au Canada', 'in Canada'),
      },
    ],
    logDays: 30,
  },
  address: {
    street: name('12, rue du Quai', '12 rue du Quai'),
    district: name('Centre', 'Downtown'),
    inDistrict: { fr: 'au centre', en: 'downtown' },
    inTown: { fr: 'en ville', en: 'in town' },
    city: name('Montréal (Québec)', 'Montréal, Quebec'),
    locality: 'Montréal',
    postalCode: 'H2X 1Y4',
  },
  route: {
    steps: [name('Arrêt', 'Stop'), name('Entrée', 'Entrance')],
    stepFree: [name('Stationnement', 'Parking'), name('Rampe', 'Ramp')],
    inside: [name('Ascenseur', 'Elevator'), name('Accueil', 'Front desk')],
    rooms: {
      ultrasound: [name('Vestiaire', 'Changing room'), name('Salle', 'Room')],
      mri: [name('Vestiaire', 'Changing room'), name('Salle', 'Room')],
      treatment: [name('Salle', 'Room')],
    },
  },
  position: { latitude: 45.5, longitude: -73.6 },
  timeZone: 'America/Toronto',
  hours: {
    sunday: [],
    monday: [...workday],
    tuesday: [...workday],
    wednesday: [...workday],
    thursday: [...workday],
    friday: [
      ['08:00', '12:00'],
      ['13:00', '16:30'],
    ],
    saturday: [['09:00', '12:00']],
  },
  prescriptions: {
    forms: ['paper', 'fax'],
    prescribers: ['physician'],
    pregnancyPrescribers: ['physician', 'midwife'],
  },
  prenatalProgram: { takesPart: false, since: '2025-01-06' },
  visits: {
    waterLitres: 1,
    companion: 'endOfExam',
    fetalSex: 'never',
    missedVisit: 'noFee',
    imageCopyFee: 15,
  },
  easter: 'both',
  closures: [],
  coverage: {
    radiologists: 'participating',
    pricesValidUntil: '2027-03-31',
    prices: { mri: 700, breastMri: 850, mriContrast: 150, prpConsultation: 160, prp: 575 },
    files: ['cnesst'],
    prpBilling: 'confirmed',
  },
  exams: {
    ...shipped.exams,
    fetal: minutes(10, 45),
    nuchalTranslucency: minutes(20, 45),
    morphological: minutes(30, 60),
    breastUltrasound: minutes(20, 30),
    hysterosonogram: minutes(30, 60),
    musculoskeletal: minutes(15, 30),
    mri: minutes(20, 45),
    breastMri: minutes(30, 45),
    prp: minutes(60, 60),
  },
  windows: {
    dating: { from: '7w0d', to: '12w0d' },
    nuchalTranslucency: { from: '11w0d', to: '13w6d', bestFrom: '12w0d', bestTo: '12w1d' },
    morphological: { from: '18w0d', to: '22w0d' },
    growth: { from: '24w0d', to: '40w0d' },
  },
  cycleDays: { hysterosonogram: [5, 10], breastMri: [7, 14] },
  reportBusinessDays: 2,
  callbackBusinessDays: 1,
  hiringAnswerBusinessDays: 5,
  arriveMinutesEarly: 1,
  changeNoticeHours: 24,
  mriVisitMinutes: [45, 60],
  mriBoreCentimetres: 70,
  mriTableKilograms: 200,
  mriQuestionnaireFrom: 'clinic',
  prp: { areas: ['elbow', 'knee'], prescription: 'needed' },
  hiringContact: name('la direction', 'the manager'),
  transit: name('Métro.', 'Metro.'),
  parking: name('Gratuit.', 'Free.'),
  access: name('Ascenseur.', 'Elevator.'),
  physicians: {
    medicalDirector: name('Dre A. Essai, radiologiste', 'Dr. A. Essai, radiologist'),
    radiologists: [name('Dr B. Essai', 'Dr. B. Essai')],
  },
  team: [{ role: name('Accueil', 'Front desk'), task: name('Accueille.', 'Greets.'), people: 26 }],
  reviews: {},
  confirmed: {},
  ...changes,
})
