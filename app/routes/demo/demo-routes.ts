import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The demo of the portal, behind a password. */
export const demoRoutes: RouteConfigEntry[] = [
  route('allied', 'routes/demo/layout.tsx', [
    layout('routes/demo/pages.tsx', [
      index('routes/demo/profile.tsx'),
      route('projects', 'routes/demo/projects.tsx', [
        route(':projectId', 'routes/demo/project.tsx'),
      ]),
      route('billing', 'routes/demo/billing.tsx'),
      route('lock', 'routes/demo/lock.ts'),
      route('*', 'routes/demo/not-found.tsx'),
    ]),
  ]),
]
