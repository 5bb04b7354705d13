import { mainAddress } from '#app/features/pictures/picture.ts'
import type { TeamMember } from '#app/features/references/team-member.ts'
import { company } from '#content/company.ts'

/** The company with the people of its team: https://schema.org/Organization. */
export const teamData = (people: readonly TeamMember[], origin: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: company.name,
  url: `${origin}/`,
  employee: people.map(({ full_name, role, bio, profile_url, portrait }) => ({
    '@type': 'Person',
    name: full_name,
    jobTitle: role,
    ...(bio && { description: bio }),
    ...(profile_url && { sameAs: profile_url }),
    ...(portrait && { image: origin + mainAddress(portrait) }),
  })),
})
