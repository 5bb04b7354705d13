/**
 * Every route behind a gate, as app/routes/gates.integration.test.ts tries it: each actor, each way
 * in, each record. Whoever adds a route below /dashboard or /lead_admin adds its row here.
 */
export type GatedRoute = {
  /** The table of the record that a parameter of the address names. */
  ids?: Record<string, string>
  /** The value of a parameter that names no record. */
  values?: Record<string, string>
  /** The table of the record that the document shows to actors who may see it. */
  shows?: string
  /**
   * A table that no request role reads; the document shows each client user only their own record.
   */
  own?: string
  /** The document names the people of the reader's client. */
  colleagues?: true
  /** Of a client's users only its administrator may pass. */
  only?: 'client_admin'
  /** Not found for every actor. */
  missing?: true
  /** A form, which is not found for staff viewing as a client. */
  form?: true
}

const answerId = { answerId: 'assistant_answers' }
const applicationId = { applicationId: 'job_applications' }
const conversationId = { conversationId: 'chat_conversations' }
const decisionId = { decisionId: 'client_decisions' }
const documentId = { documentId: 'documents' }
const evidenceId = { evidenceId: 'company_evidence' }
const invitationId = { invitationId: 'client_invitations' }
const invoiceId = { invoiceId: 'invoices' }
const projectId = { projectId: 'projects' }
const pageKey = { pageKey: 'solutions-evisa' }
const referenceId = { referenceId: 'client_references' }
const requestId = { requestId: 'client_requests' }
const ticketId = { ticketId: 'support_tickets' }
const attachmentId = { ...ticketId, attachmentId: 'ticket_attachments' }

