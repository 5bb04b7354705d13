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

/** The texts that staff write; the fourth tab of a project's page shows its progress. */
export const writtenParts = ['overview', 'assessment', 'proposal'] as const
export type WrittenPart = (typeof writtenParts)[number]
export type ProjectTab = WrittenPart | 'progress'

/** The texts about a project; points are one per line. */
export type ProjectWriting = { timeline: string | null; budget: string | null } & Record<
  WrittenPart | `${WrittenPart}_points`,
  string | null
>

/** A project as its page shows it, with its edit counter. */
export type Project = ProjectRow & ProjectWriting & { version: number }

/** The fields of a new project. */
export type ProjectBrief = Pick<
  Project,
  'name' | 'description' | 'status' | 'progress' | 'starts_on' | 'due_on'
>

/** What staff may change about a project. */
export type ProjectFields = ProjectBrief & ProjectWriting

/** A part's points, without the empty lines. */
export function pointsOf(text: string | null): string[] {
  return text?.split('\n').filter((line) => line !== '') ?? []
}

/** The tabs of a project. A tab without text is left out, except the first and the last one. */
export function tabsOf(project: ProjectWriting): ProjectTab[] {
  const written = writtenParts.filter(
    (part) => part === 'overview' || project[part] || project[`${part}_points`],
  )
  return [...written, 'progress']
}

/** The tab that an address names; the overview if there is no such tab. */
export function tabFrom(asked: string | null, project: ProjectWriting): ProjectTab {
  return tabsOf(project).find((tab) => tab === asked) ?? 'overview'
}

/** The address of a project's tab in the portal. */
export function projectTabPath(id: string, tab: ProjectTab): string {
  return `/dashboard/projects/${id}${tab === 'overview' ? '' : `?part=${tab}`}`
}

export type Milestone = {
  id: string
  title: string
  due_on: string | null
  done_at: string | null
  /** How many comments the reader may read, up to 100. */
  comments: number
}

/** What of a project has a page of its own. */
export type ProjectPartKind = 'milestone' | 'update'

/** The page of a part, below the page of its project on the reader's side. */
export const projectPartPath = (project: string, kind: ProjectPartKind, id: string): string =>
  `${project}/${kind}s/${id}`

/** A milestone or an update on its page. */
export type ProjectPart =
  | { kind: 'milestone'; part: Milestone & { number: number } }
  | { kind: 'update'; part: ProjectUpdate }

/** An update by staff, with the day of its last correction and the number of corrections. */
export type ProjectUpdate = {
  id: string
  title: string
  body: string
  author_name: string
  created_at: string
  edited_at: string | null
  version: number
  /** How many comments the reader may read, up to 100. */
  comments: number
}

/** A file of a project, as the project's page lists it. */
export type ProjectFile = {
  id: string
  name: string
  mime_type: string
  file_size: number
  created_at: string
}

/** The short name of a project in conversations: the first 8 characters of its id. */
export function projectReference(id: string): string {
  return id.slice(0, 8).toUpperCase()
}

/**
 * When a project begins: on the day that staff entered, otherwise with the instant at which it was
 * created, whose day depends on where it is read.
 */
export function beginOf(project: { starts_on: string | null; created_at: string }): string {
  return project.starts_on?.slice(0, 10) ?? project.created_at
}

/** Whether that day is still to come: what is created has begun, in every zone. */
export function isAhead({ starts_on }: { starts_on: string | null }, today: string): boolean {
  return starts_on !== null && starts_on.slice(0, 10) > today
}
