import type { NamedRecord } from './person.ts'

export type Organisation = {
  id: string
  name: string
  domains: string[]
  version: number
  owner_id: string | null
  client: NamedRecord | null
  created_at: string
}

export type OrganisationTyped = { name: string; domains: string; owner: string; client: string }
export type OrganisationFaults = Partial<Record<keyof OrganisationTyped, string>>
export type OrganisationAnswer = {
  typed: OrganisationTyped
  faults: OrganisationFaults
  error?: string
}

const mostDomains = 20
const domainShape =
  /^(?=.{3,253}$)([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+[\p{L}]([\p{L}\d-]{0,61}[\p{L}\d])$/u

/** The domains of a text, one a line; `@` before one is left out. */
export function readDomains(text: string): { domains: string[]; wrong?: string; tooMany: boolean } {
  const said = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((one) => one.replace(/^@/, ''))
    .filter(Boolean)
  const domains = [...new Set(said)].sort()
  const wrong = domains.find((one) => !domainShape.test(one))
  return { domains, wrong, tooMany: domains.length > mostDomains }
}
