import type { Closure } from '../../shared/clinic/closures.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { NoticeBoard } from './noticeBoard.js'

/**
 * The clinic of its data file, with the closures of notices among its own at any moment: whoever asks
 * for opening hours or a promised day knows of them without asking for notices.
 */
export const clinicWithNotices = (clinic: Clinic, board: Pick<NoticeBoard, 'closures'>): Clinic => {
  // Pages look at the closures day by day: the arrays are joined once for each change.
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
