import { createHash, createHmac } from 'node:crypto'
import type { App } from '#app/platform/app.server.ts'
import type { TriageAnswer } from '../assistant.ts'

const longestDays = 30
/** However often a key is used. */
export const longestDaysInAll = 180
const dayMilliseconds = 86_400_000

/** The stored form of a resume key, in hex. The key is random, so a plain hash is safe. */
export const hashOfKey = (key: string): string =>
  createHash('sha256').update(`chat-key:${key}`).digest('hex')

/**
 * The key of the browser that began a conversation. It is made from the server's secret and the random id,
 * so that an answer that is fetched again carries the same key.
 */
export const firstKeyOf = (app: Pick<App, 'secret'>, conversationId: string): string =>
  createHmac('sha256', app.secret).update(`chat-resume:${conversationId}`).digest('base64url')

/** A key is valid for 30 days since it was last used, and never longer than the conversation is kept. */
export function keyExpiry(app: Pick<App, 'config' | 'now'>): Date {
  const days = Math.min(longestDays, app.config.conversationRetentionDays)
  return new Date(app.now().getTime() + days * dayMilliseconds)
}

/** The answer to the first message carries the key with which a later load of the page goes on. */
export const withKey = (
  app: Pick<App, 'secret'>,
  conversationId: string,
  seq: number,
  answer: TriageAnswer,
): TriageAnswer => (seq === 1 ? { ...answer, resumeKey: firstKeyOf(app, conversationId) } : answer)
