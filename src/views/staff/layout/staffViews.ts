import type { StaffSite } from './staffSite.js'

/** Props by view file. Each page adds itself: `declare module '../layout/staffViews.js'`. */
export interface StaffViews {}

export interface StaffViewProps {
  readonly site: StaffSite
  /** Without the name of the area, which is appended. */
  readonly title: string
}
