import { redirect } from 'react-router'
import { takePicture } from '#app/features/pictures/picture-actions.server.ts'
import type { Route } from './+types/picture-file-upload'

export const loader = () => redirect('/lead_admin/insights')

/** The upload endpoint for pictures: answers with the picture's address, or with the errors. */
export function action({ request, context }: Route.ActionArgs) {
  return takePicture(context, request)
}
