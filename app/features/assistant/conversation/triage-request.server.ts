import { z } from 'zod'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { lengthOf } from '#app/platform/sized-text.ts'
import { conversationCopy } from '#content/conversations.ts'
import type { PictureText } from '../assistant.ts'
import { type Screening, screen } from '../safety/labels.ts'
import {
  filesPerMessage,
  messageLength,
  pictureLength,
  picturesPerMessage,
} from './conversation.ts'

const { errors } = conversationCopy
const uuid = (error: string) => z.string({ error }).toLowerCase().refine(isUuid, error)

/** The id of a session, in lower case. */
export const sessionSchema = uuid(errors.session)
export const conversationSchema = uuid(errors.notFound)
export const messageSchema = uuid(errors.unreadable)

const file = z.object(
  {
    name: z.string().max(1_000),
    url: z.string().max(2_000),
    type: z.string().max(200),
  },
  { error: errors.unreadable },
)

const picture = z.object(
  {
    name: z.string().max(1_000),
    text: z.string().max(60_000),
  },
  { error: errors.unreadable },
)

const requestSchema = z.object(
  {
    conversationId: conversationSchema.nullish(),
    message: z
      .preprocess((given) => cleanText(given) ?? '', z.string({ error: errors.unreadable }))
      .refine((text) => lengthOf(text) <= messageLength, errors.long(messageLength)),
    sessionId: sessionSchema,
    files: z
      .array(file, { error: errors.unreadable })
      .max(filesPerMessage, errors.files(filesPerMessage))
      .nullish(),
    pictures: z
      .array(picture, { error: errors.unreadable })
      .max(picturesPerMessage, errors.files(picturesPerMessage))
      .nullish(),
    messageId: messageSchema.nullish(),
    // Only the path is used: the query of a page may hold private values.
    page: z.string().max(2_000).nullish(),
    wants: z.literal('person', { error: errors.unreadable }).nullish(),
  },
  { error: errors.unreadable },
)

export type ReadTriageRequest = {
  conversationId: string | null
  message: string
  sessionId: string
  fileUrls: string[]
  pictures: PictureText[]
  messageId?: string
  page: string
  wantsPerson: boolean
  /** What the message is, read before anything else looked at it. */
  screening: Screening
}

/** Checks the body of a request. @throws AppError `invalid` */
export function readTriageRequest(body: unknown): ReadTriageRequest {
  const screening = screen(rawMessageOf(body))
  const parsed = requestSchema.safeParse(isAlarm(screening) ? shortened(body) : body)
  if (!parsed.success)
    throw new AppError('invalid', parsed.error.issues[0]?.message ?? errors.unreadable)
  const { conversationId, message, sessionId, files, pictures, messageId, page, wants } =
    parsed.data
  const fileUrls = (files ?? []).map(({ url }) => url)
  if (message === '' && fileUrls.length === 0) throw new AppError('invalid', errors.empty)
  const shown = (pictures ?? []).flatMap(cleanPicture)
  return {
    conversationId: conversationId ?? null,
    message,
    sessionId,
    fileUrls,
    pictures: shown,
    messageId: messageId ?? undefined,
    page: /^\/[\w\-./]{0,200}$/.test(page ?? '') ? (page as string) : '/',
    wantsPerson: wants === 'person',
    screening: withPictures(screening, shown),
  }
}

/** The message of a body that nobody has checked yet. */
export function rawMessageOf(body: unknown): string {
  const message = (body as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : ''
}

export const isAlarm = ({ danger }: Screening): boolean => danger?.level === 'certain'

/** A picture may hold what nobody wrote in the message: then the help is named beside the answer. */
function withPictures(screening: Screening, pictures: readonly PictureText[]): Screening {
  if (screening.danger) return screening
  const found = pictures.some(({ text }) => {
    const danger = screen(text).danger
    return danger?.level === 'certain' && danger.kind === 'selfHarm'
  })
  return found ? { ...screening, danger: { kind: 'selfHarm', level: 'possible' } } : screening
}

/** Somebody in danger gets help and no fault about the length: the beginning of the message is stored. */
const shortened = (body: unknown): unknown => ({
  ...(body as object),
  message: [...rawMessageOf(body)].slice(0, messageLength).join(''),
})

function cleanPicture({ name, text }: PictureText): PictureText[] {
  const clean = (given: string, most: number) =>
    [...String(cleanText(given) ?? '')].slice(0, most).join('')
  const said = clean(text, pictureLength)
  return said ? [{ name: clean(name.replaceAll(/\s+/g, ' '), 255) || '-', text: said }] : []
}
