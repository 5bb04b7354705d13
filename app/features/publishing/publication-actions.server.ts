import { data, type RouterContextProvider } from 'react-router'
import { articleToStore } from '#app/features/insights/insight-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, textField } from '#app/platform/form-data.server.ts'
import { isUuid } from '#app/platform/identifier.ts'
import { oneOf } from '#app/platform/one-of.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { publicationForm } from '#content/publishing.ts'
import { adminPath, type Kind, keptLength, moves, type Values } from './publication.ts'
import { formFields, parsePublication, withChoices } from './publication-forms.ts'
import {
  createPublication,
  deletePublication,
  savePublication,
} from './publication-service.server.ts'

type Context = Readonly<RouterContextProvider>
const { errors } = publicationForm

/** Creates a draft from the form of a new publication. */
export async function takeNewPublication(context: Context, kind: Kind, form: FormData) {
  const submission = read(kind, form)
  if (submission.status !== 'success') return refuse(submission.reply(), 422)
  const id = textField(form, 'id', 40)
  if (!isUuid(id)) throw new AppError('invalid', 'The form could not be read.')
  const { app, actor } = who(context)
  const values = submission.value as Values
  if (isTooLong(values)) return refuse(submission.reply(tooLong), 422)
  try {
    await createPublication(app, actor, kind, { id, values })
  } catch (error) {
    return refuseInvalid(submission, error)
  }
  const toast = { title: publicationForm.created, description: values.title }
  return redirectWithToast(`${adminPath[kind]}/${id}`, toast)
}

/** Handles the form of a publication. */
export async function takePublication(context: Context, kind: Kind, id: string, form: FormData) {
  const { app, actor } = who(context)
  const here = `${adminPath[kind]}/${id}`
  const asked = textField(form, 'move', 20)
  const version = Number(textField(form, 'version', 10)) || 0
  if (asked === 'delete') {
    await deletePublication(app, actor, { kind, id, version })
    return redirectWithToast(adminPath[kind], { title: publicationForm.remove.done })
  }
  const move = oneOf(asked || 'save', moves)
  if (!move) throw new AppError('invalid', 'The form could not be read.')
  const submission = read(kind, form)
  if (submission.status !== 'success') return refuse(submission.reply(), 422)
  const { publishAt = '', ...values } = submission.value as Values
  if (isTooLong(values)) return refuse(submission.reply(tooLong), 422)
  if (move === 'schedule') {
    const isPast = publishAt !== '' && new Date(`${publishAt}:00Z`) <= app.now()
    const fault = publishAt === '' ? errors.momentNeeded : isPast && errors.momentPast
    if (fault) return refuse(submission.reply({ fieldErrors: { publishAt: [fault] } }), 422)
  }
  try {
    const save = { version, values, move, publishAt }
    const stale = await savePublication(app, actor, { kind, id }, save)
    if (stale) return data({ result: submission.reply(), stale }, 409)
  } catch (error) {
    return refuseInvalid(submission, error)
  }
  return redirectWithToast(here, { title: publicationForm.done[move], description: values.title })
}

const read = (kind: Kind, form: FormData) =>
  parsePublication(kind, onlyFields(withChoices(form), formFields(kind)))
/** Cleaned HTML can be longer than the typed HTML. */
const isTooLong = ({ content = '' }: Values) => articleToStore(content).length > keptLength
const tooLong = { fieldErrors: { content: [errors.contentLong] } }
type Submission = ReturnType<typeof read>

function refuseInvalid(submission: Submission, error: unknown) {
  if (!(error instanceof AppError) || error.code !== 'invalid') throw error
  const name = error.userMessage === errors.clientGone ? 'client' : 'slug'
  return refuse(submission.reply({ fieldErrors: { [name]: [error.userMessage] } }), 422)
}

function refuse(result: ReturnType<Submission['reply']>, status: number) {
  return data({ result, stale: null }, status)
}

function who(context: Context) {
  return { app: context.get(appContext), actor: context.get(actorContext) }
}
