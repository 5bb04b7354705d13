import { z } from 'zod'
import { beginningOf, onOneLine } from '#app/platform/clean-text.ts'
import { clientsPage } from '#content/admin-clients.ts'

// Its compiler tries eval, which the Content-Security-Policy forbids and reports.
z.config({ jitless: true })

const { errors } = clientsPage

export const clientStatuses = ['active', 'inactive', 'pending'] as const

// PostgreSQL text cannot hold NUL.
const text = (limit: number) =>
  z
    .string({ error: errors.name })
    .overwrite((value) => value.replaceAll('\0', '').trim())
    .max(limit, errors.long(limit))
const line = (limit: number) => text(limit).overwrite((value) => onOneLine(value))
const optional = (limit: number, kind = line) =>
  kind(limit)
    .optional()
    .transform((value) => value || null)
const isEmail = (value: string | null) => value === null || z.email().safeParse(value).success

/** What staff enter for a client: trimmed, and null where nothing was entered. */
export const clientSchema = z.object({
  name: line(200).min(1, errors.name),
  company_name: optional(200),
  contact_email: optional(255).refine(isEmail, errors.email),
  contact_phone: optional(50),
  notes: optional(10_000, text),
})
export const clientEditSchema = clientSchema.extend({
  status: z.enum(clientStatuses, errors.status),
})

export type ClientInput = z.infer<typeof clientSchema>
export type ClientEdit = z.infer<typeof clientEditSchema>

/** The field by which an administrator says that a client's people may lose their access. */
export const pauseField = 'pause'

/** A client as staff see it in the list. */
export type ClientRow = ClientEdit & {
  id: string
  user_count: number
  created_at: string
  /** To the microsecond: what an edit must have been based on. */
  updated_at: string
}

/** Clients to choose from, and whether a search would bring up others. */
export type ClientChoice = {
  options: { id: string; name: string; company_name: string | null }[]
  more: boolean
}

/** What a picker was asked to search for. */
export function readClientSearch(params: URLSearchParams): string {
  const text = (params.get('find_client') ?? '').replaceAll('\0', '').toWellFormed().trim()
  return beginningOf(text, 200)
}
