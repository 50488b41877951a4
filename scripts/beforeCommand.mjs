import { existsSync } from 'node:fs'

/*
 * Loaded before each command of package.json, in plain JavaScript that an old Node can read: tells in a
 * sentence that the Node is too old or that the command is not built, and reads `.env` when there is
 * one. Variables that are set win over the file. Node's own `--env-file-if-exists` reports a file that
 * is not there each time.
 */
const oldestNode = 24
const { node } = process.versions
if (Number(node.split('.')[0]) < oldestNode) {
  process.stderr.write(
    `This site needs Node ${oldestNode} or newer and was started with ${node}. Install it, or run "npm ci", which brings it.\n`,
  )
  process.exit(78)
}

const [, command = ''] = process.argv
if (!existsSync(command)) {
  process.stderr.write('The site is not built: run "npm run build" first.\n')
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile()
