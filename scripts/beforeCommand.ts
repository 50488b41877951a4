import { existsSync } from 'node:fs'

/*
 * Loaded before each command of package.json: reads `.env` when there is one, and tells in a sentence
 * that the command is not built. Variables that are set win over the file. Node's own
 * `--env-file-if-exists` reports a file that is not there each time.
 */
if (existsSync('.env')) process.loadEnvFile()

const [, command = ''] = process.argv
if (!existsSync(command)) {
  process.stderr.write('The site is not built: run "npm run build" first.\n')
  process.exit(1)
}
