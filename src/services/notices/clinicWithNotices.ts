import type { Closure } from '../../shared/clinic/closures.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { NoticeBoard } from './noticeBoard.js'

export const clinicWithNotices = (clinic: Clinic, board: Pick<NoticeBoard, 'closures'>): Clinic => {
  // Joined once per change, as pages read closures for many days.
  const joined = { added: board.closures(), closures: clinic.closures }
  return {
    ...clinic,
    get closures(): readonly Closure[] {
      const added = board.closures()
      if (added !== joined.added) {
        joined.added = added
        joined.closures = [...clinic.closures, ...added]
      }
      return joined.closures
    },
  }
}
