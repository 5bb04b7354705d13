import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { readGroup } from '#app/features/assistant/gaps/gap-service.server.ts'
import { formWith } from '#app/features/publishing/draft.ts'
import { readDraft } from '#app/features/publishing/draft-service.server.ts'
import { keepTyped } from '#app/features/publishing/lost-save.ts'
import { adminPath, emptyForm, kindAt } from '#app/features/publishing/publication.ts'
import { takeNewPublication } from '#app/features/publishing/publication-actions.server.ts'
import { PublicationEditor } from '#app/features/publishing/publication-editor.tsx'
import {
  readChoices,
  readClientsToChoose,
} from '#app/features/publishing/publication-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { publicationForm as copy } from '#content/publishing.ts'
import type { Route } from './+types/insight-project-or-help-new'
// The editor shows the article with the styles of the site.
import '#app/features/insights/reading/article.css'

export const meta: Route.MetaFunction = ({ location }) =>
  panelTitle(copy.newTitle[kindAt(location.pathname)])

/** The form keeps its id as long as it is open. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isSame = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  return isSame ? false : defaultShouldRevalidate
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const kind = kindAt(url.pathname)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const choices = await readChoices(app, actor, kind)
  const kept = await readDraft(app, actor, { kind, id: null })
  // Begun from a question that the assistant could not answer.
  const gap = kind === 'insight' ? url.searchParams.get('gap') : null
  const title = gap ? (await readGroup(app, actor, gap)).wordings[0] : undefined
  const empty = { version: 0, values: title ? { ...emptyForm, title } : emptyForm }
  const { form, draft } = formWith(empty, kept, url.searchParams.has('draft'))
  const { values } = form
  const chosen = values.client ?? ''
  const clients = await readClientsToChoose(app, actor, kind, url.searchParams, chosen)
  const newId = crypto.randomUUID() as string
  return { kind, choices: { ...choices, clients }, newId, values, draft }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return takeNewPublication(context, kindAt(url.pathname), await readForm(request))
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const kind = kindAt(new URL(request.url).pathname)
  return keepTyped(kind, request, () => serverAction())
}

export default function PublicationNew({ loaderData, actionData }: Route.ComponentProps) {
  const { kind } = loaderData
  return (
    <>
      <BackLink to={adminPath[kind]}>{copy.back[kind]}</BackLink>
      <h1 className="headline mt-3 text-section">{copy.newTitle[kind]}</h1>
      <p className="mt-1 text-ink-muted">{copy.newHint}</p>
      <PublicationEditor
        key={loaderData.draft?.isContinued ? loaderData.draft.savedAt : 'new'}
        {...loaderData}
        publication={null}
        stored={null}
        answer={actionData}
      />
    </>
  )
}
