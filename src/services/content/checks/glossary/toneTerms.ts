import type { Group } from './glossaryTypes.js'

const tone: Group = {
  title: 'Tone',
  entries: [
    {
      fr: {
        use: 'le fait',
        avoid: ['(ne )?vous inquiétez pas', 'n’ayez crainte', 'rassurez-vous'],
      },
      en: { use: 'the fact', avoid: ['(don’t|do not) worry', 'rest assured'] },
      why: 'people worry, and may',
    },
    {
      fr: {
        use: 'le fait',
        avoid: ['naturel(le|s|les|lement)?', 'miracles?', 'miraculeu(x|se|ses)'],
      },
      en: { use: 'the fact', avoid: ['natural(ly)?', 'miracles?', 'miraculous'] },
      why: 'the physicians’ code limits promotion',
    },
    {
      fr: { use: 'rien', avoid: ['guéri(r|t|s|e|es|ssent|ssez|son|sons)?'] },
      en: { use: 'nothing', avoid: ['cur(e|es|ed|ing)'] },
      why: 'no result is promised',
    },
    {
      fr: {
        use: 'le fait',
        avoid: ['à la fine pointe', 'de pointe', 'inégalée?s?', 'exceptionnel(le|s|les)?'],
      },
      en: {
        use: 'the fact',
        avoid: [
          'world-class',
          'cutting-edge',
          'state[- ]of[- ]the[- ]art',
          'leaders?',
          'unparalleled',
        ],
      },
      why: 'the physicians’ code refuses superlatives',
    },
    {
      fr: {
        use: 'rien, s’il vante',
        avoid: ['seulement', '(le|la|les) meilleure?s?'],
        isWarning: true,
      },
      en: { use: 'nothing, if it praises', avoid: ['only', 'best'], isWarning: true },
      why: 'the same',
    },
    {
      en: { use: 'use', avoid: ['utili[sz](e|es|ed|ing)', 'leverag(e|es|ed|ing)'] },
      why: 'the everyday word',
    },
    {
      en: { use: 'the fact', avoid: ['seamless(ly)?', 'journeys?', 'painless(ly)?'] },
      why: 'a promise nobody can keep',
    },
    {
      en: {
        use: 'nothing',
        avoid: ['simple', 'simply', 'just', 'easy', 'easily'],
        except: ['simple cysts?'],
      },
      why: 'it may not be, for this reader',
    },
  ],
}

/** Phrases of earlier texts that sounded clever or translated. */
const phrases: Group = {
  title: 'Phrases',
  entries: [
    {
      fr: {
        use: 'dites-le en prenant rendez-vous',
        avoid: ['nous (vous )?(le |la |les )?confirm(ons|erons)'],
      },
      en: { use: 'mention it when you book', avoid: ['we( then| will)? confirm', 'we’ll confirm'] },
      why: 'it stood 40 times in each language, and told nothing',
    },
    {
      fr: { use: 'cette page est introuvable', avoid: ['aucun écho'] },
      en: { use: 'this page could not be found', avoid: ['no echo'] },
      why: 'nothing clever where somebody is lost, or worried',
    },
    {
      fr: {
        use: 'un problème technique est survenu',
        avoid: ['quelque chose a cédé', 'reprend son souffle'],
      },
      en: { use: 'something went wrong on our side', avoid: ['gave way', 'catching its breath'] },
      why: 'the same',
    },
    {
      fr: { use: 'étape par étape', avoid: ['geste par geste'] },
      en: { use: 'step by step', avoid: ['move by move', 'read how it goes'] },
      why: 'what people say',
    },
    {
      fr: { use: 'nous prenons le temps de répondre', avoid: ['ont leur place'] },
      en: { use: 'specific questions', avoid: ['precise questions'] },
      why: 'translated word for word, it misreads',
    },
    {
      fr: { use: 'si ces jours-là ne vous conviennent pas', avoid: ['tombent mal'] },
      en: { use: 'if those days don’t work for you', avoid: ['fall badly'] },
      why: 'the same',
    },
    {
      fr: { use: 'seulement si c’est nécessaire', avoid: ['l’employer au besoin'] },
      en: { use: 'only if it is needed' },
      why: '« au besoin » is also "whenever one likes"',
    },
    {
      fr: { use: 'le rapport est envoyé', avoid: ['rapport part', 'il part (vers|à)'] },
      en: { use: 'the report is sent', avoid: ['report leaves'] },
      why: 'reports do not walk',
    },
    {
      fr: { use: 'une masse sentie au toucher', avoid: ['ce qu’une main'] },
      en: { use: 'a lump that can be felt', avoid: ['what a hand'] },
      why: 'whose hand?',
    },
    {
      fr: { use: 'quelles sont les limites de l’examen?', avoid: ['rester sans réponse'] },
      en: { use: 'what are the limits of the exam?', avoid: ['stay unanswered'] },
      why: 'what people type',
    },
    {
      fr: { use: 'si vous avez du mal à respirer' },
      en: { use: 'if you have trouble breathing', avoid: ['breathing is hard'] },
      why: 'what people say',
    },
    {
      fr: { use: 'cela ne vous engage à rien' },
      en: { use: 'you’re under no obligation', avoid: ['commits you to nothing'] },
      why: 'the same',
    },
    {
      fr: { use: '24 heures à l’avance', avoid: ['préavis de'] },
      en: { use: '24 hours’ notice', avoid: ['\\d+ hours notice'] },
      why: 'the apostrophe belongs there',
    },
    {
      fr: {
        use: 'personne ne lit ce formulaire quand la clinique est fermée',
        avoid: ['(surveillé|lu)(e)? jour et nuit'],
      },
      en: { use: 'nobody reads this form when we are closed', avoid: ['day and night'] },
      why: 'it says when',
    },
    {
      fr: { use: 'la personne responsable', avoid: ['répond(re)? de vos renseignements'] },
      en: { use: 'the person in charge', avoid: ['answers? for your information'] },
      why: 'the word of the act',
    },
    {
      fr: { use: 'décision automatisée', avoid: ['une machine décide'] },
      en: { use: 'automated decision', avoid: ['does a machine', 'machine decides?'] },
      why: 'the words of the act',
    },
  ],
}

/** Platelet-rich plasma (PRP): a treatment whose effect is not established. */
const prp: Group = {
  title: 'On the page about PRP',
  inFile: /\/prp\.json$/,
  entries: [
    {
      fr: {
        use: 'ce que les études ont mesuré',
        avoid: [
          'régén[éè]r\\p{L}*',
          'prouvée?s?',
          'révolutionnaires?',
          'sans risques?',
          'témoignages?',
        ],
      },
      en: {
        use: 'what studies have measured',
        avoid: [
          'regenerat\\p{L}*',
          'heal(s|ed|ing)?',
          'proven',
          'revolutionary',
          'no risks?',
          'avoid(s|ing)? surgery',
          'testimonials?',
          'before and after',
        ],
      },
      why: 'its effect is not established',
    },
  ],
}

export const toneTerms: readonly Group[] = [tone, phrases, prp]
