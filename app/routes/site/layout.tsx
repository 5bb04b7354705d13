import { Outlet } from 'react-router'
import { ChatButton } from '#app/features/assistant/widget/chat-button.tsx'
import { PendingNotice } from '#app/features/site/pending-notice.tsx'
import { SiteLayout } from '#app/features/site/site-layout.tsx'

/** Read by app/entry.server.tsx: the scripts are loaded at the first use. */
export const handle = { scripts: 'on-use' } as const

export default function PublicSite() {
  return (
    <>
      <SiteLayout>
        <PendingNotice />
        <Outlet />
      </SiteLayout>
      <ChatButton />
    </>
  )
}
