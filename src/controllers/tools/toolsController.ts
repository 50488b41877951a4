import { type RequestHandler, urlencoded } from 'express'
import { isExam, type RowName } from '../../addresses/pageTable.js'
import { formBodyBytes } from '../../config/limits.js'
import { type ToolName, toolNames } from '../../services/content/schemas/sections.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { Services } from '../../services/services.js'
import { readRequestedTool } from '../../shared/tools/requestedTool.js'
import { calendarField, requestField } from '../../shared/tools/toolFields.js'
import { calendarFile, calendarFileName } from '../../shared/tools/calendarFile.js'
import { examDates } from '../../shared/tools/examDates.js'
import type { SiteContent } from '../../services/content/siteContent.js'
import { addToContext, contextOf } from '../pages/requestContext.js'

const ownTools: { readonly [Row in RowName]?: readonly ToolName[] } = {
  home: ['examFinder'],
  ultrasound: ['examFinder'],
  tools: toolNames,
}

/** Returns the tools of a page; on an exam page, these are among the sections. */
export const toolsOf = (
  { exams, offered }: Pick<SiteContent, 'exams' | 'offered'>,
  page: RowName,
): readonly ToolName[] =>
  (isExam(page)
    ? exams[page].sections.flatMap((section) => (section.kind === 'tool' ? [section.tool] : []))
    : (ownTools[page] ?? [])
  ).filter(offered.hasTool)

/** Returns the tools that a page accepts. The home page also accepts exam dates for its request form. */
const offeredOn = (
  content: Pick<SiteContent, 'exams' | 'offered'>,
  page: RowName,
  body: unknown,
): readonly ToolName[] =>
  page === 'home' && body instanceof Object && Object.hasOwn(body, requestField)
    ? ['examDates']
    : toolsOf(content, page)

export const toolsController = ({ clinic, clock, content, toolsFiles }: Services) => {
  const read: RequestHandler = (req, _res, next) => {
    const { page } = contextOf(req)
    const requestedTool =
      page === undefined
        ? undefined
        : readRequestedTool(req.body, offeredOn(content, page, req.body))
    if (requestedTool !== undefined) addToContext(req, { requestedTool })
    next()
  }

  const calendar: RequestHandler = (req, res, next) => {
    const { requestedTool, locale } = contextOf(req)
    const body: unknown = req.body
    const exam: unknown = body instanceof Object ? Reflect.get(body, calendarField) : undefined
    if (requestedTool?.tool !== 'examDates' || exam === undefined) return next()
    const now = new Date(clock.now())
    const result = examDates(clinic, requestedTool.input, localMoment(clinic, now))
    const windows = result.kind === 'answer' ? result.windows : []
    const window = windows.find((one) => one.exam === exam)
    if (window === undefined) return next()
    const { calendarTitle } = toolsFiles[locale].current().data.words.shared
    res
      .set('Cache-Control', 'no-store')
      .attachment(calendarFileName[locale])
      .type('text/calendar')
      .send(calendarFile(window, calendarTitle, now))
  }

  return {
    read: [urlencoded({ extended: false, limit: formBodyBytes, parameterLimit: 50 }), read],
    calendar,
  }
}
