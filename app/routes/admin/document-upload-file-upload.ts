import { redirect } from 'react-router'
import { takeUpload } from '#app/features/documents/document-actions.server.ts'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import type { Route } from './+types/document-upload-file-upload'

export const loader = () => redirect('/lead_admin/documents/upload')

/** The upload endpoint of the upload form, for a script that shows the progress. */
export async function action({ request, context }: Route.ActionArgs) {
  return uploadAnswer(await takeUpload(context, request))
}
