import type { FindableName } from './findableNames.js'
import type { Technique } from './techniqueWords.js'

/** Texts that the exam finder shows before the exams, most urgent first. */
export type FinderNote =
  | 'suicide'
  | 'overdose'
  | 'violence'
  | 'cord'
  | 'contrast'
  | 'chest'
  | 'aorta'
  | 'breath'
  | 'seizure'
  | 'meningitis'
  | 'stroke'
  | 'headInjury'
  | 'vision'
  | 'spine'
  | 'testicle'
  | 'belly'
  | 'preeclampsia'
  | 'shoulder'
  | 'pregnancy'
  | 'duringPregnancy'
  | 'afterSaline'
  | 'menopause'
  | 'leg'
  | 'breast'
  | 'breastChange'
  | 'joint'
  | 'afterInjection'
  | 'injectionPain'
  | 'needle'
  | 'pacemaker'
  | 'device'
  | 'child'
  | 'eyeMetal'
  | 'keepsake'
  | 'arthrogram'
  | 'nipt'

/** Texts that a more exact one replaces. */
export const replacedNotes: Readonly<Partial<Record<FinderNote, readonly FinderNote[]>>> = {
  shoulder: ['pregnancy'],
  afterSaline: ['pregnancy'],
  breast: ['breastChange'],
  afterInjection: ['joint', 'injectionPain'],
}

export interface NoteRule {
  readonly note: FinderNote
  /** Combinations of folded words in any order, one of each string; `*` matches any ending. */
  readonly anyOf: readonly (readonly string[])[]
  /** Words that give the others a harmless meaning. */
  readonly unless?: string
  /** The only exams that the answer may have. */
  readonly shows?: readonly FindableName[]
  /** Techniques that do not lift `shows`; the query decides if it names another one. */
  readonly despite?: readonly Technique[]
  /** Exams of the answer if no other one is found. */
  readonly offers?: readonly FindableName[]
}

const eyes = 'oeil yeux eye eyes'
const after = 'apres after post suite following'
const pregnant = 'enceinte* grossesse* preg pregnan* gravid* trim trimest* amenorrhea'
const baby = 'bebe* baby foet* fet*'
const pains = 'doul* dlr mal maux pain* ache* aching hurt* sore cramp*'
const faints = 'evanou* faint*'
const redness = 'rouge* red chaud* hot warm fievre* fever*'
const swelling = 'enfl* anfl* gonfl* oedem* edem* swell* swol*'
const clots = 'caillot* clot clots'
const blows = 'trauma* coup cogn* hit blow injur* bless*'
const weeks = 'semaine* sem week* wk wks'
const sights = `${eyes} vue vision sight vois voit see seeing`
const sudden = 'soudain* subit* brusqu* sudden*'
const weakness = 'faible* engourd* paraly* weak* numb* mort dead'
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
const notOfBelly = `${breasts} ${legs} ${joints} ${heads} headache* dos back`
const bladders = 'vessie bladder urin* pee pipi selles bowel* incontinen* perine* perian*'
const lossOfFeeling = 'anesth* hypoesth* numb* engourd* insensib* sensibilit* paresthes*'
const breathing = 'essouffl* souffle respir* breath*'
const flows = 'perte* perd* los* leak* fuite* coule coulent ecoul* discharge* passing gush*'
const bleeds =
  'saign* seign* saing* blee* bled* spotting metror* hemorrag* hemorag* hemmorag* hemorrhag* haemorrhag*'
const bloods = 'sang sanglant* rose roses rosee* pink blood* brun* brown* ' + clots
const notOfPregnancy =
  'nez nose nasal* gencive* gum gums rectal* rectum anal anus colon menopaus* postmenopaus* cereb* brain ' +
  'cran* intracran* mening* mamelon* nipple* inteross* synov* musc* vessie bladder urin* implant* silicon* ' +
  'proth* prosth* csf lcr bile digest* gi heart coeur cardia* valv* mitral* poids weight'

