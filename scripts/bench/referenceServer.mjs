import { readFileSync } from 'node:fs'
import express from 'express'

/* Bare Express 5 that sends the file `PAGE`. Plain JavaScript: stripping types would delay its start. */
const text = readFileSync(process.env['PAGE'] ?? '', 'utf8')
express()
  .use((_req, res) => {
    res.send(text)
  })
  .listen(Number(process.env['PORT']), '127.0.0.1')
