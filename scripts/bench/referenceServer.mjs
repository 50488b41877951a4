import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import compression from 'compression'
import express from 'express'

/*
 * What our pages are compared with: the least that Node can do, and the least that Express can.
 * `KIND` chooses, `ANSWER` is a file with the bytes and headers to send. Plain JavaScript: its start is
 * measured, and taking types away would count.
 */
const { headers, body: encoded } = JSON.parse(readFileSync(process.env['ANSWER'] ?? '', 'utf8'))
const body = Buffer.from(encoded, 'base64')
const port = Number(process.env['PORT'])
const host = '127.0.0.1'

const bareHttp = () => {
  createServer((_req, res) => {
    res.writeHead(200, headers)
    res.end(body)
  }).listen(port, host)
}

/** @param {boolean} compressed */
const bareExpress = (compressed) => {
  const text = body.toString()
  const app = express()
  if (compressed) app.use(compression())
  app.use((_req, res) => {
    res.send(text)
  })
  app.listen(port, host)
}

if (process.env['KIND'] === 'http') bareHttp()
else bareExpress(process.env['KIND'] === 'express-compressed')
