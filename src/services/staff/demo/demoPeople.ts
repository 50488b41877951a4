import type { Locale } from '../../../addresses/pageTable.js'
import type { Moment, Subject } from '../../../shared/contact/contactChoices.js'
import type { DeskState } from '../../../shared/staff/deskChoices.js'

export interface DemoRequest {
  readonly name: string
  readonly subject: Subject
  readonly locale: Locale
  readonly moments: readonly Moment[]
  readonly message?: string | undefined
  readonly hoursAgo: number
  readonly state: DeskState
  readonly note?: string
  readonly isMine?: true
  readonly withoutEmail?: true
  readonly withoutPhone?: true
}

const fresh = (
  name: string,
  subject: Subject,
  locale: Locale,
  hoursAgo: number,
  message?: string,
): DemoRequest => ({
  name,
  subject,
  locale,
  moments: ['any'],
  hoursAgo,
  state: 'new',
  message,
})

const worked = (
  state: DeskState,
  name: string,
  subject: Subject,
  hoursAgo: number,
  note: string,
): DemoRequest => ({ ...fresh(name, subject, 'fr', hoursAgo), state, note, isMine: true })

const spam = (name: string, hoursAgo: number, message: string): DemoRequest => ({
  ...fresh(name, 'other', 'en', hoursAgo, message),
  state: 'spam',
})

export const demoRequests: readonly DemoRequest[] = [
  fresh(
    'Jeanne Morin',
    'morphological',
    'fr',
    70,
    'Je travaille de soir : un appel le matin serait mieux.',
  ),
  fresh('Kathleen O’Hara', 'mri', 'en', 68, 'Is there parking near the entrance?'),
  fresh(
    'Rose Nguyen',
    'nuchalTranslucency',
    'fr',
    26,
    'Est-ce qu’il reste de la place la semaine prochaine?',
  ),
  {
    ...fresh('Samuel Otis', 'musculoskeletal', 'fr', 24),
    moments: ['saturday'],
    withoutEmail: true,
  },
  fresh(
    'Wei Zhang',
    'breastMri',
    'en',
    8,
    'My doctor sent the requisition last week. Did you receive it?',
  ),
  { ...fresh('Claire Desbiens', 'prp', 'fr', 7), withoutPhone: true },
  fresh('Dominique Pelchat', 'fetal', 'fr', 6),
  fresh('Fatou Ndiaye', 'breastUltrasound', 'fr', 6, 'Pouvez-vous m’appeler après 16 h?'),
  fresh('Liam Fraser', 'musculoskeletal', 'en', 5),
  fresh('Mathilde Gagné', 'hysterosonogram', 'fr', 5),
  fresh('Olivier Savard', 'other', 'fr', 4, 'Je cherche mon reçu du mois dernier.'),
  fresh('Sofia Marchetti', 'morphological', 'fr', 4),
  fresh('Noah Bouchard', 'mri', 'fr', 3),
  fresh('Grace Campbell', 'nuchalTranslucency', 'en', 3, 'Mornings are best.'),
  fresh('Ludovic Tanguay', 'prp', 'fr', 2),
  fresh('Amélie Therrien', 'fetal', 'fr', 2),
  fresh('Karim Haddad', 'mri', 'fr', 1),
  fresh('Béatrice Lavoie', 'breastUltrasound', 'fr', 1, 'Merci de me rappeler au travail.'),
  worked('doing', 'Ali Benhaddou', 'mri', 30, 'Demander quel jour lui convient le mieux.'),
  worked(
    'doing',
    'Marguerite Thivierge-Archambault',
    'hysterosonogram',
    28,
    'Préfère une technologue.',
  ),
  worked('doing', 'Étienne Roy', 'musculoskeletal', 27, 'Rappeler après 17 h.'),
  worked('doing', 'Yasmine Cherif', 'morphological', 25, 'Veut venir avec sa mère.'),
  worked('doing', 'Gabriel Fortin', 'prp', 22, 'Attend notre retour sur le prix.'),
  worked('doing', 'Hélène Bergeron', 'mri', 20, 'Ligne occupée deux fois.'),
  worked('waiting', 'Aïcha Diallo', 'fetal', 100, 'Attend l’horaire de son conjoint.'),
  worked('waiting', 'Pierre-Luc Desrosiers', 'prp', 120, 'Parle à son médecin avant de décider.'),
  worked(
    'waiting',
    'Emma Sinclair',
    'nuchalTranslucency',
    52,
    'Message laissé sur la boîte vocale.',
  ),
  worked('waiting', 'Rachid Amrani', 'mri', 50, 'Rappelle quand il a son ordonnance.'),
  worked(
    'done',
    'Mathis Bérubé',
    'musculoskeletal',
    76,
    'Rendez-vous fixé, préparation expliquée.',
  ),
  worked('done', 'Chloé Martel', 'morphological', 80, 'Rendez-vous fixé.'),
  worked('done', 'Antoine Dubé', 'breastUltrasound', 96, 'Rendez-vous fixé.'),
  worked('done', 'Sarah Klein', 'mri', 98, 'A trouvé une place ailleurs.'),
  worked('done', 'Nathalie Cloutier', 'fetal', 122, 'Rendez-vous fixé.'),
  worked('done', 'Victor Hébert', 'prp', 124, 'Rendez-vous fixé.'),
  worked('done', 'Maude Pelletier', 'hysterosonogram', 146, 'Rendez-vous fixé.'),
  worked('done', 'Thomas Arsenault', 'mri', 148, 'Renseignement donné.'),
  spam('Best Seo Offers', 9, 'We can put your site on the first page!'),
  spam('Cheap Followers', 18, 'Ten thousand followers today.'),
  spam('Casino Royal', 33, 'Your bonus is waiting.'),
  fresh('Nadia Petrova', 'nuchalTranslucency', 'fr', 12, 'Je voudrais un rendez-vous le samedi.'),
]

export interface DemoFile {
  readonly name: string
  readonly title: string
  readonly scan: 'clean' | 'notScanned'
}

const cv: DemoFile = { name: 'CV.pdf', title: 'Curriculum vitæ', scan: 'clean' }
const letter: DemoFile = {
  name: 'Lettre de présentation.pdf',
  title: 'Lettre de présentation',
  scan: 'notScanned',
}

export interface DemoApplication {
  readonly name: string
  readonly offer: string
  readonly daysAgo: number
  readonly message: string
  readonly files: readonly DemoFile[]
}

export const demoApplications: readonly DemoApplication[] = [
  {
    name: 'Camille Rioux',
    offer: 'sonographer',
    daysAgo: 2,
    message: 'Technologue depuis six ans.',
    files: [cv, letter],
  },
  {
    name: 'Jonathan Leduc',
    offer: 'mri-technologist',
    daysAgo: 3,
    message: 'Disponible en janvier.',
    files: [cv],
  },
  {
    name: 'Myriam Aubin',
    offer: 'front-desk-clerk',
    daysAgo: 5,
    message: 'Bilingue, à l’aise au téléphone.',
    files: [cv],
  },
  {
    name: 'Ismaël Touré',
    offer: 'sonographer',
    daysAgo: 8,
    message: 'Je termine ma formation en mai.',
    files: [cv, letter],
  },
  {
    name: 'Valérie Picard',
    offer: 'front-desk-clerk',
    daysAgo: 12,
    message: 'Quatre ans dans une clinique dentaire.',
    files: [],
  },
  {
    name: 'Owen Mitchell',
    offer: 'spontaneous',
    daysAgo: 20,
    message: 'I would like to work in your clinic.',
    files: [],
  },
]
