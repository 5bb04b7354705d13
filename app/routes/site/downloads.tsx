import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { documentList } from '#app/features/site/downloads/document-list.server.ts'
import {
  DownloadsFiles,
  DownloadsHero,
  DownloadsSample,
  DownloadsSheets,
} from '#app/features/site/downloads/downloads-sections.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { downloadsPage } from '#content/downloads-page.ts'
import type { Route } from './+types/downloads'

export const meta: Route.MetaFunction = (args) => siteMeta(downloadsPage.meta, args)

export const loader = () => documentList()

export default function Downloads({ loaderData: { sheets, files } }: Route.ComponentProps) {
  const { action } = usePageCopy(downloadsPage)
  return (
    <>
      <DownloadsHero />
      <DownloadsSample />
      <DownloadsSheets sheets={sheets} />
      <DownloadsFiles files={files} />
      <ClosingAction action={action} layout="line" />
    </>
  )
}
