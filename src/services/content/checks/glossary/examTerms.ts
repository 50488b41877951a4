import type { Group } from './glossaryTypes.js'

const exams: Group = {
  title: 'Exams',
  entries: [
    {
      fr: {
        use: 'échographie',
        medical: { term: 'échographies?', explainedBy: 'sons?|ondes|ultrasons?' },
        avoid: ['scans?', 'scanners?', 'scanné(e|s|es)?', 'sonogrammes?'],
      },
      en: {
        use: 'ultrasound',
        medical: { term: 'ultrasounds?', explainedBy: 'sound|sound waves' },
        avoid: ['sonograms?', 'echography'],
      },
      why: 'the name on the prescription; « ultrason » is the wave, not the exam',
    },
    {
      fr: {
        use: 'IRM (imagerie par résonance magnétique)',
        medical: { term: 'IRM|imagerie par résonance magnétique', explainedBy: 'aimant' },
        avoid: ['RMN', 'remnographie'],
      },
      en: {
        use: 'MRI (magnetic resonance imaging)',
        medical: { term: 'MRIs?|magnetic resonance imaging', explainedBy: 'magnet' },
        avoid: ['NMR', 'MR scans?'],
      },
      why: 'one name, spelled out once a page',
    },
    {
      fr: {
        use: 'tomodensitométrie (TDM)',
        avoid: ['CT-?scans?', 'tacos?', 'scanographie'],
      },
      en: { use: 'CT', avoid: ['CAT scans?'] },
      why: 'the OQLF has no form built on « scan »',
    },
    {
      fr: {
        use: 'clarté nucale',
        medical: { term: 'clarté nucale', explainedBy: 'nuque' },
        avoid: ['translucidité nucale', 'nuque claire'],
      },
      en: {
        use: 'nuchal translucency',
        medical: { term: 'nuchal translucency', explainedBy: 'neck' },
        avoid: ['nuchal scans?', 'neck scans?'],
      },
      why: 'the name in the Québec program',
    },
    {
      fr: {
        use: 'échographie morphologique',
        medical: { term: 'morphologiques?', explainedBy: 'anatomie' },
        avoid: ['échographie structurale', 'échographie d’anatomie'],
      },
      en: {
        use: 'anatomy (morphological) ultrasound',
        medical: { term: 'morphological|anatomy', explainedBy: 'organs?|growth' },
        avoid: ['anomaly scans?', 'level 2 ultrasound'],
      },
      why: 'English knows both names, so pages give both',
    },
    {
      fr: {
        use: 'hystérosonographie',
        medical: { term: 'hystérosonographies?', explainedBy: 'eau salée' },
        avoid: ['sonohystérographie', 'hystérosonogrammes?'],
      },
      en: {
        use: 'hysterosonogram',
        medical: { term: 'hysterosonograms?', explainedBy: 'salt water|saline' },
        avoid: ['sono-?HSG'],
      },
      why: 'one name; the others once, where it is explained',
    },
    {
      fr: {
        use: 'musculosquelettique',
        medical: { term: 'musculosquelettiques?', explainedBy: 'muscles' },
        avoid: ['musculo-squelettiques?', 'ostéo-?articulaires?'],
      },
      en: {
        use: 'musculoskeletal',
        medical: { term: 'musculoskeletal', explainedBy: 'muscles' },
        avoid: ['musculo-skeletal'],
      },
      why: 'one word in both languages',
    },
    {
      fr: { use: 'semaines de grossesse', avoid: ['semaines d’aménorrhée', '\\d+ SA'] },
      en: { use: 'weeks pregnant', avoid: ['weeks gestation', 'gestational weeks'] },
      why: '« SA » is France',
    },
    {
      fr: { use: 'menstruations', avoid: ['dernières règles', 'règles douloureuses'] },
      en: { use: 'period', avoid: ['menses'] },
      why: 'the word of Québec; « règles » are rules',
    },
    {
      fr: {
        use: 'agent de contraste',
        medical: { term: 'agent de contraste|gadolinium', explainedBy: 'veine' },
        avoid: ['produit de contraste', 'colorant', 'teinture'],
      },
      en: {
        use: 'contrast agent',
        medical: { term: 'contrast agent|gadolinium', explainedBy: 'vein' },
        avoid: ['contrast dye', 'dye', 'contrast media', 'contrast medium'],
      },
      why: 'it colours nothing, and one name is enough',
    },
    {
      fr: {
        use: 'plasma riche en plaquettes (PRP)',
        medical: { term: 'plasma riche en plaquettes|plaquettes', explainedBy: 'sang' },
        avoid: ['vampire lift', 'thérapie régénérative'],
      },
      en: {
        use: 'platelet-rich plasma (PRP)',
        medical: { term: 'platelet-rich plasma|platelets', explainedBy: 'blood' },
        avoid: ['regenerative therapy', 'regenerative medicine'],
      },
      why: 'the name of what it is, not of what it might do',
    },
    {
      fr: { use: 'voie veineuse', avoid: ['ligne veineuse', 'ligne intraveineuse'] },
      en: { use: 'IV line', avoid: ['vein lines?', 'venous access', 'venous lines?'] },
      why: 'what people hear at the clinic',
    },
    {
      fr: {
        use: 'stimulateur cardiaque',
        avoid: ['pace-?makers?'],
        except: ['stimulateur cardiaque \\(pacemaker'],
      },
      en: { use: 'pacemaker', avoid: ['cardiac stimulators?'] },
      why: 'the French name; people who say « pacemaker » find it by the search',
    },
    {
      fr: { use: 'jaquette', avoid: ['blouses?', 'chemise d’hôpital'] },
      en: { use: 'gown' },
      why: 'the word of Québec hospitals',
    },
    {
      fr: {
        use: 'ordonnance',
        avoid: ['prescription médicale', 'requête médicale', 'réquisition'],
      },
      en: { use: 'prescription', avoid: ['requisitions?'] },
      why: 'what people are handed',
    },
    {
      fr: { use: 'rapport; résultats', avoid: ['compte rendu', 'comptes rendus'] },
      en: { use: 'report; results', avoid: ['findings report'] },
      why: '« compte rendu » is France',
    },
  ],
}

