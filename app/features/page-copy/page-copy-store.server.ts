import { mainAddress } from '#app/features/pictures/picture.ts'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { jsonAs } from '#app/platform/sql-helpers.server.ts'
import type { SharePicture } from './page-copy.ts'
import type { StoredTexts } from './stored-texts.ts'

export type PageRow = { page: string; texts: StoredTexts; share: SharePicture | null }

/** What is published of every page, in one language. */
export async function selectPublished(tx: Reader, language: string): Promise<PageRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('page_texts as t')
      .leftJoin('content_pictures as p', 'p.id', 't.share_picture_id')
      .select((eb) => [
        't.page',
        jsonAs<StoredTexts>(eb.ref('t.texts')).as('texts'),
        ...(['p.hash', 'p.width', 'p.height'] as const),
      ])
      .where('t.language', '=', language),
  )
  return rows.map(withShare)
}

/** The draft of a page. */
export async function selectDraft(
  tx: Tx,
  page: string,
  language: string,
): Promise<PageRow | undefined> {
  const row = await tx.first(
    db
      .selectFrom('page_text_drafts as t')
      .leftJoin('content_pictures as p', 'p.id', 't.share_picture_id')
      .select((eb) => [
        't.page',
        jsonAs<StoredTexts>(eb.ref('t.texts')).as('texts'),
        ...(['p.hash', 'p.width', 'p.height'] as const),
      ])
      .where('t.page', '=', page)
      .where('t.language', '=', language),
  )
  return row && withShare(row)
}

type Joined = {
  page: string
  texts: StoredTexts
  hash: string | null
  width: number | null
  height: number | null
}

function withShare({ page, texts, hash, width, height }: Joined): PageRow {
  const picture = hash && width && height ? { hash, width, height } : null
  return {
    page,
    texts,
    share: picture && {
      address: mainAddress(picture),
      width: picture.width,
      height: picture.height,
    },
  }
}
