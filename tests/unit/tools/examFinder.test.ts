import { createExamFinder } from '../../../src/shared/tools/examFinder.js'
import { phrases } from '../../support/site/shippedContent.js'

const find = createExamFinder(phrases)

const foundFor = (words: string) => {
  const result = find({ words })
  return result.kind === 'answer' ? result.found : result.errors.map(({ error }) => error)
}

/** Queries with misspellings, abbreviations and extra words, and the exam that each must find first. */
const queries: readonly (readonly [string, string])[] = [
  ['clartée nucal', 'nuchalTranslucency'],
  ['shoulder PRP', 'prp'],
  ['prp knee injection', 'prp'],
  ['infiltration PRP épaule', 'prp'],
  ['PRP talon', 'prp'],
  ['shoulder ultrasound', 'musculoskeletal'],
  ['clarté nuccale 12 sem', 'nuchalTranslucency'],
  ['C.N.', 'nuchalTranslucency'],
  ['nt scan', 'nuchalTranslucency'],
  ['nucal translucensy', 'nuchalTranslucency'],
  ['depistage T21', 'nuchalTranslucency'],
  ['first trimester screen', 'nuchalTranslucency'],
  ['morfologique', 'morphological'],
  ['echo morpho 20 sem', 'morphological'],
  ['anatomy scan 20 weeks', 'morphological'],
  ['2e trimestre morphologie', 'morphological'],
  ['écho de datation', 'fetal'],
  ['obstetrical us', 'fetal'],
  ['echo obstetricale', 'fetal'],
  ['échographie foetale', 'fetal'],
  ['echographie grossesse', 'fetal'],
  ['pregnancy scan', 'fetal'],
  ['dating scan', 'fetal'],
  ['échographie 16 semaines', 'fetal'],
  ['echo 14 sem', 'fetal'],
  ['17 week scan', 'fetal'],
  ['ultrasound 15 weeks', 'fetal'],
  ['écho 24 semaines', 'fetal'],
  ['échographie de grossesse 32 semaines', 'fetal'],
  ['36 weeks ultrasound', 'fetal'],
  ['échographie 12 semaines', 'nuchalTranslucency'],
  ['13 week scan', 'nuchalTranslucency'],
  ['échographie 19 semaines', 'morphological'],
  ['22 weeks ultrasound', 'morphological'],
  ['echo mamaire', 'breastUltrasound'],
  ['echographie sein gauche', 'breastUltrasound'],
  ['breast us', 'breastUltrasound'],
  ['ultrasond breast', 'breastUltrasound'],
  ['bosse sein', 'breastUltrasound'],
  ['histerosonographie', 'hysterosonogram'],
  ['hystéro sono', 'hysterosonogram'],
  ['SIS', 'hysterosonogram'],
  ['saline sonogram', 'hysterosonogram'],
  ['sonohysterogramme', 'hysterosonogram'],
  ['echo saline', 'hysterosonogram'],
  ['épaule droite écho', 'musculoskeletal'],
  ['coiffe rotateur', 'musculoskeletal'],
  ['rotater cuff', 'musculoskeletal'],
  ['musculo squelettique', 'musculoskeletal'],
  ['tendinopathie achile', 'musculoskeletal'],
  ['tendonitis', 'musculoskeletal'],
  ['i.r.m.', 'mri'],
  ['RM genou', 'mri'],
  ['IRM lombaire sans contraste', 'mri'],
  ['resonnance magnetique', 'mri'],
  ['brain mri', 'mri'],
  ['mri left knee', 'mri'],
  ['irm des seins', 'breastMri'],
  ['mri breasts', 'breastMri'],
  ['IRM seins bilat', 'breastMri'],
  ['resonance mammaire', 'breastMri'],
  ['rupture implant sein', 'breastMri'],
  ['bilateral breast MRI', 'breastMri'],
  ['plasma riche plaquete', 'prp'],
  ['infiltration prp épaule', 'prp'],
  ['mamographie', 'mammography'],
  ['mammogramme bilatéral', 'mammography'],
  ['tdm thorax', 'ct'],
  ['ct scan abdomen', 'ct'],
  ['scan cérébral', 'ct'],
  ['scan abdominal', 'ct'],
  ['chest scan', 'ct'],
  ['uroscan', 'ct'],
  ['TEP scan', 'nuclear'],
  ['PET scan', 'nuclear'],
  ['T.E.P.', 'nuclear'],
  ['tep-tdm', 'nuclear'],
  ['scintigraphie osseuse', 'nuclear'],
  ['cintigraphie', 'nuclear'],
  ['bone scan', 'nuclear'],
  ['nuclear medicine', 'nuclear'],
  ['radiographie poumon', 'xray'],
  ['xrays', 'xray'],
  ['osteodensitometrie', 'boneDensity'],
  ['bone densitomtry', 'boneDensity'],
  ['échographie abdominale', 'otherUltrasound'],
  ['pelvic ultrasound', 'otherUltrasound'],
  ['échographie testiculaire', 'otherUltrasound'],
  ['écho vessie', 'otherUltrasound'],
  ['échographie endovaginale', 'otherUltrasound'],
  ['écho de l’aine', 'otherUltrasound'],
  ['bladder ultrasound', 'otherUltrasound'],
  ['IRM pelvienne', 'mri'],
  ['IRM abdominale', 'mri'],
  ['IRM foie', 'mri'],
  ['IRM reins', 'mri'],
  ['IRM prostate', 'mri'],
  ['IRM tendon d’Achille', 'mri'],
  ['liver MRI', 'mri'],
  ['kidney MRI', 'mri'],
  ['MRI prostate', 'mri'],
  ['MRI neck', 'mri'],
  ['infiltration de cortisone', 'cortisone'],
  ['injection cortisone genou', 'cortisone'],
  ['cortisonne épaule', 'cortisone'],
  ['steroid injection shoulder', 'cortisone'],
  ['kyste ovaire', 'otherUltrasound'],
  ['ovarian cyst', 'otherUltrasound'],
  ['bosse au cou', 'otherUltrasound'],
  ['pierre au rein', 'otherUltrasound'],
  ['combien coûte une échographie du sein', 'breastUltrasound'],
  ['Prière de faire une échographie de la clarté nucale', 'nuchalTranslucency'],
  ['Échographie de la grossesse avec mesure de la clarté nucale', 'nuchalTranslucency'],
  ['ultrasound of the left and right breast', 'breastUltrasound'],
  ['please book an ultrasound of the left breast', 'breastUltrasound'],
  ['patiente de 34 ans enceinte de 12 semaines, clarté nucale', 'nuchalTranslucency'],
  ['G2P1A0 DDM 2026-09-01 échographie de datation', 'fetal'],
  ['grossesse enceinte démangeaisons mains', 'fetal'],
  ['je suis tombée enceinte écho morpho', 'morphological'],
  ['mammo + écho compl.', 'mammography'],
  ['écho hanche bb', 'otherUltrasound'],
  ['drainage bourse olécranienne', 'musculoskeletal'],
  ['boob lump', 'breastUltrasound'],
]

