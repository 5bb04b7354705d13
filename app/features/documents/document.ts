export const documentSorts = ['created_at', 'name', 'file_size'] as const
export type DocumentSort = (typeof documentSorts)[number]

/** One line of a list. */
export type DocumentRow = {
  id: string
  name: string
  file_size: number
  mime_type: string
  version: number
  project_name: string | null
  client_name: string
  created_at: string
}

export type Document = DocumentRow & {
  client_id: string
  project_id: string | null
  updated_at: string
}

export type DocumentVersion = {
  version: number
  name: string
  file_size: number
  mime_type: string
  sha256: string | null
  /** Told to staff only. */
  uploaded_by: string | null
  created_at: string
}

/** What a choice between clients or projects needs. */
export type Choice = { id: string; name: string }

/** Why a form was not taken: for each field, what is wrong with it. */
export type Refusal = {
  errors: Record<string, string[] | null | undefined>
  /** What was typed, where that is kept. */
  name?: string
  project?: string
}

/** How a form names what it is based on: the `updated_at` of the document it shows. */
export const basedField = 'based'

/** Where a version's bytes are; without a version, the current one's. */
export function fileHref(
  base: string,
  id: string,
  { version, inline = false }: { version?: number; inline?: boolean } = {},
): string {
  const params = new URLSearchParams()
  if (version !== undefined) params.set('version', String(version))
  if (inline) params.set('inline', '1')
  return `${base}/${id}/file${params.size > 0 ? `?${params}` : ''}`
}
