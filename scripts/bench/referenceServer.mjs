import { readFileSync } from 'node:fs'
import express from 'express'

/* Sends the file named by `PAGE` with bare Express 5. JavaScript, as type stripping delays a start. */
const text = readFileSync(process.env['PAGE'] ?? '', 'utf8')
express()
  .use((_req, res) => {
    res.send(text)
  })
  .listen(Number(process.env['PORT']), '127.0.0.1')