test.each(queries)('exam finder › “%s” finds %s first', (words, exam) => {
  expect(foundFor(words)[0]).toBe(exam)
})

/** The body part takes precedence over the technique, even if the clinic does not examine it. */
const partsDecide: readonly (readonly [string, string])[] = [
  ['US de la thyroïde', 'otherUltrasound'],
  ['écho foie et vésicule', 'otherUltrasound'],
  ['É.C.H.O. rein gauche', 'otherUltrasound'],
  ['écho cerveau bébé', 'otherUltrasound'],
  ['échographie carotidienne', 'otherUltrasound'],
  ['sono thyroïde nodule', 'otherUltrasound'],
  ['écho hanches nourrisson', 'otherUltrasound'],
  ['RM cardiaque', 'otherMri'],
  ['RM lombo-sacrée', 'mri'],
  ['écho mollet droit', 'musculoskeletal'],
  ['kyste de Baker genou', 'musculoskeletal'],
  ['infiltration épaule sous écho', 'prp'],
  ['biopsie du sein sous écho', 'biopsy'],
  ['dépistage PQDP', 'nuchalTranslucency'],
  ['écho 12+3 sem', 'nuchalTranslucency'],
  ['U/S abdomen', 'otherUltrasound'],
  ['thyroid US', 'otherUltrasound'],
  ['heart echo', 'otherUltrasound'],
  ['brain ultrasound newborn', 'otherUltrasound'],
  ['US testicles', 'otherUltrasound'],
  ['leg US rule out DVT', 'otherUltrasound'],
  ['us lymph node neck', 'otherUltrasound'],
  ['U.S. right shoulder', 'musculoskeletal'],
  ['US breast and axilla', 'breastUltrasound'],
  ['ganglion aisselle', 'breastUltrasound'],
  ['OB ultrasound', 'fetal'],
  ['MRI cochlear implant', 'mri'],
  ['MR left knee', 'mri'],
  ['MRI heart', 'otherMri'],
  ['ultrasound 20w3d', 'morphological'],
  ['scan for baby 20 weeks', 'morphological'],
]

