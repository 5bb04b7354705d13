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

/** The parts that staff write; the fourth tab of a project's page is its progress. */
export const writtenParts = ['overview', 'assessment', 'proposal'] as const
export type WrittenPart = (typeof writtenParts)[number]
export type ProjectTab = WrittenPart | 'progress'

/** What is written about a project; points stand one a line. */
export type ProjectWriting = { timeline: string | null; budget: string | null } & Record<
  WrittenPart | `${WrittenPart}_points`,
  string | null
>

/** A project as its page shows it, with its edit counter. */
export type Project = ProjectRow & ProjectWriting & { version: number }

/** What a project begins with. */
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

/** The tabs a project has: a part of which nothing is written has none, the first and the last always. */
export function tabsOf(project: ProjectWriting): ProjectTab[] {
  const written = writtenParts.filter(
    (part) => part === 'overview' || project[part] || project[`${part}_points`],
  )
  return [...written, 'progress']
}

/** The tab that an address asks for; what is not there is the overview. */
export function tabFrom(asked: string | null, project: ProjectWriting): ProjectTab {
  return tabsOf(project).find((tab) => tab === asked) ?? 'overview'
}

/** Where a tab of a project stands in the portal. */
export function projectTabPath(id: string, tab: ProjectTab): string {
  return `/dashboard/projects/${id}${tab === 'overview' ? '' : `?part=${tab}`}`
}

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

/** The day a project begins, wherever it is shown: the one that staff have set, else the day it was set up. */
export function beginOf(project: { starts_on: string | null; created_at: string }): string {
  return (project.starts_on ?? project.created_at).slice(0, 10)
}
