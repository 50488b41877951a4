import type { Request, RequestHandler } from 'express'
import * as z from 'zod'
import { contentLimits } from '../../../config/limits.js'
import { auditOf } from '../../../services/content/contentAct.js'
import { nameOfAddress, type SectionEdit } from '../../../services/content/editor/openDocument.js'
import type { Posted } from '../../../services/content/editor/readFields.js'
import { type Json, membersOf } from '../../../services/content/mergeContent.js'
import { imageUrl } from '../../../services/images/imageAddress.js'
import type {
  PictureAdded,
  PictureRefusal,
  StoredPicture,
} from '../../../services/images/pictureUploads.js'
import type { Services } from '../../../services/services.js'
import type { PictureProps } from '../../../views/staff/siteEditor/fieldProps.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { multipart } from '../../forms/multipart.js'
import { fieldOf } from '../staffForm.js'
import { parameterOf } from '../staffRequest.js'
import { contentActOf } from './siteAct.js'

export interface PictureReader {
  /** Parses multipart forms and stores their picture; passes other forms to the next handler. */
  readonly read: RequestHandler
  /** @throws the error of a picture that was not stored, once the texts after it are parsed */
  readonly of: (req: Request) => PictureAdded | undefined
}

export const createPictureReader = ({
  pictureUploads,
  staff: { audit },
}: Pick<Services, 'pictureUploads' | 'staff'>): PictureReader => {
  const added = new WeakMap<Request, PictureAdded>()
  const failures = new WeakMap<Request, unknown>()
  return {
    of: (req) => {
      if (failures.has(req)) throw failures.get(req)
      return added.get(req)
    },
    read: multipart({
      fields: 50,
      fieldBytes: contentLimits.documentBytes,
      files: 1,
      onFile: async ({ content }, _fields, req) => {
        try {
          const result = await pictureUploads.add(content)
          if (!('refusal' in result)) {
            const subject = nameOfAddress(parameterOf(req, 'document'))
            await audit.append(auditOf(contentActOf(req), 'contentPictureAdded', { subject }))
          }
          added.set(req, result)
        } catch (thrown) {
          content.resume()
          failures.set(req, thrown)
        }
      },
    }),
  }
}

/** Width in CSS pixels on every screen, so that a click position can be converted to percent. */
const shownWidth = 280
const pixelDensity = 2

const picture = z.object({
  file: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  focus: z.tuple([z.number(), z.number()]).optional().catch(undefined),
})

const shownSize = ({ width, height }: z.infer<typeof picture>) => ({
  width: shownWidth,
  height: Math.max(1, Math.round((shownWidth * height) / width)),
})

/** `replaced`: another person replaced the file after the form was displayed. */
export type PictureError = PictureRefusal | 'replaced'

/** Refuses a posted picture if the document has another file than the form displayed. */
export const checkPicture = (
  req: Request,
  json: Json,
  added: PictureAdded | undefined,
): { readonly picture?: StoredPicture; readonly refusal?: PictureError } => {
  if (added === undefined) return {}
  if ('refusal' in added) return added
  const { data } = picture.safeParse(json)
  const isSeen = data === undefined || [added.file, fieldOf(req, 'seen')].includes(data.file)
  return isSeen ? { picture: added } : { refusal: 'replaced' }
}

export const pictureProps = (
  { t }: StaffSite,
  json: Json,
  refusal: PictureError | undefined,
): PictureProps | undefined => {
  const { data } = picture.safeParse(json)
  if (data === undefined) return undefined
  const size = shownSize(data)
  const [x, y] = data.focus ?? []
  return {
    file: data.file,
    src: imageUrl(data.file, { format: 'auto', width: shownWidth * pixelDensity }),
    ...size,
    mark:
      x === undefined || y === undefined
        ? undefined
        : { x: (x / 100) * size.width, y: (y / 100) * size.height },
    error: refusal === undefined ? undefined : t(`staffSiteEditor:picture.errors.${refusal}`),
  }
}

/** CSS pixels of the longer side of the pictures in the list of documents. */
const thumbnailWidth = 64

export const thumbnailUrl = (json: Json | undefined): string | undefined => {
  const { data } = picture.safeParse(json)
  if (data === undefined) return undefined
  return imageUrl(data.file, { format: 'auto', width: thumbnailWidth * pixelDensity })
}

/** Returns the pressed focal point in percent; pressing the button with the keyboard sends 0, 0. */
const pressedFocus = (req: Request, json: Json): readonly [x: string, y: string] | undefined => {
  const { data } = picture.safeParse(json)
  const [x, y] = [Number(fieldOf(req, 'press.x')), Number(fieldOf(req, 'press.y'))]
  if (data === undefined || !(x >= 0 && y >= 0 && x + y > 0)) return undefined
  const { width, height } = shownSize(data)
  const percent = (part: number): string => String(Math.min(100, Math.round(part * 100)))
  return [percent(x / width), percent(y / height)]
}

/** Returns the posted texts. A click on the picture replaces the focal point; a new file removes it. */
export const focusPosted = (
  req: Request,
  json: Json,
  posted: Posted,
  hasNewFile: boolean,
): Posted => {
  const pressed = pressedFocus(req, json)
  if (!hasNewFile && pressed === undefined) return posted
  const [x, y] = hasNewFile || pressed === undefined ? ['', ''] : pressed
  const texts = new Map([
    ['focus.x', [x]],
    ['focus.y', [y]],
  ])
  return (name) => texts.get(name) ?? posted(name)
}

const fileFields = ['file', 'width', 'height', 'colour'] as const

/** Adds the new file to the values of a form, which do not contain the displayed one. */
export const withPicture = (
  { shown, left }: SectionEdit,
  json: Json,
  added: StoredPicture,
): SectionEdit => {
  const members = membersOf(json)
  const now = [...fileFields, 'focus'].flatMap((path) => {
    const value = members?.get(path)
    return value === undefined ? [] : [[path, value] as const]
  })
  return {
    shown: new Map([...[...shown].filter(([path]) => path !== 'focus'), ...now]),
    left: new Map([...left, ...fileFields.map((path) => [path, added[path]] as const)]),
  }
}
