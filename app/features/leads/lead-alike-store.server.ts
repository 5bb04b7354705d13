import { sql } from 'kysely'
import { builtOnce } from '#app/platform/built-once.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { bool, iso, small } from '#app/platform/sql-helpers.server.ts'
import type { Lead } from './lead.ts'
import { type AlikeLeads, mostAlike } from './lead-alike.ts'

// As the index leads_phone has it: the last nine digits are the same with and without a country's code.
const digits = (phone: unknown) => sql<string>`right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`
const fewestDigits = 7

type Alike = { id: string; email: string; number: string }

const alikeTo = ({ id, email }: Omit<Alike, 'number'>, number: string | null) =>
  db
    .selectFrom('leads as l')
    .select((eb) => {
      const isOfAddress = eb(eb.fn<string>('lower', ['l.email']), '=', small(email))
      return [
        ...(['l.id', 'l.full_name', 'l.source', 'l.status'] as const),
        iso(eb.ref('l.created_at')).as('created_at'),
        bool(isOfAddress).as('same_email'),
        sql<number>`(count(*) over ())::int`.as('total'),
        sql<number>`(count(*) filter (where ${isOfAddress}) over ())::int`.as('of_address'),
      ]
    })
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['l.email']), '=', small(email)),
        ...(number === null
          ? []
          : [eb.and([eb('l.phone', 'is not', null), eb(digits(eb.ref('l.phone')), '=', number)])]),
      ]),
    )
    .where('l.id', '!=', id)
    .where('l.spam_at', 'is', null)
    .orderBy('l.created_at', 'desc')
    .limit(mostAlike)

const alikeByAddress = builtOnce((given: Omit<Alike, 'number'>) => alikeTo(given, null))
const alikeByBoth = builtOnce((given: Alike) => alikeTo(given, given.number))

/** Other leads of the same address or telephone: the newest ones, and how many there are. */
export async function selectAlike(
  tx: Tx,
  { id, email, phone }: Pick<Lead, 'id' | 'email' | 'phone'>,
): Promise<AlikeLeads> {
  const number = (phone ?? '').replace(/\D/g, '').slice(-9)
  const hasNumber = number.length >= fewestDigits
  const found = await tx.all(
    hasNumber ? alikeByBoth({ id, email, number }) : alikeByAddress({ id, email }),
  )
  const [first] = found
  const leads = found.map(({ total: _, of_address: __, ...lead }) => lead)
  return { leads, total: first?.total ?? 0, ofAddress: first?.of_address ?? 0 }
}
