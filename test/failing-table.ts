import type { TestApp } from './app.ts'

/** What happens instead of storing a row: as PostgreSQL says it. */
export const rowFaults = {
  refused: "raise exception 'refused'",
  twice: "raise unique_violation using message = 'there is one'",
  /** The connection ends in the middle of the transaction. */
  ended: 'perform pg_terminate_backend(pg_backend_pid())',
} as const

/**
 * Until it is disposed of, every row that is added to the table meets the fault.
 * @param rows a condition in SQL: only `new` rows for which it holds
 */
export async function failingTable(
  { app }: TestApp,
  table: string,
  fault: keyof typeof rowFaults,
  rows = 'true',
): Promise<AsyncDisposable> {
  const { client } = app.db
  await client.unsafe(`create function fails() returns trigger language plpgsql security definer
    as $$ begin ${rowFaults[fault]}; return new; end $$`)
  await client.unsafe(
    `create trigger fails before insert on ${table} for each row when (${rows}) execute function fails()`,
  )
  return {
    async [Symbol.asyncDispose]() {
      await client`drop function fails cascade`
    },
  }
}
