import { type CheerioAPI, load } from 'cheerio'

type Fields = Readonly<Record<string, string>>

/** A browser without JavaScript: stores cookies, follows redirects and submits the forms of its page. */
export interface Visitor {
  readonly open: (path: string) => Promise<CheerioAPI>
  readonly post: (path: string, body: URLSearchParams | FormData) => Promise<CheerioAPI>
  readonly submit: (form: string, fields: Fields) => Promise<CheerioAPI>
}

export const openVisitor = (origin: string): Visitor => {
  const cookies = new Map<string, string>()
  let page = load('')

  const request = async (path: string, options: RequestInit = {}): Promise<CheerioAPI> => {
    const answer = await fetch(new URL(path, origin), {
      ...options,
      redirect: 'manual',
      headers: {
        Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'Sec-Fetch-Site': 'same-origin',
      },
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1).join('').split('=', 2)
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next !== null) return request(next)
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    page = load((await answer.text()).replaceAll('\u00A0', ' '))
    return page
  }

  const post: Visitor['post'] = (path, body) => request(path, { method: 'POST', body })

  return {
    open: (path) => request(path),
    post,
    submit: (selector, fields) => {
      const form = page(selector).first()
      const body = new URLSearchParams()
      for (const field of form.find('input[type=hidden]').toArray()) {
        body.set(page(field).attr('name') ?? '', page(field).attr('value') ?? '')
      }
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return post(form.attr('action') ?? '', body)
    },
  }
}
