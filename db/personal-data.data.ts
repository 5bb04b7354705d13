/**
 * Where personal data is stored, how it is deleted and when. db/personal-data.integration.test.ts
 * compares this list with the migrated schema: a column that can contain text and is in no row here
 * fails the test.
 */

export type Keeping = {
  /** Columns that contain personal data, or texts that somebody may write about a person. */
  columns: readonly string[]
  /** Other text columns of the table: internal names, states, hashes. */
  others: readonly string[]
  /**
   * How a row is deleted, apart from its retention. `with`: it is deleted together with the row of that
   * table it belongs to.
   */
  goes:
    | { with: string }
    /** What deletes it: staff on a page, the person, `npm run person:erase` (`erasure`), or nobody. */
    | { by: readonly ('staff' | 'person' | 'erasure' | 'nobody')[] }
  /** When it is deleted automatically, and by what. */
  kept: string
}

const client = "as long as the client's records: what was agreed, done and billed"
const own = 'as long as its row'

export const personalData: Record<string, Keeping> = {
  // Visitors.
  leads: {
    columns: [
      'full_name',
      'email',
      'phone',
      'company_name',
      'message',
      'details',
      'search_text',
      'primary_interest',
      'company_size',
      'next_step',
      'lost_note',
    ],
    others: ['source', 'status', 'consent_text', 'consent_page', 'first_answer', 'lost_reason'],
    goes: { by: ['staff', 'erasure'] },
    kept: 'those of applications with them; spam 30 days, hourly: deleteOldSpam; others until they are erased',
  },
  lead_activities: {
    columns: ['body', 'actor_name', 'from_value', 'to_value'],
    others: ['kind', 'from_status', 'to_status'],
    goes: { with: 'leads' },
    kept: own,
  },
  job_applications: {
    columns: ['full_name', 'email', 'file_name', 'storage_key', 'sha256', 'search_text'],
    others: ['job', 'job_title', 'status', 'mime_type'],
    goes: { with: 'leads' },
    kept: 'APPLICATION_RETENTION_DAYS (180), hourly: removeExpiredApplications',
  },
  held_submissions: {
    columns: ['sender_name', 'sender_email', 'payload', 'storage_key'],
    others: ['form', 'reasons', 'consent_text', 'consent_page', 'state'],
    goes: { by: ['staff', 'erasure'] },
    kept: 'emptied once decided; applications for APPLICATION_RETENTION_DAYS; others until they are decided',
  },
  form_receipts: {
    columns: [],
    others: ['form', 'content', 'address', 'network', 'email', 'proof'],
    goes: { by: ['nobody'] },
    kept: 'hashes keyed with the session secret; 30 days: tidyReceipts',
  },
  visitor_mails: {
    columns: [],
    others: [
      'kind',
      'purpose',
      'recipient',
      'party',
      'domain',
      'address',
      'site',
      'network',
      'withheld',
    ],
    goes: { by: ['nobody'] },
    kept: 'hashes keyed with the session secret; 30 days, or as long as the record: tidyVisitorMails',
  },
  bookings: {
    columns: ['full_name', 'email', 'company_name', 'note', 'zone', 'search_text'],
    others: [
      'place',
      'status',
      'token_hash',
      'cancelled_by',
      'from_address',
      'from_site',
      'from_network',
      'party',
      'proof',
    ],
    goes: { by: ['erasure'] },
    kept: 'until they are erased',
  },
  newsletter_subscribers: {
    columns: ['email'],
    others: ['state', 'consent_text', 'consent_page'],
    goes: { by: ['staff', 'erasure'] },
    kept: 'unconfirmed ones 30 days: tidySubscriptions; others as long as the proof of what was agreed is needed',
  },
  status_subscribers: {
    columns: ['email'],
    others: ['token_hash', 'consent_text', 'consent_page'],
    goes: { by: ['erasure'] },
    kept: 'until they leave; unconfirmed ones 2 days: tidyStatusSubscribers',
  },
  newsletter_proofs: {
    columns: [],
    others: ['token_hash', 'consent_text', 'consent_page'],
    goes: { with: 'newsletter_subscribers' },
    kept: '2 days: tidySubscriptions',
  },
  newsletter_deliveries: {
    columns: [],
    others: ['state', 'fault'],
    goes: { with: 'newsletter_issues' },
    kept: 'names a subscriber by id only, and nobody once they are removed; `fault` is kept without addresses',
  },
  chat_conversations: {
    columns: [
      'qualification',
      'opening',
      'visitor_name',
      'visitor_email',
      'organisation',
      'taken_by_name',
      'search_text',
    ],
    others: ['session_hash', 'state', 'intent', 'page', 'language'],
    goes: { by: ['staff', 'erasure'] },
    kept: 'CONVERSATION_RETENTION_DAYS (90) after the last message, daily: removeExpiredConversations',
  },
  chat_messages: {
    columns: ['content', 'reply', 'author_name', 'pictures'],
    others: ['role', 'outcome', 'mail_message_id'],
    goes: { with: 'chat_conversations' },
    kept: own,
  },
  assistant_gaps: {
    columns: ['vector'],
    others: ['closed'],
    goes: { with: 'chat_messages' },
    kept: own,
  },
  chat_uploads: {
    columns: ['file_name', 'storage_key', 'content', 'sha256'],
    others: ['session_hash', 'mime_type'],
    goes: { with: 'chat_conversations' },
    kept: 'one that came with no message 1 day: removeExpiredConversations',
  },
  chat_resume_keys: {
    columns: [],
    others: ['key_hash'],
    goes: { with: 'chat_conversations' },
    kept: '30 days at most: removeExpiredConversations',
  },
  chat_sessions: {
    columns: [],
    others: ['session_hash'],
    goes: { with: 'chat_resume_keys' },
    kept: own,
  },
  chat_mail_consents: {
    columns: ['email', 'stopped'],
    others: ['consent_text', 'language'],
    goes: { with: 'chat_conversations' },
    kept: own,
  },
  chat_feedback: {
    columns: ['comment'],
    others: ['thumb', 'reason'],
    goes: { with: 'chat_messages' },
    kept: own,
  },

  // What the panel makes of them: one record of everybody who has left an address.
  people: {
    columns: [
      ...(['full_name', 'email', 'emails', 'phone', 'language'] as const),
      ...(['organisation_given', 'search_text'] as const),
    ],
    others: [],
    goes: { by: ['staff', 'erasure'] },
    kept: 'as long as a record has one of their addresses: delete_unused_people, in the transaction that deletes the last one',
  },
  person_addresses: {
    columns: ['address', 'domain'],
    others: [],
    goes: { with: 'people' },
    kept: 'as long as a record has the address: delete_unused_people',
  },
  record_notes: {
    columns: ['body', 'author_name'],
    others: [],
    goes: { with: 'people' },
    kept: 'as long as the record of the person or of the organization',
  },
  record_tasks: {
    columns: ['title', 'author_name', 'done_by_name'],
    others: [],
    goes: { with: 'people' },
    kept: 'as long as the record of the person or of the organization',
  },
  lead_mails: {
    columns: ['address', 'subject', 'body', 'file_names', 'author_name'],
    others: ['state'],
    goes: { with: 'leads' },
    kept: own,
  },
  undoable_changes: {
    columns: ['before', 'after'],
    others: ['kind'],
    goes: { with: 'auth_users' },
    kept: '1 day: tidyChanges; no longer than the record that it is about: forget_changes',
  },
  person_merges: {
    columns: ['merged', 'kept_before', 'addresses', 'merged_by_name'],
    others: ['notes', 'tasks', 'merges'],
    goes: { with: 'people' },
    kept: '30 days: tidyPersonMerges; no longer than the record, and than each of the addresses: forget_merges',
  },
  organisation_merges: {
    columns: ['merged', 'kept_before', 'domains', 'merged_by_name'],
    others: ['people', 'notes', 'tasks', 'merges'],
    goes: { with: 'organisations' },
    kept: '30 days: tidyOrganisationMerges; no longer than the organization that stayed',
  },
  organisations: {
    columns: ['name', 'domains', 'search_text'],
    others: [],
    goes: { by: ['staff'] },
    kept: 'until staff delete it',
  },
  organisation_domains: {
    columns: ['domain'],
    others: [],
    goes: { with: 'organisations' },
    kept: own,
  },

  // People who are named on the site.
  client_references: {
    columns: ['quote', 'said_by', 'said_role', 'permission_by', 'search_text', 'storage_key'],
    others: [
      ...['organization', 'figure', 'figure_note', 'figure_source'],
      ...['evidence_name', 'evidence_type', 'evidence_sha256'],
    ],
    goes: { by: ['staff'] },
    kept: 'public until the permission ends or is withdrawn; then for staff only, until they delete it with its evidence',
  },
  team_members: {
    columns: ['full_name', 'role', 'bio', 'profile_url', 'portrait_alt', 'search_text'],
    others: [],
    goes: { by: ['staff'] },
    kept: 'until staff delete the person; the portrait goes with the row or with its successor',
  },

  // Accounts.
  auth_users: {
    columns: ['email', 'password_hash'],
    others: [],
    goes: { by: ['erasure'] },
    kept: 'never verified 30 days: tidyAccounts; others until they are erased; staff are deactivated',
  },
  auth_sessions: {
    columns: ['ip_address', 'user_agent'],
    others: ['token_hash'],
    goes: { with: 'auth_users' },
    kept: '7 days after the last use, 90 days at most: tidyAccounts',
  },
  auth_tokens: {
    columns: [],
    others: ['kind', 'token_hash'],
    goes: { with: 'auth_users' },
    kept: 'hashes; 1 hour: tidyAccounts',
  },
  address_changes: {
    columns: ['new_email'],
    others: ['old_token_hash', 'new_token_hash'],
    goes: { with: 'auth_users' },
    kept: '24 hours, or until it is made, refused or cancelled: tidyAccounts',
  },
  auth_two_factors: {
    columns: ['secret'],
    others: ['recovery_codes'],
    goes: { with: 'auth_users' },
    kept: own,
  },
  auth_passkeys: {
    columns: ['name', 'public_key', 'credential_id', 'aaguid'],
    others: ['device_type', 'transports'],
    goes: { with: 'auth_users' },
    kept: own,
  },
  opened_records: {
    columns: [],
    others: ['kind'],
    goes: { with: 'auth_users' },
    kept: 'the last 40 that a member of staff has opened',
  },
  profiles: {
    columns: ['email', 'full_name'],
    others: ['role', 'client_name', 'only_projects', 'time_zone'],
    goes: { with: 'auth_users' },
    kept: own,
  },
  client_invitations: {
    columns: ['email'],
    others: ['role', 'token_hash'],
    goes: { by: ['erasure'] },
    kept: client,
  },
  notifications: {
    columns: ['title', 'url'],
    others: ['kind'],
    goes: { with: 'auth_users' },
    kept: '180 days after it was read: tidyAccounts',
  },
  mail_choices: {
    columns: [],
    others: ['kind', 'choice'],
    goes: { with: 'auth_users' },
    kept: own,
  },
  calendar_feeds: {
    columns: [],
    others: ['token_hash'],
    goes: { with: 'auth_users' },
    kept: own,
  },
  digest_items: {
    columns: ['title', 'page'],
    others: ['kind', 'mail_kind'],
    goes: { with: 'auth_users' },
    kept: 'until it is mailed, 14 days at most: tidyAccounts',
  },
  publication_drafts: {
    columns: ['content'],
    others: ['kind'],
    goes: { with: 'auth_users' },
    kept: 'until it is saved or discarded',
  },

  // Records of a client. When a member is erased, the name is removed and the record stays.
  clients: {
    columns: ['name', 'company_name', 'contact_email', 'contact_phone', 'notes'],
    others: ['status'],
    goes: { by: ['nobody'] },
    kept: client,
  },
  support_tickets: {
    columns: [
      ...['title', 'description', 'author_name', 'search_text', 'rating_comment', 'rated_by_name'],
    ],
    others: ['priority', 'status'],
    goes: { by: ['erasure'] },
    kept: `${client}; an erased author is "Former member"`,
  },
  ticket_messages: {
    columns: ['author_name', 'body'],
    others: ['kind', 'from_status', 'to_status'],
    goes: { with: 'support_tickets' },
    kept: `${client}; an erased author is "Former member"`,
  },
  ticket_attachments: {
    columns: ['storage_key', 'name'],
    others: ['type'],
    goes: { with: 'support_tickets' },
    kept: client,
  },
  documents: {
    columns: ['name', 'storage_key', 'sha256', 'search_text'],
    others: ['mime_type'],
    goes: { by: ['staff'] },
    kept: client,
  },
  comments: {
    columns: ['author_name', 'body'],
    others: ['page'],
    goes: { with: 'documents' },
    kept: `${client}; an erased author is "Former member"`,
  },
  comment_mentions: {
    columns: ['name'],
    others: [],
    goes: { with: 'comments' },
    kept: client,
  },
  client_requests: {
    columns: ['title', 'reason', 'author_name', 'search_text'],
    others: ['status'],
    goes: { with: 'clients' },
    kept: `${client}; an erased author is "Former member"`,
  },
  client_request_lines: {
    columns: ['title', 'hint', 'answer', 'returned_because', 'given_by_name'],
    others: ['kind', 'status'],
    goes: { with: 'client_requests' },
    kept: client,
  },
  uploads: {
    columns: ['name'],
    others: [],
    goes: { by: ['person', 'erasure'] },
    kept: 'a day after the last piece came or the file became a document, every ten minutes: sweepUploads',
  },
  upload_pieces: {
    columns: ['storage_key'],
    others: [],
    goes: { with: 'uploads' },
    kept: own,
  },
  client_decisions: {
    columns: [
      ...['title', 'body', 'document_name', 'part', 'shown_sha256', 'author_name', 'search_text'],
    ],
    others: ['kind', 'status', 'part_kind'],
    goes: { with: 'clients' },
    kept: `${client}; an erased author is "Former member"`,
  },
  client_decision_people: {
    columns: ['person_name', 'reason'],
    others: ['answer', 'untold'],
    goes: { with: 'client_decisions' },
    kept: `${client}; an erased person is "Former member"`,
  },
  client_decision_events: {
    columns: [
      ...['person_name', 'person_email', 'ip', 'agent', 'signed_as', 'salt', 'person_sha256'],
      ...['shown_sha256', 'body_sha256', 'wording', 'reason', 'previous_sha256', 'sha256'],
      ...['signed_drawing', 'former_name', 'named_name'],
    ],
    others: ['kind', 'sign_in'],
    goes: { with: 'client_decisions' },
    kept: `${client}; of an erased person only a hash without its salt stays`,
  },
  document_versions: {
    columns: ['name', 'storage_key', 'sha256'],
    others: ['mime_type'],
    goes: { with: 'documents' },
    kept: client,
  },
  projects: {
    columns: ['name', 'description', 'search_text'],
    others: [
      'status',
      'timeline',
      'budget',
      'overview',
      'overview_points',
      'assessment',
      'assessment_points',
      'proposal',
      'proposal_points',
    ],
    goes: { by: ['nobody'] },
    kept: client,
  },
  project_updates: {
    columns: ['title', 'body', 'author_name', 'search_text'],
    others: [],
    goes: { with: 'projects' },
    kept: client,
  },
  invoices: {
    columns: [
      'bill_name',
      'bill_address',
      'bill_contact',
      'description',
      'notes',
      'project_name',
      'po_number',
      'search_text',
    ],
    others: ['kind', 'status', 'number', 'currency', 'issuer', 'pay_link'],
    goes: { by: ['nobody'] },
    kept: 'as long as the law asks for books; what was issued cannot be changed',
  },
  invoice_lines: {
    columns: ['description'],
    others: ['taxes'],
    goes: { with: 'invoices' },
    kept: own,
  },
  invoice_payments: {
    columns: ['reference', 'recorded_by', 'voided_by', 'void_reason'],
    others: ['method'],
    goes: { by: ['nobody'] },
    kept: 'as its invoice',
  },
  card_checkouts: {
    columns: [],
    others: ['session_id', 'url', 'currency', 'state', 'payment_id'],
    goes: { by: ['nobody'] },
    kept: 'paid ones as their invoice; those that led to nothing 90 days: tidyCardPayments. Names an account by id only, and nobody once it is erased',
  },
  card_events: {
    columns: [],
    others: ['id', 'kind'],
    goes: { by: ['nobody'] },
    kept: '90 days: tidyCardPayments',
  },
  card_matters: {
    columns: ['seen_to_by'],
    others: ['kind', 'currency', 'payment_id', 'dispute_id', 'reason'],
    goes: { by: ['nobody'] },
    kept: 'as its invoice',
  },

  // Logs that the product writes about its own work.
  audit_events: {
    columns: ['actor_email', 'ip', 'session_id', 'details', 'subject_id', 'search_text'],
    others: ['action', 'subject_type', 'noun'],
    goes: { by: ['nobody'] },
    kept: 'AUDIT_KEEP_DAYS (1096): forgetOldEvents. It says who did what, and addresses that accounts are known by; of what visitors handed in neither name nor address',
  },
  client_activity: {
    columns: ['about', 'ip'],
    others: ['action', 'noun'],
    goes: { with: 'audit_events' },
    kept: 'as its event in the audit log; who it was is not copied: an erased account leaves no name',
  },
  mail_deliveries: {
    columns: ['recipient', 'subject'],
    others: ['kind'],
    goes: { by: ['staff', 'erasure'] },
    kept: '30 days, and no longer than the record it was sent for: tidyMails; so does DATA_DIR/outbox',
  },
  inbound_mails: {
    columns: [
      ...(['message_id', 'sender', 'sender_name', 'subject', 'body', 'file_names'] as const),
      'storage_key',
    ],
    others: ['state', 'reason', 'about_kind'],
    goes: { by: ['staff', 'erasure'] },
    kept: 'in quarantine 30 days; a mail that is a reply 180 days, and no longer than what it is about; others without their text for 180 days: tidyInboundMails',
  },
  saved_views: {
    columns: ['name', 'search'],
    others: ['list'],
    goes: { with: 'auth_users' },
    kept: own,
  },
  rate_limits: {
    columns: ['key'],
    others: [],
    goes: { by: ['nobody'] },
    kept: 'until its window ends, a day at most: deleteExpiredHits. It has a keyed hash of the address or account and never the address',
  },
  received_files: {
    columns: ['storage_key'],
    others: [],
    goes: { by: ['staff', 'erasure'] },
    kept: '1 day, or 10 minutes after what named the file went: sweepFiles, with the file',
  },
}

