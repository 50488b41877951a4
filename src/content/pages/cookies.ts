import type { LegalContent } from '../../services/content/schemas/legal.js'

export const cookies: LegalContent = {
  name: { fr: 'Témoins', en: 'Cookies' },
  head: {
    title: { fr: 'Politique sur les témoins', en: 'Cookie policy' },
    description: {
      fr: 'Les témoins de ce site, un à un : leur nom, leur rôle, leur durée et qui les lit. Comment les refuser ou les supprimer.',
      en: 'Every cookie this site sets: its name, what it does, how long it lasts and who reads it. How to refuse or delete it.',
    },
  },
  title: { fr: 'Politique sur les témoins', en: 'Cookie policy' },
  lead: {
    fr: 'Un témoin est un petit texte que le site laisse dans votre navigateur pour se souvenir d’un choix. Nous en utilisons très peu. Aucun ne sert à la publicité.',
    en: 'A cookie is a small piece of text that a site leaves in your browser to remember a choice. We use very few. None is for advertising.',
  },
  since: '2026-11-01',
  sections: [
    {
      id: 'cookies-we-use',
      heading: {
        fr: 'Quels témoins le site utilise-t-il?',
        en: 'Which cookies does the site use?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Vous pouvez lire toutes nos pages sans témoin. Chaque témoin apparaît quand vous faites le geste décrit ici.',
            en: 'You can read all our pages without a cookie. Each cookie appears when you take the action described here.',
          },
        },
        {
          kind: 'table',
          caption: { fr: 'Témoins et stockage du site', en: 'Cookies and storage on this site' },
          columns: [
            { fr: 'Nom', en: 'Name' },
            { fr: 'Rôle', en: 'Purpose' },
            { fr: 'Durée', en: 'Duration' },
            { fr: 'Qui le lit', en: 'Who reads it' },
          ],
          rows: [
            [
              { fr: 'lang', en: 'lang' },
              {
                fr: 'Retient votre langue quand vous utilisez le lien de langue.',
                en: 'Remembers your language when you use the language link.',
              },
              { fr: '{{languageCookie}}', en: '{{languageCookie}}' },
              {
                fr: 'Notre site, et aucun autre',
                en: 'Our site and no other',
              },
            ],
            [
              { fr: 'consent', en: 'consent' },
              {
                fr: 'Retient votre réponse sur la mesure d’audience. Il existe si un outil de mesure est en place et que vous avez répondu.',
                en: 'Remembers your answer about audience measurement. It exists if a measurement tool is in place and you have answered.',
              },
              { fr: '{{consentCookie}}', en: '{{consentCookie}}' },
              { fr: 'Notre site, et aucun autre', en: 'Our site and no other' },
            ],
            [
              { fr: 'upload', en: 'upload' },
              {
                fr: 'Relie vos fichiers à votre candidature. Il apparaît quand vous préparez un premier fichier.',
                en: 'Ties your files to your job application. It appears when you prepare your first file.',
              },
              { fr: '24 heures', en: '24 hours' },
              {
                fr: 'Notre serveur. Il est signé, et les scripts de la page ne peuvent pas le lire.',
                en: 'Our server. It’s signed, and scripts in the page can’t read it.',
              },
            ],
            [
              { fr: 'Brouillons, dans l’onglet', en: 'Drafts, in the tab' },
              {
                fr: 'Gardent ce que vous écrivez dans un formulaire, jusqu’à son envoi.',
                en: 'Keep what you write in a form, until you send it.',
              },
              {
                fr: 'Jusqu’à l’envoi, ou jusqu’à la fermeture de l’onglet',
                en: 'Until you send it, or close the tab',
              },
              {
                fr: 'Les pages de notre site, dans votre navigateur',
                en: 'Our site’s pages, in your browser',
              },
            ],
            [
              {
                fr: 'Dernier examen et endroit lu, dans l’onglet',
                en: 'Last exam and place read, in the tab',
              },
              {
                fr: 'Choisissent l’examen d’avance dans le formulaire, et vous ramènent où vous étiez dans une page.',
                en: 'Choose the exam in advance in the form, and bring you back to where you were on a page.',
              },
              {
                fr: 'Jusqu’à la fermeture de l’onglet',
                en: 'Until you close the tab',
              },
              {
                fr: 'Les pages de notre site, dans votre navigateur',
                en: 'Our site’s pages, in your browser',
              },
            ],
            [
              { fr: 'Liste des fichiers, dans l’onglet', en: 'List of files, in the tab' },
              {
                fr: 'Garde le nom, la taille, la date et le numéro d’envoi de vos fichiers, jamais leur contenu.',
                en: 'Keeps the name, size, date and upload number of your files, never what is in them.',
              },
              {
                fr: '1 heure',
                en: '1 hour',
              },
              {
                fr: 'Les pages de notre site, dans votre navigateur',
                en: 'Our site’s pages, in your browser',
              },
            ],
            [
              {
                fr: 'Pages gardées sur l’appareil (ce n’est pas un témoin)',
                en: 'Pages kept on the device (not a cookie)',
              },
              {
                fr: 'Gardent les pages que vous lisez et les fiches de préparation, pour les relire sans réseau. Ni formulaire rempli ni confirmation.',
                en: 'Keep the pages you read and the preparation sheets, so you can read them without a network. No completed form and no confirmation.',
              },
              {
                fr: 'Jusqu’à une nouvelle version du site, ou jusqu’à ce que vous les supprimiez',
                en: 'Until a new version of the site, or until you delete them',
              },
              {
                fr: 'Les pages de notre site, dans votre navigateur',
                en: 'Our site’s pages, in your browser',
              },
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'L’espace du personnel a son propre témoin de connexion. Les autres personnes n’en reçoivent pas.',
            en: 'The staff area has its own sign-in cookie. Nobody else receives it.',
          },
        },
      ],
    },
    {
      id: 'drafts',
      heading: { fr: 'Où va le brouillon de mon formulaire?', en: 'Where does my form draft go?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Il reste dans l’onglet, sur votre appareil, jusqu’à ce que vous envoyiez le formulaire. Sur un appareil partagé, effacez ce que vous avez écrit et fermez l’onglet avant de partir. Les pages lues peuvent rester sur l’appareil : [supprimez les données du site](#delete-cookies).',
            en: 'It stays in the tab, on your device, until you send the form. On a shared device, clear what you wrote and close the tab before you leave. Pages you read may stay on the device: [delete the site’s data](#delete-cookies).',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Pour une candidature, l’onglet garde la liste de vos fichiers, jamais leur contenu. Si la page se recharge avant la fin, choisissez de nouveau le même fichier\u00A0: l’envoi reprend où il en était.',
            en: 'For a job application, the tab keeps a list of your files, never what is in them. If the page reloads before the end, choose the same file again: the upload continues from where it was.',
          },
        },
      ],
    },
    {
      id: 'advertising-and-other-companies',
      heading: {
        fr: 'D’autres entreprises déposent-elles des témoins?',
        en: 'Do other companies set cookies here?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Il n’y a ni témoin publicitaire ni bouton de réseau social. Lire nos pages ne charge rien d’une autre entreprise sans votre accord.',
            en: 'There are no advertising cookies and no social media buttons. Reading our pages loads nothing from another company unless you agree.',
          },
        },
        {
          kind: 'paragraph',
          onlyWith: 'measurement',
          text: {
            fr: 'Si vous acceptez la mesure d’audience, Google Tag Manager peut charger un outil qui dépose ses propres témoins. Il se charge sur nos pages générales\u00A0: la page à propos, l’accessibilité et les textes juridiques.',
            en: 'If you accept audience measurement, Google Tag Manager may load a tool that sets its own cookies. It loads on our general pages: about us, accessibility and the legal texts.',
          },
        },
        {
          kind: 'paragraph',
          onlyWith: 'measurement',
          text: {
            fr: 'Les pages d’examens, les outils et les formulaires ne sont jamais comptés. Les lire peut parler de votre santé.',
            en: 'Exam pages, tools and forms are never counted. Reading them can tell of your health.',
          },
        },
        {
          kind: 'paragraph',
          onlyWith: 'verification',
          text: {
            fr: 'La vérification humaine invisible (reCAPTCHA, de Google) se charge quand vous commencez à remplir le formulaire de demande, jamais avant. Elle s’arrête quand vous quittez la page.',
            en: 'The invisible human verification (reCAPTCHA, from Google) loads when you start filling in the request form, never before. It stops when you leave the page.',
          },
        },
        {
          kind: 'paragraph',
          onlyWith: 'verification',
          text: {
            fr: 'Google peut alors déposer un témoin de sécurité. La [politique de confidentialité de Google](https://policies.google.com/privacy) s’applique.',
            en: 'Google may then set a security cookie. The [Google privacy policy](https://policies.google.com/privacy) applies.',
          },
        },
      ],
    },
    {
      id: 'change-your-mind',
      heading: {
        fr: 'Comment refuser la mesure d’audience, ou changer d’avis?',
        en: 'How do I refuse audience measurement, or change my mind?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Si un outil de mesure est en place, le pied de chaque page offre un lien vers vos choix. Vous pouvez y refuser ou accepter en tout temps. Sinon, nous ne vous demandons rien.',
            en: 'If a measurement tool is in place, the footer of every page links to your choices. There you can refuse or accept at any time. If not, we ask you nothing.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Le signal [Do Not Track](en) (ne pas me pister) ou [Global Privacy Control](en) de votre navigateur compte comme un refus. Aucun outil d’une autre entreprise ne se charge alors.',
            en: 'The Do Not Track or Global Privacy Control signal from your browser counts as a refusal. No tool from another company loads then.',
          },
        },
      ],
    },
    {
      id: 'delete-cookies',
      heading: { fr: 'Comment supprimer les témoins?', en: 'How do I delete cookies?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Ouvrez les réglages de votre navigateur, puis la partie sur la confidentialité.',
              en: 'Open your browser’s settings, then the privacy section.',
            },
            {
              fr: 'Cherchez les témoins et les données de sites.',
              en: 'Look for cookies and site data.',
            },
            {
              fr: 'Supprimez ceux de notre site, ou tous.',
              en: 'Delete the ones from our site, or all of them.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Sans le témoin lang, les pages restent dans la langue de leur adresse. Sans le témoin upload, l’envoi de fichiers peut échouer. Appelez-nous alors au [{{phone}}](tel:clinic).',
            en: 'Without the lang cookie, each page stays in the language of its address. Without the upload cookie, sending files may fail. In that case, call us at [{{phone}}](tel:clinic).',
          },
        },
        {
          kind: 'paragraph',
          onlyWith: 'measurement',
          text: {
            fr: 'Sans le témoin consent, la question peut vous être posée de nouveau.',
            en: 'Without the consent cookie, you may be asked the question again.',
          },
        },
      ],
    },
    {
      id: 'questions',
      heading: { fr: 'À qui poser une question?', en: 'Who can I ask?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Écrivez à [{{privacyEmail}}](mailto:privacy). La [politique de confidentialité](page:privacy) décrit vos droits et la façon de porter plainte.',
            en: 'Write to [{{privacyEmail}}](mailto:privacy). The [privacy policy](page:privacy) describes your rights and how to make a complaint.',
          },
        },
      ],
    },
  ],
  updated: '2026-11-27',
}
