import { sql } from 'drizzle-orm'
import type { StoredFile } from '#app/features/files/file.ts'
import type { Tx } from '#app/platform/db.server.ts'
import { keyset } from '#app/platform/keyset.server.ts'
import { type List, type Matches, readPage } from '#app/platform/keyset-search.server.ts'
import {
  type Application,
  type ApplicationListQuery,
  type ApplicationRow,
  type ApplicationSort,
  type ApplicationStatus,
  applicationFormName,
  applicationsPerPage,
} from './application.ts'

export type NewApplication = {
  /** Of the lead that holds what was written. */
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
  await tx.execute(sql`
    insert into job_applications (id, lead_id, job, job_title, full_name, email, file_name, file_size, mime_type, storage_key, sha256)
    values (${one.id}, ${one.id}, ${one.job}, ${one.jobTitle}, ${one.fullName}, ${one.email}, ${resume.name}, ${resume.size},
      ${resume.type}, ${resume.key}, ${resume.sha256})`)
}

// Each expression is the first column of an index in db/migrations/0017_applications.sql.
const sortColumn = {
  created_at: sql`a.created_at`,
  full_name: sql`lower(a.full_name)`,
  email: sql`lower(a.email)`,
  job_title: sql`lower(a.job_title)`,
  status: sql`a.status`,
} satisfies Record<ApplicationSort, unknown>

const rowColumns = sql`a.id, a.job, a.job_title, a.full_name, a.email, a.status,
  to_json(a.created_at) #>> '{}' as created_at`

/** The list as it is counted and searched. */
export function applicationList({ search, job, status }: ApplicationListQuery): List {
  const conditions = [sql`true`]
  if (job) conditions.push(sql`a.job = ${job}`)
  if (status) conditions.push(sql`a.status = ${status}`)
  return {
    search,
    table: sql`job_applications a`,
    as: sql`a`,
    filters: sql.join(conditions, sql` and `),
  }
}

/** One page and one row more, in the order of the query. */
export function selectApplications(
  tx: Tx,
  query: ApplicationListQuery,
  matches?: Matches,
): Promise<(ApplicationRow & { cursor: string })[]> {
  const page = keyset(query, sortColumn[query.sort], sql`a.id`)
  return readPage(
    tx,
    applicationList(query),
    matches,
    page,
    applicationsPerPage,
    (where) =>
      sql`select ${rowColumns}, ${page.cursor} as cursor from job_applications a where ${where}`,
  )
}

export async function selectApplication(tx: Tx, id: string): Promise<Application | undefined> {
  const [row] = (await tx.execute(sql`
    select ${rowColumns}, l.phone, l.details ->> 'linkedIn' as linkedin, l.details ->> 'experience' as experience,
      l.message as cover_letter, a.file_name, a.file_size::int as file_size, a.mime_type
    from job_applications a join leads l on l.id = a.lead_id where a.id = ${id}`)) as unknown as Application[]
  return row
}

export type StoredResume = {
  job_title: string
  file_name: string
  file_size: number
  mime_type: string
  storage_key: string
}

export async function selectResume(tx: Tx, id: string): Promise<StoredResume | undefined> {
  const [row] = (await tx.execute(sql`
    select job_title, file_name, file_size::int as file_size, mime_type, storage_key
    from job_applications where id = ${id}`)) as unknown as StoredResume[]
  return row
}

export async function updateStatus(tx: Tx, id: string, status: ApplicationStatus): Promise<void> {
  await tx.execute(sql`update job_applications set status = ${status} where id = ${id}`)
}

/** What it says now, held until the transaction ends. */
export async function selectStatusForUpdate(
  tx: Tx,
  id: string,
): Promise<ApplicationStatus | undefined> {
  const [row] = await tx.execute<{ status: ApplicationStatus }>(
    sql`select status from job_applications where id = ${id} for update`,
  )
  return row?.status
}

export type Removed = { id: string; job: string; storage_key: string }

export async function deleteApplication(tx: Tx, id: string): Promise<Removed | undefined> {
  const [row] = (await tx.execute(sql`
    delete from job_applications where id = ${id} returning id, job, storage_key`)) as unknown as Removed[]
  return row
}

/** Removes held applications from before `time`; a trigger sees to their resumes. */
export async function deleteQuarantinedBefore(tx: Tx, time: Date): Promise<void> {
  await tx.execute(sql`
    delete from held_submissions where form = ${applicationFormName} and created_at < ${time.toISOString()}`)
}

/** Removes applications received before `time`, the oldest first; no other instance gets the same ones. */
export async function deleteApplicationsBefore(
  tx: Tx,
  time: Date,
  limit: number,
): Promise<Removed[]> {
  const rows = (await tx.execute(sql`
    delete from job_applications where id in (
      select id from job_applications where created_at < ${time.toISOString()}
      order by created_at, id limit ${limit} for update skip locked)
    returning id, job, storage_key`)) as unknown as Removed[]
  return [...rows]
}
