import { runBuilt } from '../../support/site/builtSite.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const email = 'director@clinique.example'
let folder: ReturnType<typeof temporaryFolder>
beforeAll(() => {
  folder = temporaryFolder()
})
afterAll(() => folder.remove())

const run = (command: string, ...options: readonly string[]): string => {
  const env = { DATA_DIR: folder.path, PUBLIC_URL: 'https://clinic.example' }
  const { status, output } = runBuilt(`dist/commands/${command}.js`, env, ...options)
  expect(status).toBe(0)
  return output
}

test('npm run staff › invites, lists and resets an account, with an intact audit log', () => {
  const link = /https:\/\/clinic\.example\/staff\/invitation\/[\w-]+/
  expect(run('staff', 'invite', email, '--role', 'admin')).toMatch(link)
  expect(run('staff', 'list')).toMatch(new RegExp(`${email}.+admin +invited`))
  expect(run('staff', 'reset', email)).toMatch(link)
  expect(run('staff', 'audit', 'verify')).toMatch(/^The audit log is intact: 2 entries/)
})

test('npm run downgrade › reports the moved emails', () => {
  expect(run('downgrade')).toMatch(/^emails: 0 moved$/m)
})
