import { z } from 'zod'
import { audit } from '#app/features/audit/audit-service.server.ts'
import { visitor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { asNobody } from '#app/platform/request-scope.server.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import type { LeadLanguage } from '../lead-form.ts'
import { type Standing, stopMails } from './mail-consent-store.server.ts'
import { languageQuery } from './mail-language.ts'

const purpose = 'chat-mail-stop'
export const stopPath = '/conversation/mails'
/** Longer than any mail is of use; the conversation is deleted before. */
const linkDays = 400
const dayMilliseconds = 86_400_000

const schema = z.object({ id: z.uuid(), email: z.string() })
type Named = z.infer<typeof schema>

/** The address of the page that ends the mails about a conversation to one address. */
export function stopAddress(
  { config, secret, now }: App,
  named: Named,
  language: LeadLanguage = 'en',
): string {
  const until = new Date(now().getTime() + linkDays * dayMilliseconds)
  const token = seal(secret, purpose, named, until)
  return `${config.baseUrl}${stopPath}?${new URLSearchParams({ token, ...languageQuery(language) })}`
}

/** What a token names; undefined when it is none of ours. */
const readToken = (secret: string, token: string, now: Date): Named | undefined =>
  schema.safeParse(unseal(secret, purpose, token, now)).data

/** Whether mails go to the address of the link; null when the link is none or the conversation is gone. */
export const readStop = (app: App, token: string) => stop(app, token, false)

/** Ends the mails about a conversation to the address of the link. */
export const stopMailsBy = (app: App, token: string) => stop(app, token, true)

function stop(
  app: App,
  token: string,
  ends: boolean,
): Promise<{ email: string; standing: Standing } | null> {
  const named = readToken(app.secret, token, app.now())
  // Also a member of staff who opens the link has no other rights here.
  return asNobody(async () => {
    if (!named) return null
    return app.db.as(visitor, async (tx) => {
      const before = ends ? await stopMails(tx, named, false) : null
      const standing = await stopMails(tx, named, ends)
      if (before === 'open' && standing === 'stopped')
        await audit(tx, {
          action: 'conversation.mails_stopped',
          subjectType: 'conversation',
          subjectId: named.id,
        })
      return standing && { email: named.email, standing }
    })
  })
}

/** Whether a cross-site post is allowed: mail programs end mails with one click (RFC 8058), by a valid token. */
export function isSignedStop(
  request: Request,
  { secret, now }: Pick<App, 'secret' | 'now'>,
): boolean {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST' || pathname !== stopPath) return false
  return readToken(secret, searchParams.get('token') ?? '', now()) !== undefined
}
