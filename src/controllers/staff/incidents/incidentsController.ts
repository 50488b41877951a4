import type { Request, RequestHandler, Response } from 'express'
import * as z from 'zod'
import { staffUrl } from '../../../addresses/staffTable.js'
import { AppError } from '../../../services/errors/errors.js'
import { cleanLines, cleanPlain, cutText } from '../../../shared/forms/cleanText.js'
import type { Services } from '../../../services/services.js'
import {
  type Incident,
  type IncidentItem,
  type IncidentItems,
  incidentDays,
  incidentItems,
  missingItems,
  noItems,
  removableFrom,
} from '../../../services/staff/incidents/incident.js'
import type { IncidentEntry, IncidentSaved } from '../../../services/staff/incidents/incidents.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readFormId, readStaffForm } from '../staffForm.js'
import { writeDay, writeDayAndTime } from '../staffDates.js'
import { parameterOf, staffActOf } from '../staffRequest.js'
import { incidentRow } from './incidentRows.js'

const longestItem = 4000

const readItem = (req: Request, name: IncidentItem): string => {
  const typed = fieldOf(req, name)
  return incidentDays.some((day) => day === name)
    ? cleanPlain(typed)
    : cutText(cleanLines(typed), longestItem)
}

const readEntry = (req: Request): IncidentEntry => ({
  items: incidentItems.reduce<IncidentItems>(
    (items, name) => ({ ...items, [name]: readItem(req, name) }),
    noItems,
  ),
  isDraft: fieldOf(req, 'draft') !== '',
})

const versionSchema = z.coerce.number().int().positive()

interface Shown {
  readonly incident?: Incident
  readonly items: IncidentItems
  readonly isRefused?: boolean
  readonly isChanged?: boolean
  readonly isKept?: boolean
}

const differing = (typed: IncidentItems, theirs: IncidentItems) =>
  incidentItems
    .filter((item: IncidentItem) => typed[item] !== theirs[item])
    .map((item) => ({ item, value: theirs[item] }))

export const incidentsController = (
  services: Services,
): Pick<StaffControllers, 'incidents' | 'incidentNew' | 'incident' | 'incidentRemove'> => {
  const { staff, clinic } = services
  const { incidents } = staff

  const list: RequestHandler = async (req, res) => {
    const all = await incidents.list()
    const today = incidents.today()
    await renderPersonalPage(
      services,
      req,
      res,
      'staff/incidents/IncidentsPage',
      { action: 'incidentsListed', count: all.length },
      (site) => ({
        title: site.t('staffIncidents:title'),
        rows: all.map((incident) => incidentRow(incident, today, site)),
      }),
    )
  }

  const shownIncident = (incident: Incident, { locale }: StaffSite) => ({
    reference: incident.reference,
    version: incident.version,
    versions: incident.versions
      .map(({ at, by }) => ({ by, when: writeDayAndTime(clinic, at, locale) }))
      .toReversed(),
    removableFrom: writeDay(removableFrom(incident), locale),
    isRemovable: incidents.today() >= removableFrom(incident),
  })

  const show = (req: Request, res: Response, shown: Shown): Promise<void> => {
    const { incident, items, isRefused = false, isChanged = false, isKept = false } = shown
    return renderPersonalPage(
      services,
      req,
      res,
      'staff/incidents/IncidentPage',
      incident && { action: 'incidentViewed', subject: incident.reference },
      (site) => ({
        form: readFormId(req),
        title: incident?.reference ?? site.t('staffIncidents:new'),
        items,
        isRefused,
        isKept,
        missing: incident === undefined && !isRefused ? [] : missingItems(items, incidents.today()),
        incident: incident === undefined ? undefined : shownIncident(incident, site),
        ...(incident !== undefined && isChanged
          ? { theirs: differing(items, incident.items) }
          : {}),
      }),
    )
  }

  const answer = async (
    req: Request,
    res: Response,
    saved: IncidentSaved,
    shown: Shown,
  ): Promise<void> => {
    switch (saved.outcome) {
      case 'saved':
        res.redirect(303, staffUrl('incident', { reference: saved.reference }))
        return
      case 'incomplete':
        return show(req, res.status(422), { ...shown, isRefused: true })
      case 'changed': {
        const incident = await incidents.read(saved.reference)
        return show(req, res.status(409), { ...shown, incident, isChanged: true })
      }
    }
  }

  const open: RequestHandler = async (req, res) => {
    const entry = readEntry(req)
    const saved = await incidents.open({ ...entry, form: readFormId(req) }, staffActOf(req))
    await answer(req, res, saved, { items: entry.items })
  }

  const amend: RequestHandler = async (req, res) => {
    const reference = parameterOf(req, 'reference')
    const version = versionSchema.safeParse(fieldOf(req, 'version'))
    if (!version.success) throw new AppError(400, 'badRequest')
    const entry = readEntry(req)
    const saved = await incidents.amend(
      { reference, version: version.data },
      entry,
      staffActOf(req),
    )
    await answer(req, res, saved, {
      incident: await incidents.read(reference),
      items: entry.items,
    })
  }

  const remove: RequestHandler = async (req, res) => {
    const reference = parameterOf(req, 'reference')
    if ((await incidents.remove(reference, staffActOf(req))) === 'removed') {
      res.redirect(303, staffUrl('incidents'))
      return
    }
    const incident = await incidents.read(reference)
    await show(req, res.status(409), { incident, items: incident.items, isKept: true })
  }

  return {
    incidents: { get: list },
    incidentNew: {
      get: (req, res) => show(req, res, { items: noItems }),
      post: [readStaffForm, open],
    },
    incident: {
      get: async (req, res) => {
        const incident = await incidents.read(parameterOf(req, 'reference'))
        await show(req, res, { incident, items: incident.items })
      },
      post: [readStaffForm, amend],
    },
    incidentRemove: { post: [readStaffForm, remove] },
  }
}
