import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { formatDate, formatTime } from '../../../shared/clinic/formats.js'
import { addDays } from '../../../shared/clinic/calendarDays.js'
import { type LocalMoment, localMoment } from '../../../services/clinic/openHours.js'
import { translateIn } from '../../../services/language/translations.js'
import {
  isShown,
  type Notice,
  type NoticeFields,
  noticeKinds,
} from '../../../services/notices/notice.js'
import { mostWaitingDays } from '../../../services/notices/waitingTime.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import type { NoticeRowProps } from '../../../views/staff/notices/noticeProps.js'
import { noticeTexts } from '../../pages/noticeTexts.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { needsYear, todayOf } from '../staffDates.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { parameterOf, queryOf, staffActOf } from '../staffRequest.js'
import { emptyNotice, longestText, type NoticeReading, readNoticeForm } from './noticeForm.js'
import { labelStored } from '../../../shared/language/storedChoices.js'

type PageProps = Omit<StaffViews['staff/notices/NoticesPage'], 'site'>

const wordsOf = ({ translations }: Services, locale: Locale) => translateIn(translations, locale)

const wordsIn = (services: Services, notice: NoticeFields, locale: Locale) =>
  noticeTexts(notice, {
    clinic: services.clinic,
    now: new Date(services.clock.now()),
    locale,
    t: wordsOf(services, locale),
  })

const midnight = '00:00'

const formatNoticeDate = (site: StaffSite, date: string): string =>
  formatDate(date, site.locale, { year: needsYear(site, date) })

const formatStart = (site: StaffSite, { date, time }: LocalMoment): string =>
  time === midnight
    ? formatNoticeDate(site, date)
    : `${formatNoticeDate(site, date)}, ${formatTime(time, site.locale)}`

// Shows an end at midnight as the previous day, which is the date that was typed.
const formatEnd = (site: StaffSite, end: LocalMoment): string =>
  end.time === midnight ? formatNoticeDate(site, addDays(end.date, -1)) : formatStart(site, end)

const formatNoticePeriod = (site: StaffSite, notice: NoticeFields): string => {
  const { clinic, t } = site
  const start = localMoment(clinic, new Date(notice.from))
  const [from, to] = [
    formatStart(site, start),
    formatEnd(site, localMoment(clinic, new Date(notice.to))),
  ]
  return from === to
    ? t('staffNotices:list.onDay', { day: from })
    : t('staffNotices:list.fromTo', { from, to })
}

const rowOf = (services: Services, site: StaffSite, notice: Notice): NoticeRowProps => {
  const { label, text } = wordsIn(services, notice, site.locale)
  const isOver = Date.parse(notice.to) <= site.now
  return {
    id: notice.id,
    state: isOver ? 'ended' : isShown(notice, site.now) ? 'shown' : 'planned',
    kind: labelStored(noticeKinds, notice.kind, (kind) => site.t(`staffNotices:kinds.${kind}`)),
    text: [label, text].filter(Boolean).join(' '),
    when: formatNoticePeriod(site, notice),
  }
}

const fileRows = ({ clinic, notices }: Services, site: StaffSite): readonly NoticeRowProps[] => {
  const { t, locale } = site
  const today = todayOf(site)
  const date = (iso: string): string => formatDate(iso, locale, { year: false })
  return clinic.closures
    .filter((closure) => !notices.closures().includes(closure) && closure.to >= today)
    .map(({ from, to, reason }) => ({
      state: from <= today ? 'shown' : 'planned',
      kind: t('staffNotices:kinds.closure'),
      text: t('staffNotices:list.closed', { reason: reason[locale] }),
      when: t('staffNotices:list.fromTo', { from: date(from), to: date(to) }),
    }))
}

interface Shown {
  readonly reading: NoticeReading
  readonly isPreview: boolean
  readonly news?: 'published' | 'removed' | undefined
  readonly isTaken?: boolean
}

const pageOf = (
  services: Services,
  site: StaffSite,
  all: readonly Notice[],
  { reading, isPreview, news, isTaken = false }: Shown,
): PageProps => {
  const { t } = site
  const { input, errors, notice } = reading
  return {
    title: t('staffNotices:title'),
    form: {
      input,
      kinds: noticeKinds,
      errors: errors.map((error) => [
        error,
        t(`staffNotices:errors.${error}`, {
          most: longestText[input.kind],
          days: mostWaitingDays,
        }),
      ]),
      hint: t('staffNotices:form.textsHint', {
        sentence: longestText.banner,
        reason: longestText.closure,
      }),
    },
    rows: [...all.map((one) => rowOf(services, site, one)), ...fileRows(services, site)],
    news: {
      done: news === undefined ? [] : [t(`staffNotices:news.${news}`)],
      warnings: [
        ...(errors.length === 0 ? [] : [t('staffNotices:news.wrong')]),
        ...(isTaken ? [t('staffNotices:news.taken')] : []),
      ],
    },
    ...(isPreview && notice !== undefined
      ? {
          preview: {
            languages: locales.map((locale) => ({
              locale,
              words: wordsIn(services, notice, locale),
              section:
                notice.kind === 'waiting'
                  ? wordsOf(services, locale)('notices:waiting.heading')
                  : undefined,
            })),
            when: formatNoticePeriod(site, notice),
          },
        }
      : {}),
  }
}

const show = async (
  services: Services,
  req: Request,
  res: Response,
  shown: Shown,
): Promise<void> => {
  const all = await services.staff.notices.list()
  await renderStaffPage(services, req, res, 'staff/notices/NoticesPage', (site) =>
    pageOf(services, site, all, shown),
  )
}

const newsNames = ['published', 'removed'] as const

const showEmpty = (services: Services, req: Request, res: Response): Promise<void> => {
  const { date } = localMoment(services.clinic, new Date(services.clock.now()))
  const news = newsNames.find((one) => one === queryOf(req).get('said'))
  return show(services, req, res, {
    reading: { input: emptyNotice(date), errors: [] },
    isPreview: false,
    news,
  })
}

const publish = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { clinic, clock, staff } = services
  const reading = readNoticeForm(req, clinic, clock.now())
  const isPreview = fieldOf(req, 'do') !== 'publish'
  if (reading.notice === undefined || isPreview) {
    if (reading.errors.length > 0) res.status(422)
    await show(services, req, res, { reading, isPreview: true })
    return
  }
  const { input, notice } = reading
  const outcome = await staff.notices.publish(staffActOf(req), { id: input.id, ...notice })
  if (outcome === 'taken') {
    // A new id allows publishing it in addition to the other notice.
    const again = { ...reading, input: { ...input, id: randomUUID() } }
    await show(services, req, res.status(409), { reading: again, isPreview: true, isTaken: true })
    return
  }
  res.redirect(303, `${staffUrl('notices')}?said=published`)
}

export const noticesController = (
  services: Services,
): Pick<StaffControllers, 'notices' | 'noticeRemove'> => ({
  notices: {
    get: (req, res) => showEmpty(services, req, res),
    post: [readStaffForm, (req, res) => publish(services, req, res)],
  },
  noticeRemove: {
    post: [
      async (req, res) => {
        const act = staffActOf(req)
        await services.staff.notices.remove(act, parameterOf(req, 'id'))
        res.redirect(303, `${staffUrl('notices')}?said=removed`)
      },
    ],
  },
})
