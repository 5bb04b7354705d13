import { Outlet } from 'react-router'
import { SiteLayout } from '#app/features/site/site-layout.tsx'

export default function PublicSite() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  )
}
