import { regions } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import type { Cell } from '../../../services/staff/statistics/smallCells.js'
import {
  type Period,
  periods,
  type Statistics,
} from '../../../services/staff/statistics/statistics.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { StaffViews } from '../../../views/staff/layout/staffViews.js'
import type { Figure, WeekProps } from '../../../views/staff/statistics/statisticsProps.js'
import { queryOf } from '../staffRequest.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { describeExam } from '../requests/requestTexts.js'
import type { StaffControllers } from '../staffHandlers.js'
import { formatClockTime } from '../staffDates.js'
import { describeState } from '../requests/changeTexts.js'

type PageProps = Omit<StaffViews['staff/statistics/StatisticsPage'], 'site'>

const number = ({ locale }: StaffSite, value: number, digits = 0): string =>
  new Intl.NumberFormat(regions[locale], { maximumFractionDigits: digits }).format(value)

const ofCell = (site: StaffSite, cell: Cell): Figure => {
  if (cell === 'few') return { words: site.t('staffStatistics:few') }
  if (cell === 'besideFew') return { words: site.t('staffStatistics:hidden') }
  return { words: number(site, cell), value: cell }
}

const ofHours = (site: StaffSite, hours: number | undefined): Figure =>
  hours === undefined
    ? { words: site.t('staffStatistics:none') }
    : {
        words: site.t('staffStatistics:hours.value', { hours: number(site, hours, 1) }),
        value: hours,
      }

const formatWeekStart = ({ locale }: StaffSite, monday: string): string =>
  new Intl.DateTimeFormat(regions[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).format(new Date(monday))

const weeksOf = (site: StaffSite, { weeks }: Statistics): readonly WeekProps[] =>
  weeks.map(({ monday, total, languages, hours }, place) => {
    const hidden = { words: site.t('staffStatistics:hidden') }
    return {
      key: monday,
      label: formatWeekStart(site, monday),
      total: ofCell(site, total),
      french: languages === undefined ? hidden : ofCell(site, languages.fr),
      english: languages === undefined ? hidden : ofCell(site, languages.en),
      hours: ofHours(site, hours),
      isCurrent: place === weeks.length - 1,
    }
  })

const totalsOf = (site: StaffSite, figures: Statistics): PageProps['totals'] => {
  const { t, locale } = site
  const share = new Intl.NumberFormat(regions[locale], { style: 'percent' })
  const hours = ofHours(site, figures.hours)
  return [
    { label: t('staffStatistics:totals.requests'), words: ofCell(site, figures.total).words },
    {
      label: t('staffStatistics:totals.hours'),
      words: hours.words,
      of: hours.value === undefined ? undefined : t('staffStatistics:totals.openHours'),
    },
    {
      label: t('staffStatistics:totals.english'),
      words:
        figures.english === undefined ? t('staffStatistics:hidden') : share.format(figures.english),
    },
    { label: t('staffStatistics:totals.spam'), words: ofCell(site, figures.spam).words },
  ]
}

const statisticsPage = (site: StaffSite, period: Period, figures: Statistics): PageProps => ({
  title: site.t('staffStatistics:title'),
  periods: periods.map((weeks) => ({
    weeks,
    href: `${staffUrl('statistics')}?weeks=${weeks}`,
    isCurrent: weeks === period,
  })),
  counted: site.t('staffStatistics:counted', { time: formatClockTime(site, figures.countedAt) }),
  totals: totalsOf(site, figures),
  weeks: weeksOf(site, figures),
  exams: figures.exams.map(({ subject, total, hours }) => ({
    key: subject,
    label: describeExam(site, subject),
    ...ofCell(site, total),
    hours: ofHours(site, hours).words,
  })),
  states: figures.states.map(({ state, total }) => ({
    key: state,
    label: describeState(site, state),
    ...ofCell(site, total),
  })),
})

export const statisticsController = (services: Services): Pick<StaffControllers, 'statistics'> => ({
  statistics: {
    get: async (req, res) => {
      const requested = queryOf(req).get('weeks')
      const period = periods.find((weeks) => String(weeks) === requested) ?? 13
      const figures = await services.staff.statistics.of(period)
      await renderStaffPage(services, req, res, 'staff/statistics/StatisticsPage', (site) =>
        statisticsPage(site, period, figures),
      )
    },
  },
})
