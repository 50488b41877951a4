import type { JobContent } from '../pageContentTypes.js'

/** Job offer: sonographer. */
export const sonographer: JobContent = {
  id: 'sonographer',
  slug: { fr: 'technologue-en-echographie', en: 'sonographer' },
  title: { fr: 'Technologue en échographie', en: 'Sonographer' },
  head: {
    title: {
      fr: 'Emploi : technologue en échographie à Québec',
      en: 'Job: sonographer in Québec City',
    },
    description: {
      fr: 'Poste permanent de technologue en échographie à Sainte-Foy, 35 heures par semaine. Tâches, salaire, horaire et date limite.',
      en: 'Permanent sonographer position in Sainte-Foy, 35 hours a week: duties, pay, schedule and closing date.',
    },
  },
  summary: {
    fr: 'Vous faites les échographies de grossesse, du sein, des muscles et des tendons. Chaque plage horaire vous laisse le temps de parler avec la personne.',
    en: 'You do pregnancy, breast, muscle and tendon ultrasounds. Each slot leaves you time to talk with the person.',
  },
  picture: 'ultrasoundRoom',
  drawing: 'steps/ultrasound/3',
  terms: [
    { fr: 'Permanent, 35 heures', en: 'Permanent, 35 hours' },
    {
      fr: 'Jour, 1 mercredi soir et 1 samedi sur 3',
      en: 'Days, plus 1 Wednesday evening and 1 Saturday in 3',
    },
  ],
  employment: 'full-time',
  hoursPerWeek: [35, 35],
  salary: [37, 49],
  schedule: {
    fr: 'De jour, en semaine. S’y ajoutent un mercredi soir sur trois, jusqu’à {{wednesdayClosing}}, et un samedi sur trois, de {{saturdayHours}}.',
    en: 'Weekdays, plus one Wednesday evening in three (until {{wednesdayClosing}}) and one Saturday in three ({{saturdayHours}}).',
  },
  start: {
    fr: 'En mars 2027, ou à la date qui vous convient',
    en: 'March 2027, or a date that suits you',
  },
  duties: [
    {
      fr: 'Relire l’ordonnance avec la personne, répondre à ses questions et obtenir son accord',
      en: 'Go over the prescription with each person, answer their questions and get their consent',
    },
    {
      fr: 'Faire les échographies de grossesse, du sein, des muscles et des tendons',
      en: 'Do pregnancy, breast, muscle and tendon ultrasounds',
    },
    {
      fr: 'Expliquer chaque geste avant de le faire, surtout pour une échographie interne',
      en: 'Explain each step before you take it, especially for an internal ultrasound',
    },
    {
      fr: 'Aider la ou le radiologiste pendant les hystérosonographies et les infiltrations',
      en: 'Assist the radiologist during hysterosonograms and injections',
    },
    {
      fr: 'Vérifier les images, noter les mesures et prévenir tout de suite la ou le radiologiste en cas de doute',
      en: 'Check images, record measurements, and tell the radiologist right away if you have doubts',
    },
    {
      fr: 'Désinfecter les sondes et la salle après chaque personne',
      en: 'Disinfect the probes and the room after each exam',
    },
  ],
  required: [
    {
      fr: 'Permis de technologue en imagerie médicale, délivré au Québec par l’Ordre (OTIMROEPMQ), ou droit de l’obtenir',
      en: 'Licence from Québec’s order of medical imaging technologists (OTIMROEPMQ), or eligibility for one',
    },
    {
      fr: 'Formation reconnue en échographie médicale',
      en: 'Recognized training in medical ultrasound',
    },
    {
      fr: 'Un an d’expérience en échographie, stages compris',
      en: 'One year of ultrasound experience, including clinical placements',
    },
    {
      fr: 'Français parlé et écrit, pour expliquer l’examen et remplir le dossier',
      en: 'Spoken and written French, to explain exams and fill in records',
    },
  ],
  assets: [
    {
      fr: 'Expérience de la clarté nucale ou de l’échographie morphologique',
      en: 'Experience with nuchal translucency or anatomy scans',
    },
    {
      fr: 'Expérience de l’échographie musculosquelettique',
      en: 'Experience with musculoskeletal ultrasound',
    },
    {
      fr: 'Anglais parlé, car une partie des gens le demande',
      en: 'Spoken English, because some of our patients prefer it',
    },
  ],
  offer: [
    {
      fr: '4 semaines de vacances dès la première année',
      en: '4 weeks of vacation from your first year',
    },
    {
      fr: 'Assurance collective, et un REER auquel la clinique cotise',
      en: 'Group insurance, and an RRSP that the clinic contributes to',
    },
    {
      fr: 'Cotisation à l’Ordre et cours payés par la clinique',
      en: 'Professional dues and courses, paid by the clinic',
    },
    {
      fr: '6 semaines de jumelage à votre arrivée',
      en: '6 weeks paired with a colleague when you start',
    },
    {
      fr: 'Tables et fauteuils réglables, et un suivi en ergonomie chaque année',
      en: 'Adjustable tables and chairs, and an ergonomics review each year',
    },
  ],
  posted: '2026-11-16',
  closes: '2027-01-31',
  updated: '2026-11-22',
}
