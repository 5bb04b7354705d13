import { data, type RouterContextProvider } from 'react-router'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { taxonomyForm } from '#content/taxonomy.ts'
import { type Taxonomy, taxonomyPath, termMoves } from './taxonomy.ts'
import { parseTerm } from './taxonomy-forms.ts'
import { moveTerm, writeTerm } from './taxonomy-service.server.ts'

const { done } = taxonomyForm

/** The refused form, by the id of its term. */
export type TermAnswer = { id: string; result: ReturnType<ReturnType<typeof parseTerm>['reply']> }

/** Handles the forms of the taxonomy page. */
export async function takeTerm(
  context: Readonly<RouterContextProvider>,
  taxonomy: Taxonomy,
  form: FormData,
) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const path = taxonomyPath[taxonomy]
  const id = textField(form, 'id', 40)
  const move = readIntent(form, ['', ...termMoves], 'move')
  if (move) {
    try {
      const { name, isMoved } = await moveTerm(app, actor, { taxonomy, id }, move)
      const told = move === 'remove' ? done.removed : done[move]
      const title = isMoved ? told : done.unmoved[move === 'up' ? 'up' : 'down']
      return redirectWithToast(path, { title, description: name })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      return redirectWithToast(path, { title: error.userMessage, tone: 'destructive' })
    }
  }
  const submission = parseTerm(onlyFields(form, ['name', 'slug']))
  if (submission.status !== 'success') return data({ id, result: submission.reply() }, 422)
  const typed = submission.value
  const faults = await writeTerm(app, actor, { taxonomy, id: id || null }, typed)
  if (faults) return data({ id, result: submission.reply({ fieldErrors: faults }) }, 422)
  const title = id ? done.renamed : done.added
  return redirectWithToast(path, { title, description: typed.name })
}
