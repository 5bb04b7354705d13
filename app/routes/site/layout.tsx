import { lazy } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ChatButton } from '#app/features/assistant/widget/chat-button.tsx'
import type { LayoutData } from '#app/features/page-copy/page-copy.ts'
import { readShownTexts } from '#app/features/page-copy/page-copy-service.server.ts'
import { nextStepOf } from '#app/features/site/next-step.server.ts'
import { PendingNotice } from '#app/features/site/pending-notice.tsx'
import { SiteLayout } from '#app/features/site/site-layout.tsx'
import type { Route } from './+types/layout'

/** Read by app/entry.server.tsx: the scripts are loaded at the first use. */
export const handle = { scripts: 'on-use' } as const

/** What staff have changed in the texts of the page that is shown, and where its next step leads. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<LayoutData> {
  const next = nextStepOf(url.pathname)
  return { changes: await readShownTexts(context, url), ...(next && { next }) }
}

/** Every page has changes of its own. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.currentUrl.pathname !== args.nextUrl.pathname || args.defaultShouldRevalidate

// Loaded separately, so that visitors' pages do not carry it.
const DraftBanner = lazy(() => import('#app/features/page-texts/draft-banner.tsx'))

export default function PublicSite({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteLayout>
        <PendingNotice />
        <Outlet />
      </SiteLayout>
      <ChatButton />
      {loaderData?.changes?.preview && <DraftBanner preview={loaderData.changes.preview} />}
    </>
  )
}
