import { redirect } from 'react-router'
import { downloadOwnData } from '#app/features/accounts/own-data/own-data-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ownData } from '#content/own-data.ts'
import type { Route } from './+types/account-data'

/** The reader's own data as a file; who asks too often is led back to the account, which says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  // Staff viewing as a client have their own account in the admin panel.
  if (actor.kind === 'user' && actor.viewing) throw redirect('/lead_admin/account')
  try {
    const name = ownData.file(app.now().toISOString().slice(0, 10))
    return new Response(await downloadOwnData(app, actor), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store, no-transform',
      },
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    return redirectWithToast('/dashboard/account', {
      title: error.userMessage,
      tone: 'destructive',
    })
  }
}
