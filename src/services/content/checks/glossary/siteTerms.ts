import type { Group } from './glossaryTypes.js'

const appointments: Group = {
  title: 'Appointments',
  entries: [
    {
      fr: {
        use: 'demander un rendez-vous; prendre rendez-vous',
        avoid: ['book(er|ez|é|ée)', 'céduler'],
      },
      en: {
        use: 'request an appointment; book',
        avoid: ['schedule an appointment', 'appointment slots?'],
      },
      why: 'the form asks; the clinic books',
    },
    {
      fr: { use: 'annuler', avoid: ['cancell(er|ez|é|ée|és|ées|ation)'] },
      en: { use: 'cancel, cancelled' },
      why: 'an anglicism; the spelling check knows the second l',
    },
    {
      fr: { use: 'jour férié', avoid: ['congés? légal', 'bank holiday'] },
      en: { use: 'statutory holiday', avoid: ['bank holidays?', 'public holidays?'] },
      why: 'the names in Québec law',
    },
    {
      fr: { use: 'fin de semaine', avoid: ['week-?ends?'] },
      en: { use: 'weekend' },
      why: 'the word of Québec',
    },
    {
      fr: { use: 'stationnement', avoid: ['parkings?'] },
      en: { use: 'parking', avoid: ['car parks?'] },
      why: 'the word of Québec and of Canada',
    },
    {
      fr: {
        use: 'un délai : « en général 2 jours ouvrables »',
        avoid: [
          'dès que possible',
          'le plus tôt possible',
          'dans les meilleurs délais',
          'sous peu',
          'heures ouvrables',
        ],
      },
      en: {
        use: 'a time: "usually 2 business days"',
        avoid: ['as soon as possible', 'shortly', 'business hours'],
      },
      why: 'a time can be counted on; "48 business hours" are six days to some',
    },
    {
      fr: { use: 'frais', avoid: ['chargé(e|s|es)? pour', 'surcharges?'] },
      en: { use: 'fee, price', avoid: ['surcharges?'] },
      why: 'an anglicism in this sense',
    },
  ],
}

const web: Group = {
  title: 'Site, forms and personal information',
  entries: [
    {
      fr: { use: 'courriel', avoid: ['e-?mails?', 'mails?', 'courriers? électroniques?'] },
      en: { use: 'email', avoid: ['e-mails?'] },
      why: 'the OQLF’s word, and the Canadian spelling',
    },
    {
      fr: { use: 'témoins', avoid: ['cookies?'] },
      en: { use: 'cookies' },
      why: 'the OQLF’s word',
    },
    {
      fr: { use: 'envoyer, transmettre', avoid: ['soumett(re|ez|ons|ent|ant)', 'soumis(e|es)?'] },
      en: { use: 'send', avoid: ['submit(s|ted|ting)?'] },
      why: 'an anglicism; a button says what will happen',
    },
    {
      fr: {
        use: 'téléverser, joindre, ajouter',
        avoid: ['uploader', 'téléchargez (votre|vos|un|une|des) (CV|fichiers?|lettres?)'],
      },
      en: { use: 'add, attach', avoid: ['browse for files?'] },
      why: '« télécharger » brings a file here',
    },
    {
      fr: { use: 'numérique', avoid: ['digita(l|le|ux|les)'] },
      en: { use: 'digital' },
      why: 'an anglicism',
    },
    {
      fr: {
        use: 'le verbe et l’objet de ce qui va se passer',
        avoid: ['cliquez ici', 'en savoir plus', 'lire la suite'],
      },
      en: {
        use: 'the verb and the object of what will happen',
        avoid: ['click here', 'learn more', 'read more', 'ok'],
      },
      why: 'a link or a button makes sense alone',
    },
    {
      fr: { use: 'dites quoi faire', avoid: ['invalides?', 'erronée?s?', 'champ obligatoire'] },
      en: { use: 'say what to do', avoid: ['invalid', 'illegal', 'required field', 'oops'] },
      why: 'a mistake is no blame',
    },
    {
      fr: {
        use: 'renseignements personnels',
        avoid: ['données? personnelles?', 'informations? personnelles?'],
      },
      en: { use: 'personal information', avoid: ['personal data', 'PII'] },
      why: 'the words of Québec’s acts',
    },
    {
      fr: {
        use: 'responsable de la protection des renseignements personnels',
        avoid: ['délégué à la protection des données', 'DPO'],
      },
      en: {
        use: 'person in charge of the protection of personal information',
        avoid: ['privacy commissioner', 'data protection officer', 'DPO'],
      },
      why: 'the words of Québec’s acts',
    },
    {
      fr: { use: 'plainte' },
      en: { use: 'complaint', avoid: ['recourses'] },
      why: '« recours » has no plural in English',
    },
    {
      fr: { use: 'traiter un problème', avoid: ['adresse[rz]? (un|le|ce|des|les|ces) problèmes?'] },
      why: 'an anglicism',
    },
    {
      fr: { use: 'avoir du sens', avoid: ['(faire|fait|font|faisait) du sens'] },
      why: 'an anglicism',
    },
    {
      fr: { use: 'offre d’emploi, poste' },
      en: { use: 'opening, job', avoid: ['job offers?', 'see the offer'] },
      why: 'a job offer is made to one person',
    },
  ],
}

export const siteTerms: readonly Group[] = [appointments, web]
