import type { FindableName } from './findableNames.js'
import type { Technique } from './techniqueWords.js'

/** Texts that the exam finder shows before the exams, most urgent first. */
export type FinderNote =
  | 'suicide'
  | 'overdose'
  | 'cord'
  | 'contrast'
  | 'chest'
  | 'aorta'
  | 'breath'
  | 'seizure'
  | 'stroke'
  | 'headInjury'
  | 'vision'
  | 'spine'
  | 'testicle'
  | 'belly'
  | 'preeclampsia'
  | 'pregnancy'
  | 'afterSaline'
  | 'menopause'
  | 'leg'
  | 'breast'
  | 'joint'
  | 'afterInjection'
  | 'eyeMetal'
  | 'keepsake'
  | 'arthrogram'
  | 'nipt'

export interface NoteRule {
  readonly note: FinderNote
  /** Folded words in any order, at least one of each line; `*` matches any ending. */
  readonly words: readonly string[]
  /** Words that give the others a harmless meaning. */
  readonly unless?: string
  /** The only exams that the answer may have. */
  readonly shows?: readonly FindableName[]
  /** Techniques that do not lift `shows`; the query decides if it names another one. */
  readonly despite?: readonly Technique[]
  /** Exams of the answer if no other one is found. */
  readonly offers?: readonly FindableName[]
}

const after = 'apres after post'
const pregnant = 'enceinte* grossesse* preg pregnan* gravid* trim trimest* amenorrhea'
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
  'moins pas plus pu non diminu* redu* baiss* less decreas* fewer stop* arret* absen* no not t hasnt isnt havent'
const breasts = 'sein seins breast* boob* mammaire* mamelon* nipple*'
const legs = 'mollet* jambe* calf calves leg legs'
const joints =
  'genou* knee* articul* joint* cheville* ankle* coude* elbow* hanche* hip hips poignet* wrist* ' +
  'doigt* finger* orteil* toe toes pied* foot main mains hand hands'
const shoulders = 'epaule* shoulder*'
const heads = 'tete head'
const bellies = 'ventre belly abdom* pelvi* tummy stomach'
const chests = 'poitr* thora* chest retrosternal* sternal* sternum'
const backs = 'dos back dorsale dorsalg* lomb* lumb* colonne rachis spine spinal sciati*'
const bladders = 'vessie bladder urin* pee pipi selles bowel* incontinen* perine* perian*'
const lossOfFeeling = 'anesth* hypoesth* numb* engourd* insensib* sensibilit* paresthes*'
const breathing = 'essouffl* souffle respir* breath*'
const flows = 'perte* perd* los* leak* fuite* coule coulent ecoul* discharge* passing gush*'
const bleeds =
  'saign* seign* saing* blee* bled* spotting metror* hemorrag* hemorag* hemmorag* hemorrhag* haemorrhag*'
const bloods = 'sang sanglant* rose roses rosee* pink blood* brun* brown* caillot* clot clots'
const notOfPregnancy =
  'nez nose nasal* gencive* gum gums rectal* rectum anal anus colon menopaus* postmenopaus* cereb* brain ' +
  'cran* intracran* mening* mamelon* nipple* inteross* synov* musc* vessie bladder urin* implant* silicon* ' +
  'proth* prosth* csf lcr bile digest* gi heart coeur cardia* valv* mitral* poids weight'

const eyes = 'oeil yeux eye eyes'
const contrasts = 'contrast* gadolin*'
const magnets = 'irm rm mri mr resonance*'

