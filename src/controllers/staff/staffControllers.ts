import type { Services } from '../../services/services.js'
import { accountsController } from './accounts/accountsController.js'
import { ownAccountController } from './accounts/ownAccountController.js'
import { auditController } from './audit/auditController.js'
import { applicationController } from './applications/applicationController.js'
import { applicationReplyController } from './applications/applicationReplyController.js'
import { applicationSearchController } from './applications/applicationSearchController.js'
import { applicationFileController } from './applications/fileController.js'
import { applicationListController } from './applications/listController.js'
import { homeController } from './homeController.js'
import { incidentsCopyController } from './incidents/incidentsCopyController.js'
import { incidentsController } from './incidents/incidentsController.js'
import { keysController } from './keysController.js'
import { languageController } from './language/languageController.js'
import { noticesController } from './notices/noticesController.js'
import { ownPasskeysController } from './passkeys/ownPasskeysController.js'
import { passkeySignInController } from './passkeys/passkeySignInController.js'
import { copyController } from './privacy/copyController.js'
import { correctController } from './privacy/correctController.js'
import { deletionController } from './privacy/deletionController.js'
import { privacyController } from './privacy/privacyController.js'
import { csvController } from './requests/csvController.js'
import { newsController } from './requests/newsController.js'
import { queueController } from './requests/queueController.js'
import { requestCorrectController } from './requests/requestCorrectController.js'
import { requestNewController } from './requests/requestNewController.js'
import { requestReplyController } from './requests/requestReplyController.js'
import { requestController } from './requests/requestController.js'
import { searchController } from './requests/searchController.js'
import { siteApprovalController } from './siteEditor/siteApprovalController.js'
import { siteDocumentController } from './siteEditor/siteDocumentController.js'
import { siteEditorController } from './siteEditor/siteEditorController.js'
import { siteExchangeController } from './siteEditor/siteExchangeController.js'
import { siteHistoryController } from './siteEditor/siteHistoryController.js'
import { siteJobController } from './siteEditor/siteJobController.js'
import { sitePreviewController } from './siteEditor/sitePreviewController.js'
import { sitePublishController } from './siteEditor/sitePublishController.js'
import { siteSearchController } from './siteEditor/siteSearchController.js'
import { siteSectionController } from './siteEditor/siteSectionController.js'
import { statisticsController } from './statistics/statisticsController.js'
import { enrolmentController } from './signIn/enrolmentController.js'
import { outboxController } from './outbox/outboxController.js'
import { templatesController } from './templates/templatesController.js'
import { signInController } from './signIn/signInController.js'
import { tokenController } from './signIn/tokenController.js'
import type { StaffControllers } from './staffHandlers.js'

export const createStaffControllers = (services: Services): StaffControllers => ({
  ...homeController(services),
  ...languageController(services),
  ...signInController(services),
  ...csvController(services),
  ...keysController(services),
  ...queueController(services),
  ...newsController(services),
  ...searchController(services),
  ...requestNewController(services),
  ...requestController(services),
  ...requestCorrectController(services),
  ...requestReplyController(services),
  ...outboxController(services),
  ...templatesController(services),
  ...applicationListController(services),
  ...applicationController(services),
  ...applicationReplyController(services),
  ...applicationSearchController(services),
  ...applicationFileController(services),
  ...noticesController(services),
  ...siteEditorController(services),
  ...sitePreviewController(services),
  ...sitePublishController(services),
  ...siteHistoryController(services),
  ...siteSearchController(services),
  ...siteExchangeController(services),
  ...siteJobController(services),
  ...siteApprovalController(services),
  ...siteDocumentController(services),
  ...siteSectionController(services),
  ...statisticsController(services),
  ...privacyController(services),
  ...copyController(services),
  ...correctController(services),
  ...deletionController(services),
  ...incidentsCopyController(services),
  ...incidentsController(services),
  ...enrolmentController(services),
  ...tokenController(services),
  ...passkeySignInController(services),
  ...ownPasskeysController(services),
  ...ownAccountController(services),
  ...accountsController(services),
  ...auditController(services),
})