const people: Group = {
  title: 'People and care',
  entries: [
    {
      fr: {
        use: 'radiologiste',
        medical: { term: 'radiologistes?', explainedBy: 'lit|lisent|rapports?' },
        avoid: ['radiologues?'],
      },
      en: {
        use: 'radiologist',
        medical: { term: 'radiologists?', explainedBy: 'reads?|reports?' },
      },
      why: 'the title in Québec law; « radiologue » is France',
    },
    {
      fr: {
        use: 'technologue',
        medical: { term: 'technologues?', explainedBy: 'images?' },
        avoid: [
          'technicien(ne)?s? (en|de) (imagerie|radiologie|échographie|IRM)',
          'manipulateurs?',
        ],
      },
      en: {
        use: 'technologist; sonographer',
        medical: { term: 'technologists?|sonographers?', explainedBy: 'images?|pictures?' },
        avoid: ['technicians?', 'radiographers?'],
      },
      why: 'the title in Québec law',
    },
    {
      fr: { use: 'la personne qui a prescrit l’examen' },
      en: {
        use: 'your doctor or nurse practitioner; the person who ordered the exam',
        avoid: ['professionals? who follows? you', 'the person who follows you'],
      },
      why: 'nobody "follows" anybody in English',
    },
    {
      fr: {
        use: 'personne enceinte, puis « vous »',
        avoid: ['futures? mamans?', 'mamans?', 'future mère', 'parturientes?'],
      },
      en: {
        use: 'people who are pregnant, then "you"',
        avoid: ['expectant mothers?', 'moms?', 'mums?', 'moms-to-be'],
      },
      why: 'not everybody is a mother, or will be',
    },
    {
      fr: {
        use: 'personne qui utilise un fauteuil roulant',
        avoid: ['handicapés?', 'invalides', 'clouée?s? au lit'],
      },
      en: {
        use: 'person who uses a wheelchair',
        avoid: [
          'handicapped',
          'suffers? from',
          'suffering from',
          'confined to',
          'wheelchair-bound',
        ],
      },
      why: 'name the need, not the person by it',
    },
    {
      fr: { use: 'composez le 911', avoid: ['faites le 911'] },
      en: { use: 'call 911', avoid: ['ring 911'] },
      why: 'one instruction that is known by heart',
    },
  ],
}

export const examTerms: readonly Group[] = [exams, people]
