import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import compression from 'compression'
import express from 'express'

/*
 * What our pages are compared with: the least that Node can do, and the least that Express can.
 * `KIND` chooses, `ANSWER` is a file with the bytes and headers to send.
 */
interface Answer {
  readonly headers: readonly string[]
  /** base64 */
  readonly body: string
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'headers' in value && 'body' in value

const read: unknown = JSON.parse(readFileSync(process.env['ANSWER'] ?? '', 'utf8'))
if (!isAnswer(read)) throw new Error('ANSWER is not a file made by the benchmark.')
const headers = [...read.headers]
const body = Buffer.from(read.body, 'base64')
const port = Number(process.env['PORT'])
const host = '127.0.0.1'

const bareHttp = (): void => {
  createServer((_req, res) => {
    res.writeHead(200, headers)
    res.end(body)
  }).listen(port, host)
}

const bareExpress = (compressed: boolean): void => {
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
