import type { FindableName } from './findableNames.js'
import type { Technique } from './techniqueWords.js'

/** Texts that the exam finder shows before the exams, most urgent first. */
export type FinderNote =
  | 'chest'
  | 'stroke'
  | 'pregnancy'
  | 'leg'
  | 'breast'
  | 'joint'
  | 'keepsake'
  | 'arthrogram'

export interface NoteRule {
  readonly note: FinderNote
  /** Folded words in any order, at least one of each line; `*` stands for any ending. */
  readonly words: readonly string[]
  /** Words that give the others a harmless meaning. */
  readonly unless?: string
  /** The only exams that the answer may have. */
  readonly shows?: readonly FindableName[]
  /** Techniques that do not lift `shows`; the query decides if it names another one. */
  readonly despite?: readonly Technique[]
  /** Exam of the answer if no other one is found. */
  readonly offers?: FindableName
}

const pregnant = 'enceinte* grossesse* pregnan* gravid* trim trimest*'
const baby = 'bebe* baby foet* fet*'
const pains = 'douleur* doulour* dlr mal maux pain* ache* aching hurt* sore crampe* cramp*'
const faints = 'evanou* faint*'
const redness = 'rouge* red chaud* hot warm fievre* fever*'
const swelling = 'enfl* anfl* gonfl* oedem* edem* swell* swol*'
const sudden = 'soudain* subit* brusqu* sudden*'
const weakness = 'faibless* faible* engourd* paraly* weak* numb*'
/** In French, « face » is also a side of a limb. */
const notOfStroke =
  'intern* extern* later* medial* anter* poster* dors* palm* carp* cubital* ulnar* coiffe rotator'
const limits =
  'moins pas plus pu non diminu* redu* baiss* less decreas* fewer stop* arret* absen* no not t'
const breasts = 'sein seins breast* mammaire* mamelon* nipple*'
const legs = 'mollet* jambe* calf calves leg legs'
const joints =
  'genou* knee* articul* joint* cheville* ankle* coude* elbow* hanche* hip hips poignet* wrist* ' +
  'doigt* finger* orteil* toe toes pied* foot main mains hand hands'
const shoulders = 'epaule* shoulder*'
const notOfPregnancy =
  'nez nose nasal* gencive* gum gums rectal* rectum anal anus colon menopaus* postmenopaus* cereb* brain ' +
  'cran* intracran* mening* mamelon* nipple* inteross* synov* musc* vessie bladder urin* implant* silicon* ' +
  'proth* prosth* csf lcr bile digest* gi heart coeur cardia* valv* mitral* poids weight'

const chest = { note: 'chest', shows: [] } as const
const stroke = { note: 'stroke', shows: ['mri'], offers: 'mri' } as const
const pastStroke = { ...stroke, shows: ['mri', 'otherMri', 'otherUltrasound'] } as const
const pregnancy = {
  note: 'pregnancy',
  shows: ['fetal', 'hysterosonogram', 'otherUltrasound'],
  // "Broke" is close to "broken".
  despite: ['ultrasound', 'scan', 'fracture'],
  offers: 'fetal',
} as const
const fetal = { ...pregnancy, shows: ['fetal'] } as const
const keepsake = {
  note: 'keepsake',
  unless: 'irm rm mri mr ct tdm taco cbct mammo* tomosynth* hystero* uter* morpho* anatom*',
  shows: [],
  despite: ['ultrasound', 'scan'],
} as const

