import { EmptyState } from '#app/ui/empty-state.tsx'
import { portal } from '#content/portal.ts'

export default function Projects() {
  return (
    <>
      <h1 className="headline mb-8 text-section">{portal.tabs.projects}</h1>
      <EmptyState text={portal.noProjects} />
    </>
  )
}
