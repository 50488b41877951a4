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
      en: 'Permanent sonographer position in Sainte-Foy, 35 hours a week. Duties, pay, schedule and closing date.',
    },
  },
  summary: {
    fr: 'Vous faites les échographies de grossesse, du sein, des muscles et des tendons. Chaque plage laisse le temps de parler avec la personne.',
    en: 'You carry out ultrasounds of pregnancy, the breast, muscles and tendons. Each slot leaves time to talk with the person.',
  },
  terms: [
    { fr: 'Permanent, 35 heures', en: 'Permanent, 35 hours' },
    { fr: 'De jour, 1 samedi sur 3', en: 'Daytime, 1 Saturday in 3' },
  ],
  employment: 'full-time',
  hoursPerWeek: [35, 35],
  salary: [37, 49],
  schedule: {
    fr: 'De jour, en semaine. S’y ajoutent le mercredi soir, à tour de rôle, et un samedi sur trois.',
    en: 'Weekdays, in the daytime. Wednesday evenings in turn and one Saturday in three are added.',
  },
  start: {
    fr: 'En mars 2027, ou à la date qui vous convient',
    en: 'March 2027, or a date that suits you',
  },
  duties: [
    {
      fr: 'Relire l’ordonnance avec la personne, répondre à ses questions et obtenir son accord',
      en: 'Go over the prescription with the person, answer questions and obtain their agreement',
    },
    {
      fr: 'Réaliser les échographies de grossesse, du sein, des muscles et des tendons',
      en: 'Carry out ultrasounds of pregnancy, the breast, muscles and tendons',
    },
    {
      fr: 'Annoncer chaque geste, surtout avant une vue interne',
      en: 'Announce each step, above all before an internal view',
    },
    {
      fr: 'Aider le ou la radiologiste pendant les hystérosonographies et les infiltrations',
      en: 'Assist the radiologist during hysterosonograms and injections',
    },
    {
      fr: 'Vérifier les images, noter les mesures et prévenir sans attendre si une image préoccupe',
      en: 'Check images, record measurements and speak up at once if an image is of concern',
    },
    {
      fr: 'Désinfecter les sondes et la salle après chaque personne',
      en: 'Disinfect the probes and the room after each person',
    },
  ],
  required: [
    {
      fr: 'Permis de l’Ordre des technologues en imagerie médicale, en radio-oncologie et en électrophysiologie médicale du Québec, ou admissibilité',
      en: 'Permit from Québec’s order of medical imaging technologists (OTIMROEPMQ), or eligibility for one',
    },
    {
      fr: 'Formation reconnue en échographie médicale',
      en: 'Recognized training in medical ultrasound',
    },
    {
      fr: 'Un an d’expérience en échographie, stages compris',
      en: 'One year of experience in ultrasound, placements included',
    },
    {
      fr: 'Français parlé et écrit, pour expliquer l’examen et remplir le dossier',
      en: 'Spoken and written French, to explain exams and complete files',
    },
  ],
  assets: [
    {
      fr: 'Pratique de la clarté nucale ou de l’échographie morphologique',
      en: 'Practice in nuchal translucency or morphological ultrasound',
    },
    {
      fr: 'Pratique de l’échographie musculosquelettique',
      en: 'Practice in musculoskeletal ultrasound',
    },
    {
      fr: 'Anglais parlé, car une partie de la clientèle le demande',
      en: 'Spoken English, because some of our patients ask for it',
    },
  ],
  offer: [
    {
      fr: '4 semaines de vacances dès la première année',
      en: '4 weeks of vacation from the first year',
    },
    {
      fr: 'Assurance collective, et REER auquel la clinique contribue',
      en: 'Group insurance, and an RRSP the clinic contributes to',
    },
    {
      fr: 'Cotisation à l’Ordre et formation continue payées',
      en: 'Order dues and continuing education paid',
    },
    {
      fr: '6 semaines de jumelage à l’arrivée',
      en: '6 weeks paired with a colleague when you start',
    },
    {
      fr: 'Tables et fauteuils réglables, et un suivi en ergonomie chaque année',
      en: 'Adjustable tables and chairs, and an ergonomics follow-up each year',
    },
  ],
  posted: '2026-11-16',
  closes: '2027-01-31',
  updated: '2026-11-16',
}
