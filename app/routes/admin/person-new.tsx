import { data } from 'react-router'
import { takePerson } from '#app/features/references/person-actions.server.ts'
import { PersonPage } from '#app/features/references/person-page.tsx'
import type { RecordAnswer } from '#app/features/references/record-form.tsx'
import { company } from '#content/company.ts'
import { peoplePanel as copy } from '#content/people-panel.ts'
import type { Route } from './+types/person-new'

export const meta: Route.MetaFunction = () => [
  { title: `${copy.add} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export const action = ({ request, context }: Route.ActionArgs) => takePerson(context, request, null)

/** Keeps what was typed when the connection is lost. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data<RecordAnswer>({ result: null, error: copy.lost }, { status: 503 })
  }
}

export default function PersonNew({ actionData }: Route.ComponentProps) {
  return <PersonPage person={null} answer={actionData} />
}
