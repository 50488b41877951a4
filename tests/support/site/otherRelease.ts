import type { Fields, RecordDraft } from '../../../src/services/adapters/records/records.js'
import { macOf, readEntry } from '../../../src/services/staff/audit/auditEntry.js'
import { accountIdOf } from '../../../src/services/staff/accounts/accountRecord.js'
import { staffKeysOf } from '../staff/signedIn.js'
import type { TestApp } from './appForTests.js'

/* Records of every collection as a later and an earlier release would write them. */

export const references = { request: 'OND-7K4M-2QXD', application: 'OND-8K4M-2QXD' } as const
export const privacyReference = 'VP-2026-001'
export const incidentReference = 'INC-2026-001'

/** Values that only the later release defines, by the staff page that shows them. */
export const laterNames = {
  requests: ['boneDensity', 'es', '2026-11-24 night', 'parked'],
  request: [
    'boneDensity',
    'es',
    '2026-11-24 night',
    'parked',
    'videoCall',
    'voicemailFull',
    'doubtful',
  ],
  applications: ['radiologist', 'night', 'shortlisted'],
  application: ['radiologist', 'night', 'shortlisted', 'trackers', 'sandboxed', 'assessment'],
  statistics: ['boneDensity'],
  accounts: ['translator'],
  audit: ['translator', 'reportSigned'],
  templates: ['visits'],
  notices: ['alert', 'densitometry'],
  privacy: ['deIndex', 'onHold'],
  privacyRequest: ['deIndex', 'onHold', 'extended'],
} as const

const person = { name: 'Rosalie Fontaine', email: 'rosalie@exemple.ca', phone: '+14185550133' }
const colleague = { id: 'x', name: 'Karine Dufour', team: 'second floor' }

const texts = (name: string) => ({
  fr: { name, subject: 'Objet', text: 'Bonjour' },
  en: { name, subject: 'Subject', text: 'Hello' },
})

const storedEmail = {
  from: { address: 'ne-pas-repondre@ondelune.example' },
  to: { address: person.email },
  subject: 'Bonjour',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  messageId: '<one@ondelune.example>',
  date: '2026-11-21T15:00:00.000Z',
  headers: {},
}

const secrets = {
  password: null,
  providerUid: null,
  oneTimeSecret: null,
  lastStep: 0,
  recoveryCodes: [],
  invitation: null,
  confirmedAt: 0,
  signedInAt: null,
}

interface Release {
  readonly drafts: (app: TestApp) => readonly RecordDraft[]
}

const created = ({ clock }: TestApp) => {
  const now = clock.now()
  return { createdAt: now, instant: new Date(now).toISOString(), later: now + 86_400_000 }
}

const entryOf = (app: TestApp, fields: Fields): RecordDraft => {
  const { createdAt } = created(app)
  const id = '000000000001'
  const whole = { previous: '', previousAt: 0, nonce: 'n', requestId: null, count: null, ...fields }
  const record = { collection: 'audit', id, createdAt, version: 1 } as const
  const { mac: _none, ...unsigned } = readEntry({ ...record, fields: { ...whole, mac: '' } })
  const mac = macOf(staffKeysOf(app), unsigned)
  return { collection: 'audit', id, createdAt, fields: { ...whole, mac } }
}

const laterContent = (createdAt: number, later: number): readonly RecordDraft[] => {
  const document = 'survey:visits'
  const json = JSON.stringify({ title: { fr: 'Sondage', en: 'Survey' } })
  const content = { document, schema: 9, json, baseJson: 'null', confirmed: [], approval: null }
  return [
    {
      collection: 'contentVersions',
      id: 'survey-visits-0123456789abcdef',
      createdAt,
      fields: { ...content, readAloud: true },
    },
    {
      collection: 'releases',
      id: '000000000001',
      createdAt,
      fields: {
        at: createdAt,
        by: 'x',
        note: 'Sondage',
        map: JSON.stringify({ [document]: 'survey-visits-0123456789abcdef' }),
        changed: JSON.stringify({ [document]: createdAt }),
        region: 'quebec',
      },
    },
    {
      collection: 'contentDrafts',
      id: 'survey-visits',
      createdAt,
      expiresAt: later,
      fields: {
        ...content,
        from: null,
        authors: ['x'],
        state: 'translated',
        schedule: '6c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
        changedAt: createdAt,
      },
    },
    {
      collection: 'contentSchedules',
      id: '6c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
      createdAt,
      fields: {
        drafts: [{ document, version: 1 }],
        note: '',
        by: 'x',
        at: later,
        state: 'paused',
      },
    },
    {
      collection: 'contentPreviews',
      id: 'a'.repeat(64),
      createdAt,
      expiresAt: later,
      fields: { documents: [document], by: 'x', language: 'es' },
    },
  ]
}

