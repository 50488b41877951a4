import { fieldsSchema } from '../../src/services/adapters/records/records.js'
import { decideAct, type VisitorAct } from '../../src/services/myRequest/visitorAct.js'
import {
  type KnownDeskEvent,
  readDeskRequest,
} from '../../src/services/staff/requests/deskRecord.js'
import { visitor } from '../../src/services/staff/requests/requestHistory.js'
import type { DeskState } from '../../src/shared/staff/deskChoices.js'
import { aContactRequest } from '../support/contact/contactFactories.js'

const at = Date.parse('2026-11-25T15:00:00Z')
const by = { id: 'sylvie', name: 'Sylvie Bouchard' }
const visit = { date: '2026-11-27', time: '08:15', want: 'cancel', state: 'open' } as const

const acts: Readonly<Record<string, VisitorAct>> = {
  message: { kind: 'message', text: 'Bonjour.' },
  change: { kind: 'change', details: { phone: '+14185550150', email: 'neuf@exemple.ca' } },
  halfDays: { kind: 'halfDays', halfDays: ['2026-11-30 morning'] },
  visit: { kind: 'visit', visit: { date: '2026-12-01', time: '09:00', want: 'moveKeep' } },
  withdraw: { kind: 'withdraw' },
  resume: { kind: 'resume' },
  shortNotice: { kind: 'shortNotice' },
  noShortNotice: { kind: 'noShortNotice' },
  endLink: { kind: 'endLink' },
}

const call = (outcome: 'booked' | 'message' | 'noAnswer' | 'wrongNumber', state: DeskState) =>
  ({ at, by, kind: 'call', outcome, state }) as const

/** Outcomes for an open request; those of other requests differ as listed. */
const ofOpen = {
  message: 'write',
  change: 'write',
  halfDays: 'write',
  visit: 'write',
  withdraw: 'write',
  resume: 'done',
  shortNotice: 'write',
  noShortNotice: 'done',
  endLink: 'write',
}
const ofSettled = { ...ofOpen, halfDays: 'closed', withdraw: 'closed' }

interface Case {
  readonly state: DeskState
  readonly events?: readonly KnownDeskEvent[]
  readonly visit?: Readonly<Record<string, string>>
  readonly outcomes: Readonly<Record<string, string>>
}

const changed = (what: 'freed' | 'moved' | 'kept'): Case => ({
  state: 'done',
  events: [
    { at, by: visitor, kind: 'visit' },
    { at, by, kind: 'visitDone', what },
  ],
  visit: { ...visit, state: what },
  outcomes: ofSettled,
})

const cases: Readonly<Record<string, Case>> = {
  'is new': { state: 'new', outcomes: ofOpen },
  'got an unanswered call': {
    state: 'doing',
    events: [call('noAnswer', 'doing')],
    outcomes: ofOpen,
  },
  'has a wrong number': {
    state: 'doing',
    events: [call('wrongNumber', 'doing')],
    outcomes: ofOpen,
  },
  'waits for the person': {
    state: 'waiting',
    events: [call('message', 'waiting')],
    outcomes: ofOpen,
  },
  'is settled': {
    state: 'done',
    events: [{ at, by, kind: 'state', state: 'done' }],
    outcomes: ofSettled,
  },
  'is booked': {
    state: 'done',
    events: [call('booked', 'done')],
    outcomes: { ...ofOpen, change: 'booked', halfDays: 'booked', withdraw: 'booked' },
  },
  'is withdrawn': {
    state: 'done',
    events: [{ at, by: visitor, kind: 'withdrawn' }],
    outcomes: {
      ...ofSettled,
      message: 'closed',
      change: 'closed',
      visit: 'closed',
      withdraw: 'done',
      resume: 'write',
      shortNotice: 'closed',
      noShortNotice: 'closed',
    },
  },
  'is resumed': {
    state: 'new',
    events: [
      { at, by: visitor, kind: 'withdrawn' },
      { at, by: visitor, kind: 'resumed' },
    ],
    outcomes: ofOpen,
  },
  'is merged': {
    state: 'done',
    events: [{ at, by, kind: 'duplicate', of: 'OND-2QXD-7K4M' }],
    outcomes: { ...ofSettled, shortNotice: 'closed', noShortNotice: 'closed' },
  },
  'is flagged as spam': {
    state: 'spam',
    outcomes: Object.fromEntries(Object.keys(ofOpen).map((act) => [act, 'closed'])),
  },
  'is about an appointment': {
    state: 'new',
    events: [{ at, by: visitor, kind: 'visit' }],
    visit,
    outcomes: ofOpen,
  },
  'has a freed appointment': changed('freed'),
  'has a moved appointment': changed('moved'),
  'has a kept appointment': changed('kept'),
}

test.each(Object.entries(cases))(
  'actions of the person › are stored or rejected when the request %s',
  (_name, { state, events = [], visit: asked, outcomes }) => {
    const found = readDeskRequest({
      id: 'r',
      collection: 'requests',
      createdAt: at,
      version: 1,
      fields: fieldsSchema.parse({
        ...aContactRequest(),
        folder: state === 'spam' ? 'suspected' : 'inbox',
        desk: { state, events },
        ...(asked === undefined ? {} : { visit: asked }),
      }),
    })
    const context = { now: at, endOf: () => at, today: '2026-11-25' }
    const decided = Object.entries(acts).map(([act, wanted]) => [
      act,
      decideAct(found, wanted, context).status,
    ])
    expect(Object.fromEntries(decided)).toEqual(outcomes)
  },
)
