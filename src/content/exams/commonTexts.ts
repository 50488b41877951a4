import type {
  CostSection,
  Heading,
  KeyFact,
  NoticeSection,
  PrepareStep,
  ProseSection,
  Question,
  Source,
  VisitStep,
} from '../contentTypes.js'
import type { Localized, Text } from '../localized.js'

/* What several exams say in the same words. */

export const prescriptionNeeded: Localized = {
  fr: 'Ordonnance nécessaire',
  en: 'Prescription needed',
}

export const prescriptionFact: KeyFact = {
  value: prescriptionNeeded,
  note: { fr: 'Sur papier, apportez l’original signé', en: 'On paper, bring the signed original' },
}

export const reportFact: KeyFact = {
  value: { fr: 'En général, {{reportDelay}}', en: 'Usually {{reportDelay}}' },
  note: {
    fr: 'Envoyé à la personne qui a demandé l’examen',
    en: 'Sent to the person who ordered the exam',
  },
}

export const arriveEarly: Localized = {
  fr: 'Arrivez {{arriveEarly}} avant l’heure',
  en: 'Arrive {{arriveEarly}} early',
}

export const healthCard: Localized = {
  fr: 'Votre carte d’assurance maladie valide',
  en: 'Your valid health insurance card',
}

export const signedPrescription: Localized = {
  fr: 'L’ordonnance originale, signée, si elle est sur papier',
  en: 'The original prescription, signed, if it is on paper',
}

export const medicines: Localized = {
  fr: 'La liste de vos médicaments',
  en: 'A list of your medicines',
}

export const mealsAsUsual: Localized = { fr: 'Mangez comme d’habitude', en: 'Eat as usual' }

/* MRI of any part of the body: only the abdomen and the pelvis call for fasting. */

export const fastIfAsked: PrepareStep = {
  key: 'fast',
  firmness: 'always',
  minutesBefore: 240,
  title: {
    fr: 'Abdomen ou bassin : rien à manger 4 heures avant',
    en: 'Abdomen or pelvis: nothing to eat for 4 hours',
  },
  detail: { fr: 'L’eau est permise.', en: 'Water is fine.' },
}

/** From whom the questionnaire comes, when it is due, and what to bring: said here alone. */
export const mriQuestionnaire: PrepareStep = {
  key: 'questionnaire',
  firmness: 'always',
  title: {
    fr: 'Remplissez le questionnaire avec la personne qui prescrit l’examen',
    en: 'Fill in the questionnaire with the person who orders the exam',
  },
  detail: {
    fr: '{{mriQuestionnaire}} Signez-le tous les deux avant de prendre rendez-vous, puis apportez-le le jour de l’examen. La [liste à imprimer](page:mriChecklist) ne le remplace pas.',
    en: '{{mriQuestionnaire}} You both sign it before you book, and you bring it on the day. The [list to print](page:mriChecklist) doesn’t replace it.',
  },
}

const contrastReaction: Localized = {
  fr: 'Après un agent de contraste, signalez-nous toute démangeaison, rougeur ou malaise avant de partir. Une fois à la maison, appelez Info-Santé, au 811. Visage ou gorge qui enfle, mal à respirer : composez le 911.',
  en: 'After a contrast agent, tell us about itching, redness or feeling unwell before you leave. Once home, call Info-Santé, at 811. Swelling of the face or throat, trouble breathing: call 911.',
}

/** When to tell, or to call, after a contrast agent. */
export const contrastSigns: NoticeSection = {
  kind: 'notice',
  id: 'contrast-signs',
  tone: 'warn',
  heading: {
    text: {
      fr: 'Après un agent de contraste : quand appeler',
      en: 'After a contrast agent: when to call',
    },
  },
  paragraphs: [contrastReaction],
  list: [
    { fr: 'Démangeaison', en: 'Itching' },
    { fr: 'Rougeur', en: 'Redness' },
    { fr: 'Malaise', en: 'Feeling unwell' },
    {
      fr: 'Gonflement du visage ou de la gorge : 911',
      en: 'Swelling of the face or throat: 911',
    },
    { fr: 'Mal à respirer : 911', en: 'Trouble breathing: 911' },
  ],
}

export const medicinesAsUsual: Localized = {
  fr: 'Prenez vos médicaments comme d’habitude, sauf avis contraire',
  en: 'Take your medicines as usual, unless we say otherwise',
}

const isPrescriptionNeeded: Localized = {
  fr: 'Faut-il une ordonnance?',
  en: 'Do I need a prescription?',
}

/* The questions of `answers`, asked alike on every page that has no better words for its exam. */

