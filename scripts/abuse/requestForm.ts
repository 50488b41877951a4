/** A request as a browser without script posts it. */
export const requestForm = (person: Readonly<Record<'name' | 'phone' | 'email', string>>): string =>
  new URLSearchParams({ ...person, subject: 'mri', language: 'fr', consent: 'yes' }).toString()

export const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' } as const