test.each(partsDecide)('exam finder › chooses by body part: “%s” finds %s', (words, exam) => {
  expect(foundFor(words)[0]).toBe(exam)
})

/** The technique takes precedence if the clinic examines the body part with another technique. */
const techniquesDecide: readonly (readonly [string, string])[] = [
  ['TACO abdo', 'ct'],
  ['cone beam', 'ct'],
  ['scan sinus', 'ct'],
  ['gorgée barytée', 'xray'],
  ['thyroid uptake scan', 'nuclear'],
  ['MIBI', 'nuclear'],
  ['BAF thyroïde', 'biopsy'],
  ['harpon sein', 'biopsy'],
  ['breast bx', 'biopsy'],
  ['kenalog shoulder', 'cortisone'],
  ['sono-HSG', 'hysterosonogram'],
  ['HSG infertilité', 'xray'],
  ['fracture poignet', 'xray'],
  ['broken wrist', 'xray'],
  ['hystéro-salpingographie', 'xray'],
  ['hystero salpingogram', 'xray'],
  ['IRM fracture de stress', 'mri'],
  ['3D anatomy scan', 'morphological'],
  ['3D mammogram', 'mammography'],
  ['pelvienne endovag', 'otherUltrasound'],
  ['BIRADS 3 écho contrôle', 'breastUltrasound'],
]

test.each(techniquesDecide)('exam finder › chooses by technique: “%s” finds %s', (words, exam) => {
  expect(foundFor(words)[0]).toBe(exam)
})

const stages: readonly (readonly [string, string])[] = [
  ['7 weeks scan', 'fetal'],
  ['écho 8 sem', 'fetal'],
  ['ultrasound 9 weeks', 'fetal'],
  ['first trimester ultrasound', 'fetal'],
  ['échographie du 2e trimestre', 'morphological'],
  ['2nd trimester scan', 'morphological'],
  ['écho trimestre 2', 'morphological'],
  ['écho 3e trim.', 'fetal'],
]

test.each(stages)('exam finder › chooses by stage of pregnancy: “%s” finds %s', (words, exam) => {
  expect(foundFor(words)[0]).toBe(exam)
})

test.each([
  'écho épaule dans 12 semaines',
  'shoulder ultrasound in 12 weeks',
  'écho épaule douloureuse depuis 12 semaines',
  'ultrasound shoulder pain for 12 weeks',
])('exam finder › does not read a delay as gestational age: “%s”', (words) => {
  expect(foundFor(words)).toEqual(['musculoskeletal'])
})

test.each([
  'US',
  'écho',
  'échographie',
  'écho de contrôle dans 6 semaines',
  'ultrasound please',
  'U/S',
  'sono svp',
])('exam finder › asks for the body part of an ultrasound: “%s”', (words) => {
  expect(find({ words })).toMatchObject({ found: [], isPartMissing: true, notes: [] })
})

test.each(['zaco', '<b>', '<b>x</b>', 'qwerty zxcv', '%', '\u{1F476}'])(
  'exam finder › “%s” finds no exam',
  (words) => {
    expect(foundFor(words)).toEqual([])
  },
)

test('exam finder › answers empty and too long queries with an error message', () => {
  expect(foundFor('')).toEqual(['wordsMissing'])
  expect(foundFor('irm '.repeat(1000))).toEqual(['wordsTooLong'])
})

test('exam finder › offers both injections if the query names neither', () => {
  expect(foundFor('infiltration')).toEqual(expect.arrayContaining(['prp', 'cortisone']))
})

test('exam finder › does not confuse tests of different body parts', () => {
  for (const words of ['écho testiculaire', 'échographie vessie', 'testicular ultrasound']) {
    expect([words, foundFor(words)]).toEqual([words, ['otherUltrasound']])
  }
})

