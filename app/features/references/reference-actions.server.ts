import { data, type RouterContextProvider } from 'react-router'
import { describeFault } from '#app/features/files/file-fault.ts'
import {
  discardFiles,
  readFileIntent,
  receiveFiles,
} from '#app/features/files/file-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { conflictMessage } from '#app/platform/errors.ts'
import { onlyFields, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { referencesPanel as copy } from '#content/references-panel.ts'
import { publishFaults } from './publish-faults.ts'
import { newIntents, type RecordAnswer, storedIntents } from './record-form.tsx'
import { type KeptReference, type ReferenceInput, referencesPath } from './reference.ts'
import { parseReference, referenceFields, referenceOfForm } from './reference-input.ts'
import {
  addReference,
  changeReference,
  projectChoices,
  removeReference,
} from './reference-service.server.ts'

type Context = Readonly<RouterContextProvider>

/** Handles the form of a reference: adds, changes, publishes, withdraws or removes it. */
export async function takeReference(
  context: Context,
  request: Request,
  reference: KeptReference | null,
) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const received = await receiveFiles(app, request, { fields: referenceFields, maxFiles: 1 })
  const intent = await readFileIntent(app, received, reference ? storedIntents : newIntents)
  const { fields, files, faults } = received
  const target = { id: reference?.id ?? '', based: Number(textField(fields, 'based', 10)) }
  const submission = parseReference(onlyFields(fields, referenceFields))
  const refuse = (status: number, more: Omit<RecordAnswer, 'result'>, wrong = {}) =>
    data<RecordAnswer>({ result: submission.reply({ fieldErrors: wrong }), ...more }, status)
  const [[file], [fault]] = [files, faults]
  const isDropped = fields.has('drop_file')
  try {
    if (intent === 'remove' && reference) {
      await discardFiles(app, files)
      await removeReference(app, actor, target)
      return await redirectWithToast(referencesPath, { title: copy.done.removed })
    }
    const status = fault?.reason === 'unavailable' ? 503 : 422
    const fileError = fault && describeFault(fault, { maxFiles: 1 })
    if (submission.status !== 'success' || fileError) {
      await discardFiles(app, files)
      return refuse(status, { fileError })
    }
    const input = referenceOfForm(submission.value)
    const hasEvidence = file !== undefined || (Boolean(reference?.evidence) && !isDropped)
    const today = app.now().toISOString().slice(0, 10)
    const found = faultsOf(intent, today, input, hasEvidence)
    const { file: missing, ...others } = found
    const choices = input.project_id ? await projectChoices(app, actor) : []
    const isGone = input.project_id && !choices.some(({ id }) => id === input.project_id)
    const wrong = { ...others, ...(isGone && { project_id: copy.errors.project }) }
    if (missing || Object.keys(wrong).length > 0) {
      await discardFiles(app, files)
      const listed = Object.entries(wrong).map(([field, text]) => [field, [text]])
      return refuse(422, { fileError: missing }, Object.fromEntries(listed))
    }
    const publish = intent === 'publish' ? true : intent === 'hide' ? false : undefined
    const change = { file, isDropped, publish }
    if (reference) await changeReference(app, actor, target, input, change)
    const id = reference?.id ?? (await addReference(app, actor, input, change))
    const title = copy.done[intent === 'publish' || intent === 'hide' ? intent : 'saved']
    return await redirectWithToast(`${referencesPath}/${id}`, { title })
  } catch (error) {
    return refuse(409, { error: conflictMessage(error) })
  }
}

/**
 * What keeps a form from being saved. A figure of a day to come is wrong in a draft too, and on a
 * reference that is public already. A reference can always be taken off the site. The permission may
 * end or be withdrawn: the database then shows the reference to nobody.
 */
function faultsOf(
  intent: (typeof storedIntents)[number],
  today: string,
  input: ReferenceInput,
  hasEvidence: boolean,
) {
  const found = publishFaults(today, input, hasEvidence)
  if (intent === 'publish') return found
  return intent === 'save' && found.figure_on ? { figure_on: found.figure_on } : {}
}