export const examHeadings = {
  prepare: { text: { fr: 'Comment me préparer?', en: 'How do I prepare?' } },
  visit: {
    text: { fr: 'Comment se passe l’examen,', en: 'What happens during the exam,' },
    strong: { fr: 'et combien de temps dure-t-il?', en: 'and how long does it take?' },
  },
  limits: {
    text: {
      fr: 'Est-ce que ça fait mal, et quelles sont les limites?',
      en: 'Does it hurt, and what are the limits?',
    },
  },
  after: {
    text: {
      fr: 'Que faire après, et quand aurai-je mes résultats?',
      en: 'What do I do afterwards, and when do I get my results?',
    },
  },
  callFirst: {
    text: {
      fr: 'Quand ne pas venir, et qui appeler?',
      en: 'When should I not come, and who do I call?',
    },
  },
} as const satisfies Readonly<Record<string, Heading>>

const acceptedPrescription: Text = {
  fr: 'Nous l’acceptons {{prescriptionForms}}. Ne l’envoyez pas par courriel. Ayez-la sous la main pour prendre rendez-vous.',
  en: 'We accept it {{prescriptionForms}}. Please don’t email it. Have it at hand when you book.',
}

export const prescriptionQuestion: Question = {
  id: 'prescription',
  question: isPrescriptionNeeded,
  answer: [
    {
      fr: 'Oui. Elle peut être signée par {{prescribers}}.',
      en: 'Yes. It can be signed by {{prescribers}}.',
    },
    acceptedPrescription,
  ],
}

export const pregnancyPrescriptionQuestion: Question = {
  id: 'prescription',
  question: isPrescriptionNeeded,
  answer: [
    {
      fr: 'Oui. Elle peut être signée par {{pregnancyPrescribers}}.',
      en: 'Yes. It can be signed by {{pregnancyPrescribers}}.',
    },
    acceptedPrescription,
  ],
}

export const healthLine: Text = {
  fr: 'Pour une question de santé, appelez Info-Santé, au 811. En cas d’urgence, composez le 911.',
  en: 'For a health question, call Info-Santé, at 811. In an emergency, call 911.',
}

/** For an exam that nothing rules out in advance. */
export const callFirstQuestion: Question = {
  id: 'call',
  question: examHeadings.callFirst.text,
  answer: [
    {
      fr: 'Si vous ne pouvez pas venir, appelez-nous au [{{phone}}](tel:clinic) au moins {{changeNotice}} à l’avance. Appelez aussi si votre état a changé depuis que l’ordonnance a été signée.',
      en: 'If you can’t come, call us at [{{phone}}](tel:clinic) at least {{changeNotice}} ahead. Call too if anything has changed since the prescription was signed.',
    },
    healthLine,
  ],
}

export const companionQuestion: Question = {
  question: { fr: 'Est-ce que quelqu’un peut venir avec moi?', en: 'Can someone come with me?' },
  answer: [
    {
      fr: '{{companion}} L’interprète est sans frais, par téléphone ou vidéo; en langue des signes, prévenez-nous 3 jours ouvrables d’avance.',
      en: '{{companion}} An interpreter is free, by phone or video; for sign language, tell us 3 business days ahead.',
    },
  ],
}

/** For exams of the breast or the chest. */
export const everyoneQuestion: Question = {
  question: { fr: 'Est-ce que tout le monde est bienvenu?', en: 'Is everyone welcome?' },
  answer: [
    {
      fr: 'Oui, les hommes aussi, et vous pouvez choisir une femme. Dites-nous votre nom, vos pronoms et votre mot : sein, poitrine ou torse. Une chirurgie du torse, une mastectomie ou des hormones? Dites-le.',
      en: 'Yes, men included, and you can choose a woman. Tell us your name, your pronouns and your word: breast or chest. Mention top surgery, a mastectomy or hormones.',
    },
  ],
}

/** Among what follows an exam. */
export const imageCopy: Text = {
  fr: 'Pour une copie de vos images, passez à l’accueil ou appelez au [{{phone}}](tel:clinic). {{imageCopy}}',
  en: 'For a copy of your images, come to the front desk or call [{{phone}}](tel:clinic). {{imageCopy}}',
}

export const fetalSexQuestion: Question = {
  question: {
    fr: 'Puis-je connaître le sexe de mon bébé?',
    en: 'Can I find out my baby’s sex?',
  },
  answer: [
    {
      fr: '{{fetalSex}} Ce n’est pas le but de l’examen. Si vous préférez ne pas le savoir, dites-le au début.',
      en: '{{fetalSex}} It is not the purpose of the exam. If you’d rather not know, say so at the start.',
    },
  ],
}

