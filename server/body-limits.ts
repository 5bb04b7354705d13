import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readActor } from '#app/features/accounts/sign-in/session-service.server.ts'
import { chatUploadBytes } from '#app/features/assistant/conversation/conversation.ts'
import { functionBodies } from '#app/features/assistant/engines/function-limits.ts'
import { applicationBytes } from '#app/features/careers/application.ts'
import { checkBytes, verifyPath } from '#app/features/decisions/verify.ts'
import { uploadBytes } from '#app/features/files/file.ts'
import { isUploadPath, pieceBytes } from '#app/features/uploads/upload.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { formBytes } from '#app/platform/form-data.server.ts'
import { countHit, countVisit, type Limit } from '#app/platform/rate-limit.server.ts'
import { createLargeBodies } from './large-bodies.ts'
import { refusal } from './refusal.ts'

const uploadsPerPerson: Limit = { hits: 300, seconds: 600 }
/** Two of the largest files on a fast line. */
const piecesPerPerson: Limit = { hits: 1_200, seconds: 600 }
const applicationsPerAddress: Limit = { hits: 60, seconds: 600 }
const chatFilesPerAddress: Limit = { hits: 120, seconds: 600 }

/**
 * The largest body of a request: small for most, and read into memory; larger for a form with files
 * that a signed-in person sends to the portal or the admin panel, for a piece of a large file, and for
 * what anyone sends with an application or a file for a chat. Those are streamed (`receiveFiles` counts the bytes; `readForm`
 * refuses them).
 */
export function bodyLimits(app: App): MiddlewareHandler {
  const small = bodyLimit({ maxSize: formBytes, onError: tooLarge })
  const hold = createLargeBodies()
  const functions = new Map(
    [...Object.entries(functionBodies), [verifyPath, checkBytes] as const].map(
      ([path, maxSize]) => {
        return [path, bodyLimit({ maxSize, onError: tooLarge })]
      },
    ),
  )
  return async (c, next) => {
    const ofFunction = functions.get(c.req.path)
    const given = c.req.header('content-length')
    if (ofFunction && given !== undefined && Number(given) <= formBytes) return ofFunction(c, next)
    if (ofFunction) return hold(c, next, ofFunction)
    if (looksLikePiece(c.req.raw)) return (await refusedPiece(c, given)) ?? next()
    if (given !== undefined && Number(given) <= formBytes) return small(c, next)
    if (looksLikeUpload(c.req.raw, applying)) {
      if (isMore(given, applicationBytes)) return tooLarge(c)
      return (await ofVisitor(c, 'application', applicationsPerAddress)) ?? next()
    }
    if (looksLikeUpload(c.req.raw, chatting)) {
      if (isMore(given, chatUploadBytes)) return tooLarge(c)
      return (await ofVisitor(c, 'chat-body', chatFilesPerAddress)) ?? next()
    }
    if (!looksLikeUpload(c.req.raw, signedIn)) return small(c, next)
    const { actor } = await readActor(app, c.req.raw.headers)
    // A person whose session has ended gets no message about a size: the gate redirects to the
    // sign-in page without reading the body.
    if (actor.kind === 'visitor')
      return c.req.header('sec-fetch-mode') === 'navigate' ? next() : small(c, next)
    if (isMore(given, uploadBytes)) return tooLarge(c)
    return (await ofPerson(c, `upload:${actor.userId}`, uploadsPerPerson)) ?? next()
  }

  /** Every piece counts, however small it is. */
  async function refusedPiece(c: Context, given: string | undefined) {
    const { actor } = await readActor(app, c.req.raw.headers)
    // A script sends pieces: it asks the person to sign in, and goes on.
    if (actor.kind === 'visitor') return refusal(c.req.raw, 401, 'User not authenticated')
    if (given === undefined) return refusal(c.req.raw, 411, 'The request does not say its length.')
    if (isMore(given, 2 * pieceBytes)) return tooLarge(c)
    return ofPerson(c, `piece:${actor.userId}`, piecesPerPerson)
  }

  function ofPerson(c: Context, key: string, limit: Limit) {
    return orTooMany(c, countHit(app, key, limit, app.now()))
  }

  function ofVisitor(c: Context, what: string, limit: Limit) {
    return orTooMany(c, countVisit(app, what, limit, app.now()))
  }
}

const isMore = (given: string | undefined, limit: number) =>
  given !== undefined && !(Number(given) <= limit)

async function orTooMany(c: Context, counting: Promise<void>) {
  try {
    await counting
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refusal(c.req.raw, 429, error.userMessage, error.init.headers)
  }
}

function tooLarge(c: Context): Response {
  return refusal(c.req.raw, 413, 'The request is too large.')
}

const signedIn = /^\/(dashboard|lead_admin)\//
const chatting = /^\/api\/chat-uploads\/?$/i
const applying = /^\/careers\/apply(\/file-upload)?(\.data)?\/?$/i

/** A piece of a large file (`answerTus`). */
function looksLikePiece({ method, headers, url }: Request): boolean {
  return (
    method === 'PATCH' &&
    headers.get('content-type') === 'application/offset+octet-stream' &&
    isUploadPath(new URL(url).pathname)
  )
}

function looksLikeUpload({ method, headers, url }: Request, path: RegExp): boolean {
  return (
    method === 'POST' &&
    Boolean(headers.get('content-type')?.startsWith('multipart/form-data')) &&
    path.test(new URL(url).pathname)
  )
}
