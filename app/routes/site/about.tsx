import { TeamMemberCard } from '#app/features/references/team-member-card.tsx'
import { shownTeam } from '#app/features/references/team-member-service.server.ts'
import { AboutDuties } from '#app/features/site/about/about-duties.tsx'
import { AboutAction, AboutImpact } from '#app/features/site/about/about-impact.tsx'
import { AboutMission } from '#app/features/site/about/about-mission.tsx'
import { AboutMeeting, AboutPeople } from '#app/features/site/about/about-people.tsx'
import { AboutSeal } from '#app/features/site/about/about-seal.tsx'
import { teamData } from '#app/features/site/about/team-data.ts'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { dependsOn } from '#app/platform/page-dependencies.server.ts'
import { about } from '#content/about.ts'
import type { Route } from './+types/about'

export function meta(args: Route.MetaArgs) {
  const people = args.loaderData?.people ?? []
  const origin = args.matches[0].loaderData?.origin ?? ''
  return siteMeta(about.meta, args, people.length > 0 ? [teamData(people, origin)] : [])
}

export async function loader({ context }: Route.LoaderArgs) {
  const people = await shownTeam(context.get(appContext))
  dependsOn(context, ['people'])
  return { people }
}

export default function About({ loaderData: { people } }: Route.ComponentProps) {
  return (
    <>
      <AboutMission />
      <AboutSeal />
      <AboutDuties />
      {people.length > 0 ? (
        <AboutPeople>
          {people.map((person) => (
            <TeamMemberCard key={person.id} person={person} />
          ))}
        </AboutPeople>
      ) : (
        <AboutMeeting />
      )}
      <AboutImpact />
      <AboutAction />
    </>
  )
}
