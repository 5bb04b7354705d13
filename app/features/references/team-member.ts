import type { Picture } from '#app/features/pictures/picture.ts'

export const teamPath = '/lead_admin/team'

/** A person of the team as visitors read about them. */
export type TeamMember = {
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
export type TeamMemberInput = Omit<TeamMember, 'id' | 'portrait'>

/** A person as staff see them. */
export type KeptTeamMember = TeamMember & {
  is_published: boolean
  portrait_id: string | null
  version: number
}
