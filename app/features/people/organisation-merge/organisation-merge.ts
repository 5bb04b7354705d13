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

/** A merge that can still be taken back. */
export type StoredOrganisationMerge = {
  id: string
  name: string
  people: number
  merged_by_name: string
  created_at: string
}
