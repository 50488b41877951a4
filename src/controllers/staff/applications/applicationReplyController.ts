import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import { replyHandlers } from '../replies/replyHandlers.js'
import { readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { readListNews } from '../record/listNews.js'
import { applicationUrl, writeList } from './applicationAddress.js'
import { applicant } from './applicationPage.js'
import { listOf } from './listController.js'
import { getApplication, showApplication } from './showApplication.js'

export const applicationReplyController = (
  services: Services,
): Pick<StaffControllers, 'applicationReply' | 'applicationTakeBack'> => {
  const nothingNew = readListNews(new URLSearchParams())
  const { reply, takeBack } = replyHandlers(services, {
    about: 'applications',
    viewed: 'applicationViewed',
    replies: services.staff.applicationReplies,
    find: (req) => getApplication(services, req),
    personOf: (found) => ({ ...applicant(found), version: found.version, canWait: false }),
    addressesOf: (req, reference) => ({
      action: staffUrl('applicationReply', { reference }),
      list: writeList(listOf(services, req)),
      page: (news) => applicationUrl(reference, listOf(services, req), news),
    }),
    show: (req, res, found, typed) =>
      showApplication(services, req, res, {
        found,
        list: listOf(services, req),
        news: nothingNew,
        typed: { reply: typed },
      }),
    showConflict: (req, res, found, typed) =>
      showApplication(services, req, res.status(409), {
        found,
        list: listOf(services, req),
        news: { ...nothingNew, reply: 'conflict' },
        typed: { reply: typed },
      }),
  })
  return {
    applicationReply: { post: [readStaffForm, reply] },
    applicationTakeBack: { post: [readStaffForm, takeBack] },
  }
}
