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
  strong: { fr: 'une image née d’un écho', en: 'a picture made from echoes' },
  lead: {
    fr: 'Pour la plupart de nos échographies, une sonde, un peu de gel et un écran suffisent. Cette page vous aide à reconnaître la vôtre et à savoir quoi prévoir.',
    en: 'For most of our ultrasounds, all it takes is a probe, some gel and a screen. This page helps you recognize yours and know what to plan for.',
  },
  how: {
    heading: { text: { fr: 'Comment une sonde peut-elle voir?', en: 'How can a probe see?' } },
    paragraphs: [
      {
        fr: 'La sonde envoie dans le corps des sons trop aigus pour l’oreille (ultrasons). Les tissus les renvoient, un peu comme une paroi renvoie la voix. L’appareil en tire une image qui bouge en direct, sans rayons X.',
        en: 'The probe sends sound that is too high to hear (ultrasound) into the body. Tissues send it back, a little like a wall returning a voice. The machine turns it into a live, moving picture, without X-rays.',
      },
      {
        fr: 'Le gel posé sur la peau est tiède ou frais. La sonde appuie, et vous le sentirez davantage si votre vessie est pleine.',
        en: 'The gel on your skin is warm or cool. The probe presses, and you’ll feel it more if your bladder is full.',
      },
      {
        fr: 'Une vue interne, avec une sonde placée dans le vagin, est parfois proposée. Vous pouvez l’accepter, la refuser ou l’arrêter à tout moment. Vous aimeriez qu’une autre personne de l’équipe soit là? Dites-le en prenant rendez-vous.',
        en: 'An internal view, with a probe placed in the vagina, is sometimes offered. You can accept it, decline it or stop it at any time. You can also ask for another staff member to be there: we confirm how when you book.',
      },
      {
        fr: 'Un ou une technologue en échographie prend la plupart des images. Un ou une radiologiste les lit toutes et signe le rapport.',
        en: 'A sonographer takes most of the pictures. A radiologist reads all of them and signs the report.',
      },
    ],
  },
  exams: {
    heading: {
      text: { fr: 'Quel nom', en: 'Which name' },
      strong: { fr: 'porte votre ordonnance?', en: 'is on your prescription?' },
    },
    intro: {
      fr: 'Cherchez-le parmi les six examens qui suivent. S’il n’y est pas, lisez-le-nous au [{{phone}}](tel:clinic) : un même examen a parfois deux noms.',
      en: 'Look for it among the six exams that follow. If it isn’t there, read it to us at [{{phone}}](tel:clinic): one exam can have two names.',
    },
  },
  weeks: {
    kind: 'weeks',
    id: 'weeks',
    heading: {
      text: {
        fr: 'Quel examen à quelle semaine de grossesse?',
        en: 'Which exam in which week of pregnancy?',
      },
    },
    paragraphs: [
      {
        fr: 'On compte les semaines depuis le premier jour des dernières menstruations. Si la personne qui vous suit vous a donné une autre date, la sienne passe en premier.',
        en: 'Weeks count from the first day of the last menstrual period. If your doctor or midwife gave you another date, theirs comes first.',
      },
      {
        fr: 'La clarté nucale est un dépistage que vous pouvez refuser. Elle se mesure de {{nuchalWindow}}. Nous visons {{nuchalBest}}.',
        en: 'Nuchal translucency is a screening you can decline. It’s measured from {{nuchalWindow}}. We aim for {{nuchalBest}}.',
      },
      {
        fr: 'La période d’un examen est déjà passée? Appelez-nous, et parlez-en à la personne qui vous suit.',
        en: 'Has the window for an exam already passed? Call us, and talk to your doctor or midwife.',
      },
      {
        fr: '**N’attendez pas une échographie** si vous saignez, si vous perdez du liquide ou si vous avez une forte douleur. Cela vaut aussi si votre bébé bouge moins. Appelez l’endroit où vous devez accoucher ou le 811, et le 911 en cas d’urgence.',
        en: '**Don’t wait for an ultrasound** if you’re bleeding, losing fluid or in strong pain. The same goes if your baby is moving less. Call your birthing place or 811, and 911 in an emergency.',
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
          fr: 'Apportez votre carte d’assurance maladie, l’ordonnance originale et vos images faites ailleurs. Nous relisons l’ordonnance avec vous.',
          en: 'Bring your health insurance card, the original prescription and images done elsewhere. We go over the prescription with you.',
        },
      },
      {
        time: { fr: 'Au début', en: 'At the start' },
        title: { fr: 'Vous vous installez', en: 'You settle in' },
        text: {
          fr: 'Vous vous étendez, le plus souvent, et vous découvrez l’endroit à regarder. C’est le moment de dire ce qui vous gêne ou vous fait mal.',
          en: 'Most often you lie down, and you uncover the area to look at. Now is the time to mention anything sore or awkward.',
        },
      },
      {
        time: { fr: 'Durée selon l’examen', en: 'Time depends on the exam' },
        title: { fr: 'La sonde parcourt la peau', en: 'The probe moves over the skin' },
        text: {
          fr: 'Elle glisse sur le gel et les images paraissent à mesure. Si la pression est désagréable, dites-le : nous pouvons appuyer moins ou faire une pause.',
          en: 'It slides over the gel, and the pictures appear as it goes. If the pressure is unpleasant, say so: we can press less or pause.',
        },
      },
      {
        time: { fr: 'Tout de suite après', en: 'Right after' },
        title: { fr: 'Vous reprenez votre journée', en: 'You go on with your day' },
        text: {
          fr: 'Vous essuyez le gel et reprenez vos activités. Après une [hystérosonographie](page:hysterosonogram), des crampes peuvent durer environ 24 heures.',
          en: 'You wipe off the gel and go back to your activities. After a [hysterosonogram](page:hysterosonogram), cramps can last about 24 hours.',
        },
      },
    ],
  },
  limits: {
    heading: {
      text: {
        fr: 'Qu’est-ce qu’une échographie peut manquer?',
        en: 'What can an ultrasound miss?',
      },
    },
    paragraphs: [
      {
        fr: 'Pendant la grossesse, une échographie normale ne garantit pas un bébé en bonne santé. Certains problèmes ne se voient pas. La position du fœtus peut aussi obliger à revenir, ce qui n’est pas en soi une mauvaise nouvelle.',
        en: 'In pregnancy, a normal ultrasound doesn’t guarantee a healthy baby. Some conditions can’t be seen. The position of the fetus may also mean coming back, which is not bad news in itself.',
      },
      {
        fr: 'Au sein, l’échographie ne remplace pas la mammographie de dépistage. À l’épaule, elle peut montrer une déchirure qui n’existe pas, ou en manquer une. Une radiographie ou une [IRM](page:mri) s’ajoute parfois, selon la question posée.',
        en: 'For the breast, ultrasound doesn’t replace a screening mammogram. In the shoulder, it can show a tear that isn’t there, or miss one. An X-ray or an [MRI](page:mri) is sometimes added, depending on the question.',
      },
      {
        fr: 'Cette page donne de l’information générale. Elle ne remplace pas l’avis d’une personne professionnelle de la santé.',
        en: 'This page gives general information. For your own situation, the advice of a health professional takes its place.',
      },
    ],
  },
  questions: {
    heading: { text: { fr: 'Que demande-t-on souvent?', en: 'What do people often ask?' } },
    items: [
      {
        question: { fr: 'L’échographie fait-elle mal?', en: 'Does an ultrasound hurt?' },
        answer: [
          {
            fr: 'La sonde appuie, et un endroit déjà sensible peut l’être un peu plus. L’hystérosonographie cause souvent des crampes, comme pendant les menstruations. Dites-le dès que c’est trop.',
            en: 'The probe presses, and a spot that is already tender may feel more so. A hysterosonogram often brings cramps, like those of a period. Speak up when it’s too much.',
          },
        ],
      },
      {
        question: {
          fr: 'Y a-t-il des rayons, et est-ce un risque pour le bébé?',
          en: 'Is there radiation, and is it a risk for the baby?',
        },
        answer: [
          {
            fr: 'Il n’y a pas de rayons X : l’échographie emploie des sons. Comme examen médical, elle a un très bon bilan de sécurité pendant la grossesse.',
            en: 'There are no X-rays: ultrasound uses sound. As a medical exam, it has a very good safety record in pregnancy.',
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
            fr: 'Non, et nous n’en faisons pas non plus dans le seul but de connaître le sexe. Santé Canada et les associations canadiennes d’obstétrique et de radiologie déconseillent ces usages. Chez nous, chaque échographie répond à une question médicale.',
            en: 'No, nor do we scan for the sole purpose of learning the sex. Health Canada and the Canadian associations of obstetrics and radiology advise against both. Here, each ultrasound answers a medical question.',
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
            fr: 'Au début d’une grossesse, on demande souvent environ 1 litre d’eau, terminé une heure avant. Pour le sein, un muscle ou un tendon, il n’y a rien à boire de particulier. Aucune de ces échographies ne demande d’être à jeun.',
            en: 'Early in pregnancy, about 1 litre of water is often asked for, finished an hour before. For the breast, a muscle or a tendon, there’s nothing special to drink. None of these ultrasounds calls for fasting.',
          },
          {
            fr: 'Pour votre examen, nous vous confirmons la consigne à la prise de rendez-vous.',
            en: 'For your own exam, we confirm the instruction when you book.',
          },
        ],
      },
      {
        question: { fr: 'Qui me donne le résultat?', en: 'Who gives me the result?' },
        answer: [
          {
            fr: 'La personne qui a demandé l’examen. Elle reçoit le rapport, en général en {{reportDelay}}. La ou le technologue ne peut pas donner de diagnostic, et son silence n’annonce rien.',
            en: 'The professional who asked for the exam. They receive the report, usually within {{reportDelay}}. The sonographer can’t give a diagnosis, and their silence tells you nothing.',
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
            fr: 'Souvent oui, mais cela dépend de l’examen et du moment. Dites-le-nous à la prise de rendez-vous, et nous vous répondons pour le vôtre.',
            en: 'Often yes, but it depends on the exam and the moment. Ask when you book, and we’ll answer for yours.',
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
            fr: 'Oui, il faut une ordonnance signée, et vous en apportez l’original. La section « qui paie » de chaque examen répond à l’autre question, par exemple pour la [grossesse](page:fetal#cost).',
            en: 'Yes, you need a signed prescription, and you bring the original. The “who pays” section of each exam answers the rest, for example for [pregnancy](page:fetal#cost).',
          },
        ],
      },
    ],
  },
  footerBand: {
    fr: 'Une question sur votre échographie? Posez-la-nous.',
    en: 'A question about your ultrasound? Ask us.',
  },
  updated: '2026-11-16',
}