export const gatedRoutes: Record<string, GatedRoute> = {
  // The admin panel.
  'routes/admin/layout': {},
  'routes/admin/rail': {},
  'routes/admin/undo': {},
  'routes/admin/search': {},
  'routes/admin/search-answer': {},
  'routes/admin/today': { shows: 'leads' },
  'routes/admin/users': { shows: 'profiles' },
  'routes/admin/user-access': { ids: { userId: 'profiles' }, shows: 'profiles' },
  'routes/admin/user-second-factor': { ids: { userId: 'profiles' }, shows: 'profiles' },
  'routes/admin/clients': { shows: 'clients' },
  'routes/admin/client-new': { shows: 'clients' },
  'routes/admin/client-stop-viewing': {},
  'routes/admin/client-view': { ids: { clientId: 'clients' } },
  'routes/admin/invitations': { shows: 'clients' },
  'staff-invitation-new': { shows: 'clients' },
  'staff-invitation-resend': { ids: invitationId, shows: 'clients' },
  'staff-invitation-revoke': { ids: invitationId, shows: 'clients' },
  'routes/admin/saved-views': { values: { list: 'leads' } },
  'routes/admin/leads-export': { shows: 'leads' },
  'routes/admin/leads-status': {},
  'routes/admin/lead-move': {},
  'routes/admin/leads-owner': {},
  'routes/admin/leads-spam': {},
  'routes/admin/leads-and-inbox': { shows: 'leads' },
  'routes/admin/leads-and-inbox-index': { shows: 'leads' },
  'routes/admin/lead': { ids: { leadId: 'leads' }, shows: 'leads' },
  'routes/admin/lead-convert': { ids: { leadId: 'leads' }, shows: 'leads' },
  'routes/admin/lead-answer': { ids: { leadId: 'leads' }, shows: 'leads' },
  inbox: { shows: 'leads' },
  'inbox-plain': { shows: 'leads' },
  'inbox-lead': { ids: { leadId: 'leads' }, shows: 'leads' },
  'inbox-lead-convert': { ids: { leadId: 'leads' }, shows: 'leads' },
  'inbox-lead-answer': { ids: { leadId: 'leads' }, shows: 'leads' },
  'routes/admin/quarantine-list': { shows: 'held_submissions' },
  'routes/admin/quarantine-index': { shows: 'held_submissions' },
  'routes/admin/quarantine-file': {
    ids: { quarantineId: 'held_submissions' },
    shows: 'held_submissions',
  },
  'routes/admin/quarantine-item': {
    ids: { quarantineId: 'held_submissions' },
    shows: 'held_submissions',
  },
  'routes/admin/inbound-mails': { shows: 'inbound_mails' },
  'routes/admin/inbound-mails-index': { shows: 'inbound_mails' },
  'routes/admin/inbound-mail': { ids: { mailId: 'inbound_mails' }, shows: 'inbound_mails' },
  'routes/admin/documents': { shows: 'documents' },
  'routes/admin/document-upload': {},
  'routes/admin/document-upload-file-upload': {},
  'routes/admin/document-file-upload': { ids: documentId },
  'routes/admin/document-file': { ids: documentId, shows: 'document_versions' },
  'routes/admin/document': { ids: documentId, shows: 'documents' },
  'routes/admin/document-index': { ids: documentId, shows: 'documents' },
  'routes/admin/document-delete': { ids: documentId, shows: 'documents' },
  'routes/admin/tickets': { shows: 'support_tickets' },
  'routes/admin/ticket': { ids: ticketId, shows: 'support_tickets' },
  'routes/admin/ticket-messages': { ids: ticketId },
  'routes/admin/ticket-settings': { ids: ticketId },
  'routes/admin/ticket-attachment': { ids: attachmentId, shows: 'ticket_attachments' },
  'routes/admin/engagements': { shows: 'projects' },
  'routes/admin/engagements-index': { shows: 'projects' },
  'routes/admin/engagement-new': { shows: 'projects' },
  'routes/admin/comments': { shows: 'comments' },
  'routes/admin/comment': { ids: { commentId: 'comments' } },
  'routes/admin/decisions': { shows: 'client_decisions' },
  'routes/admin/decision-new': {},
  'routes/admin/decision': { ids: decisionId, shows: 'client_decisions' },
  'routes/admin/decision-record-pdf': { ids: decisionId },
  'routes/admin/client-requests': { shows: 'client_requests' },
  'routes/admin/client-request-new': {},
  'routes/admin/client-request-templates': {},
  'routes/admin/client-request': { ids: requestId, shows: 'client_requests' },
  'routes/admin/engagement': { ids: projectId, shows: 'projects' },
  'panel-project-milestone': { ids: { ...projectId, milestoneId: 'project_milestones' } },
  'panel-project-update': { ids: { ...projectId, updateId: 'project_updates' } },
  'routes/admin/invoices': { shows: 'invoices' },
  'routes/admin/invoice-new': { shows: 'clients' },
  'routes/admin/invoice-settings': {},
  'routes/admin/invoice': { ids: invoiceId, shows: 'invoices' },
  'routes/admin/invoice-credit': { ids: invoiceId },
  'routes/admin/invoice-pdf': { ids: invoiceId },
  'routes/admin/people': { shows: 'people' },
  'routes/admin/tasks': { shows: 'record_tasks' },
  'routes/admin/failed-mails': { shows: 'mail_deliveries' },
  'routes/admin/person': { ids: { personId: 'people' }, shows: 'people' },
  'routes/admin/person-convert': { ids: { personId: 'people' }, shows: 'people' },
  'routes/admin/person-merge': { ids: { personId: 'people' } },
  'routes/admin/organisations': { shows: 'organisations' },
  'routes/admin/organisation-new': {},
  'routes/admin/organisation-merge': { ids: { organisationId: 'organisations' } },
  'routes/admin/organisation': {
    ids: { organisationId: 'organisations' },
    shows: 'organisations',
  },
  'routes/admin/bookings': { shows: 'bookings' },
  'routes/admin/bookings-cancel': {},
  'routes/admin/booking': { ids: { bookingId: 'bookings' }, shows: 'bookings' },
  'admin-insights': { shows: 'insights' },
  'admin-insight-new': {},
  'admin-insight': { ids: { publicationId: 'insights' }, shows: 'insights' },
  'routes/admin/picture-file-upload': {},
  'routes/admin/redirects': {},
  'routes/admin/status-notices': { shows: 'status_notices' },
  'routes/admin/status-notice-new': {},
  'routes/admin/status-notice': { ids: { noticeId: 'status_notices' }, shows: 'status_notices' },
  'routes/admin/answer-templates': {},
  'routes/admin/site-pages': {},
  'routes/admin/site-page': { values: pageKey },
  'routes/admin/site-page-version': {
    values: pageKey,
    ids: { versionId: 'page_text_versions' },
    missing: true,
  },
  'admin-projects': { shows: 'public_projects' },
  'admin-project-new': {},
  'admin-project': { ids: { publicationId: 'public_projects' }, shows: 'public_projects' },
  'admin-help': { shows: 'help_articles' },
  'admin-help-new': {},
  'admin-help-article': { ids: { publicationId: 'help_articles' }, shows: 'help_articles' },
  'admin-help-draft': { ids: { publicationId: 'help_articles' } },
  'admin-help-version': {
    ids: { publicationId: 'help_articles', versionId: 'help_versions' },
    shows: 'help_articles',
  },
  'routes/admin/help-preview': {
    ids: { publicationId: 'help_articles' },
    shows: 'help_articles',
  },
  'admin-sectors': {},
  'admin-capabilities': {},
  'admin-content-types': {},
  'admin-insight-draft': { ids: { publicationId: 'insights' } },
  'admin-project-draft': { ids: { publicationId: 'public_projects' } },
  'admin-insight-version': {
    ids: { publicationId: 'insights', versionId: 'insight_versions' },
    shows: 'insights',
  },
  'admin-project-version': {
    ids: { publicationId: 'public_projects', versionId: 'project_versions' },
    shows: 'public_projects',
  },
  'routes/admin/preview': { ids: { publicationId: 'insights' } },
  'routes/admin/insight-preview': { ids: { publicationId: 'insights' }, shows: 'insights' },
  'routes/admin/published-project-preview': {
    ids: { publicationId: 'public_projects' },
    shows: 'public_projects',
  },
  'routes/admin/settings': { shows: 'booking_holidays' },
  'routes/admin/company': {},
  'admin-references': { shows: 'client_references' },
  'routes/admin/reference-new': {},
  'routes/admin/references-export': { shows: 'client_references' },
  'routes/admin/reference': { ids: referenceId, shows: 'client_references' },
  'routes/admin/reference-evidence': { ids: referenceId },
  'routes/admin/team': { shows: 'team_members' },
  'routes/admin/team-member-new': {},
  'routes/admin/team-member': { ids: { memberId: 'team_members' }, shows: 'team_members' },
  'routes/admin/evidence-list': { shows: 'company_evidence' },
  'routes/admin/evidence-new': {},
  'routes/admin/evidence': { ids: evidenceId, shows: 'company_evidence' },
  'routes/admin/evidence-file': { ids: evidenceId },
  'routes/admin/applications': { shows: 'job_applications' },
  'routes/admin/application': { ids: applicationId, shows: 'job_applications' },
  'routes/admin/application-index': { ids: applicationId, shows: 'job_applications' },
  'routes/admin/application-delete': { ids: applicationId, shows: 'job_applications' },
  'routes/admin/application-resume': { ids: applicationId, shows: 'job_applications' },
  'routes/admin/conversation-questions': {},
  'routes/admin/conversation-opinions': {},
  'routes/admin/staff-answers': { shows: 'assistant_answers' },
  'routes/admin/staff-answer-new': {},
  'routes/admin/staff-answer': { ids: answerId, shows: 'assistant_answers' },
  'routes/admin/conversations': { shows: 'chat_conversations' },
  'routes/admin/conversation': { ids: conversationId, shows: 'chat_messages' },
  'routes/admin/conversation-settings': {},
  'routes/admin/conversation-file': {
    ids: { ...conversationId, fileId: 'chat_uploads' },
    shows: 'chat_uploads',
  },
  'routes/admin/audit-export': {},
  'routes/admin/figures': {},
  'routes/admin/figures-export': {},
  'routes/admin/visits': {},
  'routes/admin/visits-export': {},
  'routes/admin/newsletter': { shows: 'newsletter_issues' },
  'routes/admin/newsletter-subscribers-export': { shows: 'newsletter_subscribers' },
  'routes/admin/newsletter-subscribers': { shows: 'newsletter_subscribers' },
  'routes/admin/newsletter-subscriber-remove': {
    ids: { subscriberId: 'newsletter_subscribers' },
    shows: 'newsletter_subscribers',
  },
  'routes/admin/newsletter-issue': {
    ids: { issueId: 'newsletter_issues' },
    shows: 'newsletter_issues',
  },
  'routes/admin/newsletter-issue-send': {
    ids: { issueId: 'newsletter_issues' },
    shows: 'newsletter_issues',
  },
  'routes/admin/audit': {},
  'routes/admin/audit-index': {},
  'routes/admin/audit-event': { ids: { eventId: 'audit_events' } },
  'staff-pages': { shows: 'profiles' },
  'routes/admin/not-found': { missing: true },
  'staff-account': {},
  'staff-second-factor': {},
  'staff-passkeys': {},

  // Clients, each with their own.
  'routes/portal/layout': { shows: 'projects' },
  'routes/portal/dashboard': { shows: 'projects' },
  'routes/portal/project': { ids: projectId, shows: 'projects' },
  'portal-project-milestone': {
    ids: { ...projectId, milestoneId: 'project_milestones' },
    colleagues: true,
  },
  'portal-project-update': {
    ids: { ...projectId, updateId: 'project_updates' },
    colleagues: true,
  },
  'routes/portal/documents': { shows: 'documents' },
  'routes/portal/document': { ids: documentId, shows: 'documents', colleagues: true },
  'routes/portal/document-file': { ids: documentId, shows: 'document_versions' },
  'routes/portal/decisions': { shows: 'client_decisions' },
  'routes/portal/decision': { ids: decisionId, shows: 'client_decisions' },
  'routes/portal/decision-record-pdf': { ids: decisionId },
  'routes/portal/client-requests': { shows: 'client_requests' },
  'routes/portal/client-request': { ids: requestId, shows: 'client_requests', colleagues: true },
  'routes/portal/client-request-file-upload': { ids: requestId },
  'routes/portal/invoices': { shows: 'invoices' },
  'routes/portal/invoice-statement': { shows: 'invoices' },
  'routes/portal/invoice-statement-csv': { shows: 'invoices' },
  'routes/portal/invoice-archive': {},
  'routes/portal/invoice': { ids: invoiceId, shows: 'invoices' },
  'routes/portal/invoice-card': { ids: invoiceId, shows: 'invoices' },
  'routes/portal/invoice-pdf': { ids: invoiceId },
  'routes/portal/support': { shows: 'support_tickets' },
  'routes/portal/support-index': { shows: 'support_tickets' },
  'routes/portal/support-ticket-new': {},
  'routes/portal/support-ticket-new-file-upload': {},
  'routes/portal/support-ticket-new-help': {},
  'routes/portal/support-ticket': { ids: ticketId, shows: 'ticket_messages', colleagues: true },
  'routes/portal/support-ticket-messages': { ids: ticketId },
  'routes/portal/support-ticket-solved': { ids: ticketId },
  'routes/portal/support-ticket-attachment': { ids: attachmentId, shows: 'ticket_attachments' },
  'portal-search': {},
  'routes/portal/help': { shows: 'help_articles' },
  'routes/portal/help-article': { ids: { slug: 'help_articles' }, shows: 'help_articles' },
  'routes/portal/notifications': { shows: 'notifications' },
  'routes/portal/organization': { only: 'client_admin', shows: 'profiles' },
  'routes/portal/colleague': {
    ...({ only: 'client_admin', ids: { colleagueId: 'profiles' }, shows: 'profiles' } as const),
    form: true,
  },
  'routes/portal/activity': { only: 'client_admin' },
  'routes/portal/activity-csv': { only: 'client_admin' },
  'client-invitation-new': { only: 'client_admin', form: true },
  'client-invitation-resend': { only: 'client_admin', ids: invitationId, form: true },
  'client-invitation-revoke': { only: 'client_admin', ids: invitationId, form: true },
  'client-pages': { shows: 'projects' },
  'routes/portal/not-found': { missing: true },
  'client-account': {},
  'client-second-factor': {},
  'client-passkeys': { own: 'auth_passkeys' },
  'routes/portal/account-close': {},
  'routes/portal/account-data': {},
}
