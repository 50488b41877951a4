import type { AboutContent } from '../pageContentTypes.js'

/** The about page: what it says, in both languages. */
export const about: AboutContent = {
  name: { fr: 'À propos', en: 'About us' },
  head: {
    title: { fr: 'À propos de la clinique', en: 'About the clinic' },
    description: {
      fr: 'Qui travaille à notre clinique d’imagerie médicale de Québec, de quelle façon, et ce que vous pouvez attendre de nous.',
      en: 'Who works at our medical imaging clinic in Québec City, how we work and what you can expect from us.',
    },
  },
  title: {
    fr: 'La clinique et les gens qui y travaillent',
    en: 'The clinic and the people who work in it',
  },
  lead: {
    fr: '{{clinicShort}} est une clinique d’imagerie médicale, à Québec. Voici qui vous y recevra, comment nous travaillons et ce que vous pouvez attendre de nous.',
    en: '{{clinicShort}} is a medical imaging clinic in Québec City. Here is who you’ll meet, how we work and what you can expect from us.',
  },
  team: {
    heading: { text: { fr: 'Qui allez-vous rencontrer?', en: 'Who will you meet?' } },
    intro: {
      fr: 'Six radiologistes lisent les images. Sur place, chaque personne vous dit son nom et ce qu’elle fait.',
      en: 'Six radiologists read the images. When you come, each person tells you their name and what they do.',
    },
    sampleNames: { fr: 'Noms d’exemple.', en: 'Sample names.' },
    permit: {
      fr: 'Permis de laboratoire d’imagerie médicale :',
      en: 'Medical imaging laboratory permit:',
    },
  },
  promises: {
    heading: {
      text: { fr: 'Ce que vous pouvez', en: 'What you can' },
      strong: { fr: 'attendre de nous', en: 'expect from us' },
    },
    more: { fr: 'Trois autres points', en: 'Three more points' },
    items: [
      {
        icon: 'info',
        title: { fr: 'Des explications claires', en: 'Clear explanations' },
        text: {
          fr: 'Nous employons les mots de tous les jours. Si quelque chose reste flou, dites-le : nous l’expliquerons autrement.',
          en: 'We use everyday words. If something is still unclear, tell us and we’ll explain it another way.',
        },
      },
      {
        icon: 'check',
        title: { fr: 'Votre accord d’abord', en: 'Your agreement first' },
        text: {
          fr: 'Rien ne commence sans votre accord. Vous pouvez refuser un dépistage, une échographie interne ou la suite d’un examen.',
          en: 'Nothing starts without it. You can say no to a screening test, an internal ultrasound or the rest of an exam.',
        },
      },
      {
        icon: 'clock',
        title: { fr: 'Des délais connus', en: 'Clear timelines' },
        text: {
          fr: 'En général, nous répondons à votre demande en {{callbackDelay}}, et le rapport est envoyé en {{reportDelay}}.',
          en: 'We usually answer your request within {{callbackDelay}}, and send the report within {{reportDelay}}.',
        },
      },
      {
        icon: 'document',
        title: { fr: 'Les limites des examens', en: 'The limits of each exam' },
        text: {
          fr: 'La page de chaque examen dit ce que l’image peut manquer. Elle nomme aussi ses sources et sa date de mise à jour.',
          en: 'Each exam page says what the pictures can miss. It also names its sources and when it was updated.',
        },
      },
      {
        icon: 'language',
        title: { fr: 'Le français ou l’anglais', en: 'French or English' },
        text: {
          fr: 'Dans le formulaire, choisissez la langue de notre réponse. L’interprète est sans frais, par téléphone ou vidéo; en langue des signes, prévenez-nous 3 jours ouvrables d’avance.',
          en: 'Choose the language of our answer in the form. An interpreter is free, by phone or video; for sign language, tell us 3 business days ahead.',
        },
      },
      {
        icon: 'shield',
        title: { fr: 'Peu de questions en ligne', en: 'Few questions online' },
        text: {
          fr: 'Le [formulaire de demande](page:home#contact) ne demande rien sur votre santé, à part le nom de l’examen. La [politique de confidentialité](page:privacy) dit qui lit votre demande.',
          en: 'The [request form](page:home#contact) asks nothing about your health, apart from the name of the exam. The [privacy policy](page:privacy) says who reads it.',
        },
      },
    ],
  },
  questions: [
    {
      id: 'story',
      question: { fr: 'Comment travaillons-nous?', en: 'How do we work?' },
      answer: [
        {
          fr: 'Beaucoup de gens arrivent ici avec une inquiétude. Nous commençons donc par répondre. Que va-t-il se passer, combien de temps faut-il prévoir, est-ce que ça fait mal?',
          en: 'Many people come here worried, so we start by answering. What will happen, how long will it take, will it hurt?',
        },
        {
          fr: 'La personne qui fait l’examen se présente et relit l’ordonnance avec vous. Elle explique chaque geste avant de le faire. Si vous le demandez, elle ralentit, attend ou arrête, sans que vous ayez à dire pourquoi.',
          en: 'The person who does the exam tells you their name and goes over the prescription with you. They explain each step before they take it. If you ask, they slow down, wait or stop, and you don’t have to say why.',
        },
        {
          fr: 'Un ou une radiologiste lit toutes les images et signe le rapport. En général, la personne qui a demandé l’examen le reçoit en {{reportDelay}}. Elle connaît votre dossier, et c’est elle qui vous explique le résultat.',
          en: 'A radiologist reads every image and signs the report. The person who ordered the exam usually has it within {{reportDelay}}. They know your file, so they’re the one who explains the result.',
        },
        {
          fr: 'Chaque examen répond à une question médicale. C’est pourquoi il faut une ordonnance pour une [échographie](page:ultrasound) ou une [IRM](page:mri), et pourquoi nous ne faisons pas d’échographie souvenir.',
          en: 'Every exam answers a medical question. That’s why you need a prescription for an [ultrasound](page:ultrasound) or an [MRI](page:mri), and why we don’t do keepsake ultrasounds.',
        },
        {
          fr: 'Quand les études ne montrent pas d’effet clair, nous le disons. C’est le cas pour le PRP : lisez [les chiffres des études sur le PRP](page:prp#evidence), favorables ou non.',
          en: 'When studies show no clear effect, we say so. PRP is an example: see the [figures from the studies on PRP](page:prp#evidence), favourable or not.',
        },
      ],
    },
    {
      id: 'access',
      question: { fr: 'Avez-vous besoin d’aide sur place?', en: 'Do you need help when you come?' },
      answer: [
        {
          fr: 'Dites-nous ce qui vous aiderait. Ce peut être un moment plus tranquille, une personne près de vous ou de gros caractères. Nous vous disons ce que nous pouvons prévoir, sans demander pourquoi.',
          en: 'Tell us what would help. It could be a quieter time, someone beside you or larger print. We’ll tell you what we can arrange, without asking why.',
        },
        {
          fr: 'Si vous utilisez un fauteuil roulant ou une marchette, prévenez-nous : nous préparons la salle. Pour une IRM, nous prêtons un fauteuil et une marchette faits pour la salle.',
          en: 'If you use a wheelchair or a walker, let us know so we can get the room ready. For an MRI, we lend a wheelchair and a walker made for the room.',
        },
        {
          fr: 'Premières Nations et Inuit : le programme SSNA peut payer votre transport. Nous signons l’attestation de présence.',
          en: 'First Nations and Inuit: the NIHB program may pay for your travel. We sign the confirmation of attendance.',
        },
        {
          fr: 'La page [Accessibilité](page:accessibility) dit ce qui est fait et ce qui manque encore. Si un obstacle vous arrête, appelez au [{{phone}}](tel:clinic) ou écrivez à [{{email}}](mailto:clinic).',
          en: 'The [Accessibility](page:accessibility) page says what’s done and what’s still missing. If you run into a barrier, call [{{phone}}](tel:clinic) or write to [{{email}}](mailto:clinic).',
        },
      ],
    },
  ],
  map: { heading: { text: { fr: 'Où sommes-nous?', en: 'Where are we?' } } },
  updated: '2026-11-22',
}
