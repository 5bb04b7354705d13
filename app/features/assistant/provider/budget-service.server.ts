import type { App } from '#app/platform/app.server.ts'
import {
  addConversationUse,
  addDayUse,
  correctConversationUse,
  correctDayUse,
  selectSettings,
} from './settings-store.server.ts'

/** What the tokens of a call count against. */
export type Budget = {
  /** In UTC, as `2026-11-22`. */
  day: string
  conversationId?: string
}
type BudgetApp = Pick<App, 'db' | 'config'>

/** The tokens of a day: what staff allow, and never more than the operator does. */
export const dayBound = (settings: { dailyTokens: number }, operator: number): number =>
  Math.min(settings.dailyTokens, operator)

/**
 * Counts a call before it is made, if both bounds allow it. It is counted in the database, so that any
 * number of instances stays within them.
 * @returns the bound that is reached; null when the call may be made
 */
export async function reserveUse(
  app: BudgetApp,
  { day, conversationId }: Budget,
  tokens: number,
): Promise<'daily' | 'conversation' | null> {
  const operator = app.config.ai?.dailyTokens ?? 0
  const settings = await app.db.asVisitor(selectSettings)
  const reached = new Error('reached')
  let bound: 'daily' | 'conversation' | null = null
  try {
    await app.db.system(async (tx) => {
      bound = 'daily'
      if (!(await addDayUse(tx, day, tokens, dayBound(settings, operator)))) throw reached
      bound = 'conversation'
      const { conversationTokens } = settings
      if (
        conversationId &&
        !(await addConversationUse(tx, conversationId, tokens, conversationTokens))
      )
        throw reached
    })
    return null
  } catch (error) {
    if (error !== reached) throw error
    return bound
  }
}

/** Replaces what was reserved for a call by what it took. @param difference tokens, less than 0 for fewer */
export async function correctUse(
  app: BudgetApp,
  { day, conversationId }: Budget,
  difference: number,
): Promise<void> {
  await app.db.system(async (tx) => {
    await correctDayUse(tx, day, difference)
    if (conversationId) await correctConversationUse(tx, conversationId, difference)
  })
}
