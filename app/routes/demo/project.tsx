import { demoParts } from '#app/features/demo/demo.ts'
import { DemoProjectDialog } from '#app/features/demo/demo-project-dialog.tsx'
import { readDemoProject, readDemoProjects } from '#app/features/demo/demo-service.server.ts'
import type { Route } from './+types/project'

export function loader({ params, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('part')
  return {
    copy: readDemoProjects().copy,
    project: readDemoProject(params.projectId),
    part: demoParts.find((part) => part === asked) ?? 'overview',
  }
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <DemoProjectDialog {...loaderData} />
}
