import type { Client } from 'pg'
import type { RawDefinition } from '#app/platform/raw-statements.server.ts'
import { type Description, describe } from './describe.ts'

/** Prepares a raw statement and returns the differences between its definition and the schema. */
export async function faultsOf(client: Client, statement: RawDefinition): Promise<string[]> {
  try {
    const description = await describe(client, statement.text)
    const types = await typeNames(client, description)
    const notNull = await notNullColumns(client, description)
    return [
      ...parameterFaults(statement, description, types),
      ...columnFaults(statement, description, types, notNull),
    ]
  } catch (error) {
    return [`PostgreSQL refuses it: ${(error as Error).message}`]
  }
}

function parameterFaults(
  { parameters }: RawDefinition,
  described: Description,
  types: Map<number, string>,
) {
  const given = Object.entries(parameters)
  if (given.length !== described.parameters.length) {
    return [`has ${described.parameters.length} parameters, ${given.length} are declared`]
  }
  return described.parameters.flatMap((oid, place) => {
    const [name = '', declared = ''] = given[place] ?? []
    const type = types.get(oid)
    return type === declared.replace('?', '')
      ? []
      : [`parameter ${name} is ${type}, declared ${declared}`]
  })
}

function columnFaults(
  { row, text }: RawDefinition,
  { columns }: Description,
  types: Map<number, string>,
  notNull: Set<string>,
): string[] {
  const given = new Map(columns.map((column) => [column.name, column]))
  const missing = Object.keys(row).filter((name) => !given.has(name))
  const faults = missing.map((name) => `gives no column ${name}`)
  for (const column of columns) {
    const declared = row[column.name]
    const type = types.get(column.dataTypeID)
    if (!declared) faults.push(`gives a column ${column.name} that is not declared`)
    else if (declared.replace(/[?!]$/, '') !== type) {
      faults.push(`column ${column.name} is ${type}, declared ${declared}`)
    } else if (/\w$|\]$/.test(declared) && (mayLackRows(text) || !notNull.has(placeOf(column)))) {
      faults.push(`column ${column.name} may be null: declare it ${declared}? or ${declared}!`)
    }
  }
  return faults
}

/** PostgreSQL names a column's table also when an outer join can make the column null. */
const mayLackRows = (text: string) =>
  /\b(left|right|full)\s+(outer\s+)?join\b|\b(rollup|cube|grouping\s+sets)\b/i.test(text)

const placeOf = ({ tableID, columnID }: { tableID: number; columnID: number }) =>
  `${tableID}.${columnID}`

async function notNullColumns(client: Client, { columns }: Description): Promise<Set<string>> {
  const { rows } = await client.query(
    `select attrelid::int as "tableID", attnum::int as "columnID" from pg_attribute
     where attnotnull and attrelid = any($1::oid[])`,
    [columns.map(({ tableID }) => tableID)],
  )
  return new Set(rows.map(placeOf))
}

async function typeNames(client: Client, { parameters, columns }: Description) {
  const oids = [...parameters, ...columns.map(({ dataTypeID }) => dataTypeID)]
  const { rows } = await client.query(
    `select t.oid::int, coalesce(e.typname || '[]', t.typname) as name
     from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
     where t.oid = any($1::oid[])`,
    [oids],
  )
  return new Map<number, string>(rows.map(({ oid, name }) => [oid, name]))
}
