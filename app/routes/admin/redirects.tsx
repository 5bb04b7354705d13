import { data } from 'react-router'
import { type RedirectTyped, redirectsPath } from '#app/features/redirects/redirect.ts'
import { RedirectForm } from '#app/features/redirects/redirect-form.tsx'
import { RedirectList } from '#app/features/redirects/redirect-list.tsx'
import { redirectList } from '#app/features/redirects/redirect-list-query.ts'
import {
  deleteRedirect,
  listRedirects,
  readRedirectForm,
  saveRedirect,
} from '#app/features/redirects/redirect-service.server.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { redirectsPage } from '#content/redirects.ts'
import type { Route } from './+types/redirects'

export const meta: Route.MetaFunction = () => listMeta(redirectsPage)

const nothing: RedirectTyped = { id: '', from: '', target: '', status: '301' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readListQuery(redirectList, url.searchParams)
  const rows = await listRedirects(app, actor, query)
  const edit = url.searchParams.get('edit')
  const typed = edit ? await readRedirectForm(app, actor, edit) : null
  const begins = url.searchParams.has('new')
  return { query, ...rows, typed: typed ?? nothing, isOpen: typed !== null || begins }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const id = textField(form, 'id', 36)
  if (readIntent(form, ['save', 'delete']) === 'delete') {
    await deleteRedirect(app, actor, id)
    return redirectWithToast(redirectsPath, { title: redirectsPage.done.deleted })
  }
  const typed: RedirectTyped = {
    ...{ id, from: textField(form, 'from', 2_000), target: textField(form, 'target', 4_000) },
    status: textField(form, 'status', 10),
  }
  const saved = await saveRedirect(app, actor, typed)
  if ('faults' in saved) return data({ typed, faults: saved.faults }, { status: 422 })
  return redirectWithToast(redirectsPath, { title: redirectsPage.done[saved.done] })
}

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, isOpen, ...list } = loaderData
  const form = (isOpen || actionData) && (
    <RedirectForm
      key={typed.id + list.matches}
      typed={actionData?.typed ?? typed}
      faults={actionData?.faults ?? {}}
    />
  )
  return <RedirectList {...list} form={form} />
}

export const ErrorBoundary = listErrors(redirectsPage)
