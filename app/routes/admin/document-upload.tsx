import { takeUpload } from '#app/features/documents/document-actions.server.ts'
import { readUploadChoices } from '#app/features/documents/document-staff-service.server.ts'
import { UploadForm } from '#app/features/documents/upload-form.tsx'
import { actorContext, appContext } from '#app/platform/context.ts'
import type { Route } from './+types/document-upload'

export function loader({ url, context }: Route.LoaderArgs) {
  const client = url.searchParams.get('client') ?? ''
  return readUploadChoices(context.get(appContext), context.get(actorContext), client)
}

export function action({ request, context }: Route.ActionArgs) {
  return takeUpload(context, request)
}

export default function DocumentUpload({ loaderData, actionData }: Route.ComponentProps) {
  return <UploadForm {...loaderData} refusal={actionData} />
}
