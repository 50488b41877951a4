import type { AboutContent } from '../pageContentTypes.js'

/** The about page: what it says, in both languages. */
export const about: AboutContent = {
  name: { fr: 'À propos', en: 'About us' },
  head: {
    title: { fr: 'À propos de la clinique', en: 'About the clinic' },
    description: {
      fr: 'Qui travaille à notre clinique d’imagerie médicale de Québec, de quelle façon, et ce que vous pouvez attendre de nous.',
      en: 'Who works at our medical imaging clinic in Québec City, how they work and what you can expect.',
    },
  },
  title: {
    fr: 'La clinique et les gens qui y travaillent',
    en: 'The clinic and the people who work in it',
  },
  lead: {
    fr: '{{clinicShort}} est une clinique d’imagerie médicale, à Québec. Cette page dit qui vous recevra, comment nous travaillons et ce que vous pouvez exiger de nous.',
    en: '{{clinicShort}} is a medical imaging clinic in Québec City. This page says who will see you, how we work and what you can ask of us.',
  },
  story: {
    heading: { text: { fr: 'Comment travaillons-nous?', en: 'How do we work?' } },
    paragraphs: [
      {
        fr: 'On vient ici avec une ordonnance, et souvent avec une inquiétude. Nous commençons donc par répondre. Que va-t-il se passer, combien de temps, est-ce que ça fait mal?',
        en: 'People come here with a prescription, and often with a worry. So we begin by answering. What will happen, how long will it take, will it hurt?',
      },
      {
        fr: 'La personne qui fait l’examen se présente et relit l’ordonnance avec vous. Elle annonce chaque geste. À votre demande, elle ralentit, attend ou arrête, sans que vous ayez à dire pourquoi.',
        en: 'The person who does the exam introduces themselves and goes over the prescription with you. They announce each step. If you ask, they slow down, wait or stop, and you don’t have to say why.',
      },
      {
        fr: 'Un ou une radiologiste lit toutes les images et signe le rapport. En général, il est envoyé en {{reportDelay}} à la personne qui a demandé l’examen. Cette personne connaît votre dossier, et c’est elle qui vous explique le résultat.',
        en: 'A radiologist reads every image and signs the report. It is usually sent within {{reportDelay}} to the professional who asked for the exam. They know your file, and they’re the one who explains the result.',
      },
      {
        fr: 'Chaque examen répond à une question médicale. C’est pourquoi il faut une ordonnance pour une [échographie](page:ultrasound) ou une [IRM](page:mri). C’est aussi pourquoi nous n’offrons pas d’échographie souvenir.',
        en: 'Each exam answers a medical question. That’s why you need a prescription for an [ultrasound](page:ultrasound) or an [MRI](page:mri). It’s also why we don’t offer keepsake ultrasounds.',
      },
      {
        fr: 'Quand la science hésite, nous l’écrivons. Pour la [thérapie PRP](page:prp#evidence), les études se contredisent. Leurs chiffres sont sur la page, favorables ou non.',
        en: 'When the science is unsettled, we write it down. For [PRP therapy](page:prp#evidence), studies disagree. Their figures are on the page, favourable or not.',
      },
    ],
  },
  facts: {
    heading: { text: { fr: 'Quelques repères', en: 'A few figures' } },
    items: [
      {
        value: { fr: '{{teamSize}}', en: '{{teamSize}}' },
        label: { fr: 'Personnes dans l’équipe', en: 'People on the team' },
      },
      {
        value: { fr: '9', en: '9' },
        label: {
          fr: 'Examens et traitements, chacun avec sa page',
          en: 'Exams and treatments, each with its own page',
        },
      },
      {
        value: { fr: '2', en: '2' },
        label: { fr: 'Langues : le français et l’anglais', en: 'Languages: French and English' },
      },
      {
        value: { fr: '{{reportDelay}}', en: '{{reportDelay}}' },
        label: {
          fr: 'En général, pour envoyer le rapport d’un examen',
          en: 'Usually, to send an exam report',
        },
      },
    ],
  },
  team: {
    heading: { text: { fr: 'Qui allez-vous rencontrer?', en: 'Who will you meet?' } },
    intro: {
      fr: 'Nous sommes {{teamSize}}. Nous présentons ici les rôles plutôt que les visages, car l’horaire change d’une semaine à l’autre. Sur place, chaque personne vous dit son nom et ce qu’elle fait.',
      en: 'There are {{teamSize}} of us. We present roles here rather than faces, because the schedule changes from week to week. On site, each person tells you their name and what they do.',
    },
  },
  promises: {
    heading: {
      text: { fr: 'Ce que vous pouvez', en: 'What you can' },
      strong: { fr: 'attendre de nous', en: 'expect from us' },
    },
    items: [
      {
        icon: 'info',
        title: { fr: 'Des mots courants', en: 'Everyday words' },
        text: {
          fr: 'Le mot médical vient après, entre parenthèses. S’il reste flou, demandez : nous reprenons autrement.',
          en: 'The medical word comes after, in brackets. If it’s still unclear, ask: we’ll say it another way.',
        },
      },
      {
        icon: 'check',
        title: { fr: 'Votre accord d’abord', en: 'Your agreement first' },
        text: {
          fr: 'Rien ne commence sans lui. Vous pouvez refuser un dépistage, une vue interne ou la suite d’un examen.',
          en: 'Nothing starts without it. You can decline a screening, an internal view or the rest of an exam.',
        },
      },
      {
        icon: 'clock',
        title: { fr: 'Des délais annoncés', en: 'Clear time frames' },
        text: {
          fr: 'Une réponse à votre demande : en général, {{callbackDelay}}. Un rapport d’examen : en général, {{reportDelay}}.',
          en: 'An answer to your request: usually {{callbackDelay}}. An exam report: usually {{reportDelay}}.',
        },
      },
      {
        icon: 'document',
        title: { fr: 'Les limites écrites aussi', en: 'Limits in writing too' },
        text: {
          fr: 'Chaque page d’examen dit ce que l’image peut manquer. Elle nomme ses sources et la date de sa révision.',
          en: 'Each exam page says what the pictures can miss. It names its sources and the date of its review.',
        },
      },
      {
        icon: 'language',
        title: { fr: 'Le français ou l’anglais', en: 'French or English' },
        text: {
          fr: 'Choisissez la langue de notre réponse dans le formulaire. Pour une autre langue ou la langue des signes, parlez-nous d’interprétation à la prise de rendez-vous.',
          en: 'Choose the language of our answer in the form. For another language or sign language, ask us about an interpreter when you book.',
        },
      },
      {
        icon: 'shield',
        title: { fr: 'Peu de questions en ligne', en: 'Few questions online' },
        text: {
          fr: 'Le [formulaire](page:home#contact) ne demande rien sur votre santé, à part le nom de l’examen. La [politique de confidentialité](page:privacy) dit qui vous lit.',
          en: 'The [form](page:home#contact) asks nothing about your health, apart from the name of the exam. The [privacy policy](page:privacy) says who reads it.',
        },
      },
    ],
  },
  access: {
    heading: {
      text: { fr: 'Et s’il vous faut', en: 'What if you need' },
      strong: { fr: 'un coup de main?', en: 'a hand?' },
    },
    paragraphs: [
      {
        fr: 'Un moment plus tranquille, une personne près de vous, de gros caractères? À la prise de rendez-vous, nommez ce qui vous aiderait. Nous vous disons alors ce que nous pouvons prévoir, sans demander pourquoi.',
        en: 'A quieter time, someone beside you, larger print? When you book, name what would help. We then tell you what we can arrange, without asking why.',
      },
      {
        fr: 'Vous utilisez un fauteuil roulant ou une marchette? Prévenez-nous, et la salle sera prête à votre arrivée. Pour une IRM, nous vérifions aussi ce qui peut entrer dans la salle de l’aimant.',
        en: 'Do you use a wheelchair or a walker? Let us know, and the room will be ready when you arrive. For an MRI, we also check what may go into the magnet room.',
      },
      {
        fr: 'La page [Accessibilité](page:accessibility) dit ce qui est fait et ce qui manque encore. Si un obstacle vous arrête, écrivez à [{{email}}](mailto:clinic) ou appelez au [{{phone}}](tel:clinic).',
        en: 'The [Accessibility](page:accessibility) page says what’s done and what’s still missing. If a barrier stops you, write to [{{email}}](mailto:clinic) or call [{{phone}}](tel:clinic).',
      },
    ],
  },
  map: { heading: { text: { fr: 'Où sommes-nous?', en: 'Where are we?' } } },
  updated: '2026-11-16',
}