/* Ultrasounds: how they go on and what follows. */

export const fullBladder: Text = {
  fr: 'Finissez environ 1 heure avant le rendez-vous, puis n’urinez qu’après l’examen. Si cela devient trop inconfortable, parlez-en à l’accueil.',
  en: 'Finish about 1 hour before the appointment, then wait until after the exam to urinate. If it becomes too uncomfortable, speak to the front desk.',
}

export const drinkWater: PrepareStep = {
  key: 'water',
  firmness: 'always',
  minutesBefore: 60,
  title: {
    fr: 'Buvez environ {{water}} d’eau',
    en: 'Drink about {{water}} of water',
  },
  detail: fullBladder,
}

export const internalView: Text = {
  fr: 'Une sonde placée dans le vagin (vue endovaginale) peut être proposée. Elle ne nuit pas à la grossesse. Vous videz votre vessie et gardez un drap sur vous. Vous pouvez placer la sonde vous-même, refuser ou arrêter.',
  en: 'A probe placed in the vagina (endovaginal view) may be offered. It doesn’t harm the pregnancy. You empty your bladder and keep a sheet over you. You can insert the probe yourself, refuse or stop.',
}

export const chaperone: Text = {
  fr: 'Vous pouvez choisir une femme, ou une personne de l’équipe à vos côtés. Si l’on vous a déjà fait du mal, un mot suffit : nous prenons plus de temps, sans question.',
  en: 'You can choose a woman, or a team member beside you. If you’ve been hurt before, one word is enough: we take more time and ask nothing.',
}

export const whoReads: Text = {
  fr: 'Un ou une radiologiste lit ensuite les images et signe le rapport.',
  en: 'A radiologist then reads the pictures and signs the report.',
}

/** The last step of an exam during a pregnancy. */
export const leaving: VisitStep = {
  time: { fr: 'À la fin', en: 'At the end' },
  title: { fr: 'Vous repartez', en: 'You’re on your way' },
  text: {
    fr: 'Vous essuyez le gel et reprenez vos activités tout de suite.',
    en: 'You wipe off the gel and go back to your activities right away.',
  },
  drawing: 'steps/ultrasound/4',
}

export const afterUltrasound: readonly Text[] = [
  {
    fr: 'Vous essuyez le gel et reprenez vos activités tout de suite. Le rapport est envoyé à la personne qui a demandé l’examen. C’est elle qui vous explique ce qu’il veut dire pour vous.',
    en: 'You wipe off the gel and go back to your activities right away. The report goes to the person who ordered the exam. They explain what it means for you.',
  },
  {
    fr: 'La ou le technologue n’a pas le droit de donner un diagnostic. Son silence pendant l’examen n’annonce rien, ni en bien ni en mal.',
    en: 'The sonographer is not allowed to give a diagnosis. If they are quiet during the exam, it tells you nothing, good or bad.',
  },
  {
    fr: 'Certains rapports paraissent aussi dans le [Carnet santé Québec](https://carnetsante.gouv.qc.ca/), après un délai qui ne dépend pas de nous.',
    en: 'Some reports also appear in the [Carnet santé Québec](fr:https://carnetsante.gouv.qc.ca/), after a delay we don’t control.',
  },
  imageCopy,
]

export const fetalSafety: Text = {
  fr: 'L’échographie fœtale est un examen médical dont le bilan de sécurité est très bon. Elle demande quand même une raison médicale, et c’est pourquoi il faut une ordonnance.',
  en: 'Fetal ultrasound is a medical exam with a very good safety record. It still calls for a medical reason, which is why you need a prescription.',
}

const urgentSigns: readonly Localized[] = [
  { fr: 'des saignements', en: 'bleeding' },
  { fr: 'une forte douleur', en: 'strong pain' },
  { fr: 'une perte de liquide', en: 'a loss of fluid' },
]

/** During a pregnancy: what cannot wait for an appointment. */
export const pregnancySigns: NoticeSection = {
  kind: 'notice',
  id: 'urgent',
  tone: 'warn',
  heading: {
    text: {
      fr: 'Quand appeler sans attendre, et qui?',
      en: 'When to call right away, and who?',
    },
  },
  paragraphs: [
    {
      fr: 'Si vous avez l’un des signes de la liste, n’attendez pas l’échographie. Appelez votre lieu d’accouchement (hôpital ou maison de naissance) ou Info-Santé, au 811, à toute heure. En cas d’urgence, composez le 911.',
      en: 'If you have any sign on the list, do not wait for the ultrasound. Call your birthing place (hospital or birthing centre) or Info-Santé, at 811, at any hour. In an emergency, call 911.',
    },
  ],
  list: [
    ...urgentSigns,
    {
      fr: 'plus tard dans la grossesse, un bébé qui bouge moins',
      en: 'later in pregnancy, a baby who is moving less',
    },
  ],
}