test('exam finder › finds no pregnancy exam for the name of another scan', () => {
  for (const words of ['TEP scan', 'PET scan', 'bone scan', 'scan cérébral', 'lung scan']) {
    expect(foundFor(words)).not.toContain('fetal')
    expect(foundFor(words)).not.toContain('nuchalTranslucency')
  }
})

test.each([
  ['pierre au rein', 'breastUltrasound'],
  ['foie gras', 'breastUltrasound'],
  ['combien coûte une IRM', 'musculoskeletal'],
])('exam finder › does not correct the valid word “%s” to %s', (words, other) => {
  expect(foundFor(words)).not.toContain(other)
})

test('exam finder › finds no exam for a question about costs', () => {
  expect(foundFor('combien ça coûte')).toEqual([])
})

test('exam finder › reads « nuque » as nuchal translucency only in a pregnancy', () => {
  expect(foundFor('mal à la nuque')).toEqual(['mri'])
  expect(foundFor('nuque 12 semaines')).toEqual(['nuchalTranslucency'])
})

/** Inputs of the same meaning in both languages, with their notes and exams. */
const noted: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
  ['douleur poitrine', 'chest pain', ['chest'], []],
  ['serrement à la poitrine', 'tightness in my chest', ['chest'], []],
  ['crise cardiaque', 'heart attack', ['chest'], []],
  ['TDM thorax douleur', 'CT chest pain', ['chest'], ['ct']],
  ['AVC', 'stroke', ['stroke'], ['mri']],
  ['faiblesse soudaine du bras', 'sudden weakness arm', ['stroke'], ['mri']],
  ['bras gauche engourdi', 'numb left arm', ['stroke'], ['mri']],
  ['mal de tête soudain', 'worst headache of my life', ['stroke'], ['mri']],
  ['difficulté à parler', 'slurred speech', ['stroke'], ['mri']],
  ['AIT doppler carotides', 'carotid doppler TIA', ['stroke'], ['otherUltrasound']],
  ['je saigne', 'bleeding', ['pregnancy'], ['fetal', 'hysterosonogram']],
  ['saignement 9 semaines', 'bleeding 9 weeks', ['pregnancy'], ['fetal']],
  ['pertes de sang', 'spotting', ['pregnancy'], ['fetal', 'hysterosonogram']],
  ['hémorragie grossesse', 'haemorrhage pregnancy', ['pregnancy'], ['fetal']],
  ['perte de liquide', 'losing fluid', ['pregnancy'], ['fetal']],
  ['je perds les eaux', 'my water broke', ['pregnancy'], ['fetal']],
  ['rupture des membranes', 'ruptured membranes', ['pregnancy'], ['fetal']],
  ['contractions', 'contractions', ['pregnancy'], ['fetal']],
  ['grossesse ectopique', 'ectopic', ['pregnancy'], ['fetal']],
  ['fausse couche', 'miscarriage', ['pregnancy'], ['fetal']],
  ['menace d’avortement', 'threatened abortion', ['pregnancy'], ['fetal']],
  ['mal de ventre enceinte', 'stomach pain pregnant', ['pregnancy'], ['fetal']],
  ['enceinte douleur épaule', 'pregnant shoulder pain', ['shoulder'], ['fetal']],
  ['évanouissement', 'fainting', ['pregnancy'], []],
  ['bébé bouge moins', 'baby moving less', ['pregnancy'], ['fetal']],
  ['bébé immobile', 'baby motionless', ['pregnancy'], ['fetal']],
  ['mouvements fœtaux diminués', 'decreased fetal movement', ['pregnancy'], ['fetal']],
  ['caillots et crampes', 'clots and cramps', ['pregnancy'], ['fetal']],
  ['saignement polype', 'bleeding polyp', ['pregnancy'], ['hysterosonogram']],
  ['décollement sous-chorial 7 SA', 'subchorionic bleed', ['pregnancy'], ['fetal']],
  ['hématome rétroplacentaire', 'abruption', ['pregnancy'], ['fetal']],
  ['βHCG + douleur pelvienne', 'hCG 1500, empty uterus, pain', ['pregnancy'], ['fetal']],
  ['test positif, stérilet', 'positive test, IUD', ['pregnancy'], ['fetal']],
  ['retard de règles et douleur', 'missed period RLQ pain', ['pregnancy'], ['fetal']],
  ['douleur pelvienne 7 SA', 'pregnant pelvic pain', ['pregnancy'], ['fetal']],
  ['prééclampsie', 'eclampsia', ['preeclampsia'], ['fetal']],
  ['enceinte mal à la tête', 'pregnant blurred vision', ['preeclampsia'], ['fetal']],
  ['queue de cheval', 'cauda equina', ['spine'], ['mri']],
  ['anesthésie en selle', 'saddle anesthesia', ['spine'], ['mri']],
  ['compression médullaire', 'cord compression', ['spine'], ['mri']],
  ['engourdi entre les jambes', 'numb between legs', ['spine'], ['mri']],
  ['lombalgie incontinence', 'back pain with leg weakness', ['spine'], ['mri']],
  ['trauma crânien', 'head injury', ['headInjury'], ['mri']],
  ['décollement de rétine', 'retinal detachment', ['vision'], []],
  ['perte de vision soudaine', 'sudden double vision', ['vision'], []],
  ['torsion testiculaire', 'testicular pain', ['testicle'], ['otherUltrasound']],
  ['douleur bras et mâchoire', 'left arm and jaw pain', ['chest'], []],
  ['essoufflé', 'short of breath', ['breath'], []],
  ['mal à la poitrine et essoufflé', 'chest pain short of breath', ['chest'], []],
  ['TGPNI', 'NIPT', ['nipt'], []],
  ['TVP jambe', 'leg DVT', ['leg'], ['otherUltrasound']],
  ['mollet enflé', 'swollen calf', ['leg'], ['musculoskeletal', 'mri']],
  ['douleur jambe', 'leg pain', ['leg'], ['otherUltrasound']],
  ['abcès du sein', 'breast abscess', ['breast'], ['breastUltrasound']],
  ['mastite', 'mastitis', ['breast'], ['breastUltrasound']],
  ['écho sein rouge fièvre', 'ultrasound red breast fever', ['breast'], ['breastUltrasound']],
  ['genou rouge chaud', 'hot red knee', ['joint'], ['musculoskeletal', 'mri']],
  ['je ne veux plus vivre', 'I want to die', ['suicide'], []],
  ['envie de mourir enceinte', 'I want to kill myself pregnant', ['suicide'], []],
  ['je veux en finir', 'I want to end it all', ['suicide'], []],
  ['envie de faire mal à mon bébé', 'want to hurt my baby', ['suicide'], []],
  ['automutilation', 'self-harm', ['suicide'], []],
  ['j’ai pris trop de pilules', 'I took too many pills', ['overdose'], []],
  ['je ne peux pas respirer', 'cannot breathe', ['breath'], []],
  ['langue enflée gadolinium', 'tongue swelling gadolinium', ['contrast'], []],
  ['mal de tête 32 sem', 'headache 32 wks', ['preeclampsia'], ['fetal']],
  ['pression 160/110 enceinte', 'pregnant, BP 160/110', ['preeclampsia'], ['fetal']],
  ['migraine depuis 30 semaines', 'migraine for 30 weeks', [], ['mri']],
  ['convulsions enceinte', 'seizure pregnant', ['seizure'], []],
  ['crise d’épilepsie', 'epileptic seizure', ['seizure'], ['mri']],
  ['hystérosono hier fièvre', 'sonohysterogram fever', ['afterSaline'], ['hysterosonogram']],
  ['mon dos me fait mal', 'my back is killing me', [], ['mri']],
  ['IRM pelvienne DIE', 'pelvic MRI, DIE', [], ['mri']],
  ['cordon qui sort', 'cord prolapse', ['cord'], []],
  ['mon mari me frappe enceinte', 'my husband hits me pregnant', ['violence'], []],
  ['fièvre grossesse 20 semaines', 'fever pregnant 20 weeks', ['duringPregnancy'], ['fetal']],
  ['pas de mouvement enceinte', 'no movement pregnant', ['pregnancy'], ['fetal']],
  ['évanoui prise de sang', 'faint after blood draw', [], []],
  ['HSG fièvre', 'HSG fever', ['afterSaline'], ['xray']],
  [
    'saignement abondant après hystérosonographie',
    'heavy bleeding after hysterosonogram',
    ['afterSaline'],
    ['hysterosonogram'],
  ],
  ['genou chaud enflé après PRP', 'hot swollen knee after PRP', ['afterInjection'], ['prp']],
  ['douleur intense après PRP', 'severe pain after PRP', ['injectionPain'], ['prp']],
  ['piqûre enflée après IRM', 'swollen needle site after MRI', ['needle'], ['mri']],
  ['pacemaker IRM genou', 'pacemaker MRI knee', ['pacemaker'], ['mri']],
  ['mollet rouge enflé enceinte', 'red swollen calf pregnant', ['leg'], []],
  ['sein rouge chaud fièvre', 'red hot breast fever', ['breast'], ['breastUltrasound']],
  ['dépistage T21', 'T21 screening', [], ['nuchalTranslucency']],
  ['perdu la vue d’un œil', 'lost sight in one eye', ['vision'], []],
  ['boutons après contraste', 'rash after contrast', ['contrast'], []],
  ['rendez-vous', 'appointment', [], []],
  ['cordon 2 vaisseaux CN', 'two-vessel cord NT', [], ['nuchalTranslucency']],
  ['envie de faire une IRM, mal au dos', 'want an MRI, back hurts', [], ['mri']],
  ['urticaire après gadolinium', 'reaction to contrast', ['contrast'], []],
  ['gorge enflée après IRM', 'face swelling after MRI contrast', ['contrast'], ['mri']],
  ['pression haute grossesse', 'pregnant high blood pressure', ['preeclampsia'], ['fetal']],
  ['vue embrouillée enceinte', 'blurry vision pregnant', ['preeclampsia'], ['fetal']],
  ['IRM, métal dans un œil', 'metal in eye MRI', ['eyeMetal'], ['mri']],
  ['fièvre après SIS', 'foul discharge after SIS', ['afterSaline'], ['hysterosonogram']],
  ['fièvre après PRP', 'fever after PRP injection', ['afterInjection'], ['prp']],
  [
    'saignement ménopause',
    'postmenopausal bleeding',
    ['menopause'],
    ['hysterosonogram', 'otherUltrasound'],
  ],
  ['grossesse arrêtée', 'missed miscarriage', ['pregnancy'], ['fetal']],
  ['CN + DPA', 'NT + EDD', [], ['nuchalTranslucency']],
  ['écho obst T2', 'OB US 2nd tri', [], ['fetal', 'morphological']],
  ['échographie souvenir', 'keepsake ultrasound', ['keepsake'], []],
  ['échographie 3D bébé', '3D baby scan', ['keepsake'], []],
  ['sexe du bébé', 'gender reveal', ['keepsake'], []],
  ['arthro-IRM épaule', 'MR arthrogram shoulder', ['arthrogram'], []],
  ['pas de règles depuis 2 mois', 'no period for 2 months', ['pregnancy'], ['fetal']],
  ['pertes roses 10 sem', 'pink discharge 10 wks pregnant', ['pregnancy'], ['fetal']],
  ['bouchon muqueux', 'mucus plug', ['pregnancy'], ['fetal']],
  ['bébé grouille pu', 'baby hasnt moved', ['pregnancy'], ['fetal']],
  ['enceinte chute sur le ventre', 'pregnant fall on belly', ['duringPregnancy'], ['fetal']],
  ['sang grossesse', 'blood pregnant', ['pregnancy'], ['fetal']],
  ['perte de connaissance', 'passed out', ['pregnancy'], []],
  ['jambes paralysées', 'paralyzed legs', ['spine'], ['mri']],
  ['jambes molles', 'legs giving out', ['spine'], ['mri']],
  ['pied tombant subit dos', 'sudden foot drop back', ['spine'], ['mri']],
  ['engourdissement fesses', 'numb bum', ['spine'], ['mri']],
  ['je pisse pu', 'cant pee', ['spine'], []],
  ['torsion ovaire', 'ovarian torsion', ['belly'], ['otherUltrasound']],
  ['kyste ovarien douleur soudaine', 'sudden pain ovary', ['belly'], ['otherUltrasound']],
  ['mal au ventre soudain', 'sudden belly pain', ['belly'], ['otherUltrasound']],
  ['anévrisme aorte douleur dos', 'aortic aneurysm back pain', ['aorta'], ['otherUltrasound']],
  ['douleur poitrine sein gauche', 'chest pain left breast', ['chest'], ['breastUltrasound']],
  ['misère à respirer', 'trouble breathing', ['breath'], []],
  ['je vois double', 'seeing double', ['vision'], []],
  ['je vois pu d’un œil', 'cant see out of one eye', ['vision'], []],
  ['je parle drôle', 'talking funny', ['stroke'], ['mri']],
  ['HSG ou SIS', 'HSG or SIS', [], ['hysterosonogram', 'xray']],
  ['clarté nucale jumeaux', 'nuchal twins', [], ['nuchalTranslucency']],
  ['écho obst. + CN', 'OB US + NT', [], ['fetal', 'nuchalTranslucency']],
  ['convulsions', 'seizure', ['seizure'], ['mri']],
  ['règles douloureuses', 'painful periods', [], ['otherUltrasound']],
  ['bosse sein', 'breast lump', ['breastChange'], ['breastUltrasound']],
  ['sein qui pique', 'breast tingling', ['breastChange'], ['breastUltrasound']],
  ['je vois des points noirs 30 sem', 'seeing black spots 30 wks', ['preeclampsia'], ['fetal']],
  ['étoiles devant les yeux enceinte', 'stars in my eyes pregnant', ['preeclampsia'], ['fetal']],
  ['plus le goût de vivre', 'lost the will to live', ['suicide'], []],
  ['tannée de vivre', 'don’t want to be here anymore', ['suicide'], []],
  ['fièvre et raideur de la nuque', 'fever and stiff neck', ['meningitis'], []],
  ['mon bébé est mort', 'my baby died in my belly', ['pregnancy'], ['fetal']],
  ['pas de battement de coeur 8 semaines', 'no heartbeat', ['pregnancy'], ['fetal']],
  ['MFIU', 'missed abortion', ['pregnancy'], ['fetal']],
  ['enceinte, ne veux pas le garder', 'pregnant, don’t want to keep it', ['pregnancy'], ['fetal']],
  ['écho 1er tri', '1st trimester ultrasound', [], ['fetal', 'nuchalTranslucency']],
  [
    'je saigne beaucoup caillots 10 semaines',
    'bleeding a lot clots 10 weeks',
    ['pregnancy'],
    ['fetal'],
  ],
  ['caillots 10 semaines', 'clots 10 weeks', ['pregnancy', 'leg'], ['fetal']],
  ['cogné la tête perdu connaissance', 'hit my head passed out', ['headInjury'], ['mri']],
  ['acide hyaluronique genou', 'hyaluronic acid knee', [], ['cortisone']],
  ['sciatique jambe engourdie', 'sciatica numb leg', [], ['mri']],
  ['écho intra-utérine eau saline', 'saline ultrasound of uterus', [], ['hysterosonogram']],
  ['IRM enfant', 'MRI 5 year old', ['child'], ['mri']],
  ['IRM implant électronique', 'insulin pump', ['device'], ['mri']],
  ['écho pour savoir le sexe', 'boy or girl', ['keepsake'], []],
  ['bébé a le hoquet', 'baby has hiccups', [], ['fetal']],
  ['diminution mouvements', 'reduced movements', ['pregnancy'], ['fetal']],
  ['fertilité', 'fertility', [], ['hysterosonogram', 'otherUltrasound']],
  ['pertes d’eau 20 sem', 'losing water 20 weeks', ['pregnancy'], ['fetal']],
  ['perte d’eau enceinte', 'leaking water pregnant', ['pregnancy'], ['fetal']],
  ['eau dans le genou', 'water on the knee', [], ['musculoskeletal', 'mri']],
  ['eau dans le ventre', 'water in belly', [], ['otherUltrasound']],
  ['je vois flou 22 semaines', 'blurry vision 22 weeks', ['preeclampsia'], ['fetal']],
  ['vue floue 30 semaines', 'blurry sight 30 weeks', ['preeclampsia'], ['fetal']],
  ['reste flou', 'still blurry', [], []],
  [
    'caillot 2 semaines après chirurgie',
    'clot 2 weeks after surgery',
    ['leg'],
    ['otherUltrasound'],
  ],
  [
    'caillot dans le bras 3 semaines',
    'blood clot in arm 3 weeks',
    ['leg'],
    ['musculoskeletal', 'otherUltrasound'],
  ],
  ['enceinte crampes après rapport', 'pregnant cramps after sex', ['pregnancy'], ['fetal']],
  ['infection urinaire', 'urinary infection', [], ['otherUltrasound']],
  ['infection au doigt', 'finger infection', [], ['musculoskeletal']],
  ['infection vaginale', 'vaginal infection', [], []],
  ['infection de l’œil', 'eye infection', [], ['otherUltrasound']],
  ['je me suis coupée les veines', 'I cut my wrists', ['suicide'], []],
  ['coupure au poignet tendon', 'cut on wrist tendon', [], ['musculoskeletal', 'mri']],
  ['j’ai pris toutes mes pilules', 'I took all my pills', ['overdose'], []],
  ['je retiens plus mon urine, dos', 'numb buttocks', ['spine'], ['mri']],
  ['IRM genou opéré il y a 5 ans', 'knee MRI, surgery 5 years ago', [], ['mri']],
  ['IRM fœtale', 'fetal MRI', [], ['otherMri']],
  ['IRM allaitement bébé de 3 mois', 'MRI breastfeeding baby 3 months', [], ['mri']],
  ['IRM enfant 5 ans', 'MRI baby', ['child'], ['mri']],
  ['prothèse dentaire IRM', 'dental prosthesis MRI', [], ['mri']],
  ['prothèse de hanche IRM', 'knee prosthesis MRI', [], ['mri']],
  ['prothèse mammaire percée', 'breast prosthesis', [], ['breastMri']],
  ['moins de mouvement au pouce', 'less movement in my thumb', [], ['musculoskeletal']],
  ['pas de mouvement mâchoire', 'no movement in jaw', [], ['mri']],
  ['ventre dur 32 semaines', 'hard belly 32 weeks', ['pregnancy'], ['fetal']],
  ['pression bas ventre 30 semaines', 'pelvic pressure 30 weeks', ['pregnancy'], ['fetal']],
  ['carte soleil', 'health card', [], []],
  ['puis-je manger avant', 'cancel appointment', [], []],
  ['infection au sein', 'breast infection', ['breast'], ['breastUltrasound']],
  ['j’ai pris trop de Tylenol', 'I took too much Tylenol', ['overdose'], []],
  ['prothèse épaule IRM', 'shoulder prosthesis MRI', [], ['mri']],
  ['pertes de caillots 8 semaines', 'passing clots 8 weeks', ['pregnancy'], ['fetal']],
  ['sein enflé', 'swollen breast', ['breastChange'], ['breastUltrasound']],
  ['boule au sein', 'ball in breast', ['breastChange'], ['breastUltrasound']],
  ['cellules souches', 'stem cells', [], []],
  ['tunnel carpien bras engourdi', 'carpal tunnel numb arm', [], ['musculoskeletal']],
  ['saignement de nez', 'nose bleed', [], []],
  ['test de Lachman positif genou', 'positive Lachman test knee', [], ['musculoskeletal', 'mri']],
  ['écho membrane interosseuse', 'ultrasound interosseous membrane', [], []],
  ['douleur genou depuis 3 semaines', 'knee pain for 3 weeks', [], ['musculoskeletal', 'mri']],
  ['IRM douleur rachis thoracique', 'MRI thoracic spine pain', [], ['mri']],
  ['écho prothèse genou douleur', 'ultrasound knee pain', [], ['musculoskeletal']],
]

test.each(noted)(
  'exam finder › answers “%s” and “%s” with the same notes and exams',
  (french, english, notes, found) => {
    for (const words of [french, english]) {
      expect([words, find({ words })]).toMatchObject([words, { notes, found }])
    }
  },
)

test.each([
  ['suivi de grossesse 12 semaines', true],
  ['anatomy scan', true],
  ['knee MRI', false],
])('exam finder › reports whether the exams of “%s” are of a pregnancy', (words, isOfPregnancy) => {
  expect(find({ words })).toMatchObject({ notes: [], isOfPregnancy })
})

test('exam finder › reports no pregnancy if an exact note replaces the general one', () => {
  expect(find({ words: 'enceinte 8 semaines douleur épaule' })).toMatchObject({
    notes: ['shoulder'],
    isOfPregnancy: false,
  })
})

test('exam finder › returns at most three exams', () => {
  expect(foundFor('échographie').length).toBeLessThanOrEqual(3)
})

test('exam finder › takes less than 5 ms of CPU', () => {
  const times = queries.length
  const start = process.cpuUsage()
  for (const [words] of queries) find({ words })
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000 / times).toBeLessThan(5)
})
