import type { PlateMark, PlateSection } from '../contentTypes.js'
import type { Localized } from '../localized.js'

/* What each ultrasound looks at. Marks follow the numbers in the drawing, which the file holds. */

const base = {
  kind: 'plate',
  id: 'look',
  heading: {
    text: { fr: 'Ce que', en: 'What' },
    strong: { fr: 'nous regardons', en: 'we look at' },
  },
} as const

const probe: Localized = { fr: 'La sonde', en: 'The probe' }

const placenta: PlateMark = {
  label: { fr: 'Le placenta', en: 'The placenta' },
  text: { fr: 'Nous notons où il se trouve.', en: 'We note where it lies.' },
}

export const fetalPlate: PlateSection = {
  ...base,
  drawing: 'plate-fetal',
  alt: {
    fr: 'Coupe d’un ventre pendant la grossesse, la personne étant couchée sur le dos. La sonde est posée sur le ventre et le faisceau traverse l’utérus, où se trouve le bébé.',
    en: 'Section through a belly during pregnancy, the person lying on their back. The probe rests on the belly and the beam goes through the uterus, where the baby lies.',
  },
  picture: 'scanFetal',
  shape: 'sector',
  marks: [
    {
      label: probe,
      text: {
        fr: 'Elle glisse sur le ventre, avec du gel. Vous sentez une pression.',
        en: 'It slides over the belly, with gel. You feel some pressure.',
      },
    },
    {
      label: { fr: 'Le bébé', en: 'The baby' },
      text: {
        fr: 'Selon le trimestre, nous le mesurons ou vérifions sa position.',
        en: 'Depending on the trimester, we measure the baby or check their position.',
      },
    },
    placenta,
    {
      label: { fr: 'Le liquide amniotique', en: 'The amniotic fluid' },
      text: {
        fr: 'Le liquide autour du bébé : nous en regardons la quantité.',
        en: 'The fluid around the baby. We check how much there is.',
      },
    },
    {
      label: { fr: 'La vessie', en: 'The bladder' },
      text: {
        fr: 'Au premier trimestre, elle doit être pleine.',
        en: 'In the first trimester, it has to be full.',
      },
    },
  ],
}

export const nuchalPlate: PlateSection = {
  ...base,
  drawing: 'plate-nuchal',
  alt: {
    fr: 'Coupe de l’utérus à environ 12 semaines. La sonde est posée sur le bas du ventre. Une ligne corail marque la nuque du fœtus.',
    en: 'Section through the uterus at about 12 weeks. The probe rests on the lower belly. A coral line marks the back of the neck of the fetus.',
  },
  picture: 'scanNuchal',
  shape: 'sector',
  marks: [
    {
      label: probe,
      text: {
        fr: 'Elle est posée sur le bas du ventre, avec du gel.',
        en: 'It rests on the lower belly, with gel.',
      },
    },
    {
      label: { fr: 'La tête du fœtus', en: 'The head of the fetus' },
      text: {
        fr: 'Le fœtus doit être placé d’une certaine façon pour que la mesure soit bonne.',
        en: 'The fetus has to be in a certain position for a good measurement.',
      },
    },
    {
      label: { fr: 'La nuque', en: 'The back of the neck' },
      text: {
        fr: 'C’est là que nous mesurons le mince espace rempli de liquide (clarté nucale).',
        en: 'This is where we measure the thin space filled with fluid (nuchal translucency).',
      },
    },
    {
      label: { fr: 'Le siège', en: 'The rump' },
      text: {
        fr: 'De la tête à ce point, nous mesurons le fœtus (longueur cranio-caudale).',
        en: 'From the head to this point, we measure the fetus (crown-rump length).',
      },
    },
    {
      label: { fr: 'Le liquide amniotique', en: 'The amniotic fluid' },
      text: {
        fr: 'L’eau qui entoure le fœtus. Il peut y bouger, et nous attendons la bonne position.',
        en: 'The water around the fetus. The fetus can move in it, and we wait for the right position.',
      },
    },
  ],
}

export const morphologyPlate: PlateSection = {
  ...base,
  drawing: 'plate-morphology',
  alt: {
    fr: 'Coupe de l’utérus à environ 20 semaines. Trois plans corail traversent la tête, le cœur et l’estomac du fœtus.',
    en: 'Section through the uterus at about 20 weeks. Three coral planes cross the head, the heart and the stomach of the fetus.',
  },
  picture: 'scanMorphology',
  shape: 'sector',
  marks: [
    {
      label: probe,
      text: {
        fr: 'Nous la déplaçons sur le ventre pour voir chaque partie.',
        en: 'We move it over the belly to see each part.',
      },
    },
    {
      label: { fr: 'Le cerveau', en: 'The brain' },
      text: {
        fr: 'Sa forme et ses mesures.',
        en: 'Its shape and measurements.',
      },
    },
    {
      label: { fr: 'Le cœur', en: 'The heart' },
      text: { fr: 'Ses cavités et ses battements.', en: 'Its chambers and its beat.' },
    },
    {
      label: { fr: 'L’estomac', en: 'The stomach' },
      text: { fr: 'Sa place dans le ventre.', en: 'Where it lies in the belly.' },
    },
    {
      label: { fr: 'La colonne', en: 'The spine' },
      text: {
        fr: 'Nous la suivons d’un bout à l’autre.',
        en: 'We follow it from one end to the other.',
      },
    },
    placenta,
  ],
}

