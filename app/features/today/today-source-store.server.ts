import { type Expression, sql } from 'kysely'
import { type Limitable, typed } from '#app/platform/sql-helpers.server.ts'
import type { TodayRow } from './today.ts'

/** The values that the statements need. */
export type Asked = {
  now: string
  /** A day, `yyyy-mm-dd`. */
  today: string
  /** The time zone of the reader; null: then that of the office. */
  zone: string | null
  /** What was promised a reply and came before this moment is late. */
  lateBefore: string
  /** How many rows of a section. */
  shown: number
  /** Whose work it is. */
  me: string
}

/** The rows of a section, the oldest promise first; and whether each of its records is late. */
export type Source = {
  rows: Limitable<TodayRow>
  late: Limitable<{ late: boolean }>
}

export const none = sql<string | null>`null::text`

/** The beginning of a text; a row shows no more of it. */
export const words = (value: Expression<string | null>) =>
  sql<string>`left(coalesce(${value}, ''), 160)`

export const never = sql<boolean>`false`.as('late')
export const always = sql<boolean>`true`.as('late')
/** Late is what was promised a reply and came too long ago. */
export const isBefore = (time: Expression<unknown>, { lateBefore }: Asked) =>
  sql<boolean>`${time} < ${typed('timestamptz', lateBefore)}`.as('late')
/** Late is what was due on an earlier day. */
export const isOverdue = (day: Expression<unknown>, { today }: Asked) =>
  sql<boolean>`${day} < ${typed('date', today)}`.as('late')
