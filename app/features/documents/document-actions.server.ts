import { data, type RouterContextProvider } from 'react-router'
import { type FileFault, filesAtOnce } from '#app/features/files/file.ts'
import { describeFault } from '#app/features/files/file-fault.ts'
import { discardFiles, receiveFiles } from '#app/features/files/file-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { documentForms } from '#content/documents.ts'
import { addDocuments, replaceDocument } from './admin-document-service.server.ts'
import { basedField, type Refusal } from './document.ts'
import { parseUpload, uploadFields } from './document-form.ts'
import { readDocument } from './document-service.server.ts'

type Context = Readonly<RouterContextProvider>

const refuse = (errors: Refusal['errors'], faults: FileFault[] = []) =>
  data<Refusal>({ errors }, faults.some(({ reason }) => reason === 'unavailable') ? 503 : 422)

/** Handles the upload form, sent by a script or by a plain form. */
export async function takeUpload(context: Context, request: Request) {
  const app = context.get(appContext)
  const actor = context.get(actorContext)
  const { fields, files, faults } = await receiveFiles(app, request, { fields: uploadFields })
  const parsed = parseUpload(fields)
  const errors: Refusal['errors'] = {
    ...(parsed.status === 'success' ? {} : parsed.reply().error),
    ...fileErrors(faults, files.length),
  }
  if (parsed.status !== 'success' || Object.keys(errors).length > 0) {
    await discardFiles(app, files)
    return refuse(errors, faults)
  }
  try {
    await addDocuments(app, actor, parsed.value, files)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return refuse({ project: [error.userMessage] })
  }
  const list = `/lead_admin/documents?client=${parsed.value.client}`
  return redirectWithToast(list, documentForms.upload.done(files.length))
}

/** Handles the form for a new version of a document. */
export async function takeNewVersion(context: Context, request: Request, id: string) {
  const app = context.get(appContext)
  const actor = context.get(actorContext)
  await readDocument(app, actor, id)
  const { fields, files, faults } = await receiveFiles(app, request, {
    fields: [basedField],
    maxFiles: 1,
  })
  const [file] = files
  if (!file) return refuse(fileErrors(faults, 0, 1), faults)
  const seen = { id, based: textField(fields, basedField, 40) }
  const version = await orStale(replaceDocument(app, actor, seen, file))
  if (typeof version !== 'number') return version
  return redirectWithToast(`/lead_admin/documents/${id}`, documentForms.replace.done(version))
}

/** Returns a `conflict` as a form error; other errors are thrown. */
export async function orStale<T>(work: Promise<T>, typed: Omit<Refusal, 'errors'> = {}) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error
    return data<Refusal>({ errors: { [basedField]: [error.userMessage] }, ...typed }, 409)
  }
}

function fileErrors(faults: FileFault[], count: number, maxFiles = filesAtOnce): Refusal['errors'] {
  if (faults.length > 0) return { files: faults.map((fault) => describeFault(fault, { maxFiles })) }
  return count === 0 ? { files: [documentForms.errors.file] } : {}
}
