import { runBuilt } from '../../support/site/builtSite.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const email = 'director@clinique.example'

test('npm run staff › invites, lists and resets an account, with an intact audit log', () => {
  const folder = temporaryFolder()
  const staff = (...options: readonly string[]): string => {
    const env = { DATA_DIR: folder.path, PUBLIC_URL: 'https://clinic.example' }
    const { status, output } = runBuilt('dist/commands/staff.js', env, ...options)
    expect(status).toBe(0)
    return output
  }
  const link = /https:\/\/clinic\.example\/staff\/invitation\/[\w-]+/
  expect(staff('invite', email, '--role', 'admin')).toMatch(link)
  expect(staff('list')).toMatch(new RegExp(`${email}.+admin +invited`))
  expect(staff('reset', email)).toMatch(link)
  expect(staff('audit', 'verify')).toMatch(/^The audit log is intact: 2 entries/)
  folder.remove()
})
