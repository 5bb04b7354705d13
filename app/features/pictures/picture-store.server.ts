import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { list, rowsOf, typed } from '#app/platform/sql-helpers.server.ts'
import type { Picture, PictureFormat } from './picture.ts'

export type PictureFile = {
  width: number
  type: `image/${PictureFormat}`
  storage_key: string
  size: number
}

/** The existing picture made from these bytes. */
export function selectPicture(tx: Tx, hash: string): Promise<Picture | undefined> {
  return tx.first(
    db.selectFrom('content_pictures').select(['hash', 'width', 'height']).where('hash', '=', hash),
  )
}

/** @returns false when somebody else has stored the same picture in the meantime */
export async function insertPicture(
  tx: Tx,
  id: string,
  picture: Picture,
  about: { name: string; alt: string },
  files: PictureFile[],
): Promise<boolean> {
  const { hash, width, height } = picture
  const added = db
    .insertInto('content_pictures')
    .values({ id, hash, width, height, name: about.name, alt: about.alt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
  if ((await tx.run(added)) === 0) return false
  const given = rowsOf(
    {
      width: list(
        'int',
        files.map((file) => file.width),
      ),
      type: list(
        'text',
        files.map((file) => file.type),
      ),
      storage_key: list(
        'text',
        files.map((file) => file.storage_key),
      ),
      size: list(
        'int',
        files.map((file) => file.size),
      ),
    },
    'f',
  )
  await tx.run(
    db
      .insertInto('content_picture_files')
      .columns(['picture_id', 'width', 'type', 'storage_key', 'size'])
      .expression(
        db
          .selectFrom(given)
          .select([
            typed('uuid', id).as('picture_id'),
            'f.width',
            'f.type',
            'f.storage_key',
            'f.size',
          ]),
      ),
  )
  return true
}

/** A file of a picture, if the actor may see that picture. */
export function selectPictureFile(
  tx: Tx,
  { hash, width, height }: Picture,
  file: { width: number; type: PictureFile['type'] },
): Promise<{ key: string; size: number; type: string } | undefined> {
  const stored = db
    .selectFrom('content_pictures as p')
    .innerJoin('content_picture_files as f', 'f.picture_id', 'p.id')
    .select(['f.storage_key as key', 'f.size', 'f.type'])
    .where('p.hash', '=', hash)
    .where('p.width', '=', width)
    .where('p.height', '=', height)
  return tx.first(stored.where('f.width', '=', file.width).where('f.type', '=', file.type))
}

/** The id of a picture, by its hash. */
export async function selectPictureId(tx: Tx, hash: string): Promise<string | undefined> {
  const row = await tx.first(
    db.selectFrom('content_pictures').select('id').where('hash', '=', hash),
  )
  return row?.id
}

/** Deletes a picture that nothing shows. @returns the keys of its files; none when it is shown */
export async function deleteUnshownPicture(tx: Tx, id: string): Promise<string[]> {
  const files = db.selectFrom('content_picture_files').select('storage_key')
  const keys = await tx.all(files.where('picture_id', '=', id))
  const deleted = db
    .deleteFrom('content_pictures as p')
    .where('p.id', '=', id)
    .where((eb) =>
      eb.and(
        [
          eb
            .selectFrom('content_picture_uses as u')
            .select('u.picture_id')
            .where('u.picture_id', '=', id),
          eb
            .selectFrom('help_picture_uses as h')
            .select('h.picture_id')
            .where('h.picture_id', '=', id),
          eb.selectFrom('team_members as m').select('m.id').where('m.portrait_id', '=', id),
          eb.selectFrom('page_texts as t').select('t.page').where('t.share_picture_id', '=', id),
        ].map((use) => eb.not(eb.exists(use))),
      ),
    )
  return (await tx.run(deleted)) > 0 ? keys.map(({ storage_key: key }) => key) : []
}
