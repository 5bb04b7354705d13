import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map: every URL of the product, in one place. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('blueprint', 'routes/site/blueprint.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('theme', 'routes/site/theme.ts'),

  route('admin/auth', 'routes/admin/auth.tsx'),
  route('admin/sign-out', 'routes/admin/sign-out.ts'),
  route('lead_admin', 'routes/admin/layout.tsx', [
    route('leads/export.csv', 'routes/admin/leads-export.ts'),
    route('leads/status', 'routes/admin/leads-status.ts'),
    layout('routes/admin/leads.tsx', [
      index('routes/admin/leads-home.ts'),
      route('leads', 'routes/admin/leads-plain.ts'),
      route('leads/:leadId', 'routes/admin/lead.tsx'),
    ]),
  ]),

  route('api/functions/send-blueprint-notification', 'routes/api/send-blueprint-notification.ts'),
] satisfies RouteConfig
