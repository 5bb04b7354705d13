import { data, type RouterContextProvider } from 'react-router'
import { undoOffer } from '#app/features/undo/undo.ts'
import { cleanLine } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { organisationPage as copy, mergeCopy } from '#content/people.ts'
import { undoOrganisationMerge } from './merge/organisation-merge-service.server.ts'
import { isNoteIntent, noteIntents, takeNote } from './notes/note-actions.server.ts'
import type { OrganisationAnswer } from './organisation.ts'
import { adoptPeople, removeOrganisation, saveOrganisation } from './organisation-service.server.ts'
import { organisationsPath } from './person.ts'

const domainsLength = 6_000

/** Handles the forms of an organization. @param id null for a new one */
export async function takeOrganisation(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string | null,
) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const known = ['save', 'adopt', 'remove', 'unmerge', ...noteIntents] as const
  const intent = readIntent(form, id ? known : (['save'] as const))
  if (id && isNoteIntent(intent)) {
    const here = `${organisationsPath}/${id}`
    return takeNote({ app, actor, form, intent }, { kind: 'organisation', id }, here)
  }
  if (id && intent === 'adopt') {
    const people = await adoptPeople(app, actor, id)
    return redirectWithToast(`${organisationsPath}/${id}`, { title: copy.adopted(people) })
  }
  if (id && intent === 'remove') {
    await removeOrganisation(app, actor, id)
    return redirectWithToast(organisationsPath, { title: copy.remove.done })
  }
  const typed = {
    name: String(cleanLine(textField(form, 'name', 201)) ?? ''),
    domains: textField(form, 'domains', domainsLength),
    owner: textField(form, 'owner', 36),
    client: textField(form, 'client', 36),
  }
  const refuse = (status: number, refusal: Partial<OrganisationAnswer>) =>
    data<OrganisationAnswer>({ typed, faults: {}, ...refusal }, status)
  const based = Number(textField(form, 'based', 10))
  try {
    if (id && intent === 'unmerge') {
      const back = await undoOrganisationMerge(app, actor, id, textField(form, 'merge', 36))
      return await redirectWithToast(`${organisationsPath}/${back}`, { title: mergeCopy.undone })
    }
    const saved = await saveOrganisation(app, actor, id, { ...typed, based })
    if ('faults' in saved) return refuse(422, { faults: saved.faults })
    const title = id ? copy.saved : copy.created
    const there = `${organisationsPath}/${saved.id}`
    return await redirectWithToast(there, { title, ...undoOffer(saved.change) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return refuse(409, { error: error.userMessage })
  }
}
