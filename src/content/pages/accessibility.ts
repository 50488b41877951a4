import type { LegalContent } from '../contentTypes.js'

/** The accessibility statement of the site and the clinic. */
export const accessibility: LegalContent = {
  name: { fr: 'Accessibilité', en: 'Accessibility' },
  head: {
    title: { fr: 'Accessibilité', en: 'Accessibility' },
    description: {
      fr: 'Ce que nous faisons pour rendre le site et la clinique accessibles, et les limites connues. L’aide offerte et comment signaler un obstacle.',
      en: 'What we do to make the site and the clinic accessible, and the limits we know of. How to ask for help and report a barrier.',
    },
  },
  title: { fr: 'Accessibilité', en: 'Accessibility' },
  lead: {
    fr: 'Chaque personne doit pouvoir lire ce site, nous joindre et passer son examen. Cette page dit ce qui est fait, ce qui manque et comment obtenir de l’aide.',
    en: 'Everyone should be able to read this site, reach us and have their exam. This page says what’s done, what’s missing and how to get help.',
  },
  since: '2026-11-01',
  sections: [
    {
      id: 'our-commitment',
      heading: { fr: 'À quoi nous engageons-nous?', en: 'What do we commit to?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous visons le niveau AA des règles WCAG 2.2 pour toutes les pages, en français et en anglais. Ces règles internationales portent sur l’accessibilité du Web.',
            en: 'We aim for level AA of the WCAG 2.2 guidelines on every page, in French and in English. These international guidelines cover web accessibility.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Cet engagement vaut aussi pour les formulaires, les courriels et les fiches à imprimer. Un obstacle signalé est pour nous une panne à réparer.',
            en: 'The same goes for our forms, our emails and our printed sheets. We treat a reported barrier as a fault to fix.',
          },
        },
      ],
    },
    {
      id: 'what-we-did',
      heading: { fr: 'Qu’avons-nous fait?', en: 'What have we done?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Tout se fait au clavier, et l’endroit où vous êtes reste visible.',
              en: 'Everything works with a keyboard, and where you are stays visible.',
            },
            {
              fr: 'Chaque page a des titres en ordre, des repères et un lien vers le contenu.',
              en: 'Each page has ordered headings, landmarks and a link to skip to the content.',
            },
            {
              fr: 'Le texte ressort assez du fond, en thème clair comme en thème sombre.',
              en: 'Text stands out enough from the background, in light and dark themes.',
            },
            {
              fr: 'La couleur ne porte jamais seule un message.',
              en: 'Colour never carries a message alone.',
            },
            {
              fr: 'Les pages se lisent agrandies et sur un petit écran.',
              en: 'Pages can be read enlarged and on a small screen.',
            },
            {
              fr: 'Chaque champ a une étiquette. Une erreur dit ce qui manque, et ce que vous avez écrit reste là.',
              en: 'Each field has a label. An error says what’s missing, and what you typed stays there.',
            },
            {
              fr: 'Les mouvements s’arrêtent si votre appareil le demande.',
              en: 'Movement stops if your device asks for it.',
            },
            {
              fr: 'Les pages et les formulaires fonctionnent sans script.',
              en: 'Pages and forms work without scripts.',
            },
            {
              fr: 'Les phrases sont courtes, et les mots médicaux sont expliqués.',
              en: 'Sentences are short, and medical words are explained.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-test',
      heading: { fr: 'Comment le vérifions-nous?', en: 'How do we check?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Un outil automatisé (axe) examine les pages dans les deux langues.',
              en: 'An automated tool (axe) examines the pages in both languages.',
            },
            {
              fr: 'Un autre outil vérifie le code HTML des pages.',
              en: 'Another tool checks the HTML code of the pages.',
            },
            {
              fr: 'Nous mesurons le contraste des couleurs dans les deux thèmes.',
              en: 'We measure the contrast of colours in both themes.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Un outil ne voit pas tout. Aucune firme externe n’a encore évalué le site. Aucune personne handicapée ne l’a encore mis à l’essai pour nous.',
            en: 'A tool doesn’t see everything. No outside firm has assessed the site yet. People with disabilities haven’t tested it for us yet.',
          },
        },
      ],
    },
    {
      id: 'known-limits',
      heading: { fr: 'Quelles limites connaissons-nous?', en: 'Which limits do we know of?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'La carte est un dessin. L’adresse, le transport et le stationnement sont aussi écrits [dans la section d’accès](page:home#gmap).',
              en: 'The map is a drawing. The address, transit and parking are also written out [in the directions section](page:home#gmap).',
            },
            {
              fr: 'Les images d’échographie et d’IRM sont simulées. Leur texte de remplacement dit ce qu’elles illustrent, sans tout décrire.',
              en: 'The ultrasound and MRI pictures are simulated. Their alternative text says what they illustrate, but doesn’t describe everything.',
            },
            {
              fr: 'Les règles de semaines et de jours sont graphiques. Les mêmes dates sont écrites dans le texte.',
              en: 'The week and day rulers are graphic. The same dates are written in the text.',
            },
            {
              fr: 'L’envoi d’un CV en fichier ne convient pas à tout le monde. Appelez-nous et nous trouverons une autre façon.',
              en: 'Sending a CV as a file doesn’t suit everyone. Call us and we’ll find another way.',
            },
            {
              fr: 'Le site n’offre pas de vidéo en langue des signes.',
              en: 'The site has no sign language videos.',
            },
            {
              fr: 'Les autres sites vers lesquels nous menons suivent leurs propres règles.',
              en: 'Other sites we link to follow their own rules.',
            },
          ],
        },
      ],
    },
    {
      id: 'ask-for-help',
      heading: {
        fr: 'Quelle aide pouvez-vous demander?',
        en: 'What help can you ask for?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Dites-nous ce qui vous aiderait, au [{{phone}}](tel:clinic). Dans le [formulaire de demande](page:home#contact), nommez l’aide voulue sans en donner la raison. Nous vous dirons ce que nous pouvons prévoir.',
            en: 'Tell us what would help, at [{{phone}}](tel:clinic). In the [request form](page:home#contact), name the help you want without giving the reason. We’ll tell you what we can arrange.',
          },
        },
        {
          kind: 'list',
          items: [
            {
              fr: '**Interprète** : sans frais, par téléphone ou vidéo. En langue des signes, prévenez-nous 3 jours ouvrables d’avance.',
              en: '**Interpreter**: free, by phone or video. For sign language, tell us 3 business days ahead.',
            },
            {
              fr: '**Moment calme** : un rendez-vous à une heure plus tranquille, ou plus de temps.',
              en: '**Quiet time**: an appointment at a quieter hour, or more time.',
            },
            {
              fr: '**Accompagnement** : {{companion}}',
              en: '**Companion**: {{companion}}',
            },
            {
              fr: '**Gros caractères** : les consignes et les formulaires imprimés plus grand, ou lus à voix haute.',
              en: '**Larger print**: instructions and forms printed larger, or read aloud.',
            },
            {
              fr: '**Fauteuil roulant ou marchette** : un accès et une salle préparés pour vous. Nous prêtons un fauteuil et une marchette faits pour la salle d’IRM.',
              en: '**Wheelchair or walker access**: a way in and a room ready for you. We lend a wheelchair and a walker made for the MRI room.',
            },
            {
              fr: '**Autre façon de communiquer** : par courriel ou par un service de relais (SRV Canada VRS ou le 711), plutôt que par téléphone.',
              en: '**Another way to talk**: by email or through a relay service (SRV Canada VRS or 711), instead of the phone.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Si un formulaire vous cause des difficultés, appelez : nous le remplissons avec vous.',
            en: 'If a form gives you trouble, call us: we’ll fill it in with you.',
          },
        },
      ],
    },
    {
      id: 'getting-here',
      heading: {
        fr: 'Comment entrer et circuler à la clinique?',
        en: 'How do you get in and around the clinic?',
      },
      blocks: [
        {
          kind: 'list',
          items: [
            { fr: '**Adresse.** {{address}}.', en: '**Address.** {{address}}.' },
            { fr: '**Transport en commun.** {{transit}}', en: '**Public transit.** {{transit}}' },
            { fr: '**Stationnement.** {{parking}}', en: '**Parking.** {{parking}}' },
            { fr: '**À la clinique.** {{access}}', en: '**At the clinic.** {{access}}' },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Pour une IRM, parlez-nous d’avance de votre fauteuil, de votre marchette ou d’un appareil que vous portez. Certains objets n’entrent pas dans la salle.',
            en: 'For an MRI, tell us ahead about your wheelchair, your walker or any device you wear. Some objects can’t go into the room.',
          },
        },
      ],
    },
    {
      id: 'report-a-barrier',
      heading: { fr: 'Comment signaler un obstacle?', en: 'How do you report a barrier?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Par courriel : [{{email}}](mailto:clinic)',
              en: 'By email: [{{email}}](mailto:clinic)',
            },
            {
              fr: 'Par téléphone : [{{phone}}](tel:clinic)',
              en: 'By phone: [{{phone}}](tel:clinic)',
            },
            {
              fr: 'Par la poste : {{clinic}}, {{address}}',
              en: 'By mail: {{clinic}}, {{address}}',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Dites-nous la page ou le lieu, ce que vous vouliez faire et ce qui a bloqué. Si vous le voulez, nommez l’appareil ou le lecteur d’écran que vous utilisez.',
            en: 'Tell us which page or place, what you wanted to do and what stopped you. If you like, name the device or screen reader you use.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous vous répondons en général en {{callbackDelay}}. S’il vous manque une information, nous vous la donnons autrement. Dans les 30 jours, nous vous disons ce qui est corrigé, ou quand ce le sera.',
            en: 'We usually answer within {{callbackDelay}}. If you’re missing information, we give it to you another way. Within 30 days, we tell you what’s fixed, or when it will be.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Notre réponse ne vous convient pas? La [Commission des droits de la personne et des droits de la jeunesse](https://www.cdpdj.qc.ca) peut vous renseigner.',
            en: 'Not satisfied with our answer? Québec’s human rights commission, the [Commission des droits de la personne et des droits de la jeunesse](fr:https://www.cdpdj.qc.ca), can advise you.',
          },
        },
      ],
    },
    {
      id: 'this-statement',
      heading: { fr: 'De quand date cette page?', en: 'When was this page written?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Cette déclaration date du 1er novembre 2026. Nous la relisons au moins une fois par an, et après chaque changement important du site.',
            en: 'This statement is dated November 1, 2026. We review it at least once a year, and after each important change to the site.',
          },
        },
      ],
    },
  ],
  updated: '2026-11-22',
}
