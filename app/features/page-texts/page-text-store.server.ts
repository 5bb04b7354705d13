import { sql } from 'kysely'
import type { StoredTexts } from '#app/features/page-copy/stored-texts.ts'
import { listSource } from '#app/lists/list-source.server.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { exactIso, int, json, jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { PageMove, PageState } from './page-texts.ts'

/** A page in one language. */
export type Of = { page: string; language: string }
type Published = PageState & { version: number; updated_at: string }
type Draft = PageState & { revision: number; editor: string | null; saved_at: string }

const published = db
  .selectFrom('page_texts as t')
  .select((eb) => [
    't.page',
    't.version',
    jsonAs<StoredTexts>(eb.ref('t.texts')).as('texts'),
    't.share_picture_id as share',
    exactIso(eb.ref('t.updated_at')).as('updated_at'),
  ])

const drafts = db
  .selectFrom('page_text_drafts as t')
  .leftJoin('profiles as p', 'p.user_id', 't.editor_id')
  .select((eb) => [
    't.page',
    't.revision',
    jsonAs<StoredTexts>(eb.ref('t.texts')).as('texts'),
    't.share_picture_id as share',
    eb.fn
      .coalesce(eb.fn<string | null>('nullif', ['p.full_name', eb.val('')]), 'p.email')
      .as('editor'),
    exactIso(eb.ref('t.saved_at')).as('saved_at'),
  ])

export const selectAllPublished = (
  tx: Tx,
  language: string,
): Promise<(Published & { page: string })[]> => tx.all(published.where('t.language', '=', language))

export const selectAllDrafts = (tx: Tx, language: string): Promise<(Draft & { page: string })[]> =>
  tx.all(drafts.where('t.language', '=', language))

export const selectPublished = (tx: Tx, { page, language }: Of): Promise<Published | undefined> =>
  tx.first(published.where('t.page', '=', page).where('t.language', '=', language))

export const selectDraft = (tx: Tx, { page, language }: Of): Promise<Draft | undefined> =>
  tx.first(drafts.where('t.page', '=', page).where('t.language', '=', language))

/** Until the transaction ends, nobody else changes the page. */
export async function holdPage(tx: Tx, { page, language }: Of): Promise<void> {
  const key = `page_texts ${language} ${page}`
  const lock = sql<void>`pg_advisory_xact_lock(hashtext(${key}))`
  await tx.run(db.selectNoFrom(lock.as('locked')))
}

export async function writeDraft(
  tx: Tx,
  of: Of,
  { texts, share }: PageState,
  by: { editorId: string; basedOn: number },
): Promise<void> {
  const said = { texts: json(texts), share_picture_id: share, editor_id: by.editorId }
  await tx.run(
    db
      .insertInto('page_text_drafts')
      .values({ ...of, ...said, based_on: by.basedOn, revision: 1 })
      .onConflict((conflict) =>
        conflict.columns(['page', 'language']).doUpdateSet((eb) => ({
          ...said,
          revision: eb('page_text_drafts.revision', '+', 1),
          saved_at: sql<string>`now()`,
        })),
      ),
  )
}

/** @returns whether there was one */
export async function deleteDraft(tx: Tx, { page, language }: Of): Promise<boolean> {
  const draft = db.deleteFrom('page_text_drafts').where('page', '=', page)
  return (await tx.run(draft.where('language', '=', language))) > 0
}

export type NewVersion = PageState & {
  version: number
  move: PageMove
  restoredFrom: number | null
  changed: string[]
  editorId: string
}

/** Publishes a state of a page and adds it to the history. */
export async function publishState(tx: Tx, of: Of, state: NewVersion): Promise<void> {
  const { version, move, changed, editorId, restoredFrom } = state
  const said = { version, texts: json(state.texts), share_picture_id: state.share }
  await tx.run(
    db.insertInto('page_text_versions').values({
      ...{ ...of, ...said, move, changed },
      ...{ restored_from: restoredFrom, editor_id: editorId },
    }),
  )
  await tx.run(
    db
      .insertInto('page_texts')
      .values({ ...of, ...said })
      .onConflict((conflict) =>
        conflict
          .columns(['page', 'language'])
          .doUpdateSet({ ...said, updated_at: sql<string>`now()` }),
      ),
  )
}

const versionsOf = ({ page, language }: Of) =>
  db.selectFrom(
    db
      .selectFrom('page_text_versions')
      .selectAll()
      .where('page', '=', page)
      .where('language', '=', language)
      .as('v'),
  )

const rowsOf = (versions: ReturnType<typeof versionsOf>) =>
  versions
    .leftJoin('profiles as p', 'p.user_id', 'v.editor_id')
    .select((eb) => [
      ...(['v.id', 'v.version', 'v.move', 'v.restored_from', 'v.changed'] as const),
      exactIso(eb.ref('v.created_at')).as('created_at'),
      eb.fn
        .coalesce(eb.fn<string | null>('nullif', ['p.full_name', eb.val('')]), 'p.email')
        .as('editor'),
    ])

/** The source of the history of one page. */
export const pageVersionSource = (of: Of) =>
  listSource({
    table: versionsOf(of),
    as: 'v',
    filters: () => [],
    rows: rowsOf,
    text: null,
    sorts: { version: 'v.version' },
  })

const wholeVersions = (of: Of) =>
  rowsOf(versionsOf(of)).select((eb) => [
    jsonAs<StoredTexts>(eb.ref('v.texts')).as('texts'),
    'v.share_picture_id as share',
  ])

export const selectVersion = (tx: Tx, of: Of, id: string) =>
  tx.first(wholeVersions(of).where('v.id', '=', id))

/** The version before this one, with which it is compared. */
export const selectVersionBefore = (tx: Tx, of: Of, version: number) =>
  tx.first(wholeVersions(of).where('v.version', '<', version).orderBy('v.version', 'desc').limit(1))

/** The number of the newest version; 0 without one. */
export async function selectLatest(tx: Tx, { page, language }: Of): Promise<number> {
  const row = await tx.first(
    db
      .selectFrom('page_text_versions')
      .select((eb) => int(eb.fn.coalesce(eb.fn.max('version'), eb.lit(0))).as('latest'))
      .where('page', '=', page)
      .where('language', '=', language),
  )
  return row?.latest ?? 0
}

/** The id of an uploaded picture, by the hash that its address contains. */
export async function selectPictureId(tx: Tx, hash: string): Promise<string | undefined> {
  const row = await tx.first(
    db.selectFrom('content_pictures').select('id').where('hash', '=', hash),
  )
  return row?.id
}

/** The picture of an id, as its address names it. */
export const selectShare = (tx: Tx, id: string) =>
  tx.first(
    db.selectFrom('content_pictures').select(['hash', 'width', 'height']).where('id', '=', id),
  )