/** The same in the first trimester, when no movement is felt yet. */
export const earlyPregnancySigns: NoticeSection = {
  ...pregnancySigns,
  list: urgentSigns,
}

/* What a pregnancy page says of news that may be hard. */

const badNewsParagraphs: readonly Text[] = [
  {
    fr: 'Un ou une radiologiste regarde les images avant que vous partiez. Si le cœur ne bat pas, ou si une image inquiète, cette personne vient vous le dire.',
    en: 'A radiologist looks at the pictures before you leave. If there is no heartbeat, or something worries us, they come and tell you.',
  },
  {
    fr: 'Vous pouvez rester dans une pièce à l’écart, avec qui vous voulez, et sortir sans passer par l’accueil. Nous joignons le jour même la personne qui suit votre grossesse.',
    en: 'You can stay in a private room, with anyone you choose, and leave without passing the front desk. We reach your doctor, nurse practitioner or midwife the same day.',
  },
  {
    fr: 'Si la grossesse s’est arrêtée, nous vous disons qui appeler, et pouvons appeler avec vous. Info-Social, au 811 (option 2), vous écoute à toute heure.',
    en: 'If the pregnancy has ended, we tell you who to call, and can call with you. Info-Social, at 811 (option 2), listens at any hour.',
  },
]

/** Builds the section on hard news; `more` follows the paragraphs that every pregnancy page has. */
export const badNews = (...more: readonly Text[]): ProseSection => ({
  kind: 'prose',
  folded: true,
  id: 'news',
  heading: {
    text: { fr: 'Et si quelque chose inquiète?', en: 'What if something looks wrong?' },
  },
  paragraphs: [...badNewsParagraphs, ...more],
})

/** `companionQuestion` with the rule for children, on pregnancy pages. */
export const pregnancyCompanionQuestion: Question = {
  ...companionQuestion,
  answer: [
    ...companionQuestion.answer,
    {
      fr: 'Un enfant attend à l’accueil avec un deuxième adulte, puis peut entrer à la fin.',
      en: 'A child waits at the desk with a second adult, then may come in at the end.',
    },
  ],
}

/** Where a page says who pays. */
export const whoPays: CostSection = { kind: 'cost', id: 'cost' }

export const duringExam: Localized = { fr: 'Pendant l’examen', en: 'During the exam' }

export const yourQuestions: Localized = { fr: 'Vos questions', en: 'Your questions' }

export const nonMedicalUltrasound: Source = {
  label: {
    fr: 'SOGC et Association canadienne des radiologistes, déclaration sur l’échographie fœtale non médicale, 2014',
    en: 'SOGC and Canadian Association of Radiologists, statement on non-medical fetal ultrasound, 2014',
  },
}

export const prenatalScreening: Source = {
  label: {
    fr: 'Gouvernement du Québec, Programme québécois de dépistage prénatal',
    en: '[Gouvernement du Québec](fr), Québec Prenatal Screening Program (in French)',
  },
  url: 'https://www.quebec.ca/sante/conseils-et-prevention/depistage-et-offre-de-tests-de-porteur/programme-quebecois-de-depistage-prenatal',
}

export const tinyTot: Source = {
  label: {
    fr: 'Institut national de santé publique du Québec, Mieux vivre avec notre enfant de la grossesse à deux ans, suivi de grossesse',
    en: '[Institut national de santé publique du Québec](fr), From Tiny Tot to Toddler, prenatal care',
  },
  url: 'https://www.inspq.qc.ca/mieux-vivre',
}

export const gadoliniumReview: Source = {
  label: {
    fr: '[Texas Heart Institute Journal](en), vol. 49, no 3, 2022, gadolinium et allaitement (en anglais)',
    en: 'Texas Heart Institute Journal, vol. 49, no. 3, 2022 (gadolinium and breastfeeding)',
  },
}

export const nhsMri: Source = {
  label: {
    fr: 'NHS (Royaume-Uni), page sur l’IRM (en anglais)',
    en: 'NHS (United Kingdom), MRI page',
  },
}

export const rotatorCuffConsensus: Source = {
  label: {
    fr: '[Society of Radiologists in Ultrasound](en), consensus sur l’imagerie de la coiffe des rotateurs (en anglais)',
    en: 'Society of Radiologists in Ultrasound, consensus statement on rotator cuff imaging',
  },
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3632808/',
}
