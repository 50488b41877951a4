import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { readConfig } from '../../dist/config/readConfig.js'
import { openSite } from '../../dist/openSite.js'
import { readClinic } from '../../dist/services/clinic/readClinic.js'

/* The built site without the page cache in front of it: what a rendering costs. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const config = readConfig(process.env, root)
const clinic = readClinic(config.clinicFile)
const { app } = await openSite({
  root,
  buildFolder: join(root, 'dist'),
  config,
  clinic,
  log: pino(),
})
createServer(app).listen(config.port, config.host)
