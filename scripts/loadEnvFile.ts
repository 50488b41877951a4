import { existsSync } from 'node:fs'

/*
 * Loaded before each command of package.json: reads `.env` when there is one. Variables that are set
 * win over the file. Node's own `--env-file-if-exists` reports a file that is not there each time.
 */
if (existsSync('.env')) process.loadEnvFile()
