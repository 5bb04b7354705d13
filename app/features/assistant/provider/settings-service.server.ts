import { audit } from '#app/features/audit/audit-service.server.ts'
import { requireStaff } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { isUniqueViolation } from '#app/platform/db.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { assistantSettings as copy } from '#content/assistant-settings.ts'
import type { AssistantOverview, AssistantSettings } from './assistant-settings.ts'
import { dayBound } from './budget-service.server.ts'
import { capabilitiesIn } from './capabilities-service.server.ts'
import * as store from './settings-store.server.ts'

/** The mode, what works in it, and today's use; two statements. @throws AppError `forbidden` */
export async function readAssistantSettings(app: App, actor: Actor): Promise<AssistantOverview> {
  requireStaff(actor, 'assistant')
  return app.db.as(actor, async (tx) => {
    const settings = await store.selectSettings(tx)
    const usage = await store.selectUsage(tx, app.now().toISOString().slice(0, 10))
    return {
      settings,
      usage,
      bound: app.config.ai ? dayBound(settings, app.config.ai.dailyTokens) : null,
      operatorBound: app.config.ai?.dailyTokens ?? null,
      capabilities: capabilitiesIn(app, settings.mode),
    }
  })
}

/**
 * Changes the mode and the bounds of tokens; they apply from the next message.
 * @param based the version of the settings that the page showed
 * @throws AppError `forbidden`, `conflict` when a colleague has changed them since
 */
export async function saveAssistantSettings(
  app: App,
  actor: Actor,
  { based, ...chosen }: Omit<AssistantSettings, 'version'> & { based: number },
): Promise<void> {
  const staff = requireStaff(actor, 'assistant')
  try {
    await app.db.as(actor, async (tx) => {
      const before = await store.selectSettings(tx)
      if (before.version !== based) throw new AppError('conflict', copy.errors.stale)
      const names = ['mode', 'dailyTokens', 'conversationTokens'] as const
      const changed = names.filter((name) => before[name] !== chosen[name])
      if (changed.length === 0) return
      await store.insertSettings(tx, { ...chosen, version: based + 1 }, staff.userId)
      const valuesOf = (given: typeof chosen) => changed.map((name) => given[name]).join(', ')
      const details = { from: valuesOf(before), to: valuesOf(chosen) }
      await audit(tx, { action: 'assistant_settings.changed', details })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new AppError('conflict', copy.errors.stale)
  }
}
