import type { NamedPage } from '../../addresses/pageTable.js'

interface TextsToConfirm {
  readonly page: NamedPage
  readonly why: string
}

/** Texts that the clinic must confirm; `npm run doctor` lists those without a date in `confirmed`. */
export const textsToConfirm = {
  prenatalProgram: {
    page: 'nuchalTranslucency',
    why: 'whether measurements made here count in the Québec program, and since when',
  },
  prices: {
    page: 'tools',
    why: 'each price is the total, also if a person stops after some images; what counts as one body part (MRI)',
  },
  prescriptions: { page: 'breastUltrasound', why: 'who may prescribe, and how a request arrives' },
  visits: {
    page: 'home',
    why: 'water, companions, copies, parking, and what a missed appointment costs',
  },
  jobs: { page: 'careers', why: 'pay, evenings and Saturdays of each job, and whom to ask' },
  mri: {
    page: 'mri',
    why: 'the bore, the length of a visit, who checks and sends the questionnaire',
  },
  delays: { page: 'about', why: 'reports, calls back and answers to applications leave in time' },
  roles: {
    page: 'about',
    why: 'the roles and numbers of the team, the permit and the medical director',
  },
  officer: { page: 'privacy', why: 'the title and address of the person in charge of privacy' },
  laws: {
    page: 'privacy',
    why: 'which of P-39.1 and R-22.1 covers a request, and the articles followed (counsel)',
  },
  rules: { page: 'privacy', why: 'the rules of governance are the clinic’s own (P-39.1, s. 3.2)' },
  hosting: { page: 'privacy', why: 'place, host and regions, with a written agreement' },
  processors: { page: 'privacy', why: 'who handles information for the clinic, and where' },
  retention: { page: 'whatWeKeep', why: 'the periods suit the clinic’s professional duties' },
  requestLink: {
    page: 'whatWeKeep',
    why: '60 days for the link of a request and for a wish, 30 for what was withdrawn',
  },
  changedVisits: {
    page: 'changeVisit',
    why: 'the desk confirms each change, and checks who asked for it',
  },
  logDays: { page: 'whatWeKeep', why: 'for how long the platform keeps the log' },
  hiringPeriods: {
    page: 'whatWeKeep',
    why: 'counsel: P-39.1, s. 11 may require a year after a hiring decision, instead of 90 days; where the application of a person who is hired goes',
  },
  mailboxes: {
    page: 'whatWeKeep',
    why: 'who deletes handled emails and emails that people write, and when',
  },
  terms: { page: 'terms', why: 'liability, prices and the law that applies (counsel)' },
  access: {
    page: 'accessibility',
    why: 'the help that is offered, guide dogs and the building itself',
  },
  physicians: { page: 'about', why: 'the names and titles of the physicians: they are samples' },
  noCard: {
    page: 'fetal',
    why: 'people without a Québec card, IFHP registration, waiting period; what an insured person pays whose card is forgotten or expired, and until when the RAMQ refunds it (counsel)',
  },
  nihb: { page: 'about', why: 'confirmation of attendance for the NIHB program' },
  badNews: { page: 'fetal', why: 'what the team does when an image is worrying' },
  nuchalOperators: { page: 'nuchalTranslucency', why: 'training and audit of whoever measures' },
  windows: {
    page: 'morphological',
    why: 'the weeks in which each pregnancy exam is done; those of growth have no source',
  },
  screeningGuideline: {
    page: 'nuchalTranslucency',
    why: 'a professional has compared the page with SOGC guideline No. 456 (2024)',
  },
  water: { page: 'fetal', why: 'water before 14 weeks, as usual after' },
  hysterosonogramList: {
    page: 'hysterosonogram',
    why: 'when the exam is not done, and the call on day 1',
  },
  biopsyPath: { page: 'breastMri', why: 'where an MRI-guided biopsy is done, and who pays' },
  mriTable: { page: 'mri', why: 'the largest weight that the table carries' },
  mriComfort: { page: 'mri', why: 'free visit, music, eye mask, feet first, companion' },
  contrastCare: { page: 'mri', why: 'group II agents, doctor on site, 15 minutes of stay' },
  urgentSigns: {
    page: 'tools',
    why: 'the signs that call for care, and whom to call, in the finder and on the exam pages (radiologist); breast ultrasound may show harmless findings',
  },
  fasting: { page: 'mri', why: '4 hours without food for the abdomen and the pelvis alone' },
  children: { page: 'mri', why: 'the age from which children are seen, and who stays with them' },
  womenStaff: { page: 'fetal', why: 'a woman on request for internal exams' },
  interpreter: {
    page: 'accessibility',
    why: 'free interpreters, 3 business days for sign language',
  },
  relay: { page: 'accessibility', why: 'appointments by email or relay service' },
  staffNotices: {
    page: 'privacy',
    why: 'emails to staff hold a first name, a reference and a link, and HR has its own mailbox',
  },
  measuredPages: { page: 'cookies', why: 'exam pages, tools and forms are never measured' },
  entrance: { page: 'accessibility', why: 'the step-free entrance and its distance' },
} as const satisfies Readonly<Record<string, TextsToConfirm>>

export type TextKey = keyof typeof textsToConfirm

const isTextKey = (key: string): key is TextKey => key in textsToConfirm

export const textKeys: readonly TextKey[] = Object.keys(textsToConfirm).filter(isTextKey)
