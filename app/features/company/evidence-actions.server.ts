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
import { evidencePanel as copy } from '#content/company-evidence.ts'
import { type Evidence, type EvidenceKind, isEvidenceKind } from './evidence.ts'
import type { EvidenceAnswer } from './evidence-form.tsx'
import { evidenceFields, evidenceOfForm, parseEvidence } from './evidence-input.ts'
import { addEvidence, changeEvidence, removeEvidence } from './evidence-service.server.ts'

const list = '/lead_admin/company/evidence'

type Target = { kind: EvidenceKind; evidence: Evidence | null }

/** Handles the form of a piece of evidence: adds, changes or removes it. */
export async function takeEvidence(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { kind, evidence }: Target,
) {
  const app = context.get(appContext)
  const actor = context.get(actorContext)
  const received = await receiveFiles(app, request, { fields: evidenceFields, maxFiles: 1 })
  const intent = await readFileIntent(app, received, evidence ? ['save', 'remove'] : ['save'])
  const { fields, files, faults } = received
  const based = Number(textField(fields, 'based', 10))
  const submission = parseEvidence(onlyFields(fields, evidenceFields), kind)
  const refuse = (status: number, more: Omit<EvidenceAnswer, 'result'> = {}) =>
    data<EvidenceAnswer>({ result: submission.reply(), ...more }, status)
  const [fault] = faults
  const [file] = files
  const isPublic = fields.has('is_public')
  const isDropped = fields.has('drop_file')
  try {
    if (intent === 'remove' && evidence) {
      await discardFiles(app, files)
      await removeEvidence(app, actor, { id: evidence.id, based })
      return await redirectWithToast(list, { title: copy.remove.done })
    }
    const hasFile = file !== undefined || (Boolean(evidence?.file) && !isDropped)
    const fileError = fault
      ? describeFault(fault, { maxFiles: 1 })
      : isPublic && !hasFile
        ? copy.errors.noFile
        : undefined
    if (submission.status !== 'success' || fileError) {
      await discardFiles(app, files)
      return refuse(fault?.reason === 'unavailable' ? 503 : 422, { fileError })
    }
    const input = evidenceOfForm(submission.value, kind)
    const change = { file, isPublic, isDropped }
    if (evidence) await changeEvidence(app, actor, { id: evidence.id, based }, input, change)
    const id = evidence?.id ?? (await addEvidence(app, actor, kind, input, change))
    const title = evidence ? copy.saved : copy.added
    return await redirectWithToast(`${list}/${id}`, { title })
  } catch (error) {
    return refuse(409, { error: conflictMessage(error) })
  }
}

/** The kind that an address of a new piece of evidence names. */
export function kindAsked(url: URL): EvidenceKind {
  const kind = url.searchParams.get('kind')
  return isEvidenceKind(kind) ? kind : 'certificate'
}
