import { data } from 'react-router'
import { takePerson } from '#app/features/references/person-actions.server.ts'
import { PersonPage } from '#app/features/references/person-page.tsx'
import { readPerson } from '#app/features/references/person-service.server.ts'
import type { RecordAnswer } from '#app/features/references/record-form.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
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
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data<RecordAnswer>({ result: null, error: copy.lost }, { status: 503 })
  }
}

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage {...loaderData} answer={actionData} />
}
