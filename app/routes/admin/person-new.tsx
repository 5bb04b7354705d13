import { takePerson } from '#app/features/references/person-actions.server.ts'
import { PersonPage } from '#app/features/references/person-page.tsx'
import { answerOrLost } from '#app/ui/answer-or-lost.ts'
import { company } from '#content/company.ts'
import { peoplePanel as copy } from '#content/people-panel.ts'
import type { Route } from './+types/person-new'

export const meta: Route.MetaFunction = () => [
  { title: `${copy.add} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export const action = ({ request, context }: Route.ActionArgs) => takePerson(context, request, null)

/** Keeps what was typed when the connection is lost. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOrLost(serverAction, copy.lost)

export default function PersonNew({ actionData }: Route.ComponentProps) {
  return <PersonPage person={null} answer={actionData} />
}
