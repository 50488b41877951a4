import { mailboxErrors, staffMailboxes } from '../../../src/services/clinic/staffMailboxes.js'

const clinic = { email: 'accueil@belrive.example', hiringEmail: 'rh@belrive.example' }
const unset = { desk: undefined, hr: undefined }

test('staff mailboxes › default to those of the clinic’s file', () => {
  expect(staffMailboxes(unset, clinic)).toEqual({ desk: clinic.email, hr: clinic.hiringEmail })
})

test('staff mailboxes › are accepted when they differ', () => {
  expect(mailboxErrors({ desk: 'a@belrive.example', hr: 'b@belrive.example' }, clinic)).toEqual([])
})

test.each([
  ['both variables', { desk: 'A@belrive.example', hr: 'a@belrive.example' }, clinic],
  ['MAIL_HR and the clinic’s email', { ...unset, hr: clinic.email }, clinic],
  ['MAIL_DESK and hiringEmail', { ...unset, desk: clinic.hiringEmail }, clinic],
  ['the clinic’s file', unset, { ...clinic, hiringEmail: clinic.email }],
])('staff mailboxes › are rejected when %s contain the same address', (_what, configured, file) => {
  expect(mailboxErrors(configured, file)).toEqual([expect.stringContaining('MAIL_HR')])
})
