import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import type { ChosenKind } from './mail-kinds.ts'

type Told = {
  to: string
  kind: ChosenKind
  mailKind: string
  title: string
  page: string
  now: Date
}

/**
 * Whether a mail is to be sent at once. What its reader wants in the daily digest is noted for it, and what they do not want is not.
 */
export async function chooseMail(tx: Tx, told: Told): Promise<boolean> {
  const { to, kind, mailKind, title, page, now } = told
  const chosen = callOf('choose_mail', {
    ...{ the_address: to, the_kind: kind, the_mail_kind: mailKind },
    ...{ the_title: title, the_page: page, the_time: now },
  })
  return (await tx.first(db.selectNoFrom(chosen.as('at_once'))))?.at_once !== false
}
