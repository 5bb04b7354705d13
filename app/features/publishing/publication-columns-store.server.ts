import { type Expression, type RawBuilder, sql } from 'kysely'
import { db } from '#app/platform/query-builder.server.ts'
import type { Audience, Move, Values } from './publication.ts'

/** A field's text; null when it is empty, which a required column refuses. */
const textOf = (values: Values, name: string) =>
  sql<string>`nullif(${values[name] ?? ''}::text, '')`

type StoredDate = { date: Expression<string | null>; isPublished: Expression<boolean> }

/** @param stored the stored publishing date; undefined for a new insight */
export function insightColumns(values: Values, stored?: StoredDate) {
  const text = (name: string) => textOf(values, name)
  const contentType = sql<string>`${text('contentType')}::uuid`
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    content: values.content ?? '',
    author: text('author'),
    published_at: dateOf(text('publishedOn'), stored),
    content_type_id: db.selectFrom('content_types').select('id').where('id', '=', contentType),
    featured_image_url: text('imageUrl'),
    featured_image_alt: text('imageAlt'),
    featured_image_width: sql<number>`${text('imageWidth')}::int`,
    featured_image_height: sql<number>`${text('imageHeight')}::int`,
  }
}

// A date in the form has no time: on the same day the stored time is kept, by which the list is
// sorted. A public insight keeps its date.
function dateOf(given: RawBuilder<string>, stored?: StoredDate): RawBuilder<string | null> {
  const day = sql<string | null>`(${given}::date::timestamp at time zone 'UTC')`
  if (!stored) return day
  const { date, isPublished } = stored
  return sql`case when ${given} is null then case when ${isPublished} then ${date} end
    when (${date} at time zone 'UTC')::date = ${given}::date then ${date} else ${day} end`
}

/**
 * The columns that a move changes.
 * @param at the publishing time, for `schedule`
 */
export function insightMove(move: Move, at: string | null, date: RawBuilder<string | null>) {
  if (move === 'save') return {}
  const appears = move === 'schedule' ? at : null
  const shownAs = {
    publish: sql<string>`least(coalesce(${date}, now()), now())`,
    schedule: appears,
    unpublish: date,
  }
  return { is_published: move !== 'unpublish', publish_at: appears, published_at: shownAs[move] }
}

export function projectColumns(values: Values) {
  const text = (name: string) => textOf(values, name)
  const lines = (name: string) =>
    sql<string[]>`coalesce(string_to_array(${text(name)}, chr(10)), '{}')`
  const sector = sql<string>`${text('sector')}::uuid`
  return {
    title: text('title'),
    slug: text('slug'),
    subtitle: text('subtitle'),
    description: text('description'),
    challenge: text('challenge'),
    solution: text('solution'),
    outcomes: lines('outcomes'),
    kpis: lines('kpis'),
    sector_id: db.selectFrom('sectors').select('id').where('id', '=', sector),
    is_featured: values.featured === 'on',
    display_order: sql<number>`coalesce(${text('displayOrder')}::int, 0)`,
  }
}

export function helpColumns(values: Values) {
  const text = (name: string) => textOf(values, name)
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    content: values.content ?? '',
    audience: values.audience as Audience,
    client_id: sql<string | null>`${text('client')}::uuid`,
  }
}

/**
 * The columns that a move changes.
 * @param at the publishing time, for `schedule`
 */
export function helpMove(move: Move, at: string | null) {
  if (move === 'save') return {}
  const times = { publish: sql<string>`now()`, schedule: at, unpublish: null }
  return { is_published: move !== 'unpublish', publish_at: times[move] }
}

/**
 * The columns that a move changes.
 * @param at the publishing time, for `schedule`
 */
export const projectMove = (move: Move, at: string | null) =>
  move === 'save'
    ? {}
    : { published: move !== 'unpublish', publish_at: move === 'schedule' ? at : null }
