import { redirect } from 'react-router'
import { takeNewVersion } from '#app/features/documents/document-actions.server.ts'
import { uploadAnswer } from '#app/features/files/upload-answer.ts'
import type { Route } from './+types/document-file-upload'

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/lead_admin/documents/${params.documentId}`)

/** The upload endpoint for a new version, for a script that shows the progress. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return uploadAnswer(await takeNewVersion(context, request, params.documentId))
}
