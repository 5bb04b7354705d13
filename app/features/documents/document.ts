export const documentSorts = ['created_at', 'name', 'file_size'] as const
export type DocumentSort = (typeof documentSorts)[number]

/** One row of a list. */
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
  /** Null in the portal: only staff see who uploaded it. */
  uploaded_by: string | null
  created_at: string
}

/** An option in a choice of clients or projects. */
export type Choice = { id: string; name: string }

/** Why a form was refused: the errors of each field. */
export type Refusal = {
  errors: Record<string, string[] | null | undefined>
  /** The typed name, where the form keeps it. */
  name?: string
  project?: string
}

/** The form field with the `updated_at` of the document that the page showed. */
export const basedField = 'based'

/** The address of a version's file; without a version, of the current one. */
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
