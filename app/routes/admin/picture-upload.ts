import { redirect } from 'react-router'
import { takePicture } from '#app/features/pictures/picture-actions.server.ts'
import type { Route } from './+types/picture-upload'

export const loader = () => redirect('/lead_admin/insights')

/** The door for a picture of an article: answers where it stands, or what is wrong with it. */
export function action({ request, context }: Route.ActionArgs) {
  return takePicture(context, request)
}