const wishes = 'want* wish* wanna veux veut envie pense* going feel*'
const suicide = { note: 'suicide', shows: [] } as const
const overdose = { note: 'overdose', shows: [] } as const
const cord = { note: 'cord', shows: [], despite: ['ultrasound', 'scan'] } as const
const contrast = { note: 'contrast', shows: [], despite: ['injection'] } as const
const chest = { note: 'chest', shows: [] } as const
const aching = `${pains} point serr* serem* oppress* pression* tight* pressure* brul* burn* squeez* crush* heav* lourd*`
const notOfChest = 'rachis colonne spine spinal vertebr* outlet defile'
const breath = { note: 'breath', shows: [], despite: ['injection'] } as const
const seizure = { note: 'seizure' } as const
const stroke = { note: 'stroke', shows: ['mri'], offers: ['mri'] } as const
const pastStroke = { ...stroke, shows: ['mri', 'otherMri', 'otherUltrasound'] } as const
const headInjury = { ...stroke, note: 'headInjury' } as const
const vision = { note: 'vision', shows: [], despite: ['ultrasound', 'scan'] } as const
const spine = { ...stroke, note: 'spine' } as const
const pregnancy = {
  note: 'pregnancy',
  shows: ['fetal', 'hysterosonogram', 'otherUltrasound'],
  // "Broke" is close to "broken".
  despite: ['ultrasound', 'scan', 'fracture'],
  offers: ['fetal'],
} as const
const bleeding = { ...pregnancy, offers: ['fetal', 'hysterosonogram'] } as const
const fetal = { ...pregnancy, shows: ['fetal'] } as const
const preeclampsia = { ...fetal, note: 'preeclampsia' } as const
const saline = 'hystero* sonohyst* saline sis shg hycosy'
const afterSaline = {
  note: 'afterSaline',
  shows: ['hysterosonogram'],
  despite: ['ultrasound', 'saline', 'injection'],
  offers: ['hysterosonogram'],
} as const
const eyeMetal = {
  note: 'eyeMetal',
  shows: ['mri', 'breastMri', 'otherUltrasound'],
  despite: ['mri'],
  offers: ['mri'],
} as const
const keepsake = {
  note: 'keepsake',
  unless: 'irm rm mri mr ct tdm taco cbct mammo* tomosynth* hystero* uter* morpho* anatom*',
  shows: [],
  despite: ['ultrasound', 'scan'],
} as const

