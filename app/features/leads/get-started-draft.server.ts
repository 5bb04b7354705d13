import { createCookie } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import { type Answers, keptNames } from './get-started.ts'

/** What the thank-you page and the booking of a call know of a finished form. */
export type GetStartedReceipt = { leadId: string; firstName: string; name: string; email: string }

const purpose = 'get-started'
const draftSeconds = 2 * 3600
const receiptDays = 30
/**
 * Browsers accept 4,096 bytes for a cookie, and encoding adds a third; the longest answers need
 * three cookies.
 */
const pieceLength = 2_900
const pieces = ['get_started', 'get_started_2', 'get_started_3'].map((name) =>
  createCookie(name, {
    path: '/get-started',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: draftSeconds,
    encode: (text) => text,
    decode: (text) => text,
  }),
)

/**
 * Keeps the answers so far in encrypted cookies of a visitor without scripts, so that they are in
 * no log and not in the database.
 *
 * @returns the cookies to set, or undefined when the answers are too long for them
 */
export async function keepDraft(app: App, answers: Answers): Promise<Headers | undefined> {
  const until = new Date(app.now().getTime() + draftSeconds * 1000)
  const text = seal(app.secret, `${purpose}-draft`, answers, until)
  if (text.length > pieceLength * pieces.length) return undefined
  const headers = new Headers()
  for (const [index, cookie] of pieces.entries()) {
    const part = text.slice(index * pieceLength, (index + 1) * pieceLength)
    headers.append('set-cookie', await cookie.serialize(part, part ? {} : { maxAge: 0 }))
  }
  return headers
}

/** The answers in the visitor's cookies. */
export async function readDraft(app: App, request: Request): Promise<Answers> {
  const header = request.headers.get('cookie')
  const parts = await Promise.all(pieces.map((cookie) => cookie.parse(header)))
  const text = parts.filter((part) => typeof part === 'string').join('')
  const kept = unseal(app.secret, `${purpose}-draft`, text, app.now())
  return pickAnswers(kept)
}

/** Deletes the draft's cookies, if the browser has any. */
export async function dropDraft(request: Request): Promise<Headers> {
  const headers = new Headers()
  for (const cookie of pieces) {
    if ((await cookie.parse(request.headers.get('cookie'))) !== null)
      headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }))
  }
  return headers
}

/** The receipt in the address of the thank-you page, which the confirmation mail links to. */
export function writeReceipt(app: App, receipt: GetStartedReceipt): string {
  const until = new Date(app.now().getTime() + receiptDays * 86_400_000)
  return seal(app.secret, `${purpose}-receipt`, receipt, until)
}

export function readReceipt(app: App, text: string): GetStartedReceipt | undefined {
  return unseal(app.secret, `${purpose}-receipt`, text, app.now()) as GetStartedReceipt | undefined
}

function pickAnswers(kept: unknown): Answers {
  if (typeof kept !== 'object' || kept === null) return {}
  const answers: Answers = {}
  for (const name of keptNames) {
    const value = (kept as Record<string, unknown>)[name]
    if (typeof value === 'string') answers[name] = value
  }
  return answers
}
