import type { Catalogue, Column, DatabaseFunction, Table } from './catalogue.ts'

const columnNames = ['Bytes', 'Computed', 'Generated', 'Json', 'JsonText', 'Time', 'WideNumber']

/** The TypeScript text for a schema, as `app/platform/schema.data.ts` contains it. */
export function writeTypes({ tables, functions }: Catalogue): string {
  const body = `/** Every table and view with its columns. */
export interface Schema {
${tables.map(writeTable).join('\n')}
}

/** Every function that a statement may call, with its parameters and what it gives. */
export interface Functions {
${functions.map(writeFunction).join('\n')}
}
`
  const used = columnNames.filter((name) => new RegExp(`\\b${name}\\b`).test(body))
  return `// Written by \`npm run schema:types\` from db/migrations; what is changed here by hand is lost.
import type { ${used.join(', ')} } from './schema-columns.ts'

${body}`
}

function writeTable({ name, columns }: Table): string {
  const lines = columns.map((column) => `    ${column.name}: ${writeColumn(column)}`)
  return `  ${name}: {\n${lines.join('\n')}\n  }`
}

function writeColumn({ type, oneOf, isNullable, isComputed, hasDefault }: Column): string {
  const one = oneOf ? oneOf.map(quoted).join(' | ') : columnType(type)
  const text = isNullable ? `${one} | null` : one
  if (isComputed) return `Computed<${text}>`
  return hasDefault ? `Generated<${text}>` : text
}

function writeFunction({ name, parameters, result }: DatabaseFunction): string {
  const given = parameters.map(
    (one) => `${one.name}${one.isOptional ? '?' : ''}: ${writable(one.type)} | null`,
  )
  return `  ${name}: {
    parameters: ${given.length === 0 ? 'Record<never, never>' : `{ ${given.join('; ')} }`}
    result: ${resultOf(result)}
  }`
}

function resultOf(result: DatabaseFunction['result']): string {
  if (result.kind === 'void') return "{ kind: 'void' }"
  if (result.kind !== 'rows') return `{ kind: '${result.kind}'; value: ${read(result.type)} }`
  const columns = result.columns.map(({ name, type }) => `${name}: ${read(type)}`)
  return `{ kind: 'rows'; row: { ${columns.join('; ')} } }`
}

const read = (type: string) =>
  valueType(type) === 'unknown' ? 'unknown' : `${valueType(type)} | null`

function writable(type: string): string {
  if (columnType(type) === 'Time') return 'string | Date'
  if (columnType(type) === 'WideNumber') return 'string | number | bigint'
  return columnType(type) === 'Json' ? 'JsonText' : valueType(type)
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/**
 * The TypeScript type of PostgreSQL's type, as `app/platform/pg-values.server.ts` reads it.
 *
 * @param type PostgreSQL's name, `_text` for an array of text
 * @returns for a column: one of the types of `schema-columns.ts` where reading and writing differ
 */
function columnType(type: string): string {
  return columnTypes[type] ?? valueType(type)
}

/** The same for a value that is only read. */
function valueType(type: string): string {
  if (type.startsWith('_')) return `${valueType(type.slice(1))}[]`
  return valueTypes[type] ?? 'string'
}

const columnTypes: Record<string, string> = {
  ...{ timestamptz: 'Time', timestamp: 'Time' },
  ...{ int8: 'WideNumber', numeric: 'WideNumber' },
  ...{ json: 'Json', jsonb: 'Json', bytea: 'Bytes' },
}

const valueTypes: Record<string, string> = {
  ...{ bool: 'boolean', bytea: 'Buffer', json: 'unknown', jsonb: 'unknown' },
  ...{ int2: 'number', int4: 'number', oid: 'number', float4: 'number', float8: 'number' },
}
