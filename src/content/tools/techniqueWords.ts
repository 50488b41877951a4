import { mriExamNames, ultrasoundExamNames } from '../../addresses/examNames.js'
import type { FindableName } from './findableNames.js'

/** An imaging or treatment technique that a prescription names with the body part. */
export const techniques = [
  'biopsy',
  'nuclear',
  'mammography',
  'boneDensity',
  'prp',
  'cortisone',
  'ultrasound',
  'mri',
  'saline',
  'ct',
  'xray',
  'injection',
  'fracture',
  'scan',
] as const
export type Technique = (typeof techniques)[number]

interface TechniqueWords {
  /** Folded words and abbreviations of both languages. */
  readonly words: string
  /** Exams with this technique; the body part selects one of them. */
  readonly exams: readonly FindableName[]
  /** Exams when the body part is none of these; empty if a body part is required. */
  readonly otherwise: readonly FindableName[]
}

export const ofPregnancy = ['fetal', 'nuchalTranslucency', 'morphological'] as const
const alone = (words: string, ...exams: readonly FindableName[]): TechniqueWords => ({
  words,
  exams,
  otherwise: exams,
})

export const techniqueWords: Readonly<Record<Technique, TechniqueWords>> = {
  biopsy: alone(
    'biopsie biopsies biopsy ponction ponctions aspiration amniocentese amniocentesis bx fna baf fnab ' +
      'cytoponction trucut harpon',
    'biopsy',
  ),
  ultrasound: {
    words:
      'us echo echographie echographies echographique ultrason ultrasons ultrasound ultrasounds ' +
      'ultrasonographie ultrasonography sono sonogram sonograms sonogramme sonographie sonography',
    exams: [...ultrasoundExamNames, 'otherUltrasound'],
    otherwise: ['otherUltrasound'],
  },
  mri: {
    words: 'irm rm rmn mri mr nmr resonance magnetique magnetic remnographie',
    exams: [...mriExamNames, 'otherMri'],
    otherwise: ['mri'],
  },
  saline: alone('sis shg hycosy', 'hysterosonogram'),
  ct: alone(
    'ct tdm taco cbct scanner scanneur cat tomodensitometrie tomodensitogramme tomographie tomography ' +
      'angioscan uroscan coloscan arthroscan',
    'ct',
  ),
  xray: alone(
    'rx radio radiographie radiographies rayon rayons ray xray xrays radiograph radiography panorex ' +
      'barytee baryte barium fluoroscopie fluoroscopy cystographie cystogram ' +
      'hsg hysterosalpingo hysterosalpingographie hysterosalpingogram hysterosalpingography ' +
      'salpingo salpingographie salpingogramme salpingogram salpingography',
    'xray',
  ),
  nuclear: alone(
    'nucleaire nuclear scintigraphie scintigraphy scinti tep pet spect positron positrons emission ' +
      'uptake captation mibi hida dmsa muga vq',
    'nuclear',
  ),
  mammography: alone(
    'mammographie mammographies mammogram mammograms mammogramme mammography mammo tomosynthese tomosynthesis',
    'mammography',
  ),
  boneDensity: alone(
    'osteodensitometrie densitometrie densitometry densite density dmo odm dxa dexa bmd',
    'boneDensity',
  ),
  prp: alone('prp plasma plaquette plaquettes platelet platelets', 'prp'),
  cortisone: alone(
    'cortisone cortisonee steroid steroids steroide corticosteroid corticosteroide corticosteroides ' +
      'kenalog medrol celestone hyaluronique hyaluronic viscosupplementation',
    'cortisone',
  ),
  injection: alone(
    'infiltration infiltrations injection injections echoguidee echoguided',
    'prp',
    'cortisone',
  ),
  fracture: alone('fracture fractures fracturee fracturees fractured casse cassee broken', 'xray'),
  scan: {
    words: 'scan scans',
    exams: [...ofPregnancy, 'nuclear', 'ct'],
    otherwise: ['ct'],
  },
}

/** Techniques that another one makes meaningless: `fracture` and `scan` matter only alone. */
export const silencedBy: Readonly<Partial<Record<Technique, readonly Technique[]>>> = {
  biopsy: ['ultrasound', 'mri', 'ct', 'mammography', 'injection', 'fracture', 'scan'],
  prp: ['ultrasound', 'injection', 'fracture', 'scan'],
  cortisone: ['ultrasound', 'injection', 'fracture', 'scan'],
  injection: ['ultrasound', 'fracture'],
  saline: ['ultrasound', 'injection', 'scan'],
  nuclear: ['injection', 'fracture', 'scan'],
  mammography: ['fracture', 'scan'],
  boneDensity: ['fracture', 'scan'],
  ultrasound: ['fracture', 'scan'],
  mri: ['injection', 'fracture', 'scan'],
  ct: ['injection', 'fracture', 'scan'],
  xray: ['fracture', 'scan'],
}

/** Words for findings in any body part, and for dates; they count only when no body part is named. */
export const findingWords =
  'kyste kystes cyst cysts bosse bosses boule lump lumps masse masses mass nodule nodules douleur douleurs ' +
  'crampe crampes cramp cramps pain sore hurts mal enflure swelling swollen rupture ruptured cancer tumeur tumor tumour inflammation infection ' +
  'dpa edd'

export const emptyWords =
  'a an and au aux avec d de des du en et for l la le les of on ou or pour s sur the to un une with in dans ' +
  'il elle je me my mon ma mes his her your votre have need want want avoir faire ai est is be has ' +
  'combien cost costs cout coute coutent couter couts how is much price prix what quel quelle ' +
  'sous under guide guidee guided avec without sans contraste contrast gadolinium ' +
  'gauche droit droite left right bilat bilateral bilaterale deux both haut bas high low entre between ' +
  'patient patiente please priere svp merci book suivi suspicion controle control check follow up ' +
  'carte card fasting cancel avant cord souche souches syndrome trop rendez vous rdv appointment test examen exam imagerie imaging demande ordonnance prescription requisition docteur doctor dr'
