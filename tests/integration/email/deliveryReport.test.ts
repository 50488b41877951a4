import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftEmail, emailCollection } from '../../../src/services/email/emailRecord.js'
import { readDeliveryReport } from '../../../src/services/email/deliveryReport.js'
import { day } from '../../../src/shared/time/durations.js'
import { anEmail } from '../../support/contact/contactFactories.js'
import { openStore } from '../../support/site/openStore.js'

const sample = (file: string): string =>
  readFileSync(join(__dirname, '../../fixtures/emailEvents', file), 'utf8').replaceAll(
    'EMAIL-ID',
    '3c2d-staffReply',
  )

describe('delivery report', () => {
  test.each([
    ['postfix.eml', '5.1.1'],
    ['exchange.eml', '5.1.10'],
  ])('%s names the email by the Message-ID of the returned message', (file, status) => {
    const expected = { id: '3c2d-staffReply', recipients: [], status }
    expect(readDeliveryReport(sample(file))).toEqual(expected)
    expect(readDeliveryReport(sample(file).replaceAll('\n', '\r\n'))).toEqual(expected)
  })

  test('is ignored if it is about a delay or is another type of message', () => {
    const report = sample('postfix.eml')
    expect(readDeliveryReport(report.replace('Action: failed', 'Action: delayed'))).toBeUndefined()
    expect(readDeliveryReport(report.replace('Status: 5.', 'Status: 4.'))).toBeUndefined()
    expect(
      readDeliveryReport('From: a@exemple.ca\n\nAction: failed\nStatus: 5.1.1'),
    ).toBeUndefined()
    expect(readDeliveryReport('')).toBeUndefined()
  })
})

test('npm run undelivered › marks the email of a piped report, once', async () => {
  const store = await openStore()
  const now = Date.now()
  const facts = { kind: 'staffReply', reference: 'OND-7K4M-2QXD', recipient: 'visitor' } as const
  const draft = { id: '3c2d-staffReply', ...facts, email: anEmail() }
  await store.records.createAll([draftEmail(draft, { now, expiresAt: now + day })])
  const run = (input: string) =>
    spawnSync(process.execPath, [join(__dirname, '../../../dist/commands/undelivered.js')], {
      input,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: store.folder },
    })
  expect(run('From: a@exemple.ca\n\nBonjour')).toMatchObject({ status: 0, stderr: '' })
  expect(run(sample('postfix.eml')).stdout).toContain('Recorded')
  expect(run(sample('postfix.eml')).stdout).toContain('the failure is already known')
  const record = await store.records.read(emailCollection, '3c2d-staffReply')
  expect(record?.fields).toMatchObject({ status: 'refused', lastFault: 'bounced 5.1.1' })
  await store.end()
})
