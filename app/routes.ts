import type { RouteConfig } from '@react-router/dev/routes'
import { index } from '@react-router/dev/routes'

/** The site map: every URL of the product, in one place. */
export default [
  index('routes/site/home.tsx'),
] satisfies RouteConfig
