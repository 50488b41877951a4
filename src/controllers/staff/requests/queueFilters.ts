import { locales } from '../../../addresses/pageTable.js'
import { subjects } from '../../../shared/contact/contactChoices.js'
import { dueFilters } from '../../../services/staff/requests/requestLists.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { FilterField } from '../../../views/staff/requests/RequestFilters.js'
import { filterDays, type QueueAddress } from './queueAddress.js'
import { describeExam } from './requestTexts.js'

export const filterFields = (
  site: StaffSite,
  { queue, holders }: { readonly queue: QueueAddress; readonly holders: readonly Colleague[] },
): readonly FilterField[] => {
  const { t } = site
  return [
    {
      name: 'exam',
      label: t('staffRequests:filters.exam'),
      chosen: queue.exam ?? '',
      options: [
        ['', t('staffRequests:filters.anyExam')],
        ...subjects.map((subject) => [subject, describeExam(site, subject)] as const),
      ],
    },
    {
      name: 'language',
      label: t('staffRequests:filters.language'),
      chosen: queue.language ?? '',
      options: [
        ['', t('staffRequests:filters.anyLanguage')],
        ...locales.map((locale) => [locale, t(`forms:language.options.${locale}`)] as const),
      ],
    },
    {
      name: 'assignee',
      label: t('staffRequests:filters.assignee'),
      chosen: queue.assignee ?? '',
      options: [
        ['', t('staffRequests:filters.anybody')],
        ['nobody', t('staffRequests:filters.nobody')],
        ...holders.map(({ id, name }) => [id, name] as const),
      ],
    },
    {
      name: 'due',
      label: t('staffRequests:columns.due'),
      chosen: queue.due ?? '',
      options: [
        ['', t('staffRequests:filters.anyTime')],
        ...dueFilters.map((due) => [due, t(`staffRequests:filters.due.${due}`)] as const),
      ],
    },
    {
      name: 'days',
      label: t('staffRequests:filters.received'),
      chosen: String(queue.days ?? ''),
      options: [
        ['', t('staffRequests:filters.anyTime')],
        ...filterDays.map(
          (days) => [String(days), t('staffRequests:filters.days', { days })] as const,
        ),
      ],
    },
  ]
}
