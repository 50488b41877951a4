import type { JobContent } from '../pageContentTypes.js'

/** Job offer: front desk clerk. */
export const frontDeskClerk: JobContent = {
  id: 'front-desk-clerk',
  slug: { fr: 'adjointe-ou-adjoint-a-l-accueil', en: 'front-desk-clerk' },
  title: { fr: 'Adjointe ou adjoint à l’accueil', en: 'Front desk clerk' },
  head: {
    title: {
      fr: 'Emploi : adjointe ou adjoint à l’accueil à Québec',
      en: 'Job: front desk clerk in Québec City',
    },
    description: {
      fr: 'Poste permanent à temps partiel à l’accueil d’une clinique de Sainte-Foy, 21 heures par semaine. Tâches, salaire et horaire.',
      en: 'Permanent part-time position at the front desk of a clinic in Sainte-Foy, 21 hours a week. Duties, pay and schedule.',
    },
  },
  summary: {
    fr: 'Vous êtes la première voix que les gens entendent. Vous rappelez, fixez les rendez-vous et donnez les consignes avec calme.',
    en: 'You’re the first voice people hear. You call back, book appointments and give instructions calmly.',
  },
  terms: [
    { fr: 'Temps partiel, 21 heures', en: 'Part-time, 21 hours' },
    { fr: '3 jours, un samedi sur deux', en: '3 days, every other Saturday' },
  ],
  employment: 'part-time',
  hoursPerWeek: [21, 21],
  salary: [22, 27],
  schedule: {
    fr: 'Trois jours par semaine, dont le mercredi jusqu’à la fermeture. Un samedi sur deux remplace une demi-journée.',
    en: 'Three days a week, including Wednesday until closing. Every other Saturday replaces a half day.',
  },
  start: {
    fr: 'En février 2027, ou à la date qui vous convient',
    en: 'February 2027, or a date that suits you',
  },
  duties: [
    {
      fr: 'Répondre au téléphone et rappeler les personnes qui ont envoyé une demande',
      en: 'Answer the phone and call back people who sent a request',
    },
    {
      fr: 'Fixer les rendez-vous selon l’ordonnance et la durée de chaque examen',
      en: 'Book appointments according to the prescription and the length of each exam',
    },
    {
      fr: 'Donner les consignes de préparation et vérifier qu’elles sont comprises',
      en: 'Give preparation instructions and check that they’re understood',
    },
    {
      fr: 'Repérer les questions de santé et les confier aux technologues ou aux soins infirmiers',
      en: 'Recognize health questions and pass them to the technologists or the nursing team',
    },
    {
      fr: 'Inscrire les personnes à leur arrivée et protéger leur dossier',
      en: 'Check people in when they arrive and protect their file',
    },
    {
      fr: 'Prévoir l’aide demandée : interprète, moment calme, gros caractères',
      en: 'Arrange the help people ask for: interpreter, quiet time, larger print',
    },
  ],
  required: [
    {
      fr: 'Diplôme d’études secondaires ou expérience équivalente',
      en: 'High school diploma or equivalent experience',
    },
    {
      fr: 'Un an de service au public, dans n’importe quel domaine',
      en: 'One year of serving the public, in any field',
    },
    {
      fr: 'Français parlé et écrit, clair et soigné',
      en: 'Spoken and written French, clear and careful',
    },
    {
      fr: 'Aisance avec un clavier et un agenda électronique',
      en: 'Comfort with a keyboard and an electronic calendar',
    },
  ],
  assets: [
    {
      fr: 'Anglais parlé, car une partie des appels se fait en anglais',
      en: 'Spoken English, because some calls are in English',
    },
    {
      fr: 'Expérience dans une clinique, une pharmacie ou un hôpital',
      en: 'Experience in a clinic, a pharmacy or a hospital',
    },
  ],
  offer: [
    {
      fr: 'Assurance collective, même à temps partiel',
      en: 'Group insurance, even part-time',
    },
    {
      fr: '3 semaines de vacances dès la première année',
      en: '3 weeks of vacation from the first year',
    },
    {
      fr: '4 semaines de formation payée à l’arrivée',
      en: '4 weeks of paid training when you start',
    },
    {
      fr: 'Un bureau à l’écart pour les appels difficiles, et une pause après',
      en: 'A quiet office for hard calls, and a break afterwards',
    },
  ],
  posted: '2026-11-02',
  closes: '2027-01-15',
  updated: '2026-11-16',
}
