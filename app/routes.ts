import type { RouteConfig } from '@react-router/dev/routes'
import { adminRoutes } from './routes/admin/admin-routes.ts'
import { apiRoutes } from './routes/api/api-routes.ts'
import { authRoutes } from './routes/auth/auth-routes.ts'
import { demoRoutes } from './routes/demo/demo-routes.ts'
import { portalRoutes } from './routes/portal/portal-routes.ts'
import { siteRoutes } from './routes/site/site-routes.ts'

/** Every URL of the product, area by area. */
export default [
  ...siteRoutes,
  ...demoRoutes,
  ...adminRoutes,
  ...authRoutes,
  ...portalRoutes,
  ...apiRoutes,
] satisfies RouteConfig
