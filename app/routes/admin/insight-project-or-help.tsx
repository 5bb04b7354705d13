import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import { formWith } from '#app/features/publishing/draft.ts'
import { readDraft } from '#app/features/publishing/draft-service.server.ts'
import { keepTyped } from '#app/features/publishing/lost-save.ts'
import { adminPath, kindAt } from '#app/features/publishing/publication.ts'
import { takePublication } from '#app/features/publishing/publication-actions.server.ts'
import { PublicationEditor } from '#app/features/publishing/publication-editor.tsx'
import { PublicationRemoval } from '#app/features/publishing/publication-removal.tsx'
import {
  readClientsToChoose,
  readPublication,
} from '#app/features/publishing/publication-service.server.ts'
import { VersionList } from '#app/features/publishing/version-list.tsx'
import { versionList } from '#app/features/publishing/version-list-query.ts'
import { listVersions } from '#app/features/publishing/version-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm } from '#app/platform/form-data.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { publicationForm as copy } from '#content/publishing.ts'
import type { Route } from './+types/insight-project-or-help'
// The editor shows the article with the styles of the site.
import '#app/features/insights/reading/article.css'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  panelTitle(loaderData?.publication.values.title ?? '')

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const kind = kindAt(url.pathname)
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const found = await readPublication(app, actor, kind, params.publicationId)
  const history = await listVersions(
    app,
    actor,
    { kind, id: params.publicationId },
    readListQuery(versionList, url.searchParams),
  )
  const draft = await readDraft(app, actor, { kind, id: params.publicationId })
  const typed = formWith(found.publication, draft, url.searchParams.has('draft'))
  const chosen = typed.form.values.client ?? ''
  const clients = await readClientsToChoose(app, actor, kind, url.searchParams, chosen)
  const choices = { ...found.choices, clients }
  const isLeaving = url.searchParams.has('delete')
  return { kind, ...found, choices, ...typed, history, isLeaving }
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return takePublication(context, kindAt(url.pathname), params.publicationId, form)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const kind = kindAt(new URL(request.url).pathname)
  return keepTyped(kind, request, () => serverAction())
}

export default function PublicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, publication, form, draft, choices, history, isLeaving } = loaderData
  const shown = draft?.isContinued ? draft.savedAt : ''
  return (
    <>
      <BackLink to={adminPath[kind]}>{copy.back[kind]}</BackLink>
      <h1 className="headline mt-3 text-section wrap-anywhere">{publication.values.title}</h1>
      <PublicationEditor
        key={`${publication.id} ${publication.version} ${shown}`}
        kind={kind}
        publication={form}
        stored={publication.version}
        draft={draft}
        choices={choices}
        answer={actionData}
      />
      <VersionList kind={kind} id={publication.id} history={history} search={shown && 'draft=1'} />
      {isLeaving && <PublicationRemoval kind={kind} publication={publication} />}
    </>
  )
}
