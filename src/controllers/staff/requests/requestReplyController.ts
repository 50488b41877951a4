import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import { isOpen } from '../../../services/staff/requests/deskRecord.js'
import { replyHandlers } from '../replies/replyHandlers.js'
import { readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { listOf, readQueueNews, requestUrl, writeQueue } from './queueAddress.js'
import { personOf } from './requestPage.js'
import { showConflict } from './showConflict.js'
import { getRequest, showRequest } from './showRequest.js'

export const requestReplyController = (
  services: Services,
): Pick<StaffControllers, 'requestReply' | 'requestTakeBack'> => {
  const { reply, takeBack } = replyHandlers(services, {
    about: 'requests',
    viewed: 'requestViewed',
    replies: services.staff.requestReplies,
    find: (req) => getRequest(services, req),
    personOf: (found) => ({
      ...personOf(found),
      version: found.version,
      canWait: isOpen(found.desk.state),
    }),
    addressesOf: (req, reference) => ({
      action: staffUrl('requestReply', { reference }),
      list: writeQueue(listOf(req)),
      page: (news) => requestUrl(reference, listOf(req), news),
    }),
    show: (req, res, found, typed) => {
      const news = readQueueNews(new URLSearchParams())
      return showRequest(services, req, res, found, { queue: listOf(req), news, typed })
    },
    showConflict: (req, res, current, words) =>
      showConflict(services, req, res, current, {
        words: ({ t }) => t('staffReplies:title'),
        fields: [],
        unsent: words,
        queue: listOf(req),
        from: 'page',
      }),
  })
  return {
    requestReply: { post: [readStaffForm, reply] },
    requestTakeBack: { post: [readStaffForm, takeBack] },
  }
}
