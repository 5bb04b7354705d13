import { data, type RouterContextProvider } from 'react-router'
import { formatFileSize } from '#app/features/files/file.ts'
import {
  discardFiles,
  readFileIntent,
  receiveFiles,
} from '#app/features/files/file-service.server.ts'
import { pictureBytes, pictureTypes } from '#app/features/pictures/picture.ts'
import { addPortrait, discardPicture } from '#app/features/pictures/picture-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { pictureErrors } from '#content/pictures.ts'
import { teamPanel as copy } from '#content/team-panel.ts'
import { newIntents, type RecordAnswer, storedIntents } from './record-form.tsx'
import { type KeptTeamMember, teamPath } from './team-member.ts'
import { parseTeamMember, teamMemberFields, teamMemberOfForm } from './team-member-input.ts'
import { addTeamMember, changeTeamMember, removeTeamMember } from './team-member-service.server.ts'

type Context = Readonly<RouterContextProvider>

/** Handles the form of a person: adds, changes, publishes, hides or removes them. */
export async function takeTeamMember(
  context: Context,
  request: Request,
  person: KeptTeamMember | null,
) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const received = await receiveFiles(app, request, {
    fields: teamMemberFields,
    maxFiles: 1,
    maxBytes: pictureBytes,
    accept: pictureTypes,
  })
  const intent = await readFileIntent(app, received, person ? storedIntents : newIntents)
  const { fields, files, faults } = received
  const target = { id: person?.id ?? '', based: Number(textField(fields, 'based', 10)) }
  const submission = parseTeamMember(onlyFields(fields, teamMemberFields))
  const refuse = (status: number, more: Omit<RecordAnswer, 'result'>, wrong = {}) =>
    data<RecordAnswer>({ result: submission.reply({ fieldErrors: wrong }), ...more }, status)
  const [[file], [fault]] = [files, faults]
  try {
    if (intent === 'remove' && person) {
      await removeTeamMember(app, actor, target)
      return await redirectWithToast(teamPath, { title: copy.done.removed })
    }
    if (fault) {
      const fileError =
        fault.reason === 'too_large'
          ? pictureErrors.too_large(formatFileSize(pictureBytes))
          : pictureErrors[fault.reason]
      return refuse(fault.reason === 'unavailable' ? 503 : 422, { fileError })
    }
    if (submission.status !== 'success') return refuse(422, {})
    const input = teamMemberOfForm(submission.value)
    const hasPortrait = file || (person?.portrait && !fields.has('drop_file'))
    if (hasPortrait && !input.portrait_alt)
      return refuse(422, {}, { portrait_alt: [copy.errors.portrait_alt] })
    const added = file ? await addPortrait(app, actor, file) : undefined
    const portraitId = added ?? (fields.has('drop_file') ? null : undefined)
    const publish = intent === 'publish' ? true : intent === 'hide' ? false : undefined
    try {
      if (person) await changeTeamMember(app, actor, target, input, { portraitId, publish })
      const id = person?.id ?? (await addTeamMember(app, actor, input, { portraitId, publish }))
      const title = copy.done[intent === 'publish' || intent === 'hide' ? intent : 'saved']
      return await redirectWithToast(`${teamPath}/${id}`, { title })
    } catch (error) {
      if (added) await discardPicture(app, actor, added)
      throw error
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'invalid') return refuse(422, { fileError: error.userMessage })
    if (error.code === 'conflict') return refuse(409, { error: error.userMessage })
    throw error
  } finally {
    await discardFiles(app, files)
  }
}
