import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { placeAtEnd } from './order-store.server.ts'
import type { KeptTeamMember, TeamMember, TeamMemberInput } from './team-member.ts'

const shown = db
  .selectFrom('team_members as m')
  .leftJoin('content_pictures as p', 'p.id', 'm.portrait_id')
  .select([
    ...(['m.id', 'm.full_name', 'm.role', 'm.bio', 'm.profile_url', 'm.portrait_alt'] as const),
    ...(['p.hash', 'p.width', 'p.height'] as const),
  ])

type Row = { hash: string | null; width: number | null; height: number | null }

function personOf<Found extends Row>({ hash, width, height, ...row }: Found) {
  const isWhole = hash !== null && width !== null && height !== null
  return { ...row, portrait: isWhole ? { hash, width, height } : null }
}

/** All people that the reader may see, in their order. */
export async function selectPeople(tx: Reader): Promise<TeamMember[]> {
  const rows = await tx.all(shown.orderBy('m.display_order').orderBy('m.id').limit(200))
  return rows.map(personOf)
}

/** One person, for staff. */
export async function selectTeamMember(
  tx: Reader,
  id: string,
): Promise<KeptTeamMember | undefined> {
  const columns = ['m.is_published', 'm.portrait_id', 'm.version'] as const
  const row = await tx.first(shown.select(columns).where('m.id', '=', id))
  return row && personOf(row)
}

/** What a save changes beside the typed fields. */
export type Beside = { is_published?: boolean; portrait_id?: string | null }

/** Adds a person at the end. */
export async function insertTeamMember(
  tx: Tx,
  id: string,
  input: TeamMemberInput,
  beside: Beside,
): Promise<void> {
  const display_order = placeAtEnd('team_members')
  await tx.run(db.insertInto('team_members').values({ id, ...input, ...beside, display_order }))
}

/** A trigger counts the version. */
export async function updateTeamMember(
  tx: Tx,
  id: string,
  input: TeamMemberInput,
  beside: Beside,
): Promise<void> {
  await tx.run(
    db
      .updateTable('team_members')
      .set({ ...input, ...beside })
      .where('id', '=', id),
  )
}
