import { createCookie } from 'react-router'
import type { App } from '#app/platform/app.server.ts'
import { seal, unseal } from '#app/platform/sealed.server.ts'
import { type Answers, fieldNames } from './get-started.ts'

/** What a finished dossier hands on to its thank-you page and to the booking of a call. */
export type GetStartedReceipt = { leadId: string; firstName: string; name: string; email: string }

const purpose = 'get-started'
const draftSeconds = 2 * 3600
const receiptDays = 30
/** A browser takes 4,096 bytes a cookie, and writing one adds a third; the longest answers need three. */
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
 * The answers so far, kept by the visitor's browser where no script keeps them: sealed, so that
 * nothing of them stands in a log, and never stored with us.
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

/** The answers that the visitor's browser kept. */
export async function readDraft(app: App, request: Request): Promise<Answers> {
  const header = request.headers.get('cookie')
  const parts = await Promise.all(pieces.map((cookie) => cookie.parse(header)))
  const text = parts.filter((part) => typeof part === 'string').join('')
  const kept = unseal(app.secret, `${purpose}-draft`, text, app.now())
  return pickAnswers(kept)
}

/** Takes the draft away, from browsers that have one. */
export async function dropDraft(request: Request): Promise<Headers> {
  const headers = new Headers()
  for (const cookie of pieces) {
    if ((await cookie.parse(request.headers.get('cookie'))) !== null)
      headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }))
  }
  return headers
}

/** For the address of the thank-you page, which the confirmation mail repeats. */
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
  for (const name of fieldNames) {
    const value = (kept as Record<string, unknown>)[name]
    if (typeof value === 'string') answers[name] = value
  }
  return answers
}
