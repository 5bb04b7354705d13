import type { Picture } from '#app/features/pictures/picture.ts'

export const peoplePath = '/lead_admin/people'

/** A person of the team as visitors read about them. */
export type Person = {
  id: string
  full_name: string
  role: string
  bio: string | null
  /** An https address. */
  profile_url: string | null
  portrait: Picture | null
  portrait_alt: string | null
}

/** What staff type. */
export type PersonInput = Omit<Person, 'id' | 'portrait'>

/** A person as staff see them. */
export type KeptPerson = Person & {
  is_published: boolean
  portrait_id: string | null
  version: number
}
