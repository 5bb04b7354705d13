import { Outlet } from 'react-router'
import { DemoProjects } from '#app/features/demo/demo-projects.tsx'
import { readDemoProjects } from '#app/features/demo/demo-service.server.ts'
import type { Route } from './+types/projects'

export const loader = () => readDemoProjects()

export default function Projects({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <DemoProjects {...loaderData} />
      <Outlet />
    </>
  )
}