/** Signs that need care rather than an exam, and exams that would be booked by mistake. */
export const noteRules: readonly NoteRule[] = [
  { ...suicide, words: ['mourir suicid* tuer'] },
  // On prescriptions, "die" means "daily" or deep infiltrating endometriosis.
  { ...suicide, words: ['die dying', 'want* wish* wanna going feel* think* thought*'] },
  { ...suicide, words: ['kill killing cutting', 'myself'] },
  { ...suicide, words: ['hurt harm cut kill', `myself ${baby}`, wishes] },
  { ...suicide, words: ['faire couper', 'mal me', wishes] },
  { ...suicide, words: ['finir', wishes] },
  { ...suicide, words: ['mettre', 'fin', 'vie jours'] },
  { ...suicide, words: ['end ending', 'life all', `my it ${wishes}`] },
  { ...suicide, words: ['automutil* scarif*'] },
  { ...suicide, words: ['self', 'harm*'] },
  {
    ...suicide,
    words: ['vivre live living', 'veux peux envie want* wanna cant', 'plus pas not dont t longer'],
  },

  { ...overdose, words: ['overdos* surdos*'] },
  {
    ...overdose,
    words: [
      'trop too',
      'medicament* pilule* comprime* drogue* pill pills medicine* medication* drug*',
    ],
  },

  {
    ...cord,
    words: ['cordon* cord', 'sort* procid* prolaps* coming came comes vagin*'],
    unless: `${backs} disc disque* compress* medull* spermat* vocal*`,
  },

  {
    ...contrast,
    words: [contrasts, 'allerg* reaction* urticaire* hives itch* demang* rash* rougeur*'],
  },
  { ...contrast, words: [contrasts, `${breathing} gorge* throat* langue* tongue*`] },
  { ...contrast, words: ['anaphyla*'] },
  {
    ...contrast,
    words: [
      `${contrasts} ${magnets}`,
      after,
      'visage* face facial* gorge* throat* langue* tongue* levre* lip lips',
      swelling,
    ],
  },

  {
    ...chest,
    words: [chests, aching],
    unless: `${notOfChest} ${breasts}`,
  },
  {
    ...chest,
    words: [chests, aching, breasts],
    unless: notOfChest,
    shows: ['breastUltrasound'],
    offers: ['breastUltrasound'],
  },
  { ...chest, words: ['crise* attaque* attack*', 'cardia* coeur heart hart'] },
  { ...chest, words: ['heart coeur', 'pain* douleur*'] },
  { ...chest, words: ['infarct* angor angina'], unless: 'cereb* brain lacun*' },
  { ...chest, words: ['bras arm', 'machoire* jaw sueur* sweat*'] },

  {
    note: 'aorta',
    words: ['aort*', `${pains} ${sudden} dissect* ruptur*`],
    shows: ['otherUltrasound'],
    offers: ['otherUltrasound'],
  },

  { ...breath, words: ['embolie* embolism*'], unless: `${legs} tvp dvt phlebit*` },
  {
    ...breath,
    words: [
      breathing,
      'essouffl* manque* court* short* breathless* misere diffic* mal trouble* hard capable cant cannot t peux arrive',
    ],
    unless: `${legs} ${chests}`,
  },
  { ...breath, words: ['etouff* choking suffoc*'] },

  { ...seizure, shows: [], words: ['convuls* seizure*', pregnant] },
  { ...seizure, words: ['convuls* seizure*'] },
  { ...seizure, words: ['crise* fit', 'epilep*'] },

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
      'parole* parl* speech speak* talk*',
      'diffic* troubl* slur* pateu* perd* pert* loss lost drole* funny croche* weird',
    ],
  },
  {
    ...stroke,
    words: [
      `${heads} headache* cephal* migrain*`,
      `${sudden} pire worst thunder* tonnerre foudroy* explos*`,
    ],
  },

  {
    ...headInjury,
    words: ['trauma* coup blow injur* bless*', `${heads} cran*`],
    unless: `${joints} ${shoulders} femor* radia* humer*`,
  },

  { ...vision, words: ['decoll* detach*', 'retin*'] },
  { ...vision, words: [`${sudden} perte* perd* los* double*`, 'vision sight visue* visua*'] },
  { ...vision, words: [sudden, 'vue voir see'] },
  { ...vision, words: ['double', 'vois jvois see seeing'] },
  { ...vision, words: ['vois voit see', 'pu plus rien cant t', eyes] },

  { ...spine, words: ['cheval cauda', 'queue equina'] },
  { ...spine, words: ['compress*', 'medullaire* moelle cord'] },
  { ...spine, words: ['selle saddle fesses bum perine* perian* genita*', lossOfFeeling] },
  { ...spine, words: [lossOfFeeling, 'entre between', `${legs} cuisses thighs`] },
  {
    ...spine,
    words: [`${backs} ${legs}`, `${bladders} faibl* weak*`],
    unless: `${sudden} infect* pierre* stone* calcul* colique*`,
  },
  { ...spine, words: [legs, 'paraly* molles lachent giving'] },
  { note: 'spine', words: ['uriner piss* pee', 'pu incapab* unable cant'] },
  { ...spine, words: ['pied foot', 'tombant drop'] },

  {
    note: 'testicle',
    words: ['testic* testis', `${pains} ${sudden} torsion* tord* twist* ${swelling}`],
  },

  { note: 'belly', words: ['ovair* ovar*', `torsion* tord* twist* romp* ruptur* ${sudden}`] },
  { note: 'belly', words: [bellies, pains, sudden] },
  { note: 'belly', words: ['appendic*'] },

  { ...preeclampsia, words: ['preeclamp* eclamp* hellp'] },
  {
    ...preeclampsia,
    words: [
      pregnant,
      'headache* cephalee* migrain* brouill* embrouill* blur* vision visuel* lumineu* ribs cotes',
    ],
  },
  { ...preeclampsia, words: [pregnant, 'vue', 'troubl*'] },
  { ...preeclampsia, words: [pregnant, 'hypertens* hta'] },
  {
    ...preeclampsia,
    words: [pregnant, 'pression tension pressure bp', 'haut* eleve* high elevated'],
  },
  { ...preeclampsia, words: [pregnant, heads, pains] },

  {
    ...fetal,
    words: [
      'hcg bhcg βhcg trophoblast* chorial souschorial* subchorion* sch retroplacent* dppni abruptio* pul',
    ],
  },
  {
    ...fetal,
    words: ['test', 'positi*'],
    unless: `${joints} ${shoulders} ${legs} ${backs} ${breasts} cou neck covid* depist* screen*`,
  },
  {
    ...fetal,
    words: ['retard late missed pas plus sans no not t', 'regle* menstru* period periods menses'],
    unless: 'menopaus* irreg* contracep* sopk pcos pendant during',
  },
  { ...fetal, words: ['decollement*'], unless: 'retin* vitre* omoplat* scapul*' },

  {
    ...bleeding,
    words: [bleeds],
    unless: notOfPregnancy,
  },
  { ...bleeding, words: [flows, bloods], unless: notOfPregnancy },
  { ...pregnancy, words: [flows, 'liquid* fluid* eau water*'], unless: notOfPregnancy },
  {
    ...fetal,
    words: ['eaux leak* fuite* membrane* prom pprom rpm contraction* geu ectopi* miscarr*'],
    unless: notOfPregnancy,
  },
  { ...fetal, words: ['water waters', 'broke* break* burst* ruptur* gush*'] },
  { ...fetal, words: ['bouchon plug', 'muqueu* mucus mucous'] },
  { ...fetal, words: ['extra', 'uterin*'] },
  { ...fetal, words: ['menace* threat*', 'avort* abort*'] },
  { ...fetal, words: ['fausse*', 'couche*'] },
  { ...fetal, words: ['labour labor travail', 'preterm premature* in'] },
  { ...fetal, words: [`${pregnant} crampe* cramp*`, 'caillot* clot clots'] },
  {
    ...fetal,
    words: ['boug* grouill* mouv* mvt mvts mov* kick* coup* feel* felt sens* sent*', limits, baby],
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
    unless: `${breasts} ${legs} ${joints} ${heads} headache* dos back`,
  },
  {
    ...fetal,
    words: [pregnant, bloods],
    unless: `${notOfPregnancy} prise test tests pression pressure`,
  },
  { ...fetal, words: [pregnant, 'chute* fall accident*'], unless: `${joints} ${shoulders}` },
  // « Tombée enceinte » and "fell pregnant" mean the start of a pregnancy.
  { ...fetal, words: [pregnant, 'tomb* coup hit', `${bellies} escalier* stairs`] },
  { ...fetal, words: [pregnant, 'fell'], unless: 'anatom* morpho* nuchal* nt dating' },
  { ...fetal, words: ['grossesse*', 'arret*'], unless: 'travail' },
  { note: 'pregnancy', words: [faints] },
  { note: 'pregnancy', words: ['perte perd* loss lost passed', 'connaissance consciousness out'] },

  {
    ...afterSaline,
    words: [
      saline,
      after,
      `fievre* fever* ${pains} ${bleeds} ecoul* discharge* malodor* odeur* smell* infect*`,
    ],
    unless: 'menopaus*',
  },
  { ...afterSaline, words: [saline, 'fievre* fever*'] },
  { note: 'menopause', words: [bleeds, 'menopaus* postmenopaus*'] },

  { note: 'leg', words: ['tvp tpp dvt phlebit* thrombo thrombos* thrombus'] },
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
    unless: `${backs} hernie* hernia* disc disque* faibl* weak*`,
  },
  { note: 'leg', words: [legs, `${breathing} embolie* embolism*`] },

  { note: 'breast', words: [breasts, redness], unless: 'flash*' },
  { note: 'breast', words: [breasts, 'abces abscess*'] },
  { note: 'breast', words: ['mastit*'] },

  { note: 'joint', words: [`${joints} ${shoulders}`, redness] },
  { note: 'joint', words: ['arthrit*', 'septi*'] },

  {
    note: 'afterInjection',
    words: ['prp infiltration* injection*', after, `${redness} ${swelling} infect*`],
    unless: contrasts,
  },

  { ...eyeMetal, words: [`${eyes} orbit*`, 'metal* limaille* copeau*'] },
  { ...eyeMetal, words: [`${eyes} orbit*`, 'eclat* etranger* foreign', magnets] },

  { ...keepsake, words: ['souvenir* keepsake* 3d 4d 5d'] },
  { ...keepsake, words: ['sexe sex gender', 'bebe* baby foetus fetus reveal'] },
  {
    note: 'arthrogram',
    words: ['arthro arthroirm arthromri arthrogram* arthrograph*'],
    unless: 'tdm ct scan',
    shows: [],
    despite: ['mri', 'ultrasound', 'injection'],
  },

  { note: 'nipt', words: ['tgpni dpni nipt'] },
]
