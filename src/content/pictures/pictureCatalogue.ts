import type { Localized } from '../localized.js'

/** A picture under `public/images`, cropped as pages show it: its size in pixels and what it shows. */
export interface PictureSource {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: Localized
  /** Shown until the picture has loaded. */
  readonly colour: string
}

const room = { width: 1500, height: 1500 } as const
/** A curved probe's picture, in the ratio of `--sector-ratio`. */
const sector = { width: 1600, height: 1053 } as const
const linear = { width: 1600, height: 1200 } as const
const slice = { width: 1600, height: 1600 } as const

/** Every picture of the site, once. None shows a patient: see `public/images/NOTICE.md`. */
export const pictures = {
  reception: {
    file: 'reception-square.jpg',
    width: 1350,
    height: 1350,
    alt: {
      fr: 'Accueil de la clinique : comptoir en chêne cannelé, niche arrondie bleu-vert, fauteuils et lumière du jour',
      en: 'Clinic reception: fluted oak desk, rounded teal niche, armchairs and daylight',
    },
    colour: '#E6DFD3',
  },
  mriSuite: {
    ...room,
    file: 'mri-suite-square.jpg',
    alt: {
      fr: 'Salle d’IRM lumineuse : appareil blanc à large tunnel, table d’examen avec couvertures pliées, mur en lattes de chêne',
      en: 'Bright MRI room: white wide-bore scanner, examination table with folded blankets, oak slat wall',
    },
    colour: '#BCB5A8',
  },
  ultrasoundRoom: {
    ...room,
    file: 'ultrasound-room-square.jpg',
    alt: {
      fr: 'Salle d’échographie : appareil avec écran et sondes, table d’examen garnie de draps, plante et rideau clair',
      en: 'Ultrasound room: cart with screen and probes, examination bed with linen, plant and light curtain',
    },
    colour: '#CBC4B8',
  },
  corridor: {
    file: 'corridor-band.jpg',
    width: 2400,
    height: 558,
    alt: {
      fr: 'Couloir clair à arches arrondies, banc en chêne et fenêtre au fond',
      en: 'Bright corridor with rounded arches, oak bench and a window at the far end',
    },
    colour: '#E5DFD5',
  },
  prpStillLife: {
    ...room,
    file: 'prp-still-life-square.jpg',
    alt: {
      fr: 'Deux tubes de sang centrifugé dans un support en chêne : plasma doré, fine couche pâle et cellules rouges',
      en: 'Two tubes of spun blood in an oak block: golden plasma, thin pale layer and red cells',
    },
    colour: '#F0E9DE',
  },
  deskStillLife: {
    ...room,
    file: 'desk-still-life-square.jpg',
    alt: {
      fr: 'Bureau en chêne : carnet, cocarde d’identité, café, stéthoscope et plante',
      en: 'Oak desk with notebook, badge on a lanyard, coffee cup, stethoscope and plant',
    },
    colour: '#E8DAC1',
  },
  facade: {
    width: 2000,
    height: 1019,
    file: 'facade-dusk.jpg',
    alt: {
      fr: 'Entrée de la clinique au crépuscule : briques pâles, fenêtres arrondies éclairées et porte en chêne',
      en: 'Clinic entrance at dusk: pale brick, lit arched windows and oak door',
    },
    colour: '#595A5E',
  },
  scanFetal: {
    ...sector,
    file: 'ultrasound-fetal-profile.jpg',
    alt: {
      fr: 'Échographie simulée : profil d’un fœtus d’environ 20 semaines, une main ouverte près du visage',
      en: 'Simulated ultrasound: profile of a fetus at about 20 weeks, an open hand near the face',
    },
    colour: '#010102',
  },
  scanNuchal: {
    ...sector,
    file: 'ultrasound-nuchal-translucency.jpg',
    alt: {
      fr: 'Échographie simulée : fœtus entier d’environ 12 semaines, de profil, clarté nucale repérée par deux marqueurs',
      en: 'Simulated ultrasound: whole fetus at about 12 weeks, in profile, nuchal translucency marked by two calipers',
    },
    colour: '#030304',
  },
  scanMorphology: {
    ...sector,
    file: 'ultrasound-morphology-head.jpg',
    alt: {
      fr: 'Échographie simulée : coupe transversale de la tête fœtale avec ellipse de mesure',
      en: 'Simulated ultrasound: transverse plane of the fetal head with a measuring ellipse',
    },
    colour: '#020202',
  },
  scanBreast: {
    ...linear,
    file: 'ultrasound-breast-cyst.jpg',
    alt: {
      fr: 'Échographie simulée : couches du tissu mammaire et petit kyste simple',
      en: 'Simulated ultrasound: layers of breast tissue with a small fluid-filled cyst',
    },
    colour: '#676E71',
  },
  scanShoulder: {
    ...linear,
    file: 'ultrasound-shoulder-tendon.jpg',
    alt: {
      fr: 'Échographie simulée : tendon de l’épaule passant sur la tête de l’humérus',
      en: 'Simulated ultrasound: shoulder tendon over the head of the humerus',
    },
    colour: '#010101',
  },
  scanUterus: {
    ...sector,
    file: 'ultrasound-hysterosonogram.jpg',
    alt: {
      fr: 'Échographie simulée : cavité utérine remplie de liquide pendant une hystérosonographie',
      en: 'Simulated ultrasound: uterine cavity filled with fluid during a hysterosonogram',
    },
    colour: '#010101',
  },
  sliceHead: {
    ...slice,
    file: 'mri-head-sagittal.jpg',
    alt: {
      fr: 'Image d’IRM calculée : la tête et le cerveau, de profil',
      en: 'Computed MRI image: the head and brain, from the side',
    },
    colour: '#0A0B0D',
  },
  sliceKnee: {
    ...slice,
    file: 'mri-knee-sagittal.jpg',
    alt: {
      fr: 'Image d’IRM calculée : le genou, de profil',
      en: 'Computed MRI image: the knee, from the side',
    },
    colour: '#0A0B0D',
  },
  sliceBreast: {
    ...slice,
    file: 'mri-breast-axial.jpg',
    alt: {
      fr: 'Image d’IRM calculée : les deux seins en coupe axiale',
      en: 'Computed MRI image: both breasts, axial plane',
    },
    colour: '#040507',
  },
} as const satisfies Record<string, PictureSource>

export type PictureName = keyof typeof pictures
