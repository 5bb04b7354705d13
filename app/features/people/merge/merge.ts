import type { App } from '#app/platform/app.server.ts'
import type { RecordCounts } from '../person.ts'

/** For how many days a merge can be taken back. */
export const mergeDays = 30

/** Merges after it can be taken back. */
export const mergesSince = ({ now }: Pick<App, 'now'>): Date =>
  new Date(now().getTime() - mergeDays * 86_400_000)

/** One of the two people of a merge, as its preview shows it. */
export type PersonSide = {
  id: string
  full_name: string
  email: string
  addresses: string[]
  organisation: string | null
  owner: string | null
  version: number
  notes: number
  tasks: number
  counts: RecordCounts
}

export type PersonMergePreview = { kept: PersonSide; merged: PersonSide }

/** A merge of people that can still be taken back. */
export type StoredPersonMerge = {
  id: string
  name: string
  addresses: string[]
  merged_by_name: string
  created_at: string
}

/** One of the two organizations of a merge, as its preview shows it. */
export type OrganisationSide = {
  id: string
  name: string
  domains: string[]
  client: string | null
  owner: string | null
  version: number
  people: number
  notes: number
  tasks: number
}

/** One of several organizations that what was typed could mean. */
export type OrganisationChoice = { id: string; name: string; domains: string; people: number }

export type OrganisationMergePreview =
  | { kept: OrganisationSide; merged: OrganisationSide }
  | { kept: OrganisationSide; choices: OrganisationChoice[] }
  | { kept: OrganisationSide; fault: string }

/** A merge of organizations that can still be taken back. */
export type StoredOrganisationMerge = {
  id: string
  name: string
  people: number
  merged_by_name: string
  created_at: string
}
