import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { about } from '#content/about.ts'
import { Portrait } from './portrait.tsx'
import type { TeamMember } from './team-member.ts'

/** A person of the team as visitors read about them. */
export function TeamMemberCard({ person }: { person: TeamMember }) {
  const { people } = usePageCopy(about)
  const { full_name, role, bio, profile_url, portrait, portrait_alt } = person
  return (
    <div className="min-w-0 wrap-anywhere">
      {portrait && (
        <div className="mb-4 border-[3px] border-double border-line-strong p-1.5">
          <Portrait
            picture={portrait}
            alt={portrait_alt ?? ''}
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 42vw, 88vw"
          />
        </div>
      )}
      <h3 className="headline text-heading">{full_name}</h3>
      <p className="mt-1 text-ink-muted">{role}</p>
      {bio && <p className="mt-3 whitespace-pre-line">{bio}</p>}
      {profile_url && (
        <a
          href={profile_url}
          rel="noopener noreferrer me"
          aria-label={`${people.profile}: ${full_name}`}
          className="text-link mt-2 inline-block py-1"
        >
          {people.profile}
        </a>
      )}
    </div>
  )
}
