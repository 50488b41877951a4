import type { HeadContent, PageContent } from '../../services/content/schemas/pageParts.js'
import type { Localized, Text } from '../localized.js'

/** Kinds of data that the site stores, in the order of the page. */
export const keptKinds = [
  'requests',
  'applications',
  'files',
  'feedback',
  'setApart',
  'emails',
  'mailboxes',
  'log',
  'counters',
  'backups',
  'accounts',
  'audit',
  'privacyRequests',
  'incidents',
  'content',
  'browser',
] as const
export type KeptKind = (typeof keptKinds)[number]

/** Texts about one kind of data; its fields come from the code that stores them. */
interface RetentionTexts {
  readonly id: string
  readonly heading: Localized
  readonly why: Text
  /** Content, for kinds without a table of fields. */
  readonly what?: Text
  readonly who: Text
  readonly howLong: Text
}

interface WhatWeKeepContent extends PageContent {
  readonly head: HeadContent
  readonly title: Localized
  readonly lead: Text
  readonly since: string
  /** A missing kind does not compile. */
  readonly kinds: Readonly<Record<KeptKind, RetentionTexts>>
}

export const whatWeKeep: WhatWeKeepContent = {
  name: { fr: 'Ce que nous gardons', en: 'What we keep' },
  head: {
    title: { fr: 'Ce que nous gardons', en: 'What we keep' },
    description: {
      fr: 'Chaque renseignement que le site garde : lequel, pourquoi, qui le lit et pendant combien de temps.',
      en: 'Every piece of information this website keeps: what it is, why, who reads it and for how long.',
    },
  },
  title: { fr: 'Ce que nous gardons', en: 'What we keep' },
  lead: {
    fr: 'Voici tout ce que ce site garde, un type à la fois. Cette page complète la [politique de confidentialité](page:privacy), qui décrit vos droits. Votre dossier médical n’est pas ici : il est à la clinique.',
    en: 'Here is everything this website keeps, one kind at a time. It adds to our [privacy policy](page:privacy), which sets out your rights. Your medical file isn’t here: it’s at the clinic.',
  },
  since: '2026-11-01',
  kinds: {
    requests: {
      id: 'requests',
      heading: { fr: 'Votre demande ou votre question', en: 'Your request or question' },
      why: {
        fr: 'Elle sert à vous joindre, à fixer un rendez-vous ou à vous répondre. Par le lien de votre demande, vous la corrigez, la retirez ou nous écrivez.',
        en: 'We use it to reach you, book an appointment or answer you. Through your request’s link you can correct it, withdraw it or write to us.',
      },
      who: { fr: 'L’équipe de l’accueil.', en: 'The front desk team.' },
      howLong: {
        fr: '{{retention.requests}} après l’envoi. Une demande retirée : {{kept.withdrawn}} après le retrait. Un rendez-vous à changer : {{kept.withdrawn}} après ce rendez-vous, ou après le nouveau. Des demandes réunies s’effacent ensemble. Le lien vers la demande fonctionne {{kept.requestLink}} après le dernier geste.',
        en: '{{retention.requests}} after you send it. A withdrawn request: {{kept.withdrawn}} after the withdrawal. An appointment to change: {{kept.withdrawn}} after the appointment, or after the new one. Merged requests are deleted together. The link to the request works for {{kept.requestLink}} after the last action.',
      },
    },
    applications: {
      id: 'applications',
      heading: { fr: 'Votre candidature', en: 'Your job application' },
      why: {
        fr: 'Elle sert à étudier votre candidature et à vous répondre. Si vous l’acceptez, elle sert aussi pour d’autres offres.',
        en: 'We use it to consider your application and answer you. If you agree, we also look at it for other jobs.',
      },
      who: {
        fr: 'Les personnes chargées de l’embauche.',
        en: 'The people in charge of hiring.',
      },
      howLong: {
        fr: '{{retention.applications}} après notre décision. Sans décision, le délai part de la date de clôture de l’offre. Pour une candidature spontanée, il part de l’envoi. Avec votre accord pour d’autres offres, c’est {{retention.otherOffers}}. Si nous vous embauchons, la candidature peut passer à votre dossier d’emploi.',
        en: '{{retention.applications}} after our decision. Without one, the time runs from the job’s closing date. For a general application, it runs from the day you send it. If you agree to be considered for other jobs, it’s {{retention.otherOffers}}. If we hire you, the application may go to your employment file.',
      },
    },
    files: {
      id: 'files',
      heading: { fr: 'Les fichiers d’une candidature', en: 'The files of an application' },
      why: {
        fr: 'Un fichier nous parvient dès que vous le choisissez, pour que l’envoi soit plus rapide.',
        en: 'A file reaches us as soon as you choose it, so that sending takes less time.',
      },
      who: {
        fr: 'Les personnes chargées de l’embauche, une fois la candidature envoyée. Avant, personne.',
        en: 'The people in charge of hiring, once you send the application. Nobody before that.',
      },
      howLong: {
        fr: 'Aussi longtemps que la candidature. Si elle n’est pas envoyée, {{kept.uploads}}. Un fichier où l’antivirus trouve quelque chose est mis à part, puis effacé après {{kept.quarantine}}.',
        en: 'As long as the application. If you don’t send it, {{kept.uploads}}. A file that the virus scanner flags is set apart and erased after {{kept.quarantine}}.',
      },
    },
    feedback: {
      id: 'feedback-answers',
      heading: { fr: 'Votre avis sur une page', en: 'Your feedback on a page' },
      why: {
        fr: 'Il sert à améliorer la page. Nous n’enregistrons avec lui ni nom, ni coordonnées, ni adresse réseau.',
        en: 'We use it to improve the page. We store no name, contact details or network address with it.',
      },
      who: { fr: 'La direction.', en: 'Management.' },
      howLong: {
        fr: '{{retention.feedback}} après l’envoi.',
        en: '{{retention.feedback}} after you send it.',
      },
    },
    setApart: {
      id: 'set-apart',
      heading: { fr: 'Un envoi mis à part', en: 'A message that was set apart' },
      why: {
        fr: 'Un filtre met à part ce qui ressemble à du pourriel. L’équipe en reçoit la liste chaque jour, pour qu’un envoi véritable ne soit pas perdu.',
        en: 'A filter sets apart what looks like spam. Our team gets a list of it every day, so that a real message isn’t lost.',
      },
      what: {
        fr: 'ce que vous avez envoyé et les signes que le filtre a vus',
        en: 'what you sent and the signs that the filter saw',
      },
      who: {
        fr: 'L’accueil pour une demande, les personnes chargées de l’embauche pour une candidature.',
        en: 'The front desk for a request, the people in charge of hiring for an application.',
      },
      howLong: {
        fr: '{{kept.suspected}} au plus, avec les fichiers.',
        en: '{{kept.suspected}} at most, files included.',
      },
    },
    emails: {
      id: 'emails',
      heading: { fr: 'Les courriels que le site envoie', en: 'The emails this site sends' },
      why: {
        fr: 'Le site garde chaque courriel pour l’envoyer de nouveau si le réseau manque, et pour savoir s’il est parti. La politique dit [ce que ces courriels contiennent](page:privacy#emails).',
        en: 'The site keeps each email to send it again if the network fails, and to know whether it was sent. The policy says [what these emails hold](page:privacy#emails).',
      },
      who: {
        fr: 'Les personnes qui entretiennent le site, si un courriel ne part pas.',
        en: 'The people who maintain the site, when an email can’t be sent.',
      },
      howLong: {
        fr: 'Pas plus longtemps que la demande ou la candidature. La liste des envois mis à part : {{kept.suspected}}.',
        en: 'No longer than the request or the application. The list of what was set apart: {{kept.suspected}}.',
      },
    },
    mailboxes: {
      id: 'mailboxes',
      heading: { fr: 'Les copies dans nos boîtes courriel', en: 'Copies in our mailboxes' },
      why: {
        fr: 'Un courriel à l’équipe reste dans sa boîte jusqu’à ce que quelqu’un le supprime. Le site ne peut pas le faire à sa place.',
        en: 'An email to our team stays in its mailbox until somebody deletes it. The site can’t do that for them.',
      },
      what: {
        fr: 'ce que vous nous écrivez par courriel, et ce que la politique énumère pour [chaque courriel du site](page:privacy#emails)',
        en: 'what you write to us by email, and what the policy lists for [each email of the site](page:privacy#emails)',
      },
      who: {
        fr: 'L’accueil pour les demandes, les personnes chargées de l’embauche pour les candidatures. La personne responsable de vos renseignements lit ce que vous lui écrivez.',
        en: 'The front desk for requests, the people in charge of hiring for applications. The person in charge of your information reads what you write to them.',
      },
      howLong: {
        fr: 'Jusqu’à ce que la demande, la question ou la candidature soit traitée. Si vous demandez une suppression, nous supprimons aussi ces copies.',
        en: 'Until the request, the question or the application has been handled. If you ask us to delete something, we delete these copies too.',
      },
    },
    log: {
      id: 'log',
      heading: { fr: 'Le journal technique', en: 'The technical log' },
      why: {
        fr: 'Il sert à garder le site en marche et à trouver les pannes. Nous n’y inscrivons ni nom, ni téléphone, ni courriel, ni texte de formulaire.',
        en: 'It helps us keep the site running and find faults. We write no name, phone number, email address or form text in it.',
      },
      what: {
        fr: 'la page demandée, l’heure, la réponse du serveur et une adresse réseau raccourcie, qui désigne un groupe d’appareils',
        en: 'the page asked for, the time, the server’s answer and a shortened network address (a group of devices)',
      },
      who: {
        fr: 'Les personnes qui entretiennent le site.',
        en: 'The people who maintain the site.',
      },
      howLong: { fr: '{{logDays}} au plus.', en: '{{logDays}} at most.' },
    },
    counters: {
      id: 'counters',
      heading: { fr: 'Les compteurs contre les abus', en: 'Counters against abuse' },
      why: {
        fr: 'Ils freinent les envois trop nombreux et repèrent un formulaire envoyé deux fois.',
        en: 'They slow down excessive sending and spot a form that was sent twice.',
      },
      who: { fr: 'Personne. Le serveur compte seul.', en: 'Nobody. The server counts by itself.' },
      howLong: { fr: 'Une journée au plus.', en: 'One day at most.' },
    },
    backups: {
      id: 'backups',
      heading: { fr: 'Les copies de sauvegarde', en: 'Backups' },
      why: {
        fr: 'Elles servent à retrouver les renseignements après une panne.',
        en: 'They let us recover information after a failure.',
      },
      what: {
        fr: 'tout ce que le site garde, sauf les compteurs et les connexions du personnel',
        en: 'everything the site keeps, except counters and staff sign-ins',
      },
      who: {
        fr: 'Personne au quotidien. Les personnes qui entretiennent le site les ouvrent après une panne.',
        en: 'Nobody day to day. The people who maintain the site open them after a failure.',
      },
      howLong: {
        fr: '{{kept.backups}}. Un renseignement supprimé du site y reste jusque-là.',
        en: '{{kept.backups}}. Information deleted from the site stays in them until then.',
      },
    },
    accounts: {
      id: 'staff-accounts',
      heading: { fr: 'Les comptes du personnel', en: 'Staff accounts' },
      why: {
        fr: 'Ils réservent l’espace du personnel aux personnes qui y travaillent.',
        en: 'They keep the staff area for the people who work there.',
      },
      who: {
        fr: 'La personne elle-même et celles qui gèrent les comptes. Personne ne lit les mots de passe.',
        en: 'The person and those who manage the accounts. Nobody can read the passwords.',
      },
      howLong: {
        fr: 'Tant que la personne travaille ici. Son nom et son courriel restent ensuite {{kept.audit}}, le temps du registre.',
        en: 'While the person works here. Their name and email then stay for {{kept.audit}}, as long as the register.',
      },
    },
    audit: {
      id: 'staff-register',
      heading: {
        fr: 'Le registre des gestes du personnel',
        en: 'The register of staff actions',
      },
      why: {
        fr: 'Il montre qui a ouvert, modifié ou supprimé un renseignement. Il ne contient pas ce que vous avez écrit.',
        en: 'It shows who opened, changed or deleted information. It doesn’t hold what you wrote.',
      },
      who: { fr: 'La direction.', en: 'Management.' },
      howLong: { fr: '{{kept.audit}}.', en: '{{kept.audit}}.' },
    },
    privacyRequests: {
      id: 'requests-about-your-information',
      heading: {
        fr: 'Ce que vous demandez au sujet de vos renseignements',
        en: 'What you ask about your information',
      },
      why: {
        fr: 'Nous gardons la preuve que nous vous avons répondu. Ce qui a servi à vous retrouver est effacé avec la réponse.',
        en: 'We keep proof that we answered you. What we used to find you is erased with the answer.',
      },
      who: {
        fr: 'La personne responsable de vos renseignements et la direction.',
        en: 'The person in charge of your information and management.',
      },
      howLong: {
        fr: '{{kept.privacyRequests}} après la réponse.',
        en: '{{kept.privacyRequests}} after the answer.',
      },
    },
    incidents: {
      id: 'incident-register',
      heading: { fr: 'Le registre des incidents', en: 'The register of incidents' },
      why: {
        fr: 'La loi nous demande d’y inscrire chaque incident de confidentialité.',
        en: 'The law requires us to record every confidentiality incident in it.',
      },
      who: {
        fr: 'La personne responsable de vos renseignements et la direction. La Commission d’accès à l’information peut en demander une copie.',
        en: 'The person in charge of your information and management. Québec’s privacy regulator may ask for a copy.',
      },
      howLong: { fr: '{{kept.incidents}} au moins.', en: 'At least {{kept.incidents}}.' },
    },
    content: {
      id: 'published-texts',
      heading: { fr: 'Les textes publiés sur ce site', en: 'The texts published on this website' },
      why: {
        fr: 'Ils montrent ce que le site a publié, à quelle date et par qui.',
        en: 'They show what this website published, when and by whom.',
      },
      who: {
        fr: 'Les membres de l’équipe qui écrivent ou approuvent ces textes.',
        en: 'The team members who write or approve these texts.',
      },
      howLong: {
        fr: '{{kept.content}} après le remplacement du texte. Un texte non publié est effacé {{kept.contentDrafts}} après sa dernière modification.',
        en: '{{kept.content}} after the text is replaced. A text that isn’t published is deleted {{kept.contentDrafts}} after its last change.',
      },
    },
    browser: {
      id: 'your-browser',
      heading: { fr: 'Ce qui reste dans votre navigateur', en: 'What stays in your browser' },
      why: {
        fr: 'Quelques témoins et un brouillon vous évitent de recommencer. Les outils du site ne gardent rien.',
        en: 'A few cookies and a draft save you from starting over. The tools on this site keep nothing.',
      },
      what: {
        fr: 'les témoins, les brouillons, le dernier examen lu, la liste des fichiers et les pages gardées sur l’appareil',
        en: 'the cookies, drafts, last exam read, list of files and pages kept on the device',
      },
      who: { fr: 'Votre navigateur et notre site.', en: 'Your browser and our site.' },
      howLong: {
        fr: 'La [politique sur les témoins](page:cookies) la donne pour chaque élément.',
        en: 'The [cookie policy](page:cookies) gives it for each item.',
      },
    },
  },
  updated: '2026-11-27',
}
