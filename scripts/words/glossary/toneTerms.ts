import type { Group } from './glossaryTypes.ts'

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

/** A treatment whose effect is not established. */
const prp: Group = {
  title: 'On the page about PRP',
  inFile: /\/prp\.ts$/,
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

export const toneTerms: readonly Group[] = [tone, prp]
