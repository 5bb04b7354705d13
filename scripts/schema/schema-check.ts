import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startTestPostgres } from '#test/postgres.ts'
import { printViolation, type SourceFile } from '../check/source.ts'
import type { Finding } from '../check/tools.ts'
import { readCatalogue } from './catalogue.ts'
import { findStatements } from './find-statements.ts'
import { type MigratedDatabase, openMigrated, type Server } from './migrated-database.ts'
import { faultsOf } from './raw-statements.ts'
import { writeTypes } from './write-types.ts'

/** The file with the types of the schema. */
const typesPath = 'app/platform/schema.data.ts'

/**
 * Checks that the types of the schema and the raw statements agree with the migrations. Outdated types
 * are written again, so that the compiler, which runs next, shows every use that no longer fits. The
 * result is kept by a hash of its input: while nothing changes, no PostgreSQL is started.
 *
 * @param root the project
 * @param files its files
 * @param server runs the migrations
 */
export async function checkSchema(
  root: string,
  files: SourceFile[],
  server: Server = startTestPostgres,
): Promise<Finding[]> {
  try {
    return await compare(root, files, server)
  } catch (error) {
    return [{ name: 'schema types', output: (error as Error).message, remedy: '' }]
  }
}

async function compare(root: string, files: SourceFile[], server: Server): Promise<Finding[]> {
  const migrations = files.filter(({ path }) => /^db\/migrations\/.*\.sql$/.test(path))
  if (migrations.length === 0) return []
  const makers = files.filter(({ path }) => path.startsWith('scripts/schema/'))
  await using database = openMigrated(join(root, 'db/migrations'), server)
  const types = await kept(root, ['types', migrations, makers], () => typesOf(database))
  const statements = findStatements(files)
  const wrong = await kept(root, ['statements', migrations, makers, statements], () =>
    statementFaults(statements, database),
  )
  return [compareTypes(root, types), { name: 'raw statements', output: wrong, remedy: '' }]
}

function compareTypes(root: string, types: string): Finding {
  const path = join(root, typesPath)
  const isFresh = existsSync(path) && readFileSync(path, 'utf8') === types
  if (!isFresh) writeFileSync(path, types)
  return {
    name: 'schema types',
    output: isFresh ? '' : `${typesPath}  did not agree with db/migrations and was written anew`,
    remedy:
      'mend what the compiler shows, and commit the file (npm run schema:types writes it too)',
  }
}

const typesOf = async (database: MigratedDatabase) =>
  writeTypes(await readCatalogue(await database.sql()))

async function statementFaults(
  statements: ReturnType<typeof findStatements>,
  database: MigratedDatabase,
): Promise<string> {
  const lines: string[] = []
  for (const { path, line, definition } of statements) {
    const faults = definition
      ? await faultsOf(await database.client(), definition)
      : ['write it as a literal, so that it can be prepared']
    for (const fault of faults) {
      const message = `${definition?.name ?? 'a raw statement'}: ${fault}`
      lines.push(printViolation({ path, line, message }))
    }
  }
  return lines.join('\n')
}

/** The result of `make`, or its kept result for the same input. */
async function kept(root: string, from: unknown[], make: () => Promise<string>): Promise<string> {
  const path = join(root, 'node_modules/.cache/schema', hash('sha256', JSON.stringify(from)))
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const made = await make()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, made)
  return made
}
