/** Returns the body of a request form, encoded as a browser without JavaScript does. */
export const requestForm = (person: Readonly<Record<'name' | 'phone' | 'email', string>>): string =>
  new URLSearchParams({ ...person, subject: 'mri', language: 'fr', consent: 'yes' }).toString()

export const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' } as const