const laterRelease = (app: TestApp): readonly RecordDraft[] => {
  const { createdAt, instant, later } = created(app)
  const said = { ...person, locale: 'es', createdAt: instant, consentAt: instant, suspected: [] }
  return [
    {
      collection: 'requests',
      id: '3c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
      createdAt,
      expiresAt: later,
      fields: {
        ...said,
        id: '3c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
        reference: references.request,
        folder: 'inbox',
        subject: 'boneDensity',
        preferredLanguage: 'es',
        moments: ['dawn'],
        halfDays: ['2026-11-24 night'],
        verification: 'doubtful',
        contactBy: 'relay',
        message: 'Un message de Rosalie.',
        desk: {
          state: 'parked',
          parkedUntil: '2026-12-01',
          assignee: colleague,
          mine: 'x:open',
          promised: null,
          snoozedUntil: null,
          isUrgent: false,
          events: [
            {
              kind: 'videoCall',
              at: createdAt,
              by: { id: 'visitor', name: '' },
              want: { move: true },
            },
            {
              kind: 'chat',
              at: createdAt,
              by: { id: 'visitor', name: '' },
              text: 'Par le lien.',
            },
            { kind: 'note', at: createdAt, by: colleague, text: 'Une note.', isPinned: true },
            {
              kind: 'call',
              at: createdAt,
              by: colleague,
              outcome: 'voicemailFull',
              state: 'parked',
            },
          ],
          undo: null,
          undone: null,
          labels: ['vip'],
        },
      },
    },
    {
      collection: 'applications',
      id: '4c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
      createdAt,
      dueAt: later,
      fields: {
        ...said,
        id: '4c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
        reference: references.application,
        folder: 'inbox',
        offer: 'radiologist',
        availability: ['night'],
        keepForOthers: true,
        files: [
          {
            key: 'kept/5c2d2a5e',
            name: 'CV.pages',
            kind: 'pages',
            size: 3,
            warnings: ['trackers'],
            scan: 'sandboxed',
            pages: 2,
          },
        ],
        desk: {
          state: 'shortlisted',
          events: [{ kind: 'assessment', at: createdAt, by: colleague, points: 3 }],
          undo: null,
          undone: null,
          interviewOn: '2026-12-02',
        },
      },
    },
    {
      collection: 'feedback',
      id: 'feedback-later',
      createdAt,
      expiresAt: later,
      fields: {
        id: 'feedback-later',
        createdAt: instant,
        locale: 'es',
        suspected: [],
        folder: 'inbox',
        page: 'boneDensity',
        answer: 'partly',
        sentence: 'Gracias.',
      },
    },
    {
      collection: 'emails',
      id: 'email-later',
      createdAt,
      expiresAt: later,
      fields: {
        kind: 'requestMerged',
        reference: references.request,
        recipient: 'partner',
        status: 'bounced',
        tries: 1,
        sentAt: instant,
        answer: '250 OK',
        lastFault: null,
        email: { ...storedEmail, priority: 'high' },
      },
    },
    {
      collection: 'uploads',
      id: '5c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
      createdAt,
      dueAt: later,
      fields: {
        owner: 'o',
        name: 'CV.pages',
        kind: 'pages',
        type: 'x',
        size: 3,
        application: null,
      },
    },
    ...(['active', 'suspended'] as const).map((state): RecordDraft => {
      const email = `${state}@clinique.example`
      const fields = { ...secrets, email, name: `Later ${state}`, roles: ['desk', 'translator'] }
      return {
        collection: 'staff',
        id: accountIdOf(email),
        createdAt,
        fields: { ...fields, locale: 'es', singleKeys: false, passkeys: [], state, badge: 7 },
      }
    }),
    entryOf(app, {
      at: createdAt,
      actor: accountIdOf('active@clinique.example'),
      roles: ['translator'],
      action: 'reportSigned',
      subject: 'home',
      outcome: 'partly',
    }),
    {
      collection: 'templates',
      id: 'later',
      createdAt,
      fields: {
        texts: texts('Modèle de plus tard'),
        about: 'visits',
        isRetired: false,
        changedBy: 'x',
        changedAt: createdAt,
      },
    },
    ...(['alert', 'waiting'] as const).map((kind): RecordDraft => {
      const ends = new Date(later).toISOString()
      const text = { fr: 'Avis de plus tard', en: 'Later notice' }
      const waiting = { procedure: 'densitometry', min: 1, max: 2 }
      const fields = { kind, text, from: instant, to: ends, colour: 'red' }
      return {
        collection: 'notices',
        id: `notice-${kind}`,
        createdAt,
        expiresAt: later,
        fields: kind === 'waiting' ? { ...fields, waiting } : fields,
      }
    }),
    {
      collection: 'privacyRequests',
      id: privacyReference,
      createdAt,
      fields: {
        form: 'f',
        kinds: ['access', 'deIndex'],
        receivedOn: '2026-11-20',
        answerBy: '2026-12-20',
        state: 'onHold',
        search: null,
        chosen: null,
        decisions: [{ at: createdAt, by: 'x', what: 'extended', until: '2027-01-19' }],
        deletion: null,
        attestation: null,
        extendedTo: '2027-01-19',
      },
    },
    ...laterContent(createdAt, later),
    {
      collection: 'incidents',
      id: incidentReference,
      createdAt,
      fields: {
        form: 'f',
        versions: [
          {
            at: createdAt,
            by: 'x',
            witness: 'y',
            items: { law: 'municipal', circumstances: 'Un courriel égaré', regulator: 'z' },
          },
        ],
      },
    },
  ]
}

