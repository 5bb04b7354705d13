import { data, type RouterContextProvider } from 'react-router'
import { formatFileSize } from '#app/features/files/file.ts'
import {
  discardFiles,
  readFileIntent,
  receiveFiles,
} from '#app/features/files/file-service.server.ts'
import { altLength, pictureBytes, pictureTypes } from '#app/features/pictures/picture.ts'
import { addPicture } from '#app/features/pictures/picture-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { pageEditor } from '#content/page-texts.ts'
import { pictureErrors } from '#content/pictures.ts'
import { siteMap } from '#content/site-map.ts'
import { editorPath } from './page-address.ts'
import { requirePage } from './page-text-service.server.ts'
import { type Faults, goneField, seenField, type Typed } from './page-texts.ts'
import { previewField, previewHref, readWidth } from './preview-sizes.ts'
import {
  backToOriginal,
  discardDraft,
  type Stale,
  savePage,
  setShareImage,
} from './save-page-service.server.ts'

type Context = Readonly<RouterContextProvider>

/** What the editor shows when nothing was written. */
export type EditorAnswer = { typed: Typed; faults: Faults; stale: Stale | null }

const intents = ['save', 'preview', 'publish', 'discard', 'original'] as const
const resetPrefix = 'reset:'

/** Handles every button of a page's editor. */
export async function takePage(context: Context, key: string, form: FormData) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = requirePage(key)
  const here = editorPath(page)
  const asked = textField(form, 'intent', 300)
  const reset = asked.startsWith(resetPrefix) ? asked.slice(resetPrefix.length) : undefined
  const intent = reset === undefined ? readIntent(form, intents) : 'save'
  const mark = textField(form, 'mark', 40)
  if (intent === 'discard' || intent === 'original') {
    const isDone = await { discard: discardDraft, original: backToOriginal }[intent](
      app,
      actor,
      key,
      mark,
    )
    if (!isDone) return data({ elsewhere: true as const }, { status: 409 })
    const { draft, whole } = pageEditor
    return redirectWithToast(here, {
      title: { discard: draft.discarded, original: whole.done }[intent],
    })
  }
  const answer = await savePage(app, actor, key, {
    ...{ form, reset, move: intent === 'publish' ? 'publish' : 'save', mark },
    ...{ seen: textsOf(form, seenField), gone: textsOf(form, goneField) },
  })
  if ('stale' in answer) return data({ ...answer, faults: {} }, { status: 409 })
  if ('faults' in answer) return data({ ...answer, stale: null }, { status: 422 })
  const width = readWidth(textField(form, previewField, 10))
  if (intent === 'preview')
    return redirectWithToast(previewHref(page, width ?? 'large'), { title: pageEditor.saved })
  const back = width ? previewHref(page, width).replace(/#.*/, '') : here
  if (reset !== undefined)
    return redirectWithToast(`${back}#${fieldId(reset)}`, { title: pageEditor.fieldReset })
  return redirectWithToast(back, { title: pageEditor[answer.done] })
}

/** The id of a text's field in the editor. */
const fieldId = (path: string) => `text-${path.replaceAll('.', '-')}`

const textsOf = (form: FormData, name: string) =>
  form.getAll(name).filter((value) => typeof value === 'string')

/** Handles the share image of a page: a picture that is uploaded, or the printed one again. */
export async function takeShareImage(context: Context, key: string, request: Request) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const page = requirePage(key)
  const received = await receiveFiles(app, request, {
    fields: ['intent'],
    maxFiles: 1,
    maxBytes: pictureBytes,
    accept: pictureTypes,
  })
  const intent = await readFileIntent(app, received, ['', 'remove'])
  const { files, faults } = received
  const refuse = (fault: string) => data({ fault }, { status: 422 })
  try {
    if (intent === 'remove') {
      await setShareImage(app, actor, key, null)
      return redirectWithToast(editorPath(page), { title: pageEditor.share.removed })
    }
    const [file, fault] = [files[0], faults[0]]
    if (fault?.reason === 'too_large')
      return refuse(pictureErrors.too_large(formatFileSize(pictureBytes)))
    if (fault) return refuse(pictureErrors[fault.reason])
    if (!file) return refuse(pictureErrors.none)
    const alt = pageEditor.share.alt(siteMap[page].name).slice(0, altLength)
    const { hash } = await addPicture(app, actor, file, alt)
    await setShareImage(app, actor, key, hash)
    return redirectWithToast(editorPath(page), { title: pageEditor.share.uploaded })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return refuse(error.userMessage)
  } finally {
    await discardFiles(app, files)
  }
}
