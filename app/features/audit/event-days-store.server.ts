import { sql } from 'kysely'
import { readersZone } from '#app/platform/request-scope.server.ts'
import { typed } from '#app/platform/sql-helpers.server.ts'

/** The beginning of a day of the reader, as the times in the list are. */
export const beginOf = (day: string, zone = readersZone() ?? 'UTC') =>
  sql<string>`${typed('date', day)}::timestamp at time zone ${typed('text', zone)}`

/** The end of a day of the reader. */
export const endOf = (day: string, zone = readersZone() ?? 'UTC') =>
  sql<string>`(${typed('date', day)} + interval '1 day') at time zone ${typed('text', zone)}`