/** Returns records without later additions: optional fields, fields of the requests area, defaults. */
const earlierRelease = (app: TestApp): readonly RecordDraft[] => {
  const { createdAt, instant, later } = created(app)
  const said = { ...person, locale: 'fr', createdAt: instant, consentAt: instant }
  return [
    {
      collection: 'requests',
      id: '3c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
      createdAt,
      expiresAt: later,
      fields: {
        ...said,
        id: '3c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
        reference: references.request,
        folder: 'inbox',
        subject: 'mri',
        preferredLanguage: 'fr',
      },
    },
    {
      collection: 'applications',
      id: '4c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
      createdAt,
      dueAt: later,
      fields: {
        ...said,
        id: '4c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
        reference: references.application,
        folder: 'inbox',
        offer: 'spontaneous',
        files: [{ key: 'kept/5c2d2a5e', name: 'CV.pdf', kind: 'pdf', size: 3 }],
      },
    },
    {
      collection: 'feedback',
      id: 'feedback-earlier',
      createdAt,
      expiresAt: later,
      fields: {
        id: 'feedback-earlier',
        createdAt: instant,
        locale: 'fr',
        folder: 'inbox',
        page: 'mri',
        answer: 'yes',
      },
    },
    {
      collection: 'letters',
      id: 'email-earlier',
      createdAt,
      expiresAt: later,
      fields: {
        kind: 'contactAcknowledgement',
        reference: references.request,
        status: 'sent',
        tries: 1,
        sentAt: instant,
        answer: '250 OK',
        lastFault: null,
        letter: storedEmail,
      },
    },
    {
      collection: 'staff',
      id: accountIdOf('active@clinique.example'),
      createdAt,
      fields: {
        ...secrets,
        email: 'active@clinique.example',
        name: 'Earlier',
        roles: ['desk'],
        locale: 'fr',
        state: 'active',
      },
    },
    {
      collection: 'templates',
      id: 'earlier',
      createdAt,
      fields: { texts: texts('Ancien'), isRetired: false, changedBy: 'x', changedAt: createdAt },
    },
    {
      collection: 'privacyRequests',
      id: privacyReference,
      createdAt,
      fields: {
        kinds: ['delete'],
        receivedOn: '2026-11-20',
        answerBy: '2026-12-20',
        state: 'deleted',
        search: null,
        chosen: null,
        decisions: [],
        deletion: {
          plan: { fileKeys: [], emails: [], records: [] },
          counts: { requests: 1, applications: 0, answers: 0, files: 0, emails: 0, notes: 0 },
          references: { requests: ['OND-2222-2222'] },
          takenBack: 0,
          leaving: 0,
        },
        attestation: { at: createdAt, by: 'x', leftOut: 0 },
      },
    },
    {
      collection: 'incidents',
      id: incidentReference,
      createdAt,
      fields: {
        versions: [{ at: createdAt, by: 'x', items: { circumstances: 'Un ancien envoi' } }],
      },
    },
  ]
}

export const otherReleases: Readonly<Record<'later' | 'earlier', Release>> = {
  later: { drafts: laterRelease },
  earlier: { drafts: earlierRelease },
}