/** Tables without personal data: written by staff for everyone, or by the product for itself. */
export const impersonal: Record<string, string> = {
  answer_templates: 'what answers begin with; staff write them for everyone',
  assistant_answer_versions: 'what the assistant was to say; staff are warned about personal data',
  assistant_answers: 'what the assistant says; staff are warned about personal data',
  assistant_settings: 'settings',
  assistant_vectors: 'made from texts of the site',
  billing_settings: 'the company itself',
  booking_holidays: 'closed days',
  booking_settings: 'hours',
  capabilities: 'published',
  company_evidence: 'the company itself',
  company_evidence_versions: 'the company itself',
  company_facts: 'the company itself',
  company_files: 'the company itself',
  inbound_mailboxes: 'the company itself',
  content_picture_files: 'published',
  content_pictures: 'published',
  content_types: 'published',
  former_help_slugs: 'published',
  former_insight_slugs: 'published',
  former_project_slugs: 'published',
  help_articles: 'texts for clients or for everyone',
  help_versions: 'texts for clients or for everyone',
  insight_versions: 'what is or was to be published',
  insights: 'published',
  invoice_numbers: 'counters',
  invoice_sums: 'sums',
  invoice_taxes: 'taxes',
  daily_counts: 'counters',
  lead_counts: 'counters',
  lead_origins: 'names of campaigns and sites, without a person; goes with its lead',
  newsletter_issues: 'what is sent to everyone',
  page_text_drafts: 'texts of the site, as they are to be published',
  page_text_versions: 'texts of the site, as they were published',
  page_texts: 'texts of the site',
  client_request_templates: 'texts of staff to begin a request with',
  signing_keys: 'keys of the installation',
  project_milestones: 'titles of milestones',
  project_versions: 'what is or was to be published',
  public_projects: 'published',
  redirects: 'addresses of the site',
  schema_migrations: 'names of migrations',
  search_entries: 'pages of the site',
  status_notices: 'published',
  status_updates: 'published; names its author by id only',
  search_words: 'words of the site',
  sectors: 'published',
  visit_counts: 'counters',
}
