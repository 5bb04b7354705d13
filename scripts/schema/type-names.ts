/**
 * The TypeScript type of PostgreSQL's type, as `app/platform/pg-values.server.ts` reads it.
 *
 * @param type PostgreSQL's name, `_text` for an array of text
 * @returns for a column: one of the types of `schema-columns.ts` where reading and writing differ
 */
export function columnType(type: string): string {
  return columnTypes[type] ?? valueType(type)
}

/** The same for a value that is only read. */
export function valueType(type: string): string {
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
