import type { RouterContextProvider } from 'react-router'
import { type FileFault, formatFileSize } from '#app/features/files/file.ts'
import { discardFiles, receiveFiles } from '#app/features/files/file-service.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { pictureErrors } from '#content/pictures.ts'
import {
  altLength,
  mainAddress,
  type PictureAnswer,
  type PictureRefusal,
  pictureBytes,
  pictureTypes,
} from './picture.ts'
import { addPicture } from './picture-service.server.ts'

type Context = Readonly<RouterContextProvider>

/** Handles the upload of a picture with its description; errors are returned beside the field. */
export async function takePicture(context: Context, request: Request): Promise<Response> {
  const app = context.get(appContext)
  const actor = context.get(actorContext)
  const { fields, files, faults } = await receiveFiles(app, request, {
    fields: ['alt'],
    maxFiles: 1,
    maxBytes: pictureBytes,
    accept: pictureTypes,
  })
  const [file] = files
  const alt = String(cleanText(textField(fields, 'alt', altLength + 1)) ?? '')
  try {
    const errors: PictureRefusal['errors'] = {}
    if (alt === '') errors.alt = pictureErrors.alt
    else if (alt.length > altLength) errors.alt = pictureErrors.altLong(altLength)
    const [fault] = faults
    if (fault) errors.file = faultText(fault.reason)
    else if (!file) errors.file = pictureErrors.none
    if (!file || errors.alt || errors.file) return refuse(errors)
    const picture = await addPicture(app, actor, file, alt)
    const { width, height } = picture
    return answer({ picture: { url: mainAddress(picture), alt, width, height } })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    return refuse({ file: error.userMessage })
  } finally {
    await discardFiles(app, files)
  }
}

function faultText(reason: FileFault['reason']): string {
  if (reason === 'too_large') return pictureErrors.too_large(formatFileSize(pictureBytes))
  return pictureErrors[reason]
}

const answer = (body: PictureAnswer, status = 200) => Response.json(body, { status })
const refuse = (errors: PictureRefusal['errors']) => answer({ refusal: { errors } }, 422)
