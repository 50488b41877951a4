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
      en: 'Permanent MRI technologist position in Sainte-Foy, 28 to 35 hours a week. Duties, pay, schedule and closing date.',
    },
  },
  summary: {
    fr: 'Vous vérifiez la sécurité de chaque personne avant l’IRM, puis vous l’accompagnez de la voix pendant l’examen.',
    en: 'You check each person’s safety before the MRI, then stay with them by voice during the exam.',
  },
  terms: [
    { fr: 'Permanent, 28 à 35 heures', en: 'Permanent, 28 to 35 hours' },
    { fr: 'De jour, 1 samedi sur 4', en: 'Daytime, 1 Saturday in 4' },
  ],
  employment: 'full-time',
  hoursPerWeek: [28, 35],
  salary: [36, 47],
  schedule: {
    fr: 'Quatre ou cinq jours par semaine, à votre choix. S’y ajoutent le mercredi soir, à tour de rôle, et un samedi sur quatre.',
    en: 'Four or five days a week, as you choose. Wednesday evenings in turn and one Saturday in four are added.',
  },
  start: {
    fr: 'En avril 2027, ou à la date qui vous convient',
    en: 'April 2027, or a date that suits you',
  },
  duties: [
    {
      fr: 'Revoir le questionnaire de sécurité avec la personne, au téléphone puis le jour même',
      en: 'Review the safety questionnaire with the person, by phone and again on the day',
    },
    {
      fr: 'Vérifier les implants avec le ou la radiologiste avant d’ouvrir la salle de l’aimant',
      en: 'Check implants with the radiologist before opening the magnet room',
    },
    {
      fr: 'Installer la personne, protéger ses oreilles et lui remettre la sonnette',
      en: 'Position the person, protect their ears and hand them the call bell',
    },
    {
      fr: 'Réaliser l’examen et donner des nouvelles entre les séries d’images',
      en: 'Carry out the exam and give updates between series of images',
    },
    {
      fr: 'Accompagner les personnes que les espaces fermés angoissent, au rythme convenu avec elles',
      en: 'Support people whom closed spaces make anxious, at a pace agreed with them',
    },
    {
      fr: 'Préparer l’agent de contraste et surveiller les réactions, avec les soins infirmiers',
      en: 'Prepare the contrast agent and watch for reactions, with the nursing team',
    },
    {
      fr: 'Vérifier la qualité des images et les contrôles de l’appareil',
      en: 'Check image quality and the machine’s control tests',
    },
  ],
  required: [
    {
      fr: 'Permis de technologue en imagerie médicale, délivré par l’ordre professionnel du Québec (OTIMROEPMQ)',
      en: 'Medical imaging technologist permit from Québec’s professional order (OTIMROEPMQ)',
    },
    {
      fr: 'Formation en IRM, ou six mois de pratique récente',
      en: 'Training in MRI, or six months of recent practice',
    },
    {
      fr: 'Réanimation cardiorespiratoire (RCR) à jour',
      en: 'Current CPR certification',
    },
    {
      fr: 'Français parlé et écrit, pour revoir le questionnaire et remplir le dossier',
      en: 'Spoken and written French, to review the questionnaire and complete files',
    },
  ],
  assets: [
    { fr: 'Pratique de l’IRM mammaire', en: 'Practice in breast MRI' },
    {
      fr: 'Formation en sécurité de l’IRM et en appareils cardiaques implantés',
      en: 'Training in MRI safety and implanted cardiac devices',
    },
    {
      fr: 'Anglais parlé, car le questionnaire de sécurité se revoit parfois dans cette langue',
      en: 'Spoken English, because some people go over the safety questionnaire in English',
    },
  ],
  offer: [
    {
      fr: '4 semaines de vacances dès la première année',
      en: '4 weeks of vacation from the first year',
    },
    {
      fr: 'Assurance collective, même à 28 heures par semaine',
      en: 'Group insurance, even at 28 hours a week',
    },
    {
      fr: 'REER collectif auquel la clinique contribue',
      en: 'Group RRSP the clinic contributes to',
    },
    {
      fr: 'Cotisation à l’Ordre et cours de sécurité en IRM payés',
      en: 'Order dues and MRI safety courses paid',
    },
    {
      fr: 'Deux technologues présents pour chaque période d’examen',
      en: 'Two technologists present whenever exams are under way',
    },
  ],
  posted: '2026-11-09',
  closes: '2027-02-14',
  updated: '2026-11-16',
}
