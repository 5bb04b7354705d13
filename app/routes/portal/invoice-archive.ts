import { downloadTogether } from '#app/features/billing/invoice-archive-service.server.ts'
import { portalInvoiceList } from '#app/features/billing/invoice-list-query.ts'
import { listHref, readListQuery } from '#app/lists/list.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { portalInvoices } from '#content/portal-invoices.ts'
import type { Route } from './+types/invoice-archive'

/** The selected invoices as one file; what is refused leads back to the list, which says why. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const named = url.searchParams.getAll('invoice')
  try {
    return new Response(await downloadTogether(app, actor, named), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${portalInvoices.together.file(app.now())}"`,
        'Cache-Control': 'private, no-store, no-transform',
      },
    })
  } catch (error) {
    const isExpected = error instanceof AppError && ['invalid', 'rate_limited'].includes(error.code)
    if (!isExpected) throw error
    const query = readListQuery(
      portalInvoiceList,
      new URLSearchParams(url.searchParams.get('list') ?? ''),
    )
    return redirectWithToast(listHref(portalInvoiceList, query), {
      title: error.userMessage,
      tone: 'destructive',
    })
  }
}
