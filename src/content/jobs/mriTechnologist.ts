import type { JobContent } from '../pageContentTypes.js'

/** Job offer: MRI technologist. */
export const mriTechnologist: JobContent = {
  id: 'mri-technologist',
  slug: { fr: 'technologue-en-imagerie-medicale-irm', en: 'mri-technologist' },
  title: { fr: 'Technologue en imagerie médicale, IRM', en: 'MRI technologist' },
  head: {
    title: {
      fr: 'Emploi : technologue en imagerie médicale (IRM)',
      en: 'Job: MRI technologist in Québec City',
    },
    description: {
      fr: 'Poste permanent de technologue en IRM à Sainte-Foy, de 28 à 35 heures par semaine. Tâches, salaire, horaire et date limite.',
      en: 'Permanent MRI technologist position in Sainte-Foy, 28 to 35 hours a week: duties, pay, schedule and closing date.',
    },
  },
  summary: {
    fr: 'Avant l’IRM, vous vérifiez que chaque personne peut la passer en sécurité. Pendant l’examen, vous lui parlez régulièrement.',
    en: 'Before the MRI, you check that each person can have it safely. During the exam, you talk with them often.',
  },
  picture: 'mriSuite',
  drawing: 'steps/mri/1',
  terms: [
    { fr: 'Permanent, 28 à 35 heures', en: 'Permanent, 28 to 35 hours' },
    {
      fr: 'Jour, 1 mercredi soir et 1 samedi sur 4',
      en: 'Days, plus 1 Wednesday evening and 1 Saturday in 4',
    },
  ],
  employment: 'full-time',
  hoursPerWeek: [28, 35],
  salary: [36, 47],
  schedule: {
    fr: 'Quatre ou cinq jours par semaine, à votre choix. S’y ajoutent un mercredi soir sur quatre, jusqu’à {{wednesdayClosing}}, et un samedi sur quatre, de {{saturdayHours}}.',
    en: 'Four or five days a week, your choice. Also one Wednesday evening in four (until {{wednesdayClosing}}) and one Saturday in four ({{saturdayHours}}).',
  },
  start: {
    fr: 'En avril 2027, ou à la date qui vous convient',
    en: 'April 2027, or a date that suits you',
  },
  duties: [
    {
      fr: 'Relire le questionnaire de sécurité avec la personne, au téléphone puis le jour même',
      en: 'Go over the safety questionnaire with each person, by phone and again on the day',
    },
    {
      fr: 'Vérifier les implants avec la ou le radiologiste avant que la personne entre dans la salle de l’aimant',
      en: 'Check implants with the radiologist before anyone enters the magnet room',
    },
    {
      fr: 'Aider la personne à se placer, protéger ses oreilles et lui donner la sonnette',
      en: 'Help the person get into position, protect their ears and give them the call bell',
    },
    {
      fr: 'Faire l’examen et parler à la personne entre les séries d’images',
      en: 'Do the exam, and tell the person how it’s going between sets of images',
    },
    {
      fr: 'Aider les gens que les espaces fermés angoissent, à leur rythme',
      en: 'Help people who are anxious in closed spaces, at their own pace',
    },
    {
      fr: 'Préparer l’agent de contraste et surveiller les réactions, avec les soins infirmiers',
      en: 'Prepare the contrast agent and watch for reactions, with the nurses',
    },
    {
      fr: 'Vérifier la qualité des images et faire les contrôles de l’appareil',
      en: 'Check image quality and run the machine’s quality tests',
    },
  ],
  required: [
    {
      fr: 'Permis de technologue en imagerie médicale, délivré au Québec par l’Ordre (OTIMROEPMQ)',
      en: 'Medical imaging technologist licence from Québec’s professional order (OTIMROEPMQ)',
    },
    {
      fr: 'Formation en IRM, ou six mois de pratique récente',
      en: 'Training in MRI, or six months of recent experience',
    },
    {
      fr: 'Réanimation cardiorespiratoire (RCR) à jour',
      en: 'Current CPR certification',
    },
    {
      fr: 'Français parlé et écrit, pour le questionnaire et pour le dossier',
      en: 'Spoken and written French, for the questionnaire and the records',
    },
  ],
  assets: [
    { fr: 'Expérience de l’IRM mammaire', en: 'Experience with breast MRI' },
    {
      fr: 'Cours sur la sécurité en IRM et sur les implants cardiaques',
      en: 'Courses in MRI safety and cardiac implants',
    },
    {
      fr: 'Anglais parlé, car le questionnaire se fait parfois en anglais',
      en: 'Spoken English, because the questionnaire is sometimes done in English',
    },
  ],
  offer: [
    {
      fr: '4 semaines de vacances dès la première année',
      en: '4 weeks of vacation from your first year',
    },
    {
      fr: 'Assurance collective, même à 28 heures par semaine',
      en: 'Group insurance, even at 28 hours a week',
    },
    {
      fr: 'REER collectif auquel la clinique contribue',
      en: 'Group RRSP that the clinic contributes to',
    },
    {
      fr: 'Cotisation à l’Ordre et cours de sécurité en IRM, payés par la clinique',
      en: 'Professional dues and MRI safety courses, paid by the clinic',
    },
    {
      fr: 'Toujours deux technologues sur place pendant un examen',
      en: 'Always two technologists on site during exams',
    },
  ],
  posted: '2026-11-09',
  closes: '2027-02-14',
  updated: '2026-11-22',
}
