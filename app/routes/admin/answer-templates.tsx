import { data } from 'react-router'
import {
  type TemplateTyped,
  templateList,
  templatesPath,
} from '#app/features/leads/answer/answer-template.ts'
import { TemplateForm } from '#app/features/leads/answer/answer-template-form.tsx'
import { TemplateList } from '#app/features/leads/answer/answer-template-list.tsx'
import {
  listTemplates,
  readTemplate,
  removeTemplate,
  saveTemplate,
} from '#app/features/leads/answer/answer-template-service.server.ts'
import { bodyLength } from '#app/features/leads/answer/lead-answer.ts'
import { readListQuery } from '#app/lists/list.ts'
import { listErrors, listMeta } from '#app/lists/list-page.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { answerTemplates } from '#content/lead-answers.ts'
import type { Route } from './+types/answer-templates'

export const meta: Route.MetaFunction = () => listMeta(answerTemplates)

const nothing: TemplateTyped = { id: '', name: '', subject: '', body: '', version: '' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const query = readListQuery(templateList, url.searchParams)
  const edit = url.searchParams.get('edit')
  const [rows, typed] = await Promise.all([
    listTemplates(app, actor, query),
    edit ? readTemplate(app, actor, edit) : null,
  ])
  const isOpen = typed !== null || url.searchParams.has('new')
  return { query, ...rows, typed: typed ?? nothing, isOpen }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const id = textField(form, 'id', 36)
  const { done } = answerTemplates
  if (readIntent(form, ['save', 'delete']) === 'delete') {
    await removeTemplate(app, actor, id)
    return redirectWithToast(templatesPath, { title: done.removed })
  }
  const typed: TemplateTyped = {
    ...{ id, version: textField(form, 'version', 10) },
    ...{ name: textField(form, 'name', 1_000), subject: textField(form, 'subject', 1_000) },
    body: textField(form, 'body', bodyLength * 2).replaceAll('\r\n', '\n'),
  }
  const saved = await saveTemplate(app, actor, typed)
  if ('faults' in saved) return data({ typed, faults: saved.faults }, { status: 422 })
  return redirectWithToast(templatesPath, { title: done[saved.done] })
}

export default function AnswerTemplates({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, isOpen, ...list } = loaderData
  const form = (isOpen || actionData) && (
    <TemplateForm
      key={typed.id + typed.version + list.matches}
      typed={actionData?.typed ?? typed}
      faults={actionData?.faults ?? {}}
    />
  )
  return <TemplateList {...list} form={form} />
}

export const ErrorBoundary = listErrors(answerTemplates)
