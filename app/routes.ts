import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type SitePath, sitePaths } from '#content/site-map.ts'
import { pageSubjects } from '#content/subjects.ts'
import { leadRoutes } from './routes/admin/lead-routes.ts'
import { apiRoutes } from './routes/api/api-routes.ts'
import { authRoutes } from './routes/auth/auth-routes.ts'

/** A public page by its last word: `/solutions/evisa` is `routes/site/evisa.tsx`. */
function page(path: SitePath) {
  const file = `routes/site/${path.split('/').at(-1) || 'home'}.tsx`
  return path === '/' ? index(file) : route(path.slice(1), file)
}

// The calendar differs from one minute to the next.
const keptPages = sitePaths.filter((path) => path !== '/book')

const secondFactorPage = 'routes/account/second-factor.tsx'

/** Every URL of the product, in one place; those of the public pages are in the site map. */
export default [
  layout('routes/site/layout.tsx', [
    // The same bytes for every visitor: rendered once and kept in memory.
    layout('routes/site/cached.ts', [
      ...keptPages.filter((path) => !(path in pageSubjects)).map(page),
      layout('routes/site/read-on.tsx', [
        ...keptPages.filter((path) => path in pageSubjects).map(page),
        route('projects/:slug', 'routes/site/project.tsx'),
        route('blog/:slug', 'routes/site/insight.tsx'),
      ]),
      route('careers/apply', 'routes/site/apply.tsx'),
      route('newsletter', 'routes/site/newsletter.tsx'),
    ]),
    route('newsletter/confirm', 'routes/site/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/site/newsletter-unsubscribe.tsx'),
    page('/book'),
    route('conversation', 'routes/site/conversation.tsx'),
    route('conversation/mails', 'routes/site/conversation-mails.tsx'),
    route('booking/:token', 'routes/site/booking.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  // Kept in memory as the pages are.
  layout('routes/site/cached.ts', { id: 'cached-texts' }, [
    route('blog/feed.xml', 'routes/site/feed-atom.ts'),
    route('blog/feed.json', 'routes/site/feed-json.ts'),
    route('procurement/pack.pdf', 'routes/site/pack-pdf.ts'),
    route('trust/questionnaire.csv', 'routes/site/questionnaire.ts'),
    route('downloads/:name.pdf', 'routes/site/download.ts'),
    route('accessibility/:file', 'routes/site/accessibility-file.ts'),
  ]),
  route('booking/:token/call.ics', 'routes/site/booking-ics.ts'),
  route('newsletter/one-click', 'routes/site/newsletter-one-click.ts'),
  route('careers/apply/file-upload', 'routes/site/apply-upload.ts'),
  route('theme', 'routes/site/theme.ts'),
  route('share/:name.png', 'routes/site/share-image.ts'),
  route('illustrations/:name.svg', 'routes/site/illustration.ts'),
  route('pictures/:picture/:file', 'routes/site/picture.ts'),
  route('procurement/pack.zip', 'routes/site/pack-zip.ts'),
  route('trust/documents/:evidenceId', 'routes/site/company-file.ts'),
  route('sitemap.xml', 'routes/site/sitemap.ts'),
  route('robots.txt', 'routes/site/robots.ts'),
  route('llms.txt', 'routes/site/llms.ts'),
  route('.well-known/security.txt', 'routes/site/security-txt.ts'),

  // In the site's own frame, behind the panel's gate.
  layout('routes/admin/preview.tsx', [
    route('lead_admin/insights/:publicationId/preview', 'routes/admin/insight-preview.tsx'),
    route(
      'lead_admin/published-projects/:publicationId/preview',
      'routes/admin/published-project-preview.tsx',
    ),
  ]),

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

  route('admin/auth', 'routes/admin/auth.tsx'),
  route('admin/sign-out', 'routes/admin/sign-out.ts'),
  route('lead_admin', 'routes/admin/layout.tsx', [
    layout('routes/account/pages.tsx', { id: 'staff-pages' }, [
      route('users', 'routes/admin/users.tsx', [
        route(':userId/access', 'routes/admin/user-access.tsx'),
        route(':userId/second-factor', 'routes/admin/user-second-factor.tsx'),
      ]),
      route('clients', 'routes/admin/clients.tsx', [route('new', 'routes/admin/client-new.tsx')]),
      route('rail', 'routes/admin/rail.ts'),
      route('undo', 'routes/admin/undo.ts'),
      route('search', 'routes/admin/search.tsx'),
      route('search/answer', 'routes/admin/search-answer.ts'),
      route('clients/stop-viewing', 'routes/admin/client-stop-viewing.ts'),
      route('clients/:clientId/view', 'routes/admin/client-view.ts'),
      route('invitations', 'routes/admin/invitations.tsx', [
        route('new', 'routes/account/invitation-new.tsx', { id: 'staff-invitation-new' }),
        route(':invitationId/resend', 'routes/account/invitation-resend.tsx', {
          id: 'staff-invitation-resend',
        }),
        route(':invitationId/revoke', 'routes/account/invitation-revoke.tsx', {
          id: 'staff-invitation-revoke',
        }),
      ]),
      route('views/:list', 'routes/admin/saved-views.tsx'),
      route('account', 'routes/account/account.tsx', { id: 'staff-account' }),
      route('account/second-factor', secondFactorPage, { id: 'staff-second-factor' }),
      route('account/passkeys', 'routes/account/passkeys.tsx', { id: 'staff-passkeys' }),
      route('tickets', 'routes/admin/tickets.tsx'),
      route('tickets/:ticketId', 'routes/admin/ticket.tsx'),
      route('tickets/:ticketId/messages', 'routes/admin/ticket-messages.ts'),
      route('tickets/:ticketId/settings', 'routes/admin/ticket-settings.ts'),
      route('tickets/:ticketId/attachments/:attachmentId', 'routes/admin/ticket-attachment.ts'),
      index('routes/admin/today.tsx'),
      ...leadRoutes,
      route('inbox/quarantine/:quarantineId/file', 'routes/admin/quarantine-file.ts'),
      layout('routes/admin/quarantine-list.tsx', [
        route('inbox/quarantine', 'routes/admin/quarantine-index.ts'),
        route('inbox/quarantine/:quarantineId', 'routes/admin/quarantine-item.tsx'),
      ]),
      layout('routes/admin/inbound-mails.tsx', [
        route('inbox/mails', 'routes/admin/inbound-mails-index.ts'),
        route('inbox/mails/:mailId', 'routes/admin/inbound-mail.tsx'),
      ]),
      layout('routes/admin/engagements.tsx', [
        route('engagements', 'routes/admin/engagements-index.ts'),
        route('engagements/new', 'routes/admin/engagement-new.tsx'),
      ]),
      route('engagements/:projectId', 'routes/admin/engagement.tsx'),
      route('invoices', 'routes/admin/invoices.tsx'),
      route('invoices/new', 'routes/admin/invoice-new.tsx'),
      route('invoices/settings', 'routes/admin/invoice-settings.tsx'),
      route('invoices/:invoiceId', 'routes/admin/invoice.tsx'),
      route('invoices/:invoiceId/credit', 'routes/admin/invoice-credit.tsx'),
      route('invoices/:invoiceId/pdf', 'routes/admin/invoice-pdf.ts'),
      route('figures', 'routes/admin/figures.tsx'),
      route('figures/export.csv', 'routes/admin/figures-export.ts'),
      route('people', 'routes/admin/people.tsx'),
      route('people/:personId', 'routes/admin/person.tsx', [
        route('convert', 'routes/admin/person-convert.tsx'),
      ]),
      route('people/:personId/merge', 'routes/admin/person-merge.tsx'),
      route('organisations', 'routes/admin/organisations.tsx'),
      route('organisations/new', 'routes/admin/organisation-new.tsx'),
      route('organisations/:organisationId', 'routes/admin/organisation.tsx'),
      route('organisations/:organisationId/merge', 'routes/admin/organisation-merge.tsx'),
      route('bookings', 'routes/admin/bookings.tsx'),
      route('bookings/cancel', 'routes/admin/bookings-cancel.ts'),
      route('bookings/:bookingId', 'routes/admin/booking.tsx'),
      route('settings', 'routes/admin/settings.tsx'),
      route('settings/templates', 'routes/admin/answer-templates.tsx'),
      route('references', 'routes/admin/references.tsx', { id: 'admin-references' }),
      route('references/new', 'routes/admin/reference-new.tsx'),
      route('references/export.csv', 'routes/admin/references-export.ts'),
      route('references/:referenceId', 'routes/admin/reference.tsx'),
      route('references/:referenceId/evidence', 'routes/admin/reference-evidence.ts'),
      route('team', 'routes/admin/team.tsx'),
      route('team/new', 'routes/admin/team-member-new.tsx'),
      route('team/:memberId', 'routes/admin/team-member.tsx'),
      route('company', 'routes/admin/company.tsx'),
      route('visits', 'routes/admin/visits.tsx'),
      route('visits/export.csv', 'routes/admin/visits-export.ts'),
      route('company/evidence', 'routes/admin/evidence-list.tsx'),
      route('company/evidence/new', 'routes/admin/evidence-new.tsx'),
      route('company/evidence/:evidenceId', 'routes/admin/evidence.tsx'),
      route('company/evidence/:evidenceId/file', 'routes/admin/evidence-file.ts'),
      route('insights', 'routes/admin/insights-and-projects.tsx', { id: 'admin-insights' }),
      route('insights/new', 'routes/admin/insight-or-project-new.tsx', { id: 'admin-insight-new' }),
      route('insights/:publicationId', 'routes/admin/insight-or-project.tsx', {
        id: 'admin-insight',
      }),
      route('insights/:publicationId/draft', 'routes/admin/insight-or-project-draft.ts', {
        id: 'admin-insight-draft',
      }),
      route('published-projects/:publicationId/draft', 'routes/admin/insight-or-project-draft.ts', {
        id: 'admin-project-draft',
      }),
      route(
        'insights/:publicationId/versions/:versionId',
        'routes/admin/insight-or-project-version.tsx',
        { id: 'admin-insight-version' },
      ),
      route('redirects', 'routes/admin/redirects.tsx'),
      route('pages', 'routes/admin/site-pages.tsx'),
      route('pages/:pageKey', 'routes/admin/site-page.tsx'),
      route('pages/:pageKey/versions/:versionId', 'routes/admin/site-page-version.tsx'),
      route('pictures/file-upload', 'routes/admin/picture-upload.ts'),
      route('taxonomy', 'routes/admin/taxonomy.tsx', { id: 'admin-sectors' }),
      route('taxonomy/capabilities', 'routes/admin/taxonomy.tsx', { id: 'admin-capabilities' }),
      route('taxonomy/content-types', 'routes/admin/taxonomy.tsx', { id: 'admin-content-types' }),
      route('published-projects', 'routes/admin/insights-and-projects.tsx', {
        id: 'admin-projects',
      }),
      route('published-projects/new', 'routes/admin/insight-or-project-new.tsx', {
        id: 'admin-project-new',
      }),
      route('published-projects/:publicationId', 'routes/admin/insight-or-project.tsx', {
        id: 'admin-project',
      }),
      route(
        'published-projects/:publicationId/versions/:versionId',
        'routes/admin/insight-or-project-version.tsx',
        { id: 'admin-project-version' },
      ),
      route('documents', 'routes/admin/documents.tsx'),
      route('documents/upload', 'routes/admin/document-upload.tsx'),
      route('documents/upload/file-upload', 'routes/admin/document-upload-endpoint.ts'),
      route('documents/:documentId/file-upload', 'routes/admin/document-version-endpoint.ts'),
      route('documents/:documentId/file', 'routes/admin/document-file.ts'),
      route('documents/:documentId', 'routes/admin/document.tsx', [
        index('routes/admin/document-index.ts'),
        route('delete', 'routes/admin/document-delete.tsx'),
      ]),
      route('conversations', 'routes/admin/conversations.tsx'),
      route('conversations/settings', 'routes/admin/conversation-settings.tsx'),
      route('conversations/questions', 'routes/admin/unanswered.tsx'),
      route('conversations/opinions', 'routes/admin/opinions.tsx'),
      route('conversations/answers', 'routes/admin/staff-answers.tsx'),
      route('conversations/answers/new', 'routes/admin/staff-answer-new.tsx'),
      route('conversations/answers/:answerId', 'routes/admin/staff-answer.tsx'),
      route('conversations/:conversationId', 'routes/admin/conversation.tsx'),
      route('conversations/:conversationId/files/:fileId', 'routes/admin/conversation-file.ts'),
      route('applications', 'routes/admin/applications.tsx'),
      route('applications/:applicationId/resume', 'routes/admin/application-resume.ts'),
      route('applications/:applicationId', 'routes/admin/application.tsx', [
        index('routes/admin/application-index.ts'),
        route('delete', 'routes/admin/application-delete.tsx'),
      ]),
      route('newsletter', 'routes/admin/newsletter.tsx'),
      route('newsletter/subscribers/export.csv', 'routes/admin/newsletter-subscribers-export.ts'),
      route('newsletter/subscribers', 'routes/admin/newsletter-subscribers.tsx', [
        route(':subscriberId/remove', 'routes/admin/newsletter-subscriber-remove.tsx'),
      ]),
      route('newsletter/:issueId', 'routes/admin/newsletter-issue.tsx', [
        route('send', 'routes/admin/newsletter-issue-send.tsx'),
      ]),
      route('audit/export.csv', 'routes/admin/audit-export.ts'),
      layout('routes/admin/audit.tsx', [
        route('audit', 'routes/admin/audit-index.ts'),
        route('audit/:eventId', 'routes/admin/audit-event.tsx'),
      ]),
      route('*', 'routes/admin/not-found.tsx'),
    ]),
  ]),

  ...authRoutes,
  route('dashboard', 'routes/portal/layout.tsx', [
    layout('routes/account/pages.tsx', { id: 'client-pages' }, [
      index('routes/portal/dashboard.tsx'),
      route('documents', 'routes/portal/documents.tsx'),
      route('documents/:documentId', 'routes/portal/document.tsx'),
      route('documents/:documentId/file', 'routes/portal/document-file.ts'),
      route('projects/:projectId', 'routes/portal/project.tsx'),
      route('invoices', 'routes/portal/invoices.tsx'),
      route('invoices/:invoiceId', 'routes/portal/invoice.tsx'),
      route('invoices/:invoiceId/pdf', 'routes/portal/invoice-pdf.ts'),
      route('notifications', 'routes/portal/notifications.tsx'),
      route('account', 'routes/account/account.tsx', { id: 'client-account' }),
      route('account/second-factor', secondFactorPage, { id: 'client-second-factor' }),
      route('account/passkeys', 'routes/account/passkeys.tsx', { id: 'client-passkeys' }),
      route('organization', 'routes/portal/organization.tsx', [
        route('invite', 'routes/account/invitation-new.tsx', { id: 'client-invitation-new' }),
        route('invitations/:invitationId/resend', 'routes/account/invitation-resend.tsx', {
          id: 'client-invitation-resend',
        }),
        route('invitations/:invitationId/revoke', 'routes/account/invitation-revoke.tsx', {
          id: 'client-invitation-revoke',
        }),
      ]),
      layout('routes/portal/support.tsx', [
        route('support', 'routes/portal/support-index.ts'),
        route('support/new', 'routes/portal/ticket-new.tsx'),
      ]),
      route('support/:ticketId', 'routes/portal/ticket.tsx'),
      route('support/:ticketId/messages', 'routes/portal/ticket-messages.ts'),
      route('support/:ticketId/attachments/:attachmentId', 'routes/portal/ticket-attachment.ts'),
      route('*', 'routes/portal/not-found.tsx'),
    ]),
  ]),

  ...apiRoutes,
] satisfies RouteConfig
