import type { UltrasoundContent } from '../pageContentTypes.js'

/** The ultrasound section's first page: what it says, in both languages. */
export const ultrasound: UltrasoundContent = {
  name: { fr: 'Échographie', en: 'Ultrasound' },
  head: {
    title: {
      fr: 'Échographie à Québec : six examens expliqués',
      en: 'Ultrasound in Québec City: six exams explained',
    },
    description: {
      fr: 'Grossesse, sein, utérus, muscles et tendons : comment se passe une échographie, à quel moment, et ce qu’elle peut manquer.',
      en: 'Pregnancy, breast, uterus, muscles and tendons: how an ultrasound goes, when to have it and what it can miss.',
    },
  },
  title: { fr: 'L’échographie,', en: 'Ultrasound,' },
  strong: { fr: 'une image faite de sons', en: 'a picture made from sound' },
  lead: {
    fr: 'Une sonde, un peu de gel, un écran : il ne faut rien d’autre pour la plupart de nos échographies. Cette page vous aide à trouver la vôtre et à savoir quoi prévoir.',
    en: 'Most of our ultrasounds take a probe, some gel and a screen. This page helps you find yours and know what to expect.',
  },
  exams: {
    heading: {
      text: { fr: 'Quel examen est inscrit', en: 'Which exam is' },
      strong: { fr: 'sur votre ordonnance?', en: 'on your prescription?' },
    },
    intro: {
      fr: 'Cherchez-le parmi les six examens qui suivent. Un même examen a parfois deux noms : si vous ne trouvez pas le vôtre, appelez-nous au [{{phone}}](tel:clinic).',
      en: 'Look for it among these six exams. One exam can have two names, so if you don’t see yours, call us at [{{phone}}](tel:clinic).',
    },
  },
  weeks: {
    kind: 'weeks',
    id: 'weeks',
    heading: {
      text: {
        fr: 'Quel examen passer, à quelle semaine de grossesse?',
        en: 'Which exam in which week of pregnancy?',
      },
    },
    paragraphs: [
      {
        fr: 'Comptez les semaines depuis le premier jour de vos dernières menstruations. Si la personne qui suit votre grossesse vous a donné une autre date, utilisez la sienne.',
        en: 'Count the weeks from the first day of your last period. If your doctor, nurse practitioner or midwife gave you another date, use theirs.',
      },
      {
        fr: 'La clarté nucale est un dépistage que vous pouvez refuser. Elle se mesure de {{nuchalWindow}}. Nous visons {{nuchalBest}}.',
        en: 'Nuchal translucency is a screening test, and you can say no to it. It’s measured from {{nuchalWindow}}. We aim for {{nuchalBest}}.',
      },
      {
        fr: 'Ces semaines sont passées? Appelez-nous, et parlez-en à la personne qui suit votre grossesse.',
        en: 'Past those weeks? Call us, and talk to your doctor, nurse practitioner or midwife.',
      },
      {
        fr: '**N’attendez pas une échographie** si vous saignez, si vous perdez du liquide ou si vous avez une forte douleur. Cela vaut aussi si votre bébé bouge moins. Appelez l’endroit où vous devez accoucher ou le 811. En cas d’urgence, composez le 911.',
        en: '**Don’t wait for an ultrasound** if you’re bleeding, losing fluid or in strong pain. The same goes if your baby is moving less. Call your birthing place or 811. In an emergency, call 911.',
      },
    ],
  },
  visit: {
    heading: {
      text: { fr: 'Comment se passe', en: 'What happens' },
      strong: { fr: 'une échographie?', en: 'at an ultrasound?' },
    },
    steps: [
      {
        time: { fr: '{{arriveEarly}} avant l’heure', en: '{{arriveEarly}} early' },
        title: { fr: 'Vous vous inscrivez', en: 'You check in' },
        text: {
          fr: 'Apportez votre carte d’assurance maladie, l’ordonnance originale si elle est sur papier, et vos images faites ailleurs. Nous relisons l’ordonnance avec vous.',
          en: 'Bring your health insurance card, the original prescription if it’s on paper, and any images taken elsewhere. We go over the prescription with you.',
        },
        drawing: 'steps/ultrasound/1',
      },
      {
        time: { fr: 'Au début', en: 'At the start' },
        title: { fr: 'Vous vous installez', en: 'You settle in' },
        text: {
          fr: 'En général, vous vous étendez et vous découvrez la partie du corps à examiner. Dites-nous alors ce qui vous gêne ou vous fait mal.',
          en: 'You usually lie down and uncover the part of the body we need to see. Tell us then if anything is sore or uncomfortable.',
        },
        drawing: 'steps/ultrasound/2',
      },
      {
        time: { fr: 'Durée selon l’examen', en: 'Time depends on the exam' },
        title: { fr: 'Nous prenons les images', en: 'We take the pictures' },
        text: {
          fr: 'La sonde glisse sur le gel, et les images paraissent à l’écran. Si la pression est désagréable, dites-le : nous pouvons appuyer moins ou faire une pause.',
          en: 'The probe slides over the gel, and pictures appear on the screen. If the pressure bothers you, say so. We can press less or take a break.',
        },
        drawing: 'steps/ultrasound/3',
      },
      {
        time: { fr: 'Tout de suite après', en: 'Right after' },
        title: { fr: 'Vous reprenez votre journée', en: 'You get on with your day' },
        text: {
          fr: 'Vous essuyez le gel et vous reprenez vos activités. Après une [hystérosonographie](page:hysterosonogram), des crampes peuvent durer environ 24 heures.',
          en: 'You wipe off the gel and carry on as usual. After a [hysterosonogram](page:hysterosonogram), cramps can last about 24 hours.',
        },
        drawing: 'steps/ultrasound/4',
      },
    ],
  },
  understand: [
    {
      kind: 'prose',
      folded: true,
      id: 'how',
      heading: { text: { fr: 'Qu’est-ce qu’une échographie?', en: 'What is an ultrasound?' } },
      paragraphs: [
        {
          fr: 'Une échographie montre l’intérieur du corps en direct, avec des sons et sans rayons X. La sonde envoie des sons trop aigus pour l’oreille (ultrasons). Les tissus les renvoient, et l’appareil en tire une image.',
          en: 'An ultrasound shows the inside of the body live, using sound instead of X-rays. The probe sends out sound too high to hear. Your tissues send it back, and the machine turns it into a moving picture.',
        },
        {
          fr: 'Le gel posé sur la peau est tiède ou frais. Vous sentez la sonde appuyer, surtout si votre vessie est pleine.',
          en: 'The gel on your skin is warm or cool. You feel the probe press, especially with a full bladder.',
        },
        {
          fr: 'Nous proposons parfois une échographie interne, avec une sonde placée dans le vagin. Vous pouvez l’accepter, la refuser ou l’arrêter à tout moment. Vous pouvez choisir une femme, ou une personne de l’équipe à vos côtés.',
          en: 'We sometimes suggest an internal ultrasound, with a probe placed in the vagina. You can say yes, say no, or stop it at any time. You can choose a woman, or a team member beside you.',
        },
        {
          fr: 'Un ou une technologue en échographie prend la plupart des images. Un ou une radiologiste les lit toutes et signe le rapport.',
          en: 'A sonographer takes most of the pictures. A radiologist reads them all and signs the report.',
        },
      ],
    },
    {
      kind: 'prose',
      folded: true,
      id: 'limits',
      heading: {
        text: {
          fr: 'Qu’est-ce qu’une échographie peut manquer?',
          en: 'What can an ultrasound miss?',
        },
      },
      paragraphs: [
        {
          fr: 'Pendant la grossesse, une échographie normale ne garantit pas un bébé en bonne santé. Certains problèmes ne se voient pas. Il faut parfois revenir à cause de la position du fœtus. Ce n’est pas en soi une mauvaise nouvelle.',
          en: 'In pregnancy, a normal ultrasound doesn’t guarantee a healthy baby. Some conditions can’t be seen. You may need to come back because of how the fetus is lying. That is not bad news in itself.',
        },
        {
          fr: 'Pour le sein, l’échographie ne remplace pas la mammographie de dépistage. À l’épaule, elle peut montrer une déchirure qui n’existe pas, ou en manquer une. Une radiographie ou une [IRM](page:mri) s’ajoute parfois.',
          en: 'For the breast, an ultrasound doesn’t replace a screening mammogram. In the shoulder, it can show a tear that isn’t there, or miss one. An X-ray or an [MRI](page:mri) is sometimes added.',
        },
        {
          fr: 'Cette page donne de l’information générale. Elle ne remplace pas l’avis d’une professionnelle ou d’un professionnel de la santé.',
          en: 'This page gives general information. It doesn’t replace the advice of a health professional.',
        },
      ],
    },
  ],
  questions: {
    kind: 'questions',
    id: 'questions',
    heading: { text: { fr: 'Questions fréquentes', en: 'Common questions' } },
    questions: [
      {
        question: { fr: 'L’échographie fait-elle mal?', en: 'Does an ultrasound hurt?' },
        answer: [
          {
            fr: 'Vous sentez surtout une pression, et un endroit déjà sensible peut l’être un peu plus. L’hystérosonographie cause souvent des crampes, comme pendant les menstruations. Si c’est trop, dites-le : nous arrêtons.',
            en: 'Mostly you feel pressure, and a spot that’s already tender may feel more so. A hysterosonogram often brings cramps like those of a period. If it’s too much, say so and we’ll stop.',
          },
        ],
      },
      {
        question: {
          fr: 'Y a-t-il des rayons X, et un risque pour le bébé?',
          en: 'Are there X-rays, or a risk for the baby?',
        },
        answer: [
          {
            fr: 'Non, il n’y a pas de rayons X. Comme examen médical, l’échographie a un très bon bilan de sécurité pendant la grossesse.',
            en: 'No, there are no X-rays. As a medical exam, ultrasound has a very good safety record in pregnancy.',
          },
        ],
      },
      {
        question: {
          fr: 'Faites-vous des échographies souvenirs?',
          en: 'Do you do keepsake ultrasounds?',
        },
        answer: [
          {
            fr: 'Non, et nous n’en faisons pas non plus dans le seul but de connaître le sexe. Santé Canada et les associations canadiennes d’obstétrique et de radiologie déconseillent ces usages.',
            en: 'No, and we don’t scan for the sole purpose of learning the sex. Health Canada and the Canadian associations of obstetrics and radiology advise against both.',
          },
        ],
      },
      {
        question: {
          fr: 'Dois-je avoir la vessie pleine ou être à jeun?',
          en: 'Do I need a full bladder, or to fast?',
        },
        answer: [
          {
            fr: 'Aucune de ces échographies ne se passe à jeun. Jusqu’à 13 semaines de grossesse, buvez {{water}} d’eau, terminé une heure avant. Ensuite, rien. Pour le sein, l’utérus, un muscle ou un tendon, il n’y a rien à boire.',
            en: 'You don’t need to fast for any of these ultrasounds. Up to 13 weeks of pregnancy, drink {{water}} of water, finished an hour before. After that, none. For the breast, the uterus, a muscle or a tendon, there is nothing to drink.',
          },
        ],
      },
      {
        question: { fr: 'Qui me donne le résultat?', en: 'Who gives me the result?' },
        answer: [
          {
            fr: 'La personne qui a demandé l’examen. En général, elle reçoit le rapport en {{reportDelay}}. La ou le technologue ne peut pas donner de diagnostic : son silence n’est ni un bon ni un mauvais signe.',
            en: 'The person who ordered the exam. They usually have the report within {{reportDelay}}. The sonographer can’t give a diagnosis, so their silence is neither a good sign nor a bad one.',
          },
        ],
      },
      {
        question: {
          fr: 'Quelqu’un peut-il entrer dans la salle avec moi?',
          en: 'Can someone come into the room with me?',
        },
        answer: [
          {
            fr: '{{companion}}',
            en: '{{companion}}',
          },
        ],
      },
      {
        question: {
          fr: 'Faut-il une ordonnance, et qui paie?',
          en: 'Do I need a prescription, and who pays?',
        },
        answer: [
          {
            fr: 'Oui, il faut une ordonnance signée. {{ultrasoundPayer}} Voyez par exemple [qui paie l’échographie de grossesse](page:fetal#cost).',
            en: 'Yes, you need a signed prescription. {{ultrasoundPayer}} See for example [who pays for a pregnancy ultrasound](page:fetal#cost).',
          },
        ],
      },
    ],
  },
  updated: '2026-11-22',
}
