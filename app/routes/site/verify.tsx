import { data } from 'react-router'
import { checkRecord } from '#app/features/decisions/decision-record-service.server.ts'
import { type CheckAnswer, recordBytes, verifyPath } from '#app/features/decisions/verify.ts'
import { VerifyForm } from '#app/features/decisions/verify-form.tsx'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MessagePage } from '#app/ui/message-page.tsx'
import { verifyPage as copy } from '#content/decision-record.ts'
import type { Route } from './+types/verify'

export const meta: Route.MetaFunction = ({ matches }) =>
  mailedMeta(copy.metaTitle, hiddenWays.verify, matches)

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function action({ request, context }: Route.ActionArgs) {
  const file = await readFile(request)
  const refuse = (error: string) => data<CheckAnswer>({ isGenuine: null, error }, 422)
  if (!file || file.size === 0) return refuse(copy.errors.file)
  if (file.size > recordBytes) return refuse(copy.errors.large)
  try {
    const isGenuine = await checkRecord(context.get(appContext), file)
    return data<CheckAnswer>({ isGenuine, error: null })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    return data<CheckAnswer>({ isGenuine: null, error: error.userMessage }, error.status)
  }
}

/** The body was limited before (`server/body-limits.ts`). */
async function readFile(request: Request): Promise<File | null> {
  const form = await request.formData().catch(() => null)
  const file = form?.get('record')
  return file instanceof File ? file : null
}

export default function Verify({ actionData }: Route.ComponentProps) {
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.verify} />
      <Outcome {...(actionData ?? { isGenuine: null, error: null })} />
    </>
  )
}

function Outcome({ isGenuine, error }: CheckAnswer) {
  if (isGenuine === null)
    return (
      <MessagePage mrz={copy.mrz} title={copy.title} text={copy.text}>
        <VerifyForm error={error} />
      </MessagePage>
    )
  const said = isGenuine ? copy.genuine : copy.refused
  return (
    <MessagePage mrz={copy.mrz} {...said} tone={isGenuine ? 'verdigris' : 'ochre'}>
      <ButtonLink to={verifyPath} variant="secondary">
        {copy.again}
      </ButtonLink>
    </MessagePage>
  )
}
