import type { LegalContent } from '../contentTypes.js'

/** The terms of use of the site. */
export const terms: LegalContent = {
  name: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  head: {
    title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
    description: {
      fr: 'Ce que vous pouvez attendre de ce site : information générale, demandes de rendez-vous, prix, images, liens et droit du Québec.',
      en: 'What you can expect from this site: general information, appointment requests, prices, pictures, links and Québec law.',
    },
  },
  title: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  lead: {
    fr: 'Ces conditions disent ce que le site vous offre et ce qu’il ne remplace pas. En utilisant le site, vous les acceptez. Elles n’enlèvent rien aux droits que la loi vous donne.',
    en: 'These terms say what the site offers you and what it doesn’t replace. By using the site, you accept them. They take nothing away from the rights the law gives you.',
  },
  since: '2026-11-01',
  sections: [
    {
      id: 'emergencies',
      heading: { fr: 'Est-ce urgent?', en: 'Is it urgent?' },
      blocks: [
        {
          kind: 'list',
          items: [
            { fr: 'En cas d’urgence, composez le 911.', en: 'In an emergency, call 911.' },
            {
              fr: 'Pour une question de santé, appelez Info-Santé 811.',
              en: 'For a health question, call Info-Santé 811.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'N’utilisez pas nos formulaires pour une urgence. Personne ne les lit quand la clinique est fermée.',
            en: 'Please don’t use our forms for an emergency. Nobody reads them while the clinic is closed.',
          },
        },
      ],
    },
    {
      id: 'who-we-are',
      heading: { fr: 'Qui est responsable de ce site?', en: 'Who runs this site?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Ce site appartient à {{clinic}}, {{address}}. Dans ces pages, « nous » désigne la clinique.',
            en: 'This is the site of {{clinic}}, {{address}}. On these pages, “we” means the clinic.',
          },
        },
      ],
    },
    {
      id: 'general-information',
      heading: {
        fr: 'Le site remplace-t-il un avis médical?',
        en: 'Does the site replace medical advice?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Non. Nos pages donnent de l’information générale. Elles ne posent pas de diagnostic et ne remplacent pas l’avis d’une professionnelle ou d’un professionnel de la santé.',
            en: 'No. Our pages give general information. They don’t make a diagnosis, and they don’t replace the advice of a health professional.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Suivez d’abord les consignes de la personne qui vous soigne. Si une page vous semble dire autre chose, appelez-nous au [{{phone}}](tel:clinic).',
            en: 'First follow the instructions of the person who treats you. If a page seems to say something else, call us at [{{phone}}](tel:clinic).',
          },
        },
      ],
    },
    {
      id: 'requests-and-appointments',
      heading: {
        fr: 'Une demande est-elle un rendez-vous?',
        en: 'Is a request an appointment?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Pas encore. Le [formulaire de demande](page:home#contact) nous demande une réponse, en général en {{callbackDelay}}. Le rendez-vous existe quand nous l’avons fixé avec vous.',
            en: 'Not yet. The [request form](page:home#contact) asks us for an answer, usually within {{callbackDelay}}. You have an appointment once we’ve booked it with you.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Envoyer un formulaire ou un courriel ne crée pas de relation de soins avec un ou une médecin. Cette relation commence à la clinique.',
            en: 'Sending a form or an email doesn’t create a doctor-patient relationship. That relationship begins at the clinic.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'N’envoyez aucun renseignement médical en ligne. Donnez votre vrai nom, une façon de vous joindre, et l’accord de la personne si vous écrivez pour elle.',
            en: 'Please send no medical information online. Give your real name and a way to reach you. If you write for someone else, get their agreement first.',
          },
        },
      ],
    },
    {
      id: 'accuracy',
      heading: { fr: 'L’information est-elle à jour?', en: 'Is the information up to date?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Chaque page d’examen porte la date de sa dernière modification. Une consigne, un horaire ou une durée peut changer entre-temps. Fiez-vous d’abord à ce que nous vous disons à la prise de rendez-vous.',
            en: 'Each exam page shows when it was last changed. Instructions, hours or times may change in between. What we tell you when you book comes first.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Vous voyez une erreur? Écrivez à [{{email}}](mailto:clinic) et nous la corrigerons.',
            en: 'See a mistake? Write to [{{email}}](mailto:clinic) and we’ll correct it.',
          },
        },
      ],
    },
    {
      id: 'prices',
      heading: {
        fr: 'Que comprennent les prix affichés?',
        en: 'What do the posted prices include?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Un prix affiché est un total, avec sa date de fin de validité et ses conditions. Jusqu’à cette date, c’est le prix que nous demandons pour le service décrit.',
            en: 'A posted price is a total, with its conditions and the date until which it is valid. Until that date, it’s the price we charge for the service described.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Les pages [IRM](page:mri), [IRM mammaire](page:breastMri) et [PRP](page:prp) disent qui paie. Votre assureur décide de ce qu’il rembourse.',
            en: 'The [MRI](page:mri), [breast MRI](page:breastMri) and [PRP](page:prp) pages say who pays. Your insurer decides what it reimburses.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'La [Régie de l’assurance maladie du Québec](https://www.ramq.gouv.qc.ca) décrit les services qu’elle couvre. Vous ne payez rien sur ce site.',
            en: 'The [Régie de l’assurance maladie du Québec](fr:https://www.ramq.gouv.qc.ca) describes the services it covers. You don’t pay for anything on this site.',
          },
        },
      ],
    },
    {
      id: 'permitted-use',
      heading: {
        fr: 'Que pouvez-vous faire avec nos pages?',
        en: 'What may you do with our pages?',
      },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Les lire, les imprimer et en envoyer le lien à qui vous voulez.',
              en: 'Read them, print them and send the link to anyone.',
            },
            {
              fr: 'En citer un court passage, en nommant la clinique.',
              en: 'Quote a short passage, naming the clinic.',
            },
            {
              fr: 'Remettre une fiche de préparation à une patiente ou à un patient, sans la modifier.',
              en: 'Give a preparation sheet to a patient, unchanged.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Pour tout autre usage, demandez-nous la permission. N’essayez pas de forcer l’accès au site, de le surcharger ou d’y envoyer des messages faux ou automatisés.',
            en: 'For any other use, ask our permission. Don’t try to break into the site, overload it, or send false or automated messages through it.',
          },
        },
      ],
    },
    {
      id: 'intellectual-property',
      heading: {
        fr: 'À qui sont les textes et les images?',
        en: 'Who owns the words and pictures?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Le droit d’auteur et le droit des marques protègent les textes, les dessins et le nom de la clinique. Certains éléments, comme la police Source Sans Pro, suivent leur propre licence.',
            en: 'The words, drawings and name of the clinic are protected by copyright and trademark law. Some elements, such as the Source Sans Pro typeface, follow their own licence.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Les images du site sont simulées par ordinateur. Elles ne montrent aucune patiente, aucun patient et aucun résultat réel.',
            en: 'The pictures on this site are simulated by computer. They show no patient and no real result.',
          },
        },
      ],
    },
    {
      id: 'external-links',
      heading: { fr: 'Et les liens vers d’autres sites?', en: 'What about links to other sites?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous choisissons ces liens pour leur utilité, mais nous ne tenons pas ces sites. Leurs propres conditions et leur politique de confidentialité s’y appliquent.',
            en: 'We choose these links because they are useful, but we don’t run those sites. Their own terms and privacy policies apply there.',
          },
        },
      ],
    },
    {
      id: 'liability',
      heading: { fr: 'De quoi sommes-nous responsables?', en: 'What are we responsible for?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous tenons ce site avec soin, sans pouvoir garantir qu’il fonctionne en tout temps et sans erreur. Une panne ou une force majeure peut le rendre inaccessible. Le téléphone reste alors la façon de nous joindre.',
            en: 'We run this site with care, but we can’t guarantee that it always works without error. A failure or an event beyond our control may make it unavailable. You can then reach us by phone.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Rien ici n’écarte notre responsabilité pour un préjudice corporel ou moral, ni pour une faute intentionnelle ou lourde. Rien ne réduit vos droits selon le Code civil du Québec et la Loi sur la protection du consommateur.',
            en: 'Nothing here excludes our liability for bodily or moral injury, or for intentional or gross fault. Nothing reduces your rights under the Civil Code of Québec and the Consumer Protection Act.',
          },
        },
      ],
    },
    {
      id: 'privacy',
      heading: {
        fr: 'Que faisons-nous de vos renseignements?',
        en: 'What do we do with your information?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'La [politique de confidentialité](page:privacy) et la [politique sur les témoins](page:cookies) le décrivent. Ces conditions ne vous demandent aucun consentement de plus.',
            en: 'The [privacy policy](page:privacy) and the [cookie policy](page:cookies) explain it. These terms ask for no further consent.',
          },
        },
      ],
    },
    {
      id: 'changes',
      heading: { fr: 'Et si ces conditions changent?', en: 'What if these terms change?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous datons chaque version. Un changement vaut pour l’avenir et ne touche pas un rendez-vous déjà fixé.',
            en: 'We date each version. A change applies to the future and doesn’t affect an appointment already booked.',
          },
        },
      ],
    },
    {
      id: 'law-and-language',
      heading: { fr: 'Quel droit et quelle langue?', en: 'Which law, and which language?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Les lois en vigueur au Québec s’appliquent, et les tribunaux du Québec sont compétents. Vous gardez le droit de vous adresser au tribunal que la loi vous permet de choisir.',
            en: 'The laws in force in Québec apply, and the courts of Québec have jurisdiction. You keep the right to go to any court the law lets you choose.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Ces conditions existent en français et en anglais. En cas de différence, la version française l’emporte, sauf si la loi vous permet d’invoquer l’autre.',
            en: 'These terms exist in French and in English. If they differ, the French version prevails, unless the law lets you rely on the other.',
          },
        },
      ],
    },
    {
      id: 'contact',
      heading: { fr: 'Comment nous joindre?', en: 'How can you reach us?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Par téléphone : [{{phone}}](tel:clinic)',
              en: 'By phone: [{{phone}}](tel:clinic)',
            },
            {
              fr: 'Par courriel : [{{email}}](mailto:clinic)',
              en: 'By email: [{{email}}](mailto:clinic)',
            },
            {
              fr: 'Par la poste : {{clinic}}, {{address}}',
              en: 'By mail: {{clinic}}, {{address}}',
            },
          ],
        },
      ],
    },
  ],
  updated: '2026-11-22',
}
