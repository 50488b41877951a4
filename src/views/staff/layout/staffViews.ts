import type { StaffSite } from './staffSite.js'

/**
 * What each view of the staff area needs to know, by its file. A page declares itself here, beside its
 * props, so that `renderStaffPage` knows it: `declare module '../layout/staffViews.js'`.
 */
export interface StaffViews {}

/** What every view of the staff area is given beside its own props. */
export interface StaffViewProps {
  readonly site: StaffSite
  /** Without the name of the area, which is added. */
  readonly title: string
}
