import type { LegalContent } from '../../services/content/schemas/legal.js'

/** Policy in force until October 31, 2026. Its periods are fixed text: they must not follow the settings. */
export const privacyArchive: LegalContent = {
  name: { fr: 'Politique archivée', en: 'Archived policy' },
  head: {
    title: {
      fr: 'Ancienne politique de confidentialité (2023-2026)',
      en: 'Archived privacy policy (2023 to 2026)',
    },
    description: {
      fr: 'Texte en vigueur du 22 septembre 2023 au 31 octobre 2026, gardé pour consultation. Ce que nous recueillons, qui y a accès et combien de temps.',
      en: 'Text in force from September 22, 2023 to October 31, 2026, kept for reference. What we collect, who has access to it and for how long.',
    },
  },
  title: { fr: 'Ancienne politique de confidentialité', en: 'Archived privacy policy' },
  lead: {
    fr: 'Texte en vigueur du 22 septembre 2023 au 31 octobre 2026. Nous le gardons pour les personnes qui nous ont écrit pendant cette période.',
    en: 'Text in force from September 22, 2023 to October 31, 2026. We keep it for people who wrote to us during that time.',
  },
  since: '2023-09-22',
  until: '2026-10-31',
  notice: {
    fr: 'Cette politique est archivée et ne s’applique plus aux nouveaux envois. La [politique actuelle](page:privacy) l’a remplacée le 1er novembre 2026. Nous gardons maintenant les renseignements moins longtemps, et [d’autres points ont changé](#what-changed).',
    en: 'This policy is archived and no longer applies to new messages. The [current policy](page:privacy) replaced it on November 1, 2026. We now keep information for less time, and [other points have changed](#what-changed).',
  },
  sections: [
    {
      id: 'what-changed',
      heading: {
        fr: 'Qu’est-ce qui a changé le 1er novembre 2026?',
        en: 'What changed on November 1, 2026?',
      },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Une demande est gardée {{retention.requests}} plutôt que 12 mois.',
              en: 'A request is kept for {{retention.requests}} rather than 12 months.',
            },
            {
              fr: 'Une candidature est gardée {{retention.applications}} après la décision ou la clôture de l’offre, plutôt que 24 mois.',
              en: 'An application is kept for {{retention.applications}} after the decision or the job’s closing date, rather than 24 months.',
            },
            {
              fr: 'Les candidatures passent par un formulaire du site, et non plus par courriel.',
              en: 'Applications go through a form on the site, no longer by email.',
            },
            {
              fr: 'Une case à part demande votre accord pour d’autres offres.',
              en: 'A separate box asks for your agreement to be considered for other jobs.',
            },
            {
              fr: 'Le droit à la portabilité est décrit.',
              en: 'The right to portability is described.',
            },
            {
              fr: 'Les témoins ont leur [propre politique](page:cookies).',
              en: 'Cookies have their [own policy](page:cookies).',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Les renseignements reçus avant le 1er novembre 2026 suivent aussi les durées d’aujourd’hui.',
            en: 'Information received before November 1, 2026 follows today’s periods too.',
          },
        },
      ],
    },
    {
      id: 'what-we-collected',
      heading: { fr: 'Que recueillons-nous?', en: 'What do we collect?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Le formulaire vous demande votre nom, un courriel ou un numéro de téléphone, le sujet et votre message. N’y écrivez rien de médical.',
            en: 'The contact form collects your name, your email or phone number, the subject and your message. Please leave medical details out of it.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Les candidatures arrivent par courriel, avec les documents que vous y joignez.',
            en: 'Applications reach us by email, with the documents you choose to attach.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Le site retient votre choix de langue dans un témoin. Il ne mesure pas les visites.',
            en: 'The site keeps your language choice in a cookie. It doesn’t measure visits.',
          },
        },
      ],
    },
    {
      id: 'purposes-and-access',
      heading: { fr: 'Pourquoi, et qui y a accès?', en: 'Why, and who has access?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'L’accueil lit les messages pour vous rappeler et vous répondre. La direction lit les candidatures pour les étudier. Nous ne vendons ni n’échangeons aucun renseignement.',
            en: 'The front desk reads messages to call you back and answer you. Management reads applications to consider them. We don’t sell or trade information.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Notre hébergeur et notre fournisseur de courriel agissent pour nous, selon une entente écrite.',
            en: 'Our hosting provider and our mail provider act for us, under a written agreement.',
          },
        },
      ],
    },
    {
      id: 'retention',
      heading: { fr: 'Combien de temps?', en: 'For how long?' },
      blocks: [
        {
          kind: 'table',
          caption: {
            fr: 'Durées de conservation',
            en: 'Time kept',
          },
          columns: [
            { fr: 'Renseignement', en: 'Information' },
            { fr: 'Durée', en: 'Kept for' },
          ],
          rows: [
            [
              { fr: 'Message de contact', en: 'Contact message' },
              { fr: '12 mois', en: '12 months' },
            ],
            [
              { fr: 'Candidature reçue par courriel', en: 'Application received by email' },
              { fr: '24 mois', en: '24 months' },
            ],
            [
              { fr: 'Choix de langue', en: 'Language choice' },
              { fr: '365 jours', en: '365 days' },
            ],
          ],
        },
      ],
    },
    {
      id: 'rights-and-complaints',
      heading: { fr: 'Vos droits et vos recours', en: 'Your rights and complaints' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Vous pouvez voir vos renseignements et les faire corriger ou effacer. Vous pouvez aussi retirer votre accord ou demander le retrait d’un lien vers eux (désindexation). Nous répondons dans les 30 jours.',
            en: 'You can see your information and have it corrected or deleted. You can also withdraw your consent or ask us to remove a link to it (de-indexing). We answer within 30 days.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Ces droits valent toujours pour ce que vous nous avez confié alors. Écrivez à [{{privacyEmail}}](mailto:privacy) ou appelez au [{{phone}}](tel:clinic).',
            en: 'These rights still hold for what you entrusted to us then. Write to [{{privacyEmail}}](mailto:privacy) or call [{{phone}}](tel:clinic).',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Vous pouvez aussi vous tourner vers la [Commission d’accès à l’information](https://www.cai.gouv.qc.ca).',
            en: 'You may also turn to the [Commission d’accès à l’information](fr:https://www.cai.gouv.qc.ca).',
          },
        },
      ],
    },
  ],
  updated: '2026-11-22',
}
