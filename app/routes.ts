import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The site map: every URL of the product, in one place. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('blueprint', 'routes/site/blueprint.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('solutions', 'routes/site/solutions.tsx'),
    route('solutions/evisa', 'routes/site/evisa.tsx'),
    route('solutions/governance', 'routes/site/governance.tsx'),
    route('solutions/healthcare', 'routes/site/healthcare.tsx'),
    route('solutions/aftrlife', 'routes/site/aftrlife.tsx'),
    route('solutions/construction', 'routes/site/construction.tsx'),
    route('public-sector-platforms', 'routes/site/public-sector-platforms.tsx'),
    route('capabilities', 'routes/site/capabilities.tsx'),
    route('capabilities/ai-automation', 'routes/site/ai-automation.tsx'),
    route('capabilities/digital-identity', 'routes/site/digital-identity.tsx'),
    route('capabilities/cloud-infrastructure', 'routes/site/cloud-infrastructure.tsx'),
    route('vision', 'routes/site/vision.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('partners', 'routes/site/partners.tsx'),
    route('careers', 'routes/site/careers.tsx'),
    route('clients', 'routes/site/clients.tsx'),
    route('privacy', 'routes/site/privacy.tsx'),
    route('terms', 'routes/site/terms.tsx'),
    route('cookies', 'routes/site/cookies.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  route('theme', 'routes/site/theme.ts'),
  route('share/:name.png', 'routes/site/share-image.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('llms.txt', 'routes/site/llms.ts'),
  route('.well-known/security.txt', 'routes/site/security-txt.ts'),

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

  route('dashboard', 'routes/portal/layout.tsx', [index('routes/portal/projects.tsx')]),

  route('api/functions/send-blueprint-notification', 'routes/api/send-blueprint-notification.ts'),
] satisfies RouteConfig
