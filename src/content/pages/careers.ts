import type { CareersContent } from '../pageContentTypes.js'

/** The careers page: what it says, in both languages. */
export const careers: CareersContent = {
  name: { fr: 'Carrières', en: 'Careers' },
  head: {
    title: {
      fr: 'Carrières en imagerie médicale à Québec',
      en: 'Medical imaging careers in Québec City',
    },
    description: {
      fr: 'Nos offres d’emploi avec salaire et horaire, quatre raisons de travailler ici, et ce qui se passe quand vous postulez.',
      en: 'Our openings with pay and schedule, four reasons to work here, and what happens once you apply.',
    },
  },
  title: { fr: 'Travailler à la clinique', en: 'Working at the clinic' },
  lead: {
    fr: 'Vous aimez soigner et expliquer? Lisez nos offres, nos conditions et la façon dont se passe une embauche.',
    en: 'Do you like explaining as much as doing things well? Read our offers, our conditions and how hiring goes.',
  },
  offers: {
    heading: {
      text: { fr: 'Quelles offres', en: 'Which offers' },
      strong: { fr: 'sont ouvertes?', en: 'are open?' },
    },
    intro: {
      fr: 'Chaque offre dit le salaire, l’horaire et la date limite. Vous pouvez postuler en français ou en anglais.',
      en: 'Each offer gives the pay, the schedule and the closing date. You can apply in French or in English.',
    },
    none: {
      fr: 'Aucune offre n’est ouverte en ce moment. Une [candidature spontanée](#spontaneous) reste bienvenue.',
      en: 'No offer is open at the moment. You’re welcome to [apply without one](#spontaneous).',
    },
  },
  reasons: {
    heading: { text: { fr: 'Pourquoi travailler ici?', en: 'Why work here?' } },
    items: [
      {
        icon: 'clock',
        title: { fr: 'Le temps de bien faire', en: 'Time to do it well' },
        text: {
          fr: 'La durée prévue d’un examen comprend les questions. Quand une personne a besoin d’aide, nous ajoutons du temps à sa plage.',
          en: 'The time set for an exam includes the questions. When someone needs help, we add time to their slot.',
        },
      },
      {
        icon: 'calendar',
        title: { fr: 'Un horaire connu d’avance', en: 'A schedule known ahead' },
        text: {
          fr: 'Vous recevez votre horaire 6 semaines à l’avance. Les soirs et les samedis se partagent à tour de rôle.',
          en: 'You get your schedule 6 weeks ahead. Evenings and Saturdays are shared in turn.',
        },
      },
      {
        icon: 'ultrasound',
        title: { fr: 'Des radiologistes à qui parler', en: 'Radiologists you can talk to' },
        text: {
          fr: 'Une image vous fait hésiter? Vous appelez un ou une radiologiste pendant l’examen, et vous en discutez.',
          en: 'Does an image make you hesitate? You call a radiologist during the exam, and talk it over.',
        },
      },
      {
        icon: 'document',
        title: { fr: 'De la formation payée', en: 'Paid training' },
        text: {
          fr: 'Nous payons la cotisation à votre ordre et vos heures de formation continue. À l’arrivée, une personne d’expérience vous accompagne.',
          en: 'We pay the dues of your professional order and your continuing education hours. When you start, an experienced colleague works beside you.',
        },
      },
    ],
  },
  spontaneous: {
    heading: { text: { fr: 'Aucune offre ne vous convient?', en: 'Don’t see a fit?' } },
    paragraphs: [
      {
        fr: 'Postulez quand même, en nommant le travail qui vous intéresse. Une personne lit votre CV et vous répond en {{hiringDelay}}.',
        en: 'Apply anyway, and name the work that interests you. Someone reads your CV and answers you within {{hiringDelay}}.',
      },
      {
        fr: 'Nous gardons une candidature {{retention.applications}} après notre décision ou la clôture de l’offre, puis nous l’effaçons avec ses fichiers. Pour d’autres offres, cochez la case prévue : nous la gardons alors {{retention.otherOffers}}.',
        en: 'We keep an application for {{retention.applications}} after our decision or the closing date, then erase it with its files. For other jobs, tick the box meant for that: we then keep it for {{retention.otherOffers}}.',
      },
      {
        fr: 'Ne joignez ni photo, ni date de naissance, ni numéro d’assurance sociale ou maladie. Un fichier ne vous convient pas, ou il vous faut une adaptation pour la rencontre? Appelez au [{{phone}}](tel:clinic).',
        en: 'Please leave out photos, your date of birth and insurance numbers. If a file doesn’t suit you, or you need an accommodation to meet us, call [{{phone}}](tel:clinic).',
      },
    ],
  },
  hiring: {
    heading: {
      text: { fr: 'Comment se passe', en: 'How does' },
      strong: { fr: 'une embauche?', en: 'hiring go?' },
    },
    steps: [
      {
        time: { fr: 'Pour commencer', en: 'To begin' },
        title: { fr: 'Vous postulez', en: 'You apply' },
        text: {
          fr: 'Nous demandons votre nom, de quoi vous joindre et un CV. Une lettre est bienvenue, mais vous pouvez vous en passer.',
          en: 'We ask for your name, a way to reach you and a CV. A letter is welcome, but you can do without.',
        },
      },
      {
        time: { fr: 'Sous {{hiringDelay}}', en: 'Within {{hiringDelay}}' },
        title: { fr: 'Vous avez une réponse', en: 'You have an answer' },
        text: {
          fr: 'Elle vient d’une personne, et un refus vous est écrit aussi. Si votre parcours convient, nous fixons une rencontre avec vous.',
          en: 'It comes from a person, and we write to you even to say no. If your background fits, we set a meeting with you.',
        },
      },
      {
        time: { fr: 'Une heure ou deux', en: 'An hour or two' },
        title: { fr: 'Vous venez voir', en: 'You come and see' },
        text: {
          fr: 'Vous visitez les salles, parlez à l’équipe et posez vos questions. Avant de partir, vous savez quand nous déciderons.',
          en: 'You visit the rooms, talk with the team and ask your questions. Before you leave, you know when we’ll decide.',
        },
      },
    ],
  },
  updated: '2026-11-16',
}
