import { audit } from '#app/features/audit/audit-service.server.ts'
import { chosenKinds } from '#app/features/mail/mail-kinds.ts'
import { requireClientMember } from '#app/platform/access.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { holdOwnProfile } from '../account/account-store.server.ts'
import type { ChosenMails, MailChoices } from './mail-choices.ts'
import * as store from './mail-choices-store.server.ts'

/** How somebody of a client gets each kind of mail. */
export async function choicesIn(tx: Tx, userId: string): Promise<MailChoices> {
  const rows = await store.selectChoices(tx, userId)
  const chosen = new Map(rows.map(({ kind, choice }) => [kind, choice]))
  const pairs = chosenKinds.map((kind) => [kind, chosen.get(kind) ?? 'now'])
  return Object.fromEntries(pairs) as MailChoices
}

/**
 * Saves how the actor gets each kind of mail, and their time zone. What waits for the digest stays in it, except of a kind that
 * they have turned off.
 */
export async function chooseMails(app: App, actor: Actor, wanted: ChosenMails): Promise<void> {
  const { userId, timeZone: oldZone = null } = requireClientMember(actor)
  const { timeZone } = wanted
  await app.db.as(actor, async (tx) => {
    await holdOwnProfile(tx, userId)
    const former = await choicesIn(tx, userId)
    const changed = chosenKinds.filter((kind) => former[kind] !== wanted[kind])
    if (changed.length > 0) {
      const chosen = chosenKinds.flatMap((kind) => {
        const choice = wanted[kind]
        return choice === 'now' ? [] : [{ kind, choice }]
      })
      await store.saveChoices(tx, userId, chosen)
      const off = changed.filter((kind) => wanted[kind] === 'off')
      if (off.length > 0) await store.deleteWaiting(tx, userId, off)
      await audit(tx, {
        action: 'account.mails_chosen',
        subjectType: 'account',
        subjectId: userId,
        details: Object.fromEntries(changed.map((kind) => [kind, wanted[kind]])),
      })
    }
    if (timeZone === oldZone) return
    await store.updateTimeZone(tx, userId, timeZone)
    await audit(tx, {
      action: 'account.time_zone_changed',
      subjectType: 'account',
      subjectId: userId,
      details: { from: oldZone, to: timeZone },
    })
  })
}
