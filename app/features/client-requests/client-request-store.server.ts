import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { callOf, rowsFrom } from '#app/platform/sql-functions.server.ts'
import { anyOf, exactIso, float, iso, text } from '#app/platform/sql-helpers.server.ts'
import type { ClientRequest, RequestLine } from './client-request.ts'

/** @param clientId only this client's; null for any that the transaction's role may see */
export function selectRequest(
  tx: Tx,
  id: string,
  clientId: string | null,
): Promise<ClientRequest | undefined> {
  const request = db
    .selectFrom('client_requests as r')
    .innerJoin('clients as c', 'c.id', 'r.client_id')
    .leftJoin('projects as p', 'p.id', 'r.project_id')
    .leftJoin('profiles as w', 'w.user_id', 'r.contact_id')
    .select((eb) => [
      ...(['r.id', 'r.client_id', 'r.project_id', 'r.title', 'r.reason', 'r.status'] as const),
      ...(['r.lines_total', 'r.lines_missing', 'r.lines_given', 'r.lines_accepted'] as const),
      ...(['r.author_name', 'r.contact_id', 'w.full_name as contact_name'] as const),
      'p.name as project_name',
      eb.fn.coalesce('c.company_name', 'c.name').as('client_name'),
      text(eb.ref('r.due_on')).as('due_on'),
      iso(eb.ref('r.created_at')).as('created_at'),
      exactIso(eb.ref('r.updated_at')).as('updated_at'),
    ])
    .where('r.id', '=', id)
  return tx.first(clientId ? request.where('r.client_id', '=', clientId) : request)
}

/** The lines of a request in their order, with the documents that were given. */
export function selectLines(tx: Tx, requestId: string): Promise<RequestLine[]> {
  const lines = db
    .selectFrom('client_request_lines as l')
    .select((eb) => [
      ...(['l.id', 'l.kind', 'l.title', 'l.hint', 'l.status', 'l.answer', 'l.position'] as const),
      ...(['l.returned_because', 'l.given_by_name'] as const),
      exactIso(eb.ref('l.given_at')).as('given_at'),
      jsonArrayFrom(
        eb
          .selectFrom('client_request_files as f')
          .innerJoin('documents as d', 'd.id', 'f.document_id')
          .select((file) => [
            ...(['d.id', 'd.name', 'd.version'] as const),
            float(file.ref('d.file_size')).as('size'),
          ])
          .whereRef('f.line_id', '=', 'l.id')
          .orderBy('f.created_at')
          .orderBy('f.id'),
      ).as('files'),
    ])
    .where('l.request_id', '=', requestId)
  return tx.all(lines.orderBy('l.position').orderBy('l.id'))
}

/**
 * The line of a request that files of a mail are for: the one that has all of them already, because the
 * mail was handled before, else the first that still misses a document. For the owner.
 * @param sums SHA-256 of the files
 */
export async function selectLineForMail(
  tx: Tx,
  requestId: string,
  sums: string[],
): Promise<string | undefined> {
  const hasAll = db
    .selectFrom('client_request_files as f')
    .innerJoin('documents as d', 'd.id', 'f.document_id')
    .select('f.line_id')
    .where('d.sha256', '=', anyOf(sums))
    .groupBy('f.line_id')
    .having((eb) => eb(eb.fn.count('d.sha256').distinct(), '=', new Set(sums).size))
  const row = await tx.first(
    db
      .selectFrom('client_request_lines as l')
      .leftJoin(hasAll.as('had'), 'had.line_id', 'l.id')
      .select('l.id')
      .where('l.request_id', '=', requestId)
      .where('l.kind', '=', 'document')
      .where((eb) =>
        eb.or([eb('l.status', 'in', ['missing', 'returned']), eb('had.line_id', 'is not', null)]),
      )
      .orderBy('had.line_id', (order) => order.asc().nullsLast())
      .orderBy('l.position')
      .orderBy('l.id'),
  )
  return row?.id
}

export type FileToGive = { name: string; size: number; type: string; key: string; sha256: string }

export type Given = {
  document_id: string
  name: string
  version: number
  /** Nothing was stored: the line has the same bytes already. */
  is_new: boolean
  /** The line was missing or returned before. */
  is_first: boolean
}

/** Stores a file for a line of the own client. Undefined when nothing can be given for it any more. */
export function giveDocument(
  tx: Tx,
  line: string,
  { name, size, type, key, sha256 }: FileToGive,
): Promise<Given | undefined> {
  const given = { line, file_name: name, bytes: size, type, key, hash: sha256 }
  return tx.first(
    db
      .selectFrom(rowsFrom('give_document', given, 'g'))
      .select((eb) => [
        eb.ref('g.document_id').$notNull().as('document_id'),
        eb.ref('g.name').$notNull().as('name'),
        eb.ref('g.version').$notNull().as('version'),
        eb.ref('g.is_new').$notNull().as('is_new'),
        eb.ref('g.is_first').$notNull().as('is_first'),
      ]),
  )
}

/** What became of an answer: `changed` when somebody has answered since the page was loaded. */
export type Answered = 'first' | 'again' | 'changed' | 'closed'

/** Answers a line of the own client. @param seen the line's `given_at` on the page; empty when it was not given */
export async function giveAnswer(
  tx: Tx,
  line: string,
  words: string,
  seen: string,
): Promise<Answered> {
  const answered = await tx.first(
    db.selectNoFrom(callOf('give_answer', { line, words, seen }).as('outcome')),
  )
  return (answered?.outcome ?? 'closed') as Answered
}
