import { sql } from 'kysely'
import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { db } from '#app/platform/query-builder.server.ts'
import { anyOf, exactIso, int } from '#app/platform/sql-helpers.server.ts'
import { type Application, type ApplicationStatus, applicationFormName } from './application.ts'

export type NewApplication = {
  /** The id of the lead that holds the answers. */
  id: string
  job: string
  jobTitle: string
  fullName: string
  email: string
}

export async function insertApplication(
  tx: Tx,
  one: NewApplication,
  resume: StoredFile,
): Promise<void> {
  await tx.run(
    db.insertInto('job_applications').values({
      id: one.id,
      lead_id: one.id,
      job: one.job,
      job_title: one.jobTitle,
      full_name: one.fullName,
      email: one.email,
      file_name: resume.name,
      file_size: resume.size,
      mime_type: resume.type,
      storage_key: resume.key,
      sha256: resume.sha256,
    }),
  )
}

export function selectApplication(tx: Tx, id: string): Promise<Application | undefined> {
  return tx.first(
    db
      .selectFrom('job_applications as a')
      .innerJoin('leads as l', 'l.id', 'a.lead_id')
      .select((eb) => [
        ...(['a.id', 'a.job', 'a.job_title', 'a.full_name', 'a.email', 'a.status'] as const),
        ...(['l.phone', 'l.message as cover_letter', 'a.file_name', 'a.mime_type'] as const),
        exactIso(eb.ref('a.created_at')).as('created_at'),
        sql<string | null>`${eb.ref('l.details')} ->> 'linkedIn'`.as('linkedin'),
        sql<string | null>`${eb.ref('l.details')} ->> 'experience'`.as('experience'),
        int(eb.ref('a.file_size')).as('file_size'),
      ])
      .where('a.id', '=', id),
  )
}

export type StoredResume = {
  job_title: string
  file_name: string
  file_size: number
  mime_type: string
  storage_key: string
}

export function selectResume(tx: Tx, id: string): Promise<StoredResume | undefined> {
  return tx.first(
    db
      .selectFrom('job_applications')
      .select((eb) => [
        ...(['job_title', 'file_name', 'mime_type', 'storage_key'] as const),
        int(eb.ref('file_size')).as('file_size'),
      ])
      .where('id', '=', id),
  )
}

export async function updateStatus(tx: Tx, id: string, status: ApplicationStatus): Promise<void> {
  await tx.run(db.updateTable('job_applications').set({ status }).where('id', '=', id))
}

/** The status; the row is locked until the transaction ends. */
export async function selectStatusForUpdate(
  tx: Tx,
  id: string,
): Promise<ApplicationStatus | undefined> {
  const row = await tx.first(
    db.selectFrom('job_applications').select('status').where('id', '=', id).forUpdate(),
  )
  return row?.status
}

/** What the applicants are called, in the order of their names. */
export async function selectNames(tx: Tx, ids: string[]): Promise<string[]> {
  const named = db
    .selectFrom('job_applications')
    .select('full_name')
    .where('id', '=', anyOf(ids))
    .orderBy('full_name')
  return (await tx.all(named)).map(({ full_name }) => full_name)
}

export type Removed = { id: string; job: string; storage_key: string }

export function deleteApplication(tx: Tx, id: string): Promise<Removed | undefined> {
  return tx.first(
    db.deleteFrom('job_applications').where('id', '=', id).returning(['id', 'job', 'storage_key']),
  )
}

/** Deletes quarantined applications from before `time`; a trigger deletes their resumes. */
export async function deleteQuarantinedBefore(tx: Tx, time: Date): Promise<void> {
  await tx.run(
    db
      .deleteFrom('held_submissions')
      .where('form', '=', applicationFormName)
      .where('created_at', '<', time.toISOString()),
  )
}

/**
 * Deletes applications received before `time`, the oldest first, and skips rows that another
 * instance has locked.
 */
export function deleteApplicationsBefore(tx: Tx, time: Date, limit: number): Promise<Removed[]> {
  return tx.all(
    db
      .deleteFrom('job_applications')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('job_applications as a')
          .select('a.id')
          .where('a.created_at', '<', time.toISOString())
          .orderBy('a.created_at')
          .orderBy('a.id')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'job', 'storage_key']),
  )
}
