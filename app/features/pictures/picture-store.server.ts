import { sql } from 'drizzle-orm'
import type { Tx } from '#app/platform/db.server.ts'
import type { Picture } from './picture.ts'

export type PictureFile = { width: number; type: string; storage_key: string; size: number }

/** The picture made from these bytes, if it is there already. */
export async function selectPicture(tx: Tx, hash: string): Promise<Picture | undefined> {
  const [row] = await tx.execute(
    sql`select hash, width, height from content_pictures where hash = ${hash}`,
  )
  return row as Picture | undefined
}

/** @returns false when somebody else has stored the same one meanwhile */
export async function insertPicture(
  tx: Tx,
  id: string,
  picture: Picture,
  about: { name: string; alt: string },
  files: PictureFile[],
): Promise<boolean> {
  const { hash, width, height } = picture
  const rows = await tx.execute(sql`
    insert into content_pictures (id, hash, width, height, name, alt)
    values (${id}, ${hash}, ${width}, ${height}, ${about.name}, ${about.alt})
    on conflict (hash) do nothing returning id`)
  if (rows.length === 0) return false
  await tx.execute(sql`
    insert into content_picture_files (picture_id, width, type, storage_key, size)
    select ${id}::uuid, width, type, storage_key, size
    from jsonb_to_recordset(${JSON.stringify(files)}::text::jsonb)
      as f (width int, type text, storage_key text, size int)`)
  return true
}

/** A file of a picture, where the reader may see that picture. */
export async function selectPictureFile(
  tx: Tx,
  { hash, width, height }: Picture,
  file: { width: number; type: string },
): Promise<{ key: string; size: number; type: string } | undefined> {
  const [row] = await tx.execute(sql`
    select f.storage_key as key, f.size, f.type
    from content_pictures p join content_picture_files f on f.picture_id = p.id
    where p.hash = ${hash} and p.width = ${width} and p.height = ${height}
      and f.width = ${file.width} and f.type = ${file.type}`)
  return row as { key: string; size: number; type: string } | undefined
}
