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
      en: 'Permanent part-time front desk position at a clinic in Sainte-Foy, 21 hours a week: duties, pay and schedule.',
    },
  },
  summary: {
    fr: 'Vous êtes la première voix que les gens entendent. Vous rappelez, vous fixez les rendez-vous et vous expliquez les consignes avec calme.',
    en: 'You’re the first voice people hear. You return calls, book appointments and calmly explain how to prepare.',
  },
  picture: 'reception',
  drawing: 'steps/ultrasound/1',
  terms: [
    { fr: 'Temps partiel, 21 heures', en: 'Part-time, 21 hours' },
    {
      fr: '3 jours, dont le mercredi soir, et un samedi sur deux',
      en: '3 days including Wednesday evening, every other Saturday',
    },
  ],
  employment: 'part-time',
  hoursPerWeek: [21, 21],
  salary: [22, 27],
  schedule: {
    fr: 'Trois jours par semaine, dont le mercredi jusqu’à {{wednesdayClosing}}. Un samedi sur deux, de {{saturdayHours}}, remplace une demi-journée.',
    en: 'Three days a week, including Wednesday (until {{wednesdayClosing}}). Every other Saturday ({{saturdayHours}}) takes the place of a half day.',
  },
  start: {
    fr: 'En février 2027, ou à la date qui vous convient',
    en: 'February 2027, or a date that suits you',
  },
  duties: [
    {
      fr: 'Répondre au téléphone et rappeler les gens qui ont envoyé une demande',
      en: 'Answer the phone, and call back people who sent us a request',
    },
    {
      fr: 'Fixer les rendez-vous selon l’ordonnance et la durée de chaque examen',
      en: 'Book appointments based on the prescription and the length of each exam',
    },
    {
      fr: 'Dire comment se préparer, et vérifier que tout est clair',
      en: 'Explain how to prepare, and check that it’s clear',
    },
    {
      fr: 'Repérer les questions de santé et les confier aux technologues ou aux soins infirmiers',
      en: 'Recognize health questions and pass them on to the technologists or nurses',
    },
    {
      fr: 'Inscrire les gens à leur arrivée et protéger leur dossier',
      en: 'Check people in, and protect their records',
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
      en: 'One year of customer service, in any field',
    },
    {
      fr: 'Français parlé et écrit, clair et soigné',
      en: 'Clear, careful French, spoken and written',
    },
    {
      fr: 'Aisance avec un clavier et un agenda électronique',
      en: 'Comfortable with a keyboard and an online calendar',
    },
  ],
  assets: [
    {
      fr: 'Anglais parlé, car une partie des appels se fait en anglais',
      en: 'Spoken English, because some calls are in English',
    },
    {
      fr: 'Expérience dans une clinique, une pharmacie ou un hôpital',
      en: 'Experience in a clinic, pharmacy or hospital',
    },
  ],
  offer: [
    {
      fr: 'Assurance collective, même à temps partiel',
      en: 'Group insurance, even part-time',
    },
    {
      fr: '3 semaines de vacances dès la première année',
      en: '3 weeks of vacation from your first year',
    },
    {
      fr: '4 semaines de formation payée à votre arrivée',
      en: '4 weeks of paid training when you start',
    },
    {
      fr: 'Un bureau à l’écart pour les appels difficiles, et une pause après',
      en: 'A quiet office for difficult calls, and a break afterwards',
    },
  ],
  posted: '2026-11-02',
  closes: '2027-01-15',
  updated: '2026-11-22',
}
