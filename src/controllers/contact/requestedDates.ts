import type { Request } from 'express'
import type { ExamName } from '../../addresses/pageTable.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { Services } from '../../services/services.js'
import { requestField } from '../../shared/tools/requestedTool.js'
import { examDates, examOfWindow } from '../../shared/tools/examDates.js'
import type { Period } from '../../shared/tools/windowDays.js'
import { contextOf } from '../pages/requestContext.js'

export const requestedDates = (
  { clinic, clock }: Pick<Services, 'clinic' | 'clock'>,
  req: Request,
): { readonly subject: ExamName; readonly period: Period } | undefined => {
  const { requestedTool } = contextOf(req)
  const body: unknown = req.body
  if (requestedTool?.tool !== 'examDates' || !(body instanceof Object)) return undefined
  const exam: unknown = Reflect.get(body, requestField)
  const now = localMoment(clinic, new Date(clock.now()))
  const result = examDates(clinic, requestedTool.input, now)
  const windows = result.kind === 'answer' ? result.windows : []
  const window = windows.find((one) => one.exam === exam)
  return window === undefined
    ? undefined
    : { subject: examOfWindow[window.exam], period: { from: window.from, to: window.to } }
}
