import type { StaffSite } from './staffSite.js'

/** Props by view file. Each page adds itself: `declare module '../layout/staffViews.js'`. */
export interface StaffViews {}

export interface StaffViewProps {
  readonly site: StaffSite
  readonly title: string
}
