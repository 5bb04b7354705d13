import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { readActor } from '#app/features/accounts/account-service.server.ts'
import { uploadBytes } from '#app/features/files/file.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { formBytes } from '#app/platform/form-data.server.ts'
import { countHit, type Limit } from '#app/platform/rate-limit.server.ts'

const uploadsPerPerson: Limit = { hits: 300, seconds: 600 }

/**
 * What a body may weigh: little, which is then held in memory; more for a form with files that a
 * signed-in person sends to the portal or the admin panel, which is passed on as it arrives
 * (`receiveFiles` counts it; `readForm` refuses it).
 */
export function bodyLimits(app: App): MiddlewareHandler {
  const small = bodyLimit({ maxSize: formBytes, onError: tooLarge })
  return async (c, next) => {
    const given = c.req.header('content-length')
    if (given !== undefined && Number(given) <= formBytes) return small(c, next)
    if (!looksLikeUpload(c.req.raw)) return small(c, next)
    const { actor } = await readActor(app, c.req.raw.headers)
    if (actor.kind === 'visitor') return small(c, next)
    if (given !== undefined && !(Number(given) <= uploadBytes)) return tooLarge(c)
    try {
      await countHit(app.db, `upload:${actor.userId}`, uploadsPerPerson, app.now())
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return c.text(error.userMessage, 429, error.init.headers)
    }
    return next()
  }
}

function tooLarge(c: Context): Response {
  return c.text('The request is too large.', 413)
}

function looksLikeUpload({ method, headers, url }: Request): boolean {
  return (
    method === 'POST' &&
    Boolean(headers.get('content-type')?.startsWith('multipart/form-data')) &&
    /^\/(dashboard|lead_admin)\//.test(new URL(url).pathname)
  )
}
