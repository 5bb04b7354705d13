import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The portal of clients. */
export const portalRoutes: RouteConfigEntry[] = [
  route('dashboard', 'routes/portal/layout.tsx', [
    layout('routes/account/pages.tsx', { id: 'client-pages' }, [
      index('routes/portal/dashboard.tsx'),
      route('documents', 'routes/portal/documents.tsx'),
      route('documents/:documentId', 'routes/portal/document.tsx'),
      route('documents/:documentId/file', 'routes/portal/document-file.ts'),
      route('requests', 'routes/portal/client-requests.tsx'),
      route('requests/:requestId', 'routes/portal/client-request.tsx'),
      route('requests/:requestId/file-upload', 'routes/portal/client-request-file-upload.ts'),
      route('requests/:requestId/uploads', 'routes/portal/client-request-uploads.ts'),
      route('requests/:requestId/uploads/:uploadId', 'routes/portal/client-request-upload.ts'),
      route('decisions', 'routes/portal/decisions.tsx'),
      route('decisions/:decisionId', 'routes/portal/decision.tsx'),
      route('decisions/:decisionId/record.pdf', 'routes/portal/decision-record-pdf.ts'),
      route('projects/:projectId', 'routes/portal/project.tsx'),
      route(
        'projects/:projectId/milestones/:milestoneId',
        'routes/portal/project-milestone-or-update.tsx',
        {
          id: 'portal-project-milestone',
        },
      ),
      route(
        'projects/:projectId/updates/:updateId',
        'routes/portal/project-milestone-or-update.tsx',
        {
          id: 'portal-project-update',
        },
      ),
      route('invoices', 'routes/portal/invoices.tsx'),
      route('invoices/statement', 'routes/portal/invoice-statement.tsx'),
      route('invoices/statement.csv', 'routes/portal/invoice-statement-csv.ts'),
      route('invoices/archive.zip', 'routes/portal/invoice-archive.ts'),
      route('invoices/:invoiceId', 'routes/portal/invoice.tsx'),
      route('invoices/:invoiceId/card', 'routes/portal/invoice-card.tsx'),
      route('invoices/:invoiceId/pdf', 'routes/portal/invoice-pdf.ts'),
      route('search', 'routes/portal/search.tsx', { id: 'portal-search' }),
      route('help', 'routes/portal/help.tsx'),
      route('help/:slug', 'routes/portal/help-article.tsx'),
      route('notifications', 'routes/portal/notifications.tsx'),
      route('account', 'routes/account/account.tsx', { id: 'client-account' }),
      route('account/second-factor', 'routes/account/second-factor.tsx', {
        id: 'client-second-factor',
      }),
      route('account/passkeys', 'routes/account/passkeys.tsx', { id: 'client-passkeys' }),
      route('account/data.zip', 'routes/portal/account-data.ts'),
      route('account/close', 'routes/portal/account-close.tsx'),
      route('organization', 'routes/portal/organization.tsx', [
        route('people/:colleagueId', 'routes/portal/colleague.tsx'),
        route('invitations/new', 'routes/account/invitation-new.tsx', {
          id: 'client-invitation-new',
        }),
        route('invitations/:invitationId/resend', 'routes/account/invitation-resend.tsx', {
          id: 'client-invitation-resend',
        }),
        route('invitations/:invitationId/revoke', 'routes/account/invitation-revoke.tsx', {
          id: 'client-invitation-revoke',
        }),
      ]),
      route('organization/activity', 'routes/portal/activity.tsx'),
      route('organization/activity.csv', 'routes/portal/activity-csv.ts'),
      layout('routes/portal/support.tsx', [
        route('support', 'routes/portal/support-index.ts'),
        route('support/new', 'routes/portal/support-ticket-new.tsx'),
      ]),
      route('support/new/help', 'routes/portal/support-ticket-new-help.ts'),
      route('support/new/file-upload', 'routes/portal/support-ticket-new-file-upload.ts'),
      route('support/:ticketId', 'routes/portal/support-ticket.tsx'),
      route('support/:ticketId/messages', 'routes/portal/support-ticket-messages.ts'),
      route('support/:ticketId/solved', 'routes/portal/support-ticket-solved.ts'),
      route(
        'support/:ticketId/attachments/:attachmentId',
        'routes/portal/support-ticket-attachment.ts',
      ),
      route('*', 'routes/portal/not-found.tsx'),
    ]),
  ]),
]
