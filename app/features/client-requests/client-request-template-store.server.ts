import { expressionBuilder } from 'kysely'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import type { Schema } from '#app/platform/schema.data.ts'
import { countRows, json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { NewLine } from './admin-client-request-store.server.ts'

export type StoredTemplate = { id: string; title: string; reason: string; lines: NewLine[] }

export const mostTemplates = 100
const lowerTitle = expressionBuilder<Schema, 'client_request_templates'>().fn<string>('lower', [
  'title',
])

export function selectTemplates(tx: Tx): Promise<StoredTemplate[]> {
  return tx.all(
    db
      .selectFrom('client_request_templates')
      .select((eb) => ['id', 'title', 'reason', jsonAs<NewLine[]>(eb.ref('lines')).as('lines')])
      .orderBy((eb) => eb.fn('lower', ['title']))
      .limit(mostTemplates),
  )
}

/** How many templates staff have kept. */
export async function countTemplates(tx: Tx): Promise<number> {
  const kept = db.selectFrom('client_request_templates').select(countRows().as('count'))
  return (await tx.first(kept))?.count ?? 0
}

/** Keeps a template; one of the same title is replaced. Returns its id. */
export async function keepTemplate(tx: Tx, template: Omit<StoredTemplate, 'id'>): Promise<string> {
  const { title, reason, lines } = template
  const kept = await tx.first(
    db
      .insertInto('client_request_templates')
      .values({ title, reason, lines: json(lines) })
      .onConflict((conflict) =>
        conflict.expression(lowerTitle).doUpdateSet({ title, reason, lines: json(lines) }),
      )
      .returning('id'),
  )
  if (!kept) throw new Error('insert returned no row')
  return kept.id
}

/** Returns the title, or undefined when there is no such template. */
export async function deleteTemplate(tx: Tx, id: string): Promise<string | undefined> {
  const gone = await tx.first(
    db.deleteFrom('client_request_templates').where('id', '=', id).returning('title'),
  )
  return gone?.title
}
