/* A separate module, so that browser bundles do not include the fields of all tools. */

export const toolField = 'tool'
export const calendarField = 'calendar'
export const requestField = 'request'
