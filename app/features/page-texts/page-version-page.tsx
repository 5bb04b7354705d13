import type { ReactNode } from 'react'
import { VersionFrame } from '#app/ui/version-frame.tsx'
import { pageHistory as copy } from '#content/page-texts.ts'
import { editorPath } from './page-address.ts'
import { PageMoveBadge } from './page-history.tsx'
import type { readPageVersion } from './page-version-service.server.ts'

type PageVersionPageProps = Awaited<ReturnType<typeof readPageVersion>> & {
  isAgainstNow: boolean
  /** The words that differ; null when none do. */
  children: ReactNode
}

/** One version of a page: what it changed, what restoring it would change, and the button for it. */
export function PageVersionPage(props: PageVersionPageProps) {
  const { page, name, version, now, isShareChanged, isAgainstNow, children } = props
  return (
    <VersionFrame
      editorPath={editorPath(page)}
      title={copy.number(version.version)}
      of={copy.of(name)}
      version={version}
      now={now}
      isAgainstNow={isAgainstNow}
      badge={<PageMoveBadge {...version} />}
      copy={copy}
    >
      {isShareChanged && <p className="mt-3">{copy.share}</p>}
      {children ?? (!isShareChanged && <p className="mt-3 text-ink-muted">{copy.same}</p>)}
    </VersionFrame>
  )
}
