import { existsSync } from 'node:fs'

/*
 * Runs before each command of package.json. Reports that Node is too old or that the command is not built,
 * then reads `.env` if it exists; variables that are already set take precedence. Plain JavaScript, so that
 * an old Node can parse it. Node's `--env-file-if-exists` would report a missing file each time.
 */
const oldestNode = 24
const { node } = process.versions
if (Number(node.split('.')[0]) < oldestNode) {
  process.stderr.write(
    `This site needs Node ${oldestNode} or newer and was started with ${node}. Install it, or run "npm ci", which installs it.\n`,
  )
  process.exit(78)
}

const [, command = ''] = process.argv
if (!existsSync(command)) {
  process.stderr.write('The site is not built: run "npm run build" first.\n')
  process.exit(1)
}

if (existsSync('.env')) {
  try {
    process.loadEnvFile()
  } catch (error) {
    process.stderr.write(
      `.env cannot be read (${error.code}): it must be a text file with a NAME=value on each line.\n`,
    )
    process.exit(78)
  }
}
