import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { countRows } from '#app/platform/sql-helpers.server.ts'
import { type AnswerTemplate, mostTemplates } from './answer-template.ts'

const columns = ['id', 'name', 'subject', 'body', 'version'] as const

/** The source of the list of templates. */
export const templateSource = () =>
  listSource({
    table: db.selectFrom('answer_templates as t'),
    as: 't',
    filters: () => [],
    rows: (from) => from.select(['t.id', 't.name', 't.subject']),
    sorts: { name: (eb) => eb.fn<string>('lower', ['t.name']), created_at: 't.created_at' },
  })

/** All templates by name, for the choice in an answer. */
export function selectTemplates(tx: Tx): Promise<AnswerTemplate[]> {
  return tx.all(
    db
      .selectFrom('answer_templates')
      .select(['id', 'name', 'subject', 'body'])
      .orderBy((eb) => eb.fn<string>('lower', ['name']))
      .orderBy('id')
      .limit(mostTemplates),
  )
}

export const selectTemplate = (tx: Tx, id: string) =>
  tx.first(db.selectFrom('answer_templates').select(columns).where('id', '=', id))

export async function countTemplates(tx: Tx): Promise<number> {
  const counted = await tx.first(db.selectFrom('answer_templates').select(countRows().as('n')))
  return counted?.n ?? 0
}

type Values = Omit<AnswerTemplate, 'id'>

/** @throws a unique violation when the name is taken */
export async function insertTemplate(tx: Tx, id: string, values: Values): Promise<void> {
  await tx.run(db.insertInto('answer_templates').values({ id, ...values }))
}

/** Changes a template if it still has the version that was opened. */
export async function updateTemplate(
  tx: Tx,
  { id, version }: { id: string; version: number },
  values: Values,
): Promise<boolean> {
  const changed = db
    .updateTable('answer_templates')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
  return (await tx.run(changed)) === 1
}

export async function deleteTemplate(tx: Tx, id: string): Promise<string | undefined> {
  const gone = db.deleteFrom('answer_templates').where('id', '=', id).returning('name')
  return (await tx.first(gone))?.name
}
