import type { LegalContent } from '../contentTypes.js'
import { carriedBy } from './emailContents.js'

/** The privacy policy in force. */
export const privacy: LegalContent = {
  name: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  head: {
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    description: {
      fr: 'Ce que ce site recueille, pourquoi, qui le lit et combien de temps nous le gardons. Vos droits, et comment les exercer.',
      en: 'What this website collects, why, who reads it and how long we keep it. Your rights in Québec, and how to use them.',
    },
  },
  title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  lead: {
    fr: 'Nous vous demandons peu de renseignements. Cette page dit lesquels, pourquoi, qui les lit et combien de temps nous les gardons. Elle porte sur le site Web : votre dossier médical suit ses propres règles.',
    en: 'We ask you for very little. This page says what, why, who reads it and how long we keep it. It covers the website: your medical file follows its own rules.',
  },
  since: '2026-11-01',
  sections: [
    {
      id: 'in-short',
      heading: { fr: 'Que faut-il retenir?', en: 'What matters most?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'Nous recueillons ce que vous écrivez dans nos formulaires, et les fichiers joints à une candidature.',
              en: 'We collect what you type in our forms, and the files you attach to a job application.',
            },
            {
              fr: 'Pour un rendez-vous, nous ne demandons en ligne ni numéro d’assurance maladie, ni symptômes, ni fichier.',
              en: 'For an appointment, we never ask online for a health insurance number, symptoms or files.',
            },
            {
              fr: 'L’accueil lit les demandes. Les ressources humaines lisent les candidatures.',
              en: 'The front desk reads requests. Human resources reads applications.',
            },
            {
              fr: 'Chaque renseignement a une durée. La page [Ce que nous gardons](page:whatWeKeep) dit laquelle.',
              en: 'Everything is kept for a set time. The page [What we keep](page:whatWeKeep) says which.',
            },
            {
              fr: 'Aucune mesure d’audience ne fonctionne sans votre accord.',
              en: 'Nothing measures your visit unless you agree.',
            },
            {
              fr: 'Nous ne vendons aucun renseignement et n’établissons aucun profil.',
              en: 'We don’t sell information and we don’t build profiles.',
            },
          ],
        },
      ],
    },
    {
      id: 'person-in-charge',
      heading: {
        fr: 'Qui est responsable de vos renseignements?',
        en: 'Who is responsible for your information?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'C’est {{privacyOfficer}}. Vous pouvez la joindre de trois façons.',
            en: 'It is {{privacyOfficer}}. You can reach this person in three ways.',
          },
        },
        {
          kind: 'list',
          items: [
            {
              fr: 'Par courriel : [{{privacyEmail}}](mailto:privacy)',
              en: 'By email: [{{privacyEmail}}](mailto:privacy)',
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
            fr: 'Deux lois du Québec s’appliquent. La [Loi sur la protection des renseignements personnels dans le secteur privé](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-39.1) (P-39.1) couvre tout ce que ce site recueille. La Loi 25 l’a modernisée.',
            en: 'Two Québec laws apply. The [Act respecting the protection of personal information in the private sector](https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1) (P-39.1) covers everything this site collects. Law 25 brought it up to date.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Une demande d’examen relève aussi de la [Loi sur les renseignements de santé et de services sociaux](https://www.legisquebec.gouv.qc.ca/fr/document/lc/R-22.1) (R-22.1). Cette loi est en vigueur depuis le 1er juillet 2024.',
            en: 'A request that names an exam also comes under the [Act respecting health and social services information](https://www.legisquebec.gouv.qc.ca/en/document/cs/R-22.1) (R-22.1). That law has been in force since July 1, 2024.',
          },
        },
      ],
    },
    {
      id: 'what-we-collect',
      heading: {
        fr: 'Que recueillons-nous, et par quels moyens?',
        en: 'What do we collect, and how?',
      },
      blocks: [
        {
          kind: 'subheading',
          text: {
            fr: 'Quand vous demandez un rendez-vous ou posez une question',
            en: 'When you request an appointment or ask a question',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Le [formulaire de demande](page:home#contact) recueille ce que vous y écrivez. Nous nommons [chaque renseignement d’une demande](page:whatWeKeep#requests).',
            en: 'The [request form](page:home#contact) collects what you type in it. We name [each item of a request](page:whatWeKeep#requests).',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nommer un examen peut en dire un peu sur votre santé. Nous traitons donc chaque demande comme un renseignement sensible. N’écrivez ni symptôme, ni résultat, ni numéro d’assurance maladie dans le message.',
            en: 'Naming an exam can say something about your health. So we treat every request as sensitive information. Please leave symptoms, results and health insurance numbers out of your message.',
          },
        },
        {
          kind: 'subheading',
          text: { fr: 'Quand vous postulez', en: 'When you apply for a job' },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Le formulaire recueille ce qui sert à étudier votre candidature : [chaque renseignement d’une candidature](page:whatWeKeep#applications). Une case à part demande votre accord pour d’autres offres.',
            en: 'The form collects what we need to consider your application: [each item of an application](page:whatWeKeep#applications). A separate box asks for your agreement to be considered for other jobs.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'N’ajoutez ni numéro d’assurance sociale, ni photo, ni renseignement sur votre santé.',
            en: 'Please leave out your social insurance number, photos and anything about your health.',
          },
        },
        {
          kind: 'subheading',
          text: {
            fr: 'Quand vous dites si une page vous a été utile',
            en: 'When you tell us whether a page was useful',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous gardons [votre réponse et la page visée](page:whatWeKeep#feedback-answers), sans rien qui vous nomme.',
            en: 'We keep [your answer and the page it is about](page:whatWeKeep#feedback-answers), and nothing that names you.',
          },
        },
        {
          kind: 'subheading',
          text: { fr: 'Quand vous utilisez un outil', en: 'When you use a tool' },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous ne gardons rien de ce que vous inscrivez dans les [outils du site](page:tools). Si votre navigateur n’exécute pas de script, notre serveur répond à sa place, sans garder ni noter vos réponses.',
            en: 'We keep nothing you enter in the [tools on this site](page:tools). If your browser runs no script, our server answers in its place, and neither keeps nor logs what you entered.',
          },
        },
        {
          kind: 'subheading',
          text: { fr: 'Quand vous parcourez le site', en: 'When you visit the site' },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Notre serveur tient un [journal technique](page:whatWeKeep#log). Il raccourcit votre adresse réseau, qui désigne alors un groupe d’appareils et non un seul.',
            en: 'Our server keeps a [technical log](page:whatWeKeep#log). It shortens your network address, which then stands for a group of devices, not one.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Le site utilise quelques témoins. La [politique sur les témoins](page:cookies) les nomme un à un.',
            en: 'The site uses a few cookies. The [cookie policy](page:cookies) names each one.',
          },
        },
        {
          kind: 'subheading',
          text: { fr: 'Ce que nous ne demandons pas', en: 'What we don’t ask for' },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Aux patientes et aux patients, ce site ne demande ni numéro d’assurance maladie, ni symptômes, ni fichier. Nous n’achetons aucun renseignement sur vous.',
            en: 'From patients, this site asks for no health insurance number, no symptoms and no files. We don’t buy information about you from anyone.',
          },
        },
      ],
    },
    {
      id: 'consent',
      heading: { fr: 'À quoi consentez-vous?', en: 'What do you agree to?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Une demande et une candidature ont chacune une case où vous consentez à l’usage décrit à côté. Si vous préférez ne rien écrire en ligne, appelez-nous au [{{phone}}](tel:clinic).',
            en: 'A request and an application each have a box where you agree to the use described beside it. If you’d rather not write online, call us at [{{phone}}](tel:clinic).',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous vous demandons votre accord avant toute autre utilisation de vos renseignements, sauf si la loi le permet ou l’exige. Nous n’envoyons ni infolettre ni publicité.',
            en: 'We ask you before any other use of your information, unless the law allows or requires it. We send no newsletters and no advertising.',
          },
        },
      ],
    },
    {
      id: 'who-reads-it',
      heading: { fr: 'Qui lit vos renseignements?', en: 'Who reads your information?' },
      blocks: [
        {
          kind: 'list',
          items: [
            { fr: 'L’accueil lit les demandes.', en: 'The front desk reads requests.' },
            {
              fr: 'Les ressources humaines lisent les candidatures et les fichiers joints.',
              en: 'Human resources reads applications and the files attached to them.',
            },
            {
              fr: 'Nos fournisseurs nous aident. {{processors}}',
              en: 'Our providers help us. {{processors}}',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nos fournisseurs agissent pour nous, selon une entente écrite. Nous ne vendons, ne louons et n’échangeons aucun renseignement personnel.',
            en: 'Our providers act for us, under a written agreement. We don’t sell, rent or trade personal information.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'La loi peut nous obliger à communiquer un renseignement, par exemple sur l’ordre d’un tribunal.',
            en: 'The law may require us to disclose information, for example by court order.',
          },
        },
      ],
    },
    {
      id: 'emails',
      heading: { fr: 'Que contiennent nos courriels?', en: 'What do our emails contain?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Un courriel est moins protégé que ce site. Aucun courriel ne nomme votre examen ni ne reprend votre message, et aucun n’a de pièce jointe.',
            en: 'An email is less protected than this site. No email names your exam or repeats your message, and none has an attachment.',
          },
        },
        {
          kind: 'table',
          caption: { fr: 'Contenu de nos courriels', en: 'What our emails hold' },
          columns: [
            { fr: 'Courriel', en: 'Email' },
            { fr: 'Contenu', en: 'What it holds' },
          ],
          rows: [
            [{ fr: '**À vous**', en: '**To you**' }, carriedBy('acknowledgement')],
            [
              { fr: '**Réponse de l’équipe**', en: '**Team’s reply**' },
              {
                fr: 'son message et la référence; sans téléphone, date et heure',
                en: 'its message and the reference; with no phone, date and time',
              },
            ],
            [{ fr: '**Avis à l’équipe**', en: '**Notice to the team**' }, carriedBy('notice')],
            [{ fr: '**Envoi mis à part**', en: '**Set apart**' }, carriedBy('setApart')],
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Ces courriels laissent des [copies dans nos boîtes](page:whatWeKeep#mailboxes). L’équipe les supprime une fois la demande ou la candidature traitée.',
            en: 'These emails leave [copies in our mailboxes](page:whatWeKeep#mailboxes). Our team deletes them once the request or the application has been handled.',
          },
        },
      ],
    },
    {
      id: 'how-long',
      heading: {
        fr: 'Combien de temps gardons-nous ces renseignements?',
        en: 'How long do we keep it?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'La page [Ce que nous gardons](page:whatWeKeep) donne la durée de chaque renseignement, sa raison et qui le lit. Elle fait partie de cette politique.',
            en: 'The page [What we keep](page:whatWeKeep) gives the time for each kind of information, its purpose and who reads it. It is part of this policy.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'La durée affichée quand vous écrivez ou postulez est celle qui s’applique. Vous pouvez demander une suppression plus tôt.',
            en: 'The time shown when you write or apply is the one that counts. You can ask us to delete sooner.',
          },
        },
      ],
    },
    {
      id: 'where-it-is-kept',
      heading: {
        fr: 'Où vos renseignements sont-ils conservés?',
        en: 'Where is your information kept?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Les demandes, les candidatures et leurs fichiers sont conservés {{hosting}}.',
            en: 'Requests, applications and their files are kept {{hosting}}.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Un courriel peut passer par des serveurs situés hors du Québec, selon le fournisseur de chaque boîte.',
            en: 'An email may pass through servers outside Québec, depending on who runs each mailbox.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Avant de confier un renseignement personnel à quelqu’un hors du Québec, nous évaluons les risques pour votre vie privée. Nous y renonçons si la protection n’est pas adéquate. Sinon, une entente écrite en fixe les règles.',
            en: 'Before we entrust personal information to anyone outside Québec, we assess the risks to your privacy. We don’t do it if protection there isn’t adequate. Otherwise a written agreement sets the rules.',
          },
        },
      ],
    },
    {
      id: 'security',
      heading: { fr: 'Comment les protégeons-nous?', en: 'How do we protect it?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'La connexion entre votre navigateur et le site est chiffrée (HTTPS).',
              en: 'The connection between your browser and the site is encrypted (HTTPS).',
            },
            {
              fr: 'Le nombre et la taille des fichiers sont limités, et chaque envoi de fichier est autorisé par une signature.',
              en: 'The number and size of files are limited, and a signature authorizes each file sent.',
            },
            {
              fr: 'Aucun nom, aucune coordonnée, aucun texte saisi n’entre dans une adresse de page, un journal ou un outil de mesure.',
              en: 'No name, contact details or form text goes into a page address, a log or a measurement tool.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Aucune mesure n’écarte tous les risques. Si vous remarquez une faille, écrivez à [{{privacyEmail}}](mailto:privacy).',
            en: 'No measure removes every risk. If you notice a weakness, write to [{{privacyEmail}}](mailto:privacy).',
          },
        },
      ],
    },
    {
      id: 'our-rules',
      heading: {
        fr: 'Quelles règles suit notre équipe?',
        en: 'Which rules does our team follow?',
      },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: 'La personne responsable veille au respect de ces règles, tient le registre des incidents et répond aux plaintes.',
              en: 'The person in charge sees that these rules are kept, keeps the register of incidents and answers complaints.',
            },
            {
              fr: 'Chaque personne ne voit que ce que son travail demande. Dans l’espace du personnel, un registre note qui a ouvert ou modifié quoi.',
              en: 'Each person sees only what their work requires. In the staff area, a register records who opened or changed what.',
            },
            {
              fr: 'Le site supprime de lui-même ce qui est arrivé au bout de sa durée.',
              en: 'The site automatically deletes whatever has reached its end date.',
            },
            {
              fr: 'Nous évaluons les risques avant d’adopter un outil qui touche vos renseignements.',
              en: 'We assess the risks before we adopt a tool that touches your information.',
            },
          ],
        },
      ],
    },
    {
      id: 'form-checks',
      heading: {
        fr: 'Comment repérons-nous les envois abusifs?',
        en: 'How do we spot abusive messages?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous vérifions les envois sur notre propre serveur. Un champ piège, le temps de remplissage et le nombre d’envois aident à repérer les robots. Ces vérifications ne servent à rien d’autre.',
            en: 'We check what’s sent on our own server. A trap field, the time taken and the number of sends help us spot robots. We use these checks for nothing else.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Si la clinique active une vérification humaine invisible (reCAPTCHA, de Google), le formulaire de demande le dit. Elle se charge quand vous commencez à le remplir, jamais avant, et s’arrête quand vous quittez la page.',
            en: 'If the clinic turns on an invisible human verification (reCAPTCHA, from Google), the request form says so. It loads when you start filling it in, never before, and stops when you leave the page.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Google reçoit alors des renseignements techniques sur votre appareil et peut les traiter hors du Québec. La [politique de confidentialité de Google](https://policies.google.com/privacy) et les [conditions de Google](https://policies.google.com/terms) s’appliquent.',
            en: 'Google then receives technical information about your device and may process it outside Québec. The [Google privacy policy](https://policies.google.com/privacy) and [Google terms](https://policies.google.com/terms) apply.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Votre navigateur envoie-t-il le signal [Do Not Track](en) (ne pas me pister) ou [Global Privacy Control](en)? Alors la vérification ne se charge pas, et votre demande est envoyée quand même. Vous pouvez aussi nous appeler au [{{phone}}](tel:clinic).',
            en: 'Does your browser send the Do Not Track or Global Privacy Control signal? Then the verification doesn’t load, and your request is sent all the same. You can also call us at [{{phone}}](tel:clinic).',
          },
        },
      ],
    },
    {
      id: 'audience-measurement',
      heading: { fr: 'Le site mesure-t-il ma visite?', en: 'Does the site measure my visit?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Pas sans votre accord. Aucun outil de mesure ne se charge avant que vous ayez consenti.',
            en: 'Not without your agreement. No measurement tool loads before you consent.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Si nous mettons en place un outil de mesure, nous vous le demandons d’abord. Refuser et accepter ont le même poids à l’écran. L’outil prévu est Google Tag Manager, qui peut traiter des renseignements techniques hors du Québec.',
            en: 'If we set up a measurement tool, we ask you first. Refusing and accepting carry the same weight on screen. The planned tool is Google Tag Manager, which may process technical information outside Québec.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Votre navigateur peut envoyer le signal [Do Not Track](en) (ne pas me pister) ou [Global Privacy Control](en). Nous le tenons pour un refus. La politique sur les témoins explique [comment changer d’avis sur les témoins](page:cookies#change-your-mind).',
            en: 'Your browser may send the Do Not Track or Global Privacy Control signal. We count it as a refusal. The cookie policy explains [how to change your mind about cookies](page:cookies#change-your-mind).',
          },
        },
      ],
    },
    {
      id: 'automated-decisions',
      heading: {
        fr: 'Prenons-nous des décisions automatisées?',
        en: 'Do we make automated decisions?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Non. Une personne lit les demandes et les candidatures. Un filtre [met à part ce qui ressemble à du pourriel](page:whatWeKeep#set-apart), et une personne en lit la liste. Nous ne faisons ni profilage, ni localisation, ni décision automatisée à votre sujet.',
            en: 'No. A person reads the requests and applications. A filter [sets apart what looks like spam](page:whatWeKeep#set-apart), and a person reads the list. We don’t profile you, locate you or make automated decisions about you.',
          },
        },
      ],
    },
    {
      id: 'your-rights',
      heading: { fr: 'Quels sont vos droits?', en: 'What are your rights?' },
      blocks: [
        {
          kind: 'list',
          items: [
            {
              fr: '**Accès** : savoir ce que nous détenons sur vous et en recevoir une copie.',
              en: '**Access**: know what we hold about you and receive a copy.',
            },
            {
              fr: '**Rectification** : faire corriger ce qui est inexact, incomplet ou équivoque.',
              en: '**Rectification**: have us correct what is inaccurate, incomplete or unclear.',
            },
            {
              fr: '**Retrait du consentement** : changer d’avis en tout temps. Nous cessons alors d’utiliser vos renseignements.',
              en: '**Withdrawal of consent**: change your mind at any time. We then stop using your information.',
            },
            {
              fr: '**Suppression** : faire effacer ce que nous n’avons plus de raison de garder.',
              en: '**Deletion**: have us erase what we no longer have a reason to keep.',
            },
            {
              fr: '**Désindexation** : faire cesser une diffusion, ou retirer un lien attaché à votre nom, dans les cas prévus par la loi.',
              en: '**De-indexing**: have us stop publishing something, or remove a link tied to your name, where the law provides.',
            },
            {
              fr: '**Portabilité** : recevoir ce que vous nous avez fourni dans un format informatique courant, ou le faire transmettre.',
              en: '**Portability**: receive what you gave us in a common digital format, or have us pass it on.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Retirer votre consentement ne change pas ce qui a été fait avant. Nous ne pourrons toutefois plus vous rappeler ni étudier votre candidature.',
            en: 'Withdrawing your consent doesn’t change what was done before. We will no longer be able to call you back or consider your application, though.',
          },
        },
      ],
    },
    {
      id: 'make-a-request',
      heading: { fr: 'Comment exercer vos droits?', en: 'How do you use these rights?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Écrivez à [{{privacyEmail}}](mailto:privacy) ou par la poste. Dites quel renseignement vous visez et comment vous joindre. Si vous voulez de l’aide pour préparer votre demande, appelez-nous au [{{phone}}](tel:clinic).',
            en: 'Write to [{{privacyEmail}}](mailto:privacy) or by mail. Tell us which information you mean and how to reach you. If you’d like help preparing your request, call us at [{{phone}}](tel:clinic).',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous vérifions d’abord votre identité. Nous répondons ensuite par écrit, dans les 30 jours suivant la réception de votre demande.',
            en: 'We first check who you are. We then answer in writing, within 30 days of receiving your request.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Si nous refusons, nous disons pourquoi, selon quel article de la loi et quels recours vous avez. L’accès est gratuit. Si une copie entraîne des frais raisonnables, nous vous en donnons le montant d’avance.',
            en: 'If we refuse, we say why, under which section of the law, and how you can contest it. Access is free. If a copy involves a reasonable charge, we tell you the amount beforehand.',
          },
        },
      ],
    },
    {
      id: 'complaints',
      heading: { fr: 'Comment porter plainte?', en: 'How do you make a complaint?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Écrivez-nous d’abord à [{{privacyEmail}}](mailto:privacy) et racontez ce qui s’est passé. La personne responsable étudie votre plainte et vous répond par écrit dans les 30 jours.',
            en: 'First write to us at [{{privacyEmail}}](mailto:privacy) and tell us what happened. The person in charge reviews your complaint and answers in writing within 30 days.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Vous pouvez aussi porter plainte à la [Commission d’accès à l’information](https://www.cai.gouv.qc.ca). Son numéro sans frais est le 1 888 528-7741.',
            en: 'You can also complain to the [Commission d’accès à l’information](fr:https://www.cai.gouv.qc.ca), Québec’s privacy regulator. Its toll-free number is 1-888-528-7741.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Si nous refusons un accès ou une rectification, vous avez 30 jours pour lui demander d’examiner la mésentente. Une absence de réponse de notre part dans le délai compte comme un refus.',
            en: 'If we refuse access or a correction, you have 30 days to ask it to examine the disagreement. If we don’t answer in time, that counts as a refusal.',
          },
        },
      ],
    },
    {
      id: 'confidentiality-incidents',
      heading: {
        fr: 'Que se passe-t-il en cas d’incident de confidentialité?',
        en: 'What happens after a confidentiality incident?',
      },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Un incident, c’est un renseignement personnel perdu, ou bien consulté, utilisé ou communiqué sans que la loi l’autorise.',
            en: 'An incident means personal information was lost, or was seen, used or shared in a way the law doesn’t allow.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Nous agissons pour réduire le risque et éviter que cela se reproduise. Nous inscrivons chaque incident dans un registre. S’il y a un risque de préjudice sérieux, nous avisons rapidement la Commission et les personnes touchées.',
            en: 'We act to reduce the risk and to keep it from happening again. We record every incident in a register. If there’s a risk of serious injury, we promptly notify the Commission and the people affected.',
          },
        },
      ],
    },
    {
      id: 'medical-file',
      heading: { fr: 'Et votre dossier médical?', en: 'What about your medical file?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Votre dossier médical est tenu à la clinique, à part de ce site. La Loi sur les renseignements de santé et de services sociaux et les règles des ordres professionnels l’encadrent. Cette politique ne le couvre pas.',
            en: 'Your medical file is kept at the clinic, apart from this site. Québec’s Act respecting health and social services information and the rules of the professional orders govern it. This policy doesn’t cover it.',
          },
        },
        {
          kind: 'paragraph',
          text: {
            fr: 'Pour le consulter ou en demander une copie, appelez-nous au [{{phone}}](tel:clinic). N’envoyez pas de renseignements médicaux par courriel.',
            en: 'To see it or ask for a copy, call us at [{{phone}}](tel:clinic). Please don’t send medical information by email.',
          },
        },
      ],
    },
    {
      id: 'children',
      heading: { fr: 'Et pour un enfant?', en: 'What about a child?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Pour un enfant de moins de 14 ans, un parent, un tuteur ou une tutrice remplit le formulaire et consent. À partir de 14 ans, la personne peut consentir elle-même.',
            en: 'For a child under 14, a parent or legal guardian (tutor) fills in the form and consents. From the age of 14, a person may consent for themselves.',
          },
        },
      ],
    },
    {
      id: 'changes',
      heading: { fr: 'Et si cette politique change?', en: 'What if this policy changes?' },
      blocks: [
        {
          kind: 'paragraph',
          text: {
            fr: 'Chaque version porte sa date. Nous annonçons un changement important sur le site avant qu’il s’applique. Vous pouvez lire la version précédente dans la [politique archivée](page:privacyArchive).',
            en: 'Each version carries its date. We announce an important change on the site before it applies. You can read the earlier version in the [archived policy](page:privacyArchive).',
          },
        },
      ],
    },
  ],
  updated: '2026-11-22',
}
