import type { VisitAnswer } from '../../services/contact/visitAnswer.js'
import { requestPast } from '../../services/myRequest/requestPast.js'
import { type RequestStatus, requestStatus } from '../../services/myRequest/requestStatus.js'
import type { DeskRequest } from '../../services/staff/requests/deskRecord.js'
import { formatTime } from '../../shared/clinic/formats.js'
import { answerWay, visitWants } from '../../shared/contact/contactChoices.js'
import { isKnown } from '../../shared/language/storedChoices.js'
import type { TimelineStep } from '../../views/myRequest/shownRequest.js'
import type { Site } from '../../views/pageContext/site.js'
import { dateIn, describeMessage, type Known, momentIn, writeInstant } from './myRequestTexts.js'

const describeWant = ({ t }: Site, { request: { visit } }: DeskRequest): string | undefined =>
  visit !== undefined && isKnown(visitWants, visit.want)
    ? t(`myRequest:past.wants.${visit.want}`)
    : undefined

const pastSteps = (known: Known, site: Site, found: DeskRequest): readonly TimelineStep[] => {
  const past = requestPast(found)
  const texts: Readonly<Record<string, string | undefined>> = {
    message: describeMessage(known, site, found),
    visit: describeWant(site, found),
  }
  // Only the last message and the last change of the appointment have a text.
  return past.map(({ name, at }, place) => ({
    state: 'done',
    time: writeInstant(known, site, at),
    title: site.t(`myRequest:past.${name}`),
    text: past.findLastIndex((step) => step.name === name) === place ? texts[name] : undefined,
  }))
}

const chosenTogether = (
  { t }: Site,
  { request }: DeskRequest,
  isEmail: boolean,
): readonly TimelineStep[] =>
  request.subject === 'other'
    ? []
    : [
        {
          state: 'later',
          time: t(isEmail ? 'myRequest:next.withAnswer' : 'myRequest:next.duringCall'),
          title: t('myRequest:next.chosen'),
          text: t('myRequest:next.notBooked'),
        },
      ]

const answerTime = (site: Site, answer: VisitAnswer): string => {
  const { t } = site
  switch (answer.kind) {
    case 'atOpening':
      return t('myRequest:next.atOpening', { time: formatTime(answer.opensAt, site.locale) })
    case 'sooner':
      return t('myRequest:next.beforeVisit')
    case 'by':
      return t('myRequest:next.by', momentIn(site, answer.by))
    case 'within':
      return t('myRequest:next.within', { delay: site.fact('callbackDelay') })
  }
}

const afterVisit = (
  site: Site,
  status: Extract<RequestStatus, { readonly name: 'visitOpen' }>,
): readonly TimelineStep[] => {
  const { t } = site
  const { answer, want } = status
  return [
    { state: 'now', time: answerTime(site, answer), title: t('myRequest:next.confirmation') },
    ...(want === 'cancel'
      ? []
      : [
          {
            state: 'later',
            time: t('myRequest:next.then'),
            title: t('myRequest:next.anotherTime'),
            text: want === 'moveKeep' ? t('myRequest:next.stillValid') : undefined,
          } as const,
        ]),
  ]
}

const nextSteps = (site: Site, found: DeskRequest, status: RequestStatus) => {
  const { t } = site
  switch (status.name) {
    case 'received': {
      const way = answerWay(found.request)
      const isEmail = way === 'email'
      const time =
        status.by === undefined
          ? t('myRequest:next.within', { delay: site.fact('callbackDelay') })
          : t('myRequest:next.by', momentIn(site, status.by))
      return [
        {
          state: 'now',
          time,
          title: t(`myRequest:next.ways.${way}`),
          text: isEmail ? undefined : t('myRequest:next.answer'),
        },
        ...chosenTogether(site, found, isEmail),
      ] as const
    }
    case 'promised':
      return [
        {
          state: 'now',
          time: dateIn(site, status.date),
          title: t('myRequest:next.ways.phone'),
          text: t('myRequest:next.answer'),
        },
        ...chosenTogether(site, found, false),
      ] as const
    case 'tried':
      return [
        {
          state: 'now',
          time: t('myRequest:next.whenYouSay'),
          title: t('myRequest:next.again'),
          text: t('myRequest:next.stillTrying'),
        },
      ] as const
    case 'wrongNumber':
      return [
        {
          state: 'now',
          time: t('myRequest:next.withNumber'),
          title: t('myRequest:next.again'),
        },
      ] as const
    case 'visitOpen':
      return afterVisit(site, status)
    case 'withdrawn':
    case 'visit':
    case 'booked':
    case 'merged':
    case 'settled':
    case 'written':
    case 'late':
      return []
  }
}

export const describeTimeline = (
  known: Known,
  site: Site,
  found: DeskRequest,
): readonly TimelineStep[] => {
  const status = requestStatus(found, { clinic: known.clinic, now: known.clock.now() })
  return [...pastSteps(known, site, found), ...nextSteps(site, found, status)]
}
