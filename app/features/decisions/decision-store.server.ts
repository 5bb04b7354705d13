import { sql } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf } from '#app/platform/sql-functions.server.ts'
import { bool, iso, text } from '#app/platform/sql-helpers.server.ts'
import type { Decision, DecisionEvent, DecisionPerson, SignIn } from './decision.ts'

/** @param clientId only this client's; null for any that the transaction's role may see */
export async function selectDecision(
  tx: Tx,
  id: string,
  clientId: string | null,
): Promise<Decision | undefined> {
  const decision = db
    .selectFrom('client_decisions as r')
    .innerJoin('clients as c', 'c.id', 'r.client_id')
    .leftJoin('projects as p', 'p.id', 'r.project_id')
    .select((eb) => [
      ...(['r.id', 'r.client_id', 'r.kind', 'r.title', 'r.body', 'r.status', 'r.round'] as const),
      ...(['r.document_id', 'r.document_version', 'r.document_name', 'r.shown_sha256'] as const),
      ...(['r.in_turn', 'r.needs_second_factor', 'r.people_total', 'r.people_agreed'] as const),
      ...(['r.part_kind', 'r.part', 'r.milestone_id', 'r.update_id', 'r.project_id'] as const),
      ...(['r.author_name', 'p.name as project_name'] as const),
      eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
      text(eb.ref('r.due_on')).as('due_on'),
      iso(eb.ref('r.created_at')).as('created_at'),
    ])
    .where('r.id', '=', id)
  const row = await tx.first(clientId ? decision.where('r.client_id', '=', clientId) : decision)
  if (!row) return undefined
  const { part_kind: kind, part, ...rest } = row
  // The database has written it.
  return { ...rest, part: part === null ? null : { kind, ...JSON.parse(part) } }
}

/** Who decides, in their order. */
export function selectPeople(tx: Tx, decisionId: string): Promise<DecisionPerson[]> {
  const people = db
    .selectFrom('client_decision_people as p')
    .innerJoin('client_decisions as d', 'd.id', 'p.decision_id')
    .leftJoin('profiles as a', 'a.user_id', 'p.user_id')
    .select((eb) => [
      bool(eb('a.deactivated_at', 'is not', null)).as('has_left'),
      bool(
        eb.and([
          eb('a.only_projects', 'is not', null),
          eb.or([
            eb('d.project_id', 'is', null),
            eb.not(sql<boolean>`${eb.ref('d.project_id')} = any (${eb.ref('a.only_projects')})`),
          ]),
        ]),
      ).as('is_kept_out'),
      ...([
        'p.position',
        'p.user_id',
        'p.person_name',
        'p.is_awaited',
        'p.answer',
        'p.reason',
      ] as const),
      iso(eb.ref('p.answered_at')).as('answered_at'),
    ])
    .where('p.decision_id', '=', decisionId)
  return tx.all(people.orderBy('p.position'))
}

const eventsShown = 200

/** What happened, the last first. @param isStaff from where is for staff only */
export function selectEvents(
  tx: Tx,
  decisionId: string,
  isStaff: boolean,
): Promise<DecisionEvent[]> {
  const events = db
    .selectFrom('client_decision_events as e')
    .select((eb) => [
      ...([
        'e.id',
        'e.number',
        'e.kind',
        'e.by_staff',
        'e.person_name',
        'e.sign_in',
        'e.signed_as',
        'e.signed_drawing',
        'e.former_name',
        'e.named_name',
      ] as const),
      ...(['e.document_version', 'e.shown_sha256', 'e.wording', 'e.sha256'] as const),
      iso(eb.ref('e.created_at')).as('created_at'),
      sql<string | null>`${isStaff ? eb.ref('e.ip') : eb.val(null)}::text`.as('ip'),
    ])
    .where('e.decision_id', '=', decisionId)
  return tx.all(events.orderBy('e.number', 'desc').limit(eventsShown))
}

/** From where, with what, and how signed in somebody acts. */
export type Origin = { ip: string | null; agent: string | null; signIn: SignIn | null }

/** What became of an answer; migration 0199 says what each means. */
export type Answered =
  | ('next' | 'agreed' | 'declined')
  | ('not_asked' | 'closed' | 'changed' | 'answered' | 'not_yet' | 'second_factor' | 'no_name')

/** Answers in the name of whoever is signed in. @param because why they decline; null: they agree */
export async function answerDecision(
  tx: Tx,
  { id, round }: { id: string; round: number },
  {
    because,
    wording,
    name,
    drawing,
  }: Record<'because' | 'wording' | 'name' | 'drawing', string | null>,
  { ip, agent, signIn }: Origin,
): Promise<Answered> {
  const given = {
    ...{ decision: id, of_round: round, agrees: because === null, because, words: wording },
    ...{ name_typed: name, name_drawn: drawing },
    ...{ from_ip: ip, by_agent: agent, signed_in_with: signIn },
  }
  const row = await tx.first(db.selectNoFrom(callOf('answer_decision', given).as('outcome')))
  return (row?.outcome ?? 'closed') as Answered
}