export const breastPlate: PlateSection = {
  ...base,
  drawing: 'plate-breast',
  alt: {
    fr: 'Personne vue de face, un bras levé. La sonde est posée sur le haut d’un sein. À côté, une coupe montre les couches sous la sonde.',
    en: 'A person seen from the front, one arm raised. The probe rests on the upper part of a breast. Beside it, a section shows the layers under the probe.',
  },
  picture: 'scanBreast',
  shape: 'linear',
  marks: [
    {
      label: probe,
      text: {
        fr: 'Elle glisse lentement sur le sein, avec du gel.',
        en: 'It slides slowly over the breast, with gel.',
      },
    },
    {
      label: { fr: 'L’aisselle', en: 'The armpit' },
      text: {
        fr: 'Nous pouvons la regarder aussi, le bras levé.',
        en: 'We may look here too, with your arm raised.',
      },
    },
    {
      label: { fr: 'La graisse', en: 'The fat' },
      text: { fr: 'La première couche sous la peau.', en: 'The first layer under the skin.' },
    },
    {
      label: { fr: 'La glande', en: 'The gland' },
      text: { fr: 'Le tissu qui peut produire le lait.', en: 'The tissue that can make milk.' },
    },
    {
      label: { fr: 'Le muscle', en: 'The muscle' },
      text: {
        fr: 'Le muscle de la poitrine, devant les côtes.',
        en: 'The chest muscle, in front of the ribs.',
      },
    },
  ],
}

export const hysterosonogramPlate: PlateSection = {
  ...base,
  drawing: 'plate-hysterosonogram',
  alt: {
    fr: 'Utérus, trompes et ovaires vus de face. Une sonde interne envoie un faisceau vers l’utérus, où un mince tube apporte de l’eau salée.',
    en: 'Uterus, tubes and ovaries seen from the front. An internal probe sends a beam to the uterus, where a thin tube brings salt water.',
  },
  picture: 'scanUterus',
  shape: 'sector',
  marks: [
    {
      label: { fr: 'La sonde interne', en: 'The internal probe' },
      text: {
        fr: 'Elle est placée dans le vagin, si vous l’acceptez. Vous pouvez demander d’arrêter.',
        en: 'It is placed in the vagina, if you agree. You can ask us to stop.',
      },
    },
    {
      label: { fr: 'Le tube', en: 'The tube' },
      text: {
        fr: 'Un tube mince passe par le col de l’utérus.',
        en: 'A thin tube goes through the cervix.',
      },
    },
    {
      label: { fr: 'L’eau salée', en: 'The salt water' },
      text: {
        fr: 'Elle est stérile et fait ressortir la cavité de l’utérus.',
        en: 'It is sterile, and outlines the cavity of the uterus.',
      },
    },
    {
      label: { fr: 'Un ovaire', en: 'An ovary' },
      text: {
        fr: 'Il y en a un de chaque côté de l’utérus.',
        en: 'There is one on each side of the uterus.',
      },
    },
    {
      label: { fr: 'Une trompe', en: 'A fallopian tube' },
      text: {
        fr: 'L’examen peut aider à vérifier si les trompes sont ouvertes.',
        en: 'The exam can help check whether the tubes are open.',
      },
    },
  ],
}

export const musculoskeletalPlate: PlateSection = {
  ...base,
  drawing: 'plate-musculoskeletal',
  alt: {
    fr: 'Épaule vue de face, os et tendon visibles. La sonde est posée sur le dessus de l’épaule et le faisceau traverse le tendon.',
    en: 'Shoulder seen from the front, with bones and tendon visible. The probe rests on top of the shoulder and the beam goes through the tendon.',
  },
  picture: 'scanShoulder',
  shape: 'linear',
  marks: [
    {
      label: probe,
      text: {
        fr: 'Elle est posée sur l’épaule, avec du gel. La pression peut faire un peu mal.',
        en: 'It rests on the shoulder, with gel. The pressure may hurt a little.',
      },
    },
    {
      label: { fr: 'Le tendon', en: 'The tendon' },
      text: {
        fr: 'Il attache le muscle à l’os. Nous le regardons pendant que vous bougez.',
        en: 'It joins the muscle to the bone. We watch it while you move.',
      },
    },
    {
      label: { fr: 'La bourse', en: 'The bursa' },
      text: {
        fr: 'Un mince coussin entre le tendon et l’os.',
        en: 'A thin cushion between the tendon and the bone.',
      },
    },
    {
      label: { fr: 'L’os du bras', en: 'The arm bone' },
      text: {
        fr: 'L’échographie ne voit pas l’intérieur de l’os.',
        en: 'Ultrasound can’t see inside the bone.',
      },
    },
    {
      label: { fr: 'Le toit de l’épaule', en: 'The roof of the shoulder' },
      text: { fr: 'L’os au-dessus du tendon.', en: 'The bone above the tendon.' },
    },
  ],
}
