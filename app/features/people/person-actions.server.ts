import { data, type RouterContextProvider } from 'react-router'
import { undoOffer } from '#app/features/undo/undo.ts'
import { cleanLine } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { personPage as copy, mergeCopy } from '#content/people.ts'
import { undoPersonMerge } from './merge/person-merge-service.server.ts'
import { isNoteIntent, noteIntents, takeNote } from './notes/note-actions.server.ts'
import { peoplePath } from './person.ts'
import type { PersonAnswer } from './person-keeping.tsx'
import { changePerson } from './person-service.server.ts'

const nameLength = 200

/** Handles the forms of a person's page. */
export async function takePerson(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const intent = readIntent(form, ['keep', 'unmerge', ...noteIntents])
  const here = `${peoplePath}/${id}`
  if (isNoteIntent(intent))
    return takeNote({ app, actor, form, intent }, { kind: 'person', id }, here)
  const typed = {
    owner: textField(form, 'owner', 36),
    organisation: String(cleanLine(textField(form, 'organisation', nameLength + 1)) ?? ''),
    create: form.has('create'),
  }
  const refuse = (status: number, refusal: Partial<PersonAnswer>) =>
    data<PersonAnswer>({ typed, faults: {}, ...refusal }, status)
  if (typed.organisation.length > nameLength)
    return refuse(422, { faults: { organisation: copy.errors.organisationLong } })
  const based = Number(textField(form, 'based', 10))
  try {
    if (intent === 'unmerge') {
      const back = await undoPersonMerge(app, actor, id, textField(form, 'merge', 36))
      return await redirectWithToast(`${peoplePath}/${back}`, { title: mergeCopy.undone })
    }
    const choice = { ...typed, ownerId: typed.owner || null, based }
    const changed = await changePerson(app, actor, id, choice)
    if ('faults' in changed) return refuse(422, { faults: changed.faults })
    const title = copy.keeping.saved
    return await redirectWithToast(here, { title, ...undoOffer(changed.change) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refuse(409, { error: error.userMessage })
  }
}
