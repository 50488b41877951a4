import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../config/readConfig.js'
import { type BounceResult, createNoteBounce } from '../services/email/bounces.js'
import { readDeliveryReport } from '../services/email/deliveryReport.js'
import { createRefuseEmail } from '../services/staff/requests/undelivered.js'
import { systemClock } from '../shared/time/clock.js'
import { reportUnreadable } from './shared/openStoredRecords.js'
import { projectFolder } from './shared/projectFolder.js'
import { runCommand, write } from './shared/runCommand.js'
import { openStoredAccess } from './staffAccess/openStoredAccess.js'

const usage = `Notes an email that was not delivered, so that the front desk calls the person.

  npm run undelivered < report.eml

Reads a delivery report (RFC 3464), which the mail server sends to MAIL_FROM: a rule of that mailbox runs
this command. Other messages are ignored, with status 0. The site itself receives the reports of a
provider at /email/events (EMAIL_EVENTS).`

const sentences: Readonly<Record<BounceResult, string>> = {
  noted: 'Recorded: the email was not delivered.',
  repeated: 'Not recorded: the failure is already known.',
  unknown: 'Not recorded: the report is not about an email of this site.',
}

await runCommand(usage, async () => {
  parseArgs({ options: {} })
  const bounced = readDeliveryReport(await text(process.stdin))
  if (bounced === undefined) {
    write('Not recorded: the message does not report a permanent failure.')
    return
  }
  const access = await openStoredAccess(readConfig(process.env, projectFolder))
  const { records, staff } = access
  const shared = { records, clock: systemClock, onUnreadable: reportUnreadable }
  const refuse = createRefuseEmail({ ...shared, audit: staff.audit })
  const noteBounce = createNoteBounce({ records, refuse, log: pino({ level: 'silent' }) })
  try {
    write(sentences[await noteBounce(bounced)])
  } finally {
    await access.close()
  }
})
