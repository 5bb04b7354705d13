import { takePerson } from '#app/features/references/person-actions.server.ts'
import { PersonPage } from '#app/features/references/person-page.tsx'
import { readPerson } from '#app/features/references/person-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { company } from '#content/company.ts'
import { peoplePanel as copy } from '#content/people-panel.ts'
import type { Route } from './+types/person'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.person.full_name ?? copy.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  const person = await readPerson(...by, params.personId)
  return { person, isAsked: url.searchParams.has('remove') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const by = [context.get(appContext), context.get(actorContext)] as const
  return takePerson(context, request, await readPerson(...by, params.personId))
}

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage {...loaderData} answer={actionData} />
}
