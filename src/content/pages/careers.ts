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
      en: 'Our openings with pay and schedule, four reasons to work here, and what happens after you apply.',
    },
  },
  title: { fr: 'Travailler à la clinique', en: 'Work with us' },
  lead: {
    fr: 'Vous aimez soigner et expliquer? Voici nos offres, nos conditions de travail et les étapes d’une embauche.',
    en: 'Do you like caring for people and explaining things clearly? Here are our openings, what it’s like to work here and how we hire.',
  },
  offers: {
    heading: {
      text: { fr: 'Quelles offres', en: 'Current' },
      strong: { fr: 'sont ouvertes?', en: 'openings' },
    },
    intro: {
      fr: 'Chaque offre donne le salaire, l’horaire et la date limite. Vous pouvez postuler en français ou en anglais.',
      en: 'Each posting gives the pay, the schedule and the closing date. You can apply in French or English.',
    },
    none: {
      fr: 'Aucune offre n’est ouverte en ce moment. Vous pouvez envoyer une [candidature spontanée](#spontaneous).',
      en: 'There are no openings right now. You’re welcome to send a [general application](#spontaneous).',
    },
  },
  reasons: {
    heading: { text: { fr: 'Pourquoi travailler ici?', en: 'Why work here?' } },
    items: [
      {
        icon: 'clock',
        title: { fr: 'Le temps de bien faire', en: 'Time to do it right' },
        text: {
          fr: 'La durée prévue d’un examen laisse du temps pour les questions. Quand une personne a besoin d’aide, nous en ajoutons.',
          en: 'Every exam slot leaves time for questions. When someone needs more help, we make the slot longer.',
        },
      },
      {
        icon: 'calendar',
        title: { fr: 'Un horaire connu d’avance', en: 'Your schedule in advance' },
        text: {
          fr: 'Vous recevez votre horaire 6 semaines à l’avance. Le mercredi, nous restons ouverts jusqu’à {{wednesdayClosing}}. Ces soirs et les samedis se font à tour de rôle.',
          en: 'You get your schedule 6 weeks ahead. We stay open until {{wednesdayClosing}} on Wednesdays. The team takes turns on those evenings and on Saturdays.',
        },
      },
      {
        icon: 'ultrasound',
        title: { fr: 'Des radiologistes à qui parler', en: 'Radiologists you can talk to' },
        text: {
          fr: 'Une image vous fait hésiter? Vous appelez un ou une radiologiste pendant l’examen, et vous en discutez.',
          en: 'Not sure about an image? You can call a radiologist during the exam and talk it over.',
        },
      },
      {
        icon: 'document',
        title: { fr: 'De la formation payée', en: 'Paid training' },
        text: {
          fr: 'Nous payons la cotisation à votre ordre et vos heures de formation continue. À votre arrivée, une personne d’expérience vous accompagne.',
          en: 'We pay your professional dues and your continuing education hours. When you start, an experienced colleague works alongside you.',
        },
      },
    ],
  },
  spontaneous: {
    heading: { text: { fr: 'Aucune offre ne vous convient?', en: 'Don’t see a fit?' } },
    paragraphs: [
      {
        fr: 'Postulez quand même, et dites quel travail vous intéresse. Une personne lit votre CV et vous répond, en général en {{hiringDelay}}.',
        en: 'Apply anyway, and tell us what kind of work you’d like. Someone reads your CV and usually answers within {{hiringDelay}}.',
      },
      {
        fr: 'Nous gardons une candidature spontanée {{retention.applications}} après notre décision ou, sans décision, après l’envoi. Nous l’effaçons ensuite avec ses fichiers. Pour d’autres offres, cochez la case prévue : nous la gardons alors {{retention.otherOffers}}.',
        en: 'We keep a general application for {{retention.applications}} after our decision or, without one, after you send it. We then erase it with its files. For other jobs, tick the box for that: we then keep it for {{retention.otherOffers}}.',
      },
      {
        fr: 'Ne joignez ni photo, ni date de naissance, ni numéro d’assurance sociale ou maladie. Vous avez une question, ou besoin d’une adaptation pour postuler? Appelez au [{{phone}}](tel:clinic) et demandez {{hiringContact}}.',
        en: 'Please leave out photos, your date of birth, and social or health insurance numbers. Do you have a question, or need an accommodation to apply? Call [{{phone}}](tel:clinic) and ask for {{hiringContact}}.',
      },
    ],
  },
  hiring: {
    heading: {
      text: { fr: 'Comment se passe', en: 'How' },
      strong: { fr: 'une embauche?', en: 'we hire' },
    },
    steps: [
      {
        time: { fr: 'Pour commencer', en: 'First' },
        title: { fr: 'Vous postulez', en: 'You apply' },
        text: {
          fr: 'Il nous faut votre nom, de quoi vous joindre et un CV. Une lettre est bienvenue, mais pas nécessaire.',
          en: 'We need your name, a way to reach you and a CV. A cover letter is welcome but not required.',
        },
      },
      {
        time: { fr: 'En général, {{hiringDelay}}', en: 'Usually {{hiringDelay}}' },
        title: { fr: 'Vous recevez une réponse', en: 'You hear from us' },
        text: {
          fr: 'Une personne vous répond, même si c’est non. Si votre parcours convient, nous fixons une rencontre avec vous.',
          en: 'Someone answers you, even if it’s a no. If your background fits, we set up a meeting.',
        },
      },
      {
        time: { fr: 'Une heure ou deux', en: 'An hour or two' },
        title: { fr: 'Vous venez nous voir', en: 'You visit the clinic' },
        text: {
          fr: 'Vous visitez les salles, vous parlez à l’équipe et vous posez vos questions. Avant de partir, vous savez quand nous déciderons.',
          en: 'You see the rooms, meet the team and ask your questions. Before you leave, we tell you when we’ll decide.',
        },
      },
    ],
  },
  updated: '2026-11-22',
}
