import { data } from 'react-router'
import { AddressAnswerPage } from '#app/features/accounts/address/address-answer-page.tsx'
import {
  answerAddressQuestion,
  readAddressQuestion,
} from '#app/features/accounts/address/address-answer-service.server.ts'
import { joinPeople } from '#app/features/people/merge/person-merge-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent } from '#app/platform/form-data.server.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { addressPage } from '#content/address-change.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/address'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${addressPage.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

/** Opening the link answers nothing, because programs that check mails open links too. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return { question: await readAddressQuestion(context.get(appContext), tokenOf(url)) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = readIntent(await readForm(request), ['agree', 'refuse'])
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  try {
    const given = { token: tokenOf(url), answer }
    const { outcome, headers } = await answerAddressQuestion(app, actor, given, joinPeople(app))
    return data({ outcome, fault: undefined }, headers && { headers })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return data({ outcome: undefined, fault: error.userMessage }, error.init)
  }
}

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AddressAnswerPage
      question={loaderData.question}
      outcome={actionData?.outcome}
      fault={actionData?.fault}
    />
  )
}
