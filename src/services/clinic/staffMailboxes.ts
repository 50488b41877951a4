import type { Clinic } from './readClinic.js'

export interface ConfiguredMailboxes {
  readonly desk: string | undefined
  readonly hr: string | undefined
}

export type StaffMailboxes = Readonly<Record<keyof ConfiguredMailboxes, string>>

type ClinicMailboxes = Pick<Clinic, 'email' | 'hiringEmail'>

export const staffMailboxes = (
  { desk, hr }: ConfiguredMailboxes,
  { email, hiringEmail }: ClinicMailboxes,
): StaffMailboxes => ({ desk: desk ?? email, hr: hr ?? hiringEmail })

export const mailboxErrors = (
  configured: ConfiguredMailboxes,
  clinic: ClinicMailboxes,
): readonly string[] => {
  const { desk, hr } = staffMailboxes(configured, clinic)
  return desk.toLowerCase() === hr.toLowerCase()
    ? [
        'The front desk and HR have the same address: set MAIL_HR, or hiringEmail of the clinic’s file, to one that only HR reads.',
      ]
    : []
}
