export const projectStatuses = ['active', 'completed', 'planning'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** A project as lists show it. */
export type ProjectRow = {
  id: string
  client_id: string
  /** The client's company, else its name. */
  client_name: string
  name: string
  description: string | null
  status: ProjectStatus
  progress: number
  starts_on: string | null
  due_on: string | null
  created_at: string
}

/** A project with its edit counter. */
export type Project = ProjectRow & { version: number }

/** What staff may change about a project. */
export type ProjectFields = Pick<
  Project,
  'name' | 'description' | 'status' | 'progress' | 'starts_on' | 'due_on'
>

export type Milestone = {
  id: string
  title: string
  due_on: string | null
  done_at: string | null
}

/** What staff reported, with the day of its last correction and the number of them. */
export type ProjectUpdate = {
  id: string
  title: string
  body: string
  author_name: string
  created_at: string
  edited_at: string | null
  version: number
}

/** A file of a project, as the project's page lists it. */
export type ProjectFile = {
  id: string
  name: string
  mime_type: string
  file_size: number
  created_at: string
}

/** How a project is named in a conversation: the first 8 characters of its id. */
export function projectReference(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