const injections = 'prp infiltration* injection*'
const needles = 'piqure* aiguille* needle*'
const itching = 'urticaire* hives itch* demang* gratt* rash* bouton*'
const contrasts = 'contrast* gado*'
const magnets = 'irm rm mri mr resonance*'

const wishes = 'want* wish* wanna veux veut envie pense* going feel*'
const suicide = { note: 'suicide', shows: [] } as const
const overdose = { note: 'overdose', shows: [] } as const
const violence = { note: 'violence', shows: [] } as const
const hits = 'frapp* bat batt* hit hits hitting beat* punch* etrangl* chok*'
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
const duringPregnancy = { ...fetal, note: 'duringPregnancy' } as const
const breast = {
  note: 'breast',
  shows: ['breastUltrasound'],
  offers: ['breastUltrasound'],
} as const
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
  {
    ...suicide,
    anyOf: [
      ['mourir suicid* tuer kill automutil* scarif*'],
      // On prescriptions, "die" means "daily" or deep infiltrating endometriosis.
      ['die dying', 'want* wish* wanna going feel* think* thought*'],
      ['killing cutting', 'myself'],
      ['hurt harm cut', `myself ${baby}`, wishes],
      ['faire', 'mal', `me ${baby}`, wishes],
      ['couper', 'me'],
      ['coup* cut', 'veines wrists'],
      ['idee* pensee* thought*', 'noire* dark'],
      ['finir', wishes],
      ['mettre', 'fin', 'vie jours'],
      ['end ending', 'life all', `my it ${wishes}`],
      ['self', 'harm*'],
      ['vivre live living', 'veux peux envie want* wanna cant', 'plus pas pu not dont t longer'],
      ['gout will reason raison* tanne* fatigue* tired', 'vivre live living'],
      ['here', 'anymore more', wishes],
    ],
  },

  {
    ...overdose,
    anyOf: [
      ['overdos* surdos*'],
      [
        'trop too',
        'medicament* pilule* comprime* drogue* pill pills medicine* medication* meds tylenol* drug*',
      ],
      ['pris took', 'tous toutes all', 'pilule* pill pills medicament* medication* meds'],
    ],
  },

  {
    ...violence,
    anyOf: [
      [`${hits} violent*`, 'mari conjoint* chum copain pere husband boyfriend bf partner* wife'],
      ['violence*', 'conjugal* domestic famil* sex*'],
      ['viol violee rape raped assaulted agressee battue abused'],
    ],
  },
  {
    ...violence,
    anyOf: [[hits, 'me']],
    unless: `${baby} suis auto voiture car ballon* ball balle`,
  },

  {
    ...cord,
    anyOf: [['cordon* cord', 'sort* procid* prolaps* coming came comes vagin*']],
    unless: `${backs} disc disque* compress* medull* spermat* vocal*`,
  },

  {
    ...contrast,
    anyOf: [
      [contrasts, `allerg* reaction* rougeur* ${itching}`],
      [magnets, after, itching],
      [contrasts, `${breathing} gorge* throat* langue* tongue*`],
      ['anaphyla*'],
      [
        `${contrasts} ${magnets}`,
        after,
        'visage* face facial* gorge* throat* langue* tongue* levre* lip lips',
        swelling,
      ],
    ],
  },

  { ...chest, anyOf: [[chests, aching]], unless: `${notOfChest} ${breasts}` },
  {
    ...breast,
    note: 'chest',
    anyOf: [[chests, aching, breasts]],
    unless: notOfChest,
  },
  {
    ...chest,
    anyOf: [
      ['crise* attaque* attack*', 'cardia* coeur heart hart'],
      ['heart coeur', 'pain* douleur*'],
      ['bras arm', 'machoire* jaw sueur* sweat*'],
    ],
  },
  { ...chest, anyOf: [['infarct* angor angina']], unless: 'cereb* brain lacun*' },

  {
    note: 'aorta',
    shows: ['otherUltrasound'],
    offers: ['otherUltrasound'],
    anyOf: [['aort*', `${pains} ${sudden} dissect* ruptur*`]],
  },

  { ...breath, anyOf: [['embolie* embolism*']], unless: `${legs} tvp dvt phlebit*` },
  {
    ...breath,
    anyOf: [
      [
        breathing,
        'essouffl* manque* court* short* breathless* misere diffic* mal trouble* hard capable cant cannot t peux arrive',
      ],
    ],
    unless: `${legs} ${chests}`,
  },
  { ...breath, anyOf: [['etouff* choking suffoc*']] },

  { ...seizure, shows: [], anyOf: [['convuls* seizure*', pregnant]] },
  { ...seizure, anyOf: [['convuls* seizure*'], ['crise* fit', 'epilep*']] },

  {
    note: 'meningitis',
    shows: [],
    anyOf: [['fievre* fever*', 'nuque cou neck', 'raid* stiff*'], ['meningit*']],
  },

  { ...pastStroke, anyOf: [['avc acv ict stroke* tia hemipar* hemipleg* aphasi* dysarthr*']] },
  { ...pastStroke, anyOf: [['ait cva']], unless: 'qu que y tender*' },
  {
    ...stroke,
    anyOf: [
      [`${weakness} force strength`, sudden],
      ['visage* face facial* bouche mouth', 'tomb* droop* drop* affaiss* croch* devi*'],
      [
        'parole* parl* speech speak* talk*',
        'diffic* troubl* slur* pateu* perd* pert* loss lost drole* funny croche* weird',
      ],
      [
        `${heads} headache* cephal* migrain*`,
        `${sudden} pire worst thunder* tonnerre foudroy* explos*`,
      ],
    ],
  },
  { ...stroke, anyOf: [[weakness, 'bras arm arms visage* face facial*']], unless: notOfStroke },

  {
    ...headInjury,
    anyOf: [[blows, `${heads} cran*`]],
    unless: `${joints} ${shoulders} femor* radia* humer*`,
  },

  {
    ...vision,
    anyOf: [
      ['decoll* detach*', 'retin*'],
      [`${sudden} perte* perd* los* double*`, 'vision sight visue* visua*'],
      [sudden, 'vue voir see'],
      ['double', 'vois jvois see seeing'],
      ['perd*', 'vue', eyes],
      ['vois voit see', 'pu plus rien cant t', eyes],
    ],
  },

  {
    ...spine,
    anyOf: [
      ['cheval cauda', 'queue equina'],
      ['compress*', 'medullaire* moelle cord'],
      ['selle saddle fesses bum buttock* perine* perian* genita*', lossOfFeeling],
      [lossOfFeeling, 'entre between', `${legs} cuisses thighs`],
      [legs, 'paraly* molles lachent giving'],
      ['pied foot', 'tombant drop'],
    ],
  },
  {
    ...spine,
    anyOf: [[`${backs} ${legs}`, `${bladders} faibl* weak*`]],
    unless: `${sudden} infect* pierre* stone* calcul* colique*`,
  },
  { note: 'spine', anyOf: [['urin* piss* pee', 'pu incapab* unable cant retiens']] },

  {
    note: 'testicle',
    anyOf: [['testic* testis', `${pains} ${sudden} torsion* tord* twist* ${swelling}`]],
  },

  {
    note: 'belly',
    anyOf: [
      ['ovair* ovar*', `torsion* tord* twist* romp* ruptur* ${sudden}`],
      [bellies, pains, sudden],
      ['appendic*'],
    ],
  },

  {
    ...preeclampsia,
    anyOf: [
      ['preeclamp* eclamp* hellp'],
      [
        pregnant,
        'headache* cephalee* migrain* brouill* embrouill* blur* vision visuel* lumineu* rib ribs cotes hypertens* hta',
      ],
      [pregnant, 'pression tension pressure bp', 'haut* eleve* high elevated'],
      [pregnant, heads, pains],
      [pregnant, 'visage* face mains hands', swelling],
    ],
  },

  {
    ...preeclampsia,
    anyOf: [
      [
        pregnant,
        sights,
        'point points tache* mouche* etoile* flash* eclair* voile* troubl* flou* spot spots floater* star stars',
      ],
    ],
    unless: 'sang blood',
  },

  { ...fetal, note: 'shoulder', anyOf: [[pregnant, shoulders, pains]], unless: 'pregnancylate' },

  {
    ...fetal,
    anyOf: [
      [
        'hcg bhcg βhcg trophoblast* chorial souschorial* subchorion* sch retroplacent* dppni abruptio* pul ' +
          'avort* abort* ivg mfiu iufd stillb*',
      ],
      ['water waters', 'broke* break* burst* ruptur* gush*'],
      ['bouchon plug', 'muqueu* mucus mucous'],
      ['extra', 'uterin*'],
      ['fausse*', 'couche*'],
      ['labour labor travail', 'preterm premature* in'],
      ['accouche* giving', 'j cours birth'],
      [`${pregnant} cramp*`, clots],
      [`${baby} ${pregnant} utero`, 'mort morte dead died death demise'],
      [
        'boug* grouill* mouv* mvt* mov* kick* coup* feel* felt sens* sent* garder keep',
        limits,
        `${baby} ${pregnant}`,
      ],
      ['immobil* motionless', baby],
      // « Tombée enceinte » and "fell pregnant" mean the start of a pregnancy.
      [pregnant, 'tomb* coup hit dur hard press*', `${bellies} escalier* stairs`],
    ],
  },
  {
    ...fetal,
    anyOf: [['test', 'positi*']],
    unless: `${joints} ${shoulders} ${legs} ${backs} ${breasts} cou neck covid* depist* screen*`,
  },
  {
    ...fetal,
    anyOf: [['retard late missed pas plus sans no not t', 'regle* menstru* period periods menses']],
    unless: 'menopaus* irreg* contracep* sopk pcos pendant during',
  },
  { ...fetal, anyOf: [['decollement*']], unless: 'retin* vitre* omoplat* scapul*' },
  { ...bleeding, anyOf: [[bleeds], [flows, bloods]], unless: notOfPregnancy },
  { ...pregnancy, anyOf: [[flows, 'liquid* fluid* eau water*']], unless: notOfPregnancy },
  {
    ...fetal,
    anyOf: [['eaux leak* fuite* membrane* prom pprom rpm contraction* geu ectopi* miscarr*']],
    unless: notOfPregnancy,
  },
  {
    ...fetal,
    anyOf: [['boug* moves moving kicks maf fm mouvement* movement* battement* heartbeat*', limits]],
    unless: `${joints} ${shoulders} ${backs} ${legs} cou neck nuque bras arm pouce thumb jaw machoire ${eyes} rapid* fast irreg*`,
  },
  {
    ...fetal,
    anyOf: [[pregnant, `${pains} ${faints} malaise* etourdi* dizz* connaissance conscien* passed`]],
    unless: notOfBelly,
  },
  { ...fetal, anyOf: [[weeks, clots]], unless: `${notOfBelly} bras arm ${after}` },
  {
    ...fetal,
    anyOf: [[pregnant, bloods]],
    unless: `${notOfPregnancy} prise test tests pression pressure`,
  },
  { ...fetal, anyOf: [['grossesse*', 'arret*']], unless: 'travail' },
  { note: 'pregnancy', anyOf: [[faints]], unless: `prise draw drawn ${needles} ${blows}` },
  {
    note: 'pregnancy',
    anyOf: [['perte perd* loss lost passed', 'connaissance consciousness out']],
    unless: blows,
  },

  {
    ...duringPregnancy,
    anyOf: [[pregnant, `fievre* fever* prurit* cholestas* ${itching}`]],
  },
  {
    ...duringPregnancy,
    anyOf: [[pregnant, 'chute* fall gliss* slip* accident*']],
    unless: `${joints} ${shoulders}`,
  },
  { ...duringPregnancy, anyOf: [[pregnant, 'fell']], unless: 'anatom* morpho* nuchal* nt dating' },

  {
    ...afterSaline,
    anyOf: [
      [
        saline,
        after,
        `fievre* fever* ${pains} ${bleeds} ecoul* discharge* malodor* odeur* smell* infect*`,
      ],
    ],
    unless: 'menopaus*',
  },
  { ...afterSaline, anyOf: [[`${saline} hsg`, 'fievre* fever*']] },

  { note: 'menopause', anyOf: [[bleeds, 'menopaus* postmenopaus*']] },

  {
    note: 'leg',
    anyOf: [
      ['tvp tpp dvt phlebit* thrombo thrombos* thrombus'],
      [`${legs} cuisse* thigh* membre* limb*`, swelling],
      [legs, `${redness} ${clots}`],
      [legs, `${breathing} embolie* embolism*`],
    ],
  },
  {
    note: 'leg',
    anyOf: [[clots]],
    unless: `${pregnant} ${bleeds} cramp* ${flows} regle* period*`,
  },
  {
    note: 'leg',
    shows: [],
    anyOf: [[legs, `${swelling} ${redness} ${pains}`, pregnant]],
    unless: backs,
  },
  {
    note: 'leg',
    anyOf: [[legs, pains]],
    unless: `${backs} hernie* hernia* disc disque* faibl* weak*`,
  },

  {
    ...breast,
    anyOf: [[breasts, `${redness} abces abscess* infect*`], ['mastit*']],
    unless: 'flash*',
  },
  {
    ...breast,
    note: 'breastChange',
    anyOf: [
      [
        breasts,
        `${swelling} ball ${pains} ${flows} bosse* boule* masse* mass lump* nodul* kyste* cyst* pois pea chang* pique* picot* tingl*`,
      ],
    ],
    unless: `${chests} ${magnets} echo* ultraso* us mammo* biops* implant* proth* silicon*`,
  },

  {
    note: 'joint',
    anyOf: [
      [`${joints} ${shoulders}`, redness],
      ['arthrit*', 'septi*'],
    ],
  },

  {
    note: 'afterInjection',
    anyOf: [[injections, after, `${redness} ${swelling} infect*`]],
    unless: contrasts,
  },

  {
    note: 'injectionPain',
    anyOf: [
      [
        injections,
        after,
        pains,
        'intense* sever* fort forte pire worse* augment* atroce* insupport* unbear* terrib* empir*',
      ],
    ],
    unless: contrasts,
  },

  {
    note: 'needle',
    anyOf: [[needles, `${contrasts} ${magnets}`, `${pains} ${swelling} ${redness} bleu* bruise*`]],
    unless: 'peur* afraid scared phob* biops* aspirat*',
  },

  { note: 'pacemaker', anyOf: [['pacemaker* stimulateur* defibril*']], unless: 'echo* ultraso*' },
  {
    ...eyeMetal,
    note: 'device',
    shows: ['mri'],
    anyOf: [
      ['cochle* neurostimul* stimulator*'],
      ['implant*', 'electroni*'],
      ['pompe* pump*', 'insulin*'],
    ],
  },
  {
    note: 'child',
    anyOf: [[magnets, 'bebe* baby enfant* child* kid kids toddler* pediatr* paediatr*']],
    unless: `${pregnant} allait* breastf* accouch*`,
  },

  {
    ...eyeMetal,
    anyOf: [
      [`${eyes} orbit*`, 'metal* limaille* copeau*'],
      [`${eyes} orbit*`, 'eclat* etranger* foreign', magnets],
    ],
  },

  {
    ...keepsake,
    anyOf: [
      ['souvenir* keepsake* gender 3d 4d 5d'],
      ['sexe sex', `${baby} savoir connaitre know learn find`],
      ['fille girl', 'garcon boy'],
    ],
  },

  {
    note: 'arthrogram',
    shows: [],
    despite: ['mri', 'ultrasound', 'injection'],
    anyOf: [['arthro arthroirm arthromri arthrogram* arthrograph*']],
    unless: 'tdm ct scan',
  },

  { note: 'nipt', anyOf: [['tgpni dpni nipt']] },
]