/** Signs that need care rather than an exam, and exams that would be booked by mistake. */
export const noteRules: readonly NoteRule[] = [
  {
    ...chest,
    words: [
      'poitr* thora* chest retrosternal* sternal* sternum',
      `${pains} point serr* serem* oppress* pression* tight* pressure* brul* burn* squeez* heav* lourd*`,
    ],
    unless: 'rachis colonne spine spinal vertebr* outlet defile',
  },
  { ...chest, words: ['crise* attaque* attack*', 'cardia* coeur heart hart'] },
  { ...chest, words: ['heart coeur', 'pain* douleur*'] },
  { ...chest, words: ['infarct* angor angina'], unless: 'cereb* brain lacun*' },

  { ...pastStroke, words: ['avc acv ict stroke* tia hemipar* hemipleg* aphasi* dysarthr*'] },
  { ...pastStroke, words: ['ait cva'], unless: 'qu que y tender*' },
  { ...stroke, words: [`${weakness} force strength`, sudden] },
  { ...stroke, words: [weakness, 'bras arm arms visage* face facial*'], unless: notOfStroke },
  {
    ...stroke,
    words: ['visage* face facial* bouche mouth', 'tomb* droop* drop* affaiss* croch* devi*'],
  },
  {
    ...stroke,
    words: [
      'parole* parler speech speak* talk*',
      'diffic* troubl* slur* pateu* perd* pert* loss lost',
    ],
  },
  {
    ...stroke,
    words: [
      'tete head headache* cephal* migrain*',
      `${sudden} pire worst thunder* tonnerre foudroy* explos*`,
    ],
  },

  {
    ...pregnancy,
    words: [
      'saign* seign* saing* blee* bled* spotting metror* hemorrag* hemorag* hemmorag* hemorrhag* haemorrhag*',
    ],
    unless: notOfPregnancy,
  },
  {
    ...pregnancy,
    words: [
      'perte* perd* los* leak* fuite* coule coulent ecoul* discharge* passing gush*',
      'sang sanglant* blood* liquid* fluid* eau water* brun* brown* caillot* clot clots',
    ],
    unless: notOfPregnancy,
  },
  {
    ...fetal,
    words: ['eaux leak* fuite* membrane* prom pprom rpm contraction* geu ectopi* miscarr*'],
    unless: notOfPregnancy,
  },
  { ...fetal, words: ['water waters', 'broke* break* burst* ruptur* gush*'] },
  { ...fetal, words: ['extra', 'uterin*'] },
  { ...fetal, words: ['menace* threat*', 'avort* abort*'] },
  { ...fetal, words: ['fausse*', 'couche*'] },
  { ...fetal, words: ['labour labor travail', 'preterm premature*'] },
  { ...fetal, words: [`${pregnant} crampe* cramp*`, 'caillot* clot clots'] },
  {
    ...fetal,
    words: ['boug* mouv* mvt mvts mov* kick* coup* feel* felt sens* sent*', limits, baby],
  },
  {
    ...fetal,
    words: ['boug* moves moving kicks maf fm', limits],
    unless: `${joints} ${shoulders}`,
  },
  { ...fetal, words: ['immobil* motionless', baby] },
  {
    ...fetal,
    words: [pregnant, `${pains} ${faints} malaise* etourdi* dizz* connaissance conscien* passed`],
    unless: `${breasts} ${legs} ${joints} tete head* dos back`,
  },
  { note: 'pregnancy', words: [faints] },

  { note: 'leg', words: ['tvp dvt phlebit* thrombo thrombos* thrombus embolie* embolism'] },
  {
    note: 'leg',
    words: ['clot clots caillot*'],
    unless: `${pregnant} crampe* cramp* perte* perd* regle* period*`,
  },
  { note: 'leg', words: [`${legs} cuisse* thigh* membre* limb*`, swelling] },
  { note: 'leg', words: [legs, redness] },
  {
    note: 'leg',
    words: [legs, pains],
    unless: 'sciati* lomb* lumb* hernie* hernia* disc disque* rachis spine',
  },
  { note: 'leg', words: ['essouffl* souffle breath*', 'essouffl* manque* court* short*'] },

  { note: 'breast', words: [breasts, redness], unless: 'flash*' },
  { note: 'breast', words: [breasts, 'abces abscess*'] },
  { note: 'breast', words: ['mastit*'] },

  { note: 'joint', words: [`${joints} ${shoulders}`, redness] },
  { note: 'joint', words: ['arthrit*', 'septi*'] },

  { ...keepsake, words: ['souvenir* keepsake* 3d 4d 5d'] },
  { ...keepsake, words: ['sexe sex gender', 'bebe* baby foetus fetus reveal'] },
  {
    note: 'arthrogram',
    words: ['arthro arthroirm arthromri arthrogram* arthrograph*'],
    unless: 'tdm ct scan',
    shows: [],
    despite: ['mri', 'ultrasound', 'injection'],
  },
]
