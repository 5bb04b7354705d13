export const peoplePath = '/lead_admin/people'
export const organisationsPath = '/lead_admin/organisations'

/** How many records of each kind have an address of a person. */
export type RecordCounts = {
  leads: number
  applications: number
  conversations: number
  bookings: number
  subscriptions: number
  tickets: number
}

/** The organization that staff have put a person into, or that the domain of an address suggests. */
export type NamedRecord = { id: string; name: string }

export type PersonAddress = { address: string; is_verified: boolean }

/** A client user's account. */
export type PersonAccount = { user_id: string; client_id: string | null; client_name: string }

export type Person = {
  id: string
  full_name: string
  email: string
  organisation_given: string
  phone: string | null
  language: string | null
  is_verified: boolean
  version: number
  first_seen_at: string
  last_seen_at: string
  owner_id: string | null
  owner_name: string | null
  organisation: NamedRecord | null
  addresses: PersonAddress[]
  accounts: PersonAccount[]
}

/** A name, or the address of whoever gave none. */
export const nameOf = ({ full_name, email }: Pick<Person, 'full_name' | 'email'>): string =>
  full_name || email
