import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestApp } from './app.ts'

type Kept = { where: string; text: string }

/** Every row of every table as text, those of the queue included. */
export async function everyRow({ app }: Pick<TestApp, 'app'>): Promise<Kept[]> {
  const sql = app.db.client
  const tables = await sql<{ schema: string; name: string }[]>`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')`
  const kept: Kept[] = []
  for (const { schema, name } of tables) {
    const rows = await sql<{ text: string }[]>`
      select row_to_json(t)::text as text from ${sql(schema)}.${sql(name)} t`
    kept.push(...rows.map(({ text }) => ({ where: `${schema}.${name}`, text })))
  }
  return kept
}

/** Every file below a folder by name and content, except the database's own. */
export async function everyFile(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        return {
          where: file.slice(folder.length),
          text: `${file}\n${await readFile(file, 'latin1')}`,
        }
      }),
  )
}

/** Where a text occurs, once for each table and file. */
export const placesOf = (kept: Kept[], text: string): string[] => [
  ...new Set(kept.filter((one) => one.text.includes(text)).map(({ where }) => where)),
]
