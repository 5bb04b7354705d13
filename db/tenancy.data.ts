/**
 * Who may reach which rows: the expectations that db/tenancy.integration.test.ts compares with the
 * database. Every table of the schema has an entry here. The entries are in the order in which their
 * rows can be inserted.
 */

/** The actors of the matrix: the columns of every expectation below, in this order. */
export const actors = ['visitor', 'client_user', 'client_admin', 'viewing staff', 'staff'] as const

/** Whose record is used. `withheld` are records that staff keep from everyone: drafts, notes. */
export const scopes = ['mine', 'colleague', 'foreign', 'withheld'] as const
export type Scope = (typeof scopes)[number]

/** Which records an actor may reach. */
export const reaches = {
  '-': [],
  mine: ['mine'],
  own: ['mine', 'colleague'],
  shown: ['mine', 'colleague', 'foreign'],
  withheld: ['withheld'],
  all: ['mine', 'colleague', 'foreign', 'withheld'],
} as const satisfies Record<string, readonly Scope[]>
export type Reach = keyof typeof reaches
export type Reaches = readonly [Reach, Reach, Reach, Reach, Reach]

/** An owner of records. `of` gives the id of this owner's record of a table. */
export type Owner = {
  clientId: string
  userId: string | null
  of: (table: string) => string
}
export type Row = Record<string, unknown>

export type Expectation = {
  /** The smallest valid row; columns with a default are left out, except the key. */
  row: (owner: Owner, id: string) => Row
  /** Further values that make a client's row one that only staff may see. */
  withheld?: (owner: Owner) => Row
  select: Reaches
  insert: Reaches
  update: Reaches
  delete: Reaches
  /**
   * Columns that `unordin_request` may read, add and change. Left out: all or none, as the expectations
   * say.
   */
  columns?: { hidden?: string[]; read?: string[]; added?: string[]; changed?: string[] }
}

const none: Reaches = ['-', '-', '-', '-', '-']
const staff: Reaches = ['-', '-', '-', '-', 'all']
const own: Reaches = ['-', 'own', 'own', 'own', 'all']
/** People of a client, each their own. */
const themselves: Reaches = ['-', 'mine', 'mine', '-', '-']
const everybody: Reaches = ['shown', 'shown', 'shown', 'shown', 'all']
const ownersOnly = { select: none, insert: none, update: none, delete: none }
const staffOnly = { select: staff, insert: staff, update: staff, delete: staff }
const addedByStaff = { ...staffOnly, update: none, delete: none }
const ownStaff: Reaches = ['-', '-', '-', '-', 'mine']
const clientReads = { ...staffOnly, select: own }
const staffDrafts: Reaches = ['-', '-', '-', '-', 'withheld']
const drafted = { select: own, insert: staffDrafts, update: none, delete: staffDrafts }
const allRead = { ...staffOnly, select: everybody }

const address = (id: string) => `${id}@example.org`
/** Counts the rows: days and hours are too few to be made from an id without meeting by chance. */
let rows = 0
/** A day that no other row has. */
const ownDay = () => new Date(Date.UTC(2100, 0, 1 + ++rows)).toISOString().slice(0, 10)
/** A range of time that no other row has: two bookings must not overlap. */
const ownHour = () => {
  rows += 1
  const at = (hour: number) => new Date(Date.UTC(2100, 0, 1, hour)).toISOString()
  return `[${at(rows)},${at(rows + 1)})`
}
/** A whole number made from an id. */
const numberOf = (id: string) => 1 + (Number.parseInt(id, 16) % 1e9)
/** A name of letters made from an id. */
const keyOf = (id: string) =>
  `k${id.replaceAll(/[^0-9a-f]/g, '').replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`
const currencies = new Map<string, string>()
/** Three letters made from an id, different for every id. */
const currencyOf = (id: string) => {
  const known = currencies.get(id)
  if (known) return known
  const at = currencies.size
  const letters = [at / 676, at / 26, at].map((one) => String.fromCharCode(65 + (one % 26)))
  currencies.set(id, letters.join(''))
  return letters.join('')
}
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

export const expectations: Record<string, Expectation> = {
  schema_migrations: {
    ...ownersOnly,
    row: (_, id) => ({ version: 1e6 + (Number.parseInt(id, 16) % 1e9), name: id, checksum: id }),
  },
  rate_limits: {
    ...ownersOnly,
    row: (_, id) => ({ key: id, window_start: tomorrow(), hits: 1, expires_at: tomorrow() }),
  },
  mail_deliveries: {
    ...ownersOnly,
    select: staff,
    update: staff,
    row: (_, id) => ({
      ...{ id, kind: 'x', recipient: 'x', subject: 'x', undelivered_at: '2026-01-02' },
    }),
  },
  inbound_mails: {
    select: staff,
    insert: none,
    update: staff,
    delete: none,
    row: (_, id) => ({
      id,
      message_id: `${id}@example.org`,
      sender_name: 'x',
      subject: 'x',
      state: 'quarantined',
      reason: 'no_address',
    }),
  },
  inbound_mailboxes: {
    ...ownersOnly,
    select: staff,
    row: (_, id) => ({ name: id.replaceAll('-', '').padEnd(64, '0') }),
  },
  search_entries: {
    ...ownersOnly,
    row: (_, id) => ({ path: `/${id}`, kind: 'page', title: 'x', note: 'x', body: 'x', hash: 'x' }),
  },
  search_words: { ...ownersOnly, row: (_, id) => ({ word: id }) },
  assistant_vectors: { ...ownersOnly, row: (_, id) => ({ hash: id, vector: 'x' }) },
  received_files: { ...ownersOnly, row: (_, id) => ({ storage_key: `x/${id}` }) },

  // Accounts: only through the owner's connection.
  auth_users: { ...ownersOnly, row: (_, id) => ({ id, email: address(id) }) },
  auth_sessions: {
    ...ownersOnly,
    row: ({ userId }, id) => ({ id, user_id: userId, token_hash: id, expires_at: tomorrow() }),
  },
  auth_tokens: {
    ...ownersOnly,
    row: ({ userId }, id) => ({
      ...{ token_hash: id, kind: 'reset', user_id: userId, expires_at: tomorrow() },
    }),
  },
  address_changes: {
    ...ownersOnly,
    row: ({ userId }, id) => ({
      ...{ user_id: userId, new_email: address(id), expires_at: tomorrow() },
    }),
  },
  auth_two_factors: {
    ...ownersOnly,
    row: ({ userId }, id) => ({ id, user_id: userId, secret: 'x', recovery_codes: 'x' }),
  },
  auth_passkeys: {
    ...ownersOnly,
    row: ({ userId }, id) => ({
      ...{ id, user_id: userId, name: 'x', public_key: 'x', credential_id: id, counter: 0 },
      ...{ device_type: 'x', backed_up: false },
    }),
  },

  // Tenants.
  clients: {
    ...clientReads,
    row: ({ clientId }, id) => ({ id: id || clientId, name: 'x' }),
    columns: { hidden: ['notes', 'updated_at', 'user_count'] },
  },
  profiles: {
    ...staffOnly,
    row: ({ clientId, userId }, id) => ({
      id,
      user_id: userId,
      client_id: clientId,
      email: address(id),
      full_name: 'x',
    }),
    select: ['-', 'mine', 'own', 'own', 'all'],
    update: ['-', 'mine', 'mine', '-', 'all'],
    columns: {
      hidden: ['verified', 'second_factor', 'client_name', 'paused'],
      changed: ['full_name', 'time_zone'],
    },
  },
  client_invitations: {
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      email: address(id),
      role: 'client_user',
      token_hash: Buffer.from(id),
      invited_by: of('profiles'),
      expires_at: tomorrow(),
    }),
    select: ['-', '-', 'own', 'own', 'all'],
    insert: ['-', '-', 'mine', '-', 'all'],
    update: ['-', '-', 'own', '-', 'all'],
    delete: staff,
    columns: {
      hidden: ['token_hash'],
      added: ['id', 'client_id', 'email', 'role', 'token_hash', 'invited_by', 'expires_at'],
      changed: ['token_hash', 'expires_at', 'revoked_at'],
    },
  },

  // Client work.
  projects: { ...clientReads, row: ({ clientId }, id) => ({ id, client_id: clientId, name: 'x' }) },
  project_milestones: {
    ...clientReads,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      project_id: of('projects'),
      title: 'x',
      position: Number.parseInt(id.slice(0, 7), 16),
    }),
  },
  project_updates: {
    ...clientReads,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      project_id: of('projects'),
      title: 'x',
      body: 'x',
      author_name: 'x',
    }),
  },
  documents: {
    ...clientReads,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      project_id: of('projects'),
      name: 'x',
      file_size: 1,
      mime_type: 'text/plain',
      storage_key: `x/${id}`,
    }),
  },
  document_versions: {
    ...clientReads,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      document_id: of('documents'),
      version: 1,
      name: 'x',
      file_size: 1,
      mime_type: 'text/plain',
      storage_key: `x/${id}`,
    }),
    update: none,
  },
  comments: {
    row: ({ clientId, userId, of }, id) => ({
      id,
      client_id: clientId,
      document_id: of('documents'),
      author_id: userId,
      author_name: 'x',
      body: 'x',
    }),
    withheld: () => ({ internal: true, from_staff: true }),
    select: own,
    insert: ['-', 'mine', 'mine', '-', 'all'],
    update: ['-', '-', '-', '-', 'all'],
    delete: none,
    columns: {
      added: [
        ...['id', 'client_id', 'document_id', 'project_id', 'milestone_id', 'update_id'],
        ...['request_id', 'author_id', 'author_name', 'body', 'by_mail'],
      ],
    },
  },
  // A client's people name others in their own comments; nobody names themselves, as this row does.
  comment_mentions: {
    row: ({ clientId, userId, of }) => ({
      client_id: clientId,
      comment_id: of('comments'),
      user_id: userId,
      name: 'x',
    }),
    select: own,
    insert: ['-', '-', '-', '-', 'all'],
    update: none,
    delete: none,
    columns: { added: ['client_id', 'comment_id', 'user_id', 'name'] },
  },
  client_requests: {
    ...clientReads,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      project_id: of('projects'),
      title: 'x',
      due_on: '2100-01-01',
      author_name: 'x',
    }),
    delete: none,
  },
  client_request_lines: {
    ...clientReads,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      request_id: of('client_requests'),
      position: 0,
      kind: 'answer',
      title: 'x',
      status: 'given',
    }),
  },
  client_request_files: {
    select: own,
    insert: none,
    update: none,
    delete: none,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      line_id: of('client_request_lines'),
      document_id: of('documents'),
    }),
  },
  // Whoever sends a file alone; begun, moved and finished by the functions below.
  uploads: {
    select: themselves,
    insert: none,
    update: none,
    delete: themselves,
    row: ({ clientId, userId, of }, id) => ({
      id,
      client_id: clientId,
      line_id: of('client_request_lines'),
      user_id: userId,
      name: 'x',
      size: 2,
      received: 1,
    }),
    columns: {
      hidden: ['writing_by', 'writing_until', 'joining_by', 'joining_until', 'moved_at'],
    },
  },
  upload_pieces: {
    select: themselves,
    insert: none,
    update: none,
    delete: none,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      upload_id: of('uploads'),
      starts_at: 0,
      size: 1,
      storage_key: id,
    }),
  },
  client_decisions: {
    ...addedByStaff,
    select: own,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      project_id: of('projects'),
      kind: 'approval',
      title: 'x',
      body: 'x',
      due_on: '2100-01-01',
      author_name: 'x',
    }),
  },
  client_decision_people: {
    ...addedByStaff,
    select: own,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      decision_id: of('client_decisions'),
      position: 1,
      person_name: 'x',
    }),
  },
  // Written by functions of the owner; their hashes by a trigger.
  client_decision_events: {
    ...{ select: own, insert: none, update: none, delete: none },
    columns: {
      read: [
        ...['id', 'client_id', 'decision_id', 'number', 'round', 'kind', 'by_staff', 'person_name'],
        ...['sign_in', 'document_version', 'shown_sha256', 'wording', 'reason', 'created_at'],
        ...['sha256', 'signed_as', 'signed_drawing', 'former_name', 'named_name'],
      ],
    },
    row: ({ clientId, of }, id) => ({
      ...{ id, client_id: clientId, decision_id: of('client_decisions'), round: 1, kind: 'asked' },
      ...{ by_staff: true, person_name: 'x', body_sha256: 'x' },
    }),
  },
  signing_keys: { ...ownersOnly, row: (_, id) => ({ id, public_key: id, sealed_key: id }) },
  sample_content: { ...ownersOnly, row: (_, id) => ({ id }) },
  client_request_templates: {
    ...staffOnly,
    row: (_, id) => ({ id, title: id, lines: '[]' }),
  },
  support_tickets: {
    ...clientReads,
    row: ({ clientId, userId }, id) => ({
      id,
      client_id: clientId,
      title: 'x',
      description: 'x',
      created_by: userId,
    }),
    insert: ['-', 'mine', 'mine', '-', 'all'],
    columns: {
      hidden: ['assignee_id', 'updated_at', 'waits_since'],
      added: [
        'id',
        'client_id',
        'title',
        'description',
        'priority',
        'status',
        'created_by',
        'author_name',
        'project_id',
      ],
    },
  },
  ticket_messages: {
    row: ({ clientId, userId, of }, id) => ({
      id,
      client_id: clientId,
      ticket_id: of('support_tickets'),
      author_id: userId,
      author_name: 'x',
      body: 'x',
    }),
    withheld: () => ({ kind: 'note', from_staff: true }),
    select: own,
    insert: ['-', 'mine', 'mine', '-', 'all'],
    update: none,
    delete: none,
    columns: {
      added: ['id', 'client_id', 'ticket_id', 'author_id', 'author_name', 'body', 'by_mail'],
    },
  },
  ticket_attachments: {
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      ticket_id: of('support_tickets'),
      message_id: of('ticket_messages'),
      storage_key: `x/${id}`,
      name: 'x',
      size: 1,
      type: 'text/plain',
    }),
    withheld: () => ({}),
    select: own,
    insert: ['-', 'mine', 'mine', '-', 'all'],
    update: none,
    delete: none,
    columns: {
      added: ['id', 'client_id', 'ticket_id', 'message_id', 'storage_key', 'name', 'size', 'type'],
    },
  },
  ticket_watchers: {
    row: ({ clientId, userId, of }) => ({
      client_id: clientId,
      ticket_id: of('support_tickets'),
      user_id: userId,
      added_by: userId,
    }),
    select: own,
    insert: ['-', 'mine', 'mine', '-', '-'],
    update: none,
    delete: ['-', 'mine', 'mine', '-', '-'],
    columns: { added: ['client_id', 'ticket_id', 'user_id', 'added_by'] },
  },
  notifications: {
    row: ({ clientId, userId }, id) => ({
      id,
      client_id: clientId,
      user_id: userId,
      kind: 'x',
      title: 'x',
      url: '/x',
    }),
    select: ['-', 'mine', 'mine', 'mine', 'all'],
    insert: staff,
    update: ['-', 'mine', 'mine', '-', '-'],
    delete: none,
    columns: { changed: ['read_at'] },
  },
  mail_choices: {
    row: ({ userId }) => ({ user_id: userId, kind: 'tickets', choice: 'daily' }),
    ...{ select: themselves, insert: themselves, update: none, delete: themselves },
  },
  calendar_feeds: {
    row: ({ userId }, id) => ({ user_id: userId, token_hash: Buffer.from(id) }),
    ...{ select: themselves, insert: themselves, update: none, delete: themselves },
    columns: { hidden: ['token_hash'], added: ['user_id', 'token_hash', 'created_at'] },
  },
  digest_items: {
    row: ({ clientId, userId }, id) => ({
      ...{ id, client_id: clientId, user_id: userId, kind: 'tickets', mail_kind: 'x' },
      ...{ title: 'x', page: '/dashboard' },
    }),
    ...{ select: themselves, insert: none, update: none, delete: themselves },
  },
  portal_visits: {
    ...ownersOnly,
    row: ({ userId }) => ({ user_id: userId, last_at: tomorrow() }),
    select: ['-', 'mine', 'mine', 'mine', '-'],
  },

  // Invoices: staff change drafts only, clients read the issued invoices of their organization.
  billing_settings: {
    ...addedByStaff,
    row: (_, id) => ({
      version: numberOf(id),
      issuer_name: 'x',
      issuer_address: 'x',
      issuer_email: 'a@example.org',
      days_to_pay: 30,
    }),
  },
  company_facts: {
    ...addedByStaff,
    select: everybody,
    row: (_, id) => ({ key: keyOf(id), version: 1, value: 'x' }),
    withheld: () => ({ value: null }),
    columns: { hidden: ['in_force', 'changed_by', 'created_at'] },
  },
  client_references: {
    ...allRead,
    row: (_, id) => ({
      id,
      organization: 'x',
      quote: 'x',
      said_by: 'x',
      is_published: true,
      permission_by: 'x',
      permission_on: '2026-01-01',
      ...{ storage_key: `x/${id}`, evidence_name: 'x', evidence_size: 1, evidence_type: 'x' },
      evidence_sha256: '0'.repeat(64),
    }),
    withheld: () => ({ permission_until: '2026-01-02' }),
    columns: {
      hidden: [
        ...['is_published', 'version', 'search_text', 'storage_key'],
        ...['permission_by', 'permission_on', 'permission_until', 'permission_withdrawn_on'],
        ...['evidence_name', 'evidence_size', 'evidence_type', 'evidence_sha256'],
      ],
    },
  },
  team_members: {
    ...allRead,
    row: (_, id) => ({ id, full_name: 'x', role: 'x', is_published: true }),
    withheld: () => ({ is_published: false }),
    columns: { hidden: ['is_published', 'version', 'search_text'] },
  },
  company_evidence: {
    ...allRead,
    row: (_, id) => ({ id, kind: 'certificate', name: 'x', state: 'held' }),
  },
  company_files: {
    ...allRead,
    row: ({ of }, id) => ({
      evidence_id: of('company_evidence'),
      storage_key: `x/${id}`,
      name: 'x',
      file_size: 1,
      mime_type: 'x',
      sha256: '0'.repeat(64),
      is_public: true,
    }),
    withheld: () => ({ is_public: false }),
  },
  company_evidence_versions: {
    ...addedByStaff,
    row: ({ of }, id) => ({
      evidence_id: of('company_evidence'),
      version: numberOf(id),
      content: {},
    }),
  },
  invoice_numbers: {
    ...ownersOnly,
    row: (_, id) => ({ kind: 'invoice', year: numberOf(id), last: 1 }),
  },
  invoices: {
    ...drafted,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      project_id: of('projects'),
      status: 'pending',
      number: `INV-2026-${numberOf(id).toString().padStart(6, '0')}`,
      issued_on: '2026-01-01',
      issued_at: '2026-01-01T12:00:00Z',
      due_on: '2026-01-31',
      currency: 'CAD',
      bill_name: 'x',
      description: 'x',
      issuer: JSON.stringify({ name: 'x', address: ['x'], email: 'a@example.org', bank: null }),
    }),
    withheld: () => ({ status: 'draft', number: null, issued_on: null, issued_at: null }),
    update: staff,
    columns: {
      hidden: [
        'mailed_at',
        'mailed_by_job',
        'soon_reminder_at',
        'due_reminder_at',
        'late_reminder_at',
        'version',
        'updated_at',
      ],
    },
  },
  invoice_lines: {
    ...drafted,
    row: ({ clientId, of }) => ({
      client_id: clientId,
      invoice_id: of('invoices'),
      position: 1,
      description: 'x',
      quantity: 1000,
      unit_price: 1,
      net: 1,
    }),
    withheld: () => ({}),
  },
  invoice_taxes: {
    ...drafted,
    row: ({ clientId, of }) => ({
      client_id: clientId,
      invoice_id: of('invoices'),
      id: 'a',
      name: 'x',
      rate: 5000,
    }),
    withheld: () => ({}),
  },
  invoice_payments: {
    select: own,
    insert: staff,
    update: staff,
    delete: none,
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      invoice_id: of('invoices'),
      received_on: '2026-01-02',
      amount: 1,
      method: 'x',
      recorded_by: 'x',
    }),
    withheld: () => ({ voided_at: '2026-01-03T12:00:00Z' }),
    columns: { hidden: ['recorded_by', 'voided_by', 'void_reason'] },
  },
  // Whoever sees an invoice may begin to pay it by card; what the provider tells is noted by the owner alone.
  card_checkouts: {
    select: own,
    insert: ['-', 'mine', 'mine', '-', '-'],
    update: none,
    delete: none,
    row: ({ clientId, userId, of }, id) => ({
      id,
      client_id: clientId,
      invoice_id: of('invoices'),
      session_id: `cs_${id}`,
      amount: 1,
      currency: 'CAD',
      started_by: userId,
      expires_at: tomorrow(),
      check_at: tomorrow(),
    }),
    columns: {
      hidden: ['payment_id', 'started_by', 'check_at'],
      added: [
        ...['client_id', 'invoice_id', 'session_id', 'url', 'amount', 'currency'],
        ...['started_by', 'expires_at', 'check_at'],
      ],
    },
  },
  card_events: { ...ownersOnly, row: (_, id) => ({ id, kind: 'x', received_at: tomorrow() }) },
  card_matters: {
    ...{ select: staff, insert: none, update: staff, delete: none },
    row: ({ clientId, of }, id) => ({
      id,
      client_id: clientId,
      invoice_id: of('invoices'),
      kind: 'too_much',
      amount: 1,
      currency: 'CAD',
      payment_id: `pi_${id}`,
    }),
  },
  invoice_sums: {
    ...addedByStaff,
    insert: none,
    select: own,
    row: ({ clientId }, id) => ({ client_id: clientId, currency: currencyOf(id) }),
  },

  // What is published.
  sectors: { ...allRead, row: (_, id) => ({ id, name: id, slug: id }) },
  capabilities: { ...allRead, row: (_, id) => ({ id, name: id, slug: id }) },
  content_types: { ...allRead, row: (_, id) => ({ id, name: id, slug: id }) },
  public_projects: {
    ...allRead,
    row: (_, id) => ({ id, slug: id, title: 'x', published: true }),
    withheld: () => ({ published: false }),
  },
  project_capabilities: {
    ...allRead,
    row: ({ of }) => ({ project_id: of('public_projects'), capability_id: of('capabilities') }),
    withheld: () => ({}),
  },
  insights: {
    ...allRead,
    row: (_, id) => ({
      id,
      slug: id,
      title: 'x',
      is_published: true,
      published_at: '2020-01-01T00:00:00Z',
    }),
    withheld: () => ({ is_published: false }),
  },
  insight_capabilities: {
    ...allRead,
    row: ({ of }) => ({ insight_id: of('insights'), capability_id: of('capabilities') }),
    withheld: () => ({}),
  },
  content_pictures: {
    ...allRead,
    row: (_, id) => ({
      id,
      hash: id.replaceAll('-', ''),
      width: 1,
      height: 1,
      name: 'x',
      alt: 'x',
    }),
    withheld: () => ({}),
  },
  content_picture_files: {
    ...allRead,
    row: ({ of }, id) => ({
      picture_id: of('content_pictures'),
      width: 1,
      type: 'image/webp',
      storage_key: `x/${id}`,
      size: 1,
    }),
    withheld: () => ({}),
  },
  content_picture_uses: {
    ...allRead,
    row: ({ of }) => ({ picture_id: of('content_pictures'), insight_id: of('insights') }),
    withheld: () => ({}),
  },
  redirects: {
    ...staffOnly,
    row: (_, id) => ({ id, from_path: `/${id}`, target: '/contact' }),
  },
  // What is posted on the status page is for everybody.
  status_notices: {
    ...allRead,
    row: (_, id) => ({
      ...{ id, kind: 'incident', title: 'x', status: 'investigating' },
      ...{ affected: '{"portal": "down"}', starts_at: '2026-01-02T00:00:00Z' },
    }),
    columns: { hidden: ['search_text'] },
  },
  status_updates: {
    ...allRead,
    row: ({ of }, id) => ({
      ...{ id, notice_id: of('status_notices'), status: 'investigating', text: 'x' },
    }),
    columns: { hidden: ['author_id', 'mailed_up_to'] },
  },
  // Reached through functions only.
  status_subscribers: {
    ...ownersOnly,
    row: (_, id) => ({
      ...{ id, email: address(id), consent_text: 'x', consent_page: 'x' },
      consent_at: tomorrow(),
    }),
  },
  page_texts: {
    ...allRead,
    row: (_, id) => ({ page: `/${id}`, language: 'en', version: 1, texts: '{}' }),
  },
  page_text_versions: {
    ...addedByStaff,
    row: (_, id) => ({ id, page: `/${id}`, version: 1, move: 'publish', texts: '{}' }),
  },
  page_text_drafts: {
    ...staffOnly,
    row: (_, id) => ({ page: `/${id}`, language: 'en', based_on: 0, revision: 1, texts: '{}' }),
  },
  assistant_answers: {
    ...allRead,
    row: (_, id) => ({ id, asked: 'x', answer: 'x' }),
    withheld: () => ({ status: 'withdrawn' }),
    columns: { hidden: ['search_text', 'created_at', 'changed_at'] },
  },
  assistant_answer_versions: {
    ...addedByStaff,
    row: ({ of }, id) => ({
      ...{ id, answer_id: of('assistant_answers'), version: numberOf(id.slice(0, 7)) },
      ...{ status: 'live', asked: 'x' },
    }),
  },
  former_insight_slugs: {
    ...allRead,
    row: ({ of }, id) => ({ slug: `was-${id}`, insight_id: of('insights') }),
    withheld: () => ({}),
  },
  former_project_slugs: {
    ...allRead,
    row: ({ of }, id) => ({ slug: `was-${id}`, project_id: of('public_projects') }),
    withheld: () => ({}),
  },
  // Help: this one is for its owner's client.
  help_articles: {
    ...clientReads,
    row: ({ clientId }, id) => ({
      ...{ id, slug: id, title: 'x', audience: 'client', client_id: clientId },
      ...{ is_published: true, publish_at: '2020-01-01T00:00:00Z' },
    }),
    withheld: () => ({ is_published: false }),
  },
  former_help_slugs: {
    ...clientReads,
    row: ({ of }, id) => ({ slug: `was-${id}`, help_id: of('help_articles') }),
    withheld: () => ({}),
  },
  help_picture_uses: {
    ...clientReads,
    row: ({ of }) => ({ picture_id: of('content_pictures'), help_id: of('help_articles') }),
    withheld: () => ({}),
  },
  help_versions: {
    ...addedByStaff,
    row: ({ of }, id) => ({
      id,
      help_id: of('help_articles'),
      version: numberOf(id),
      move: 'save',
      content: '{}',
    }),
  },

  // For staff only: versions are added and read by staff; only its editor reaches a draft.
  insight_versions: {
    ...addedByStaff,
    row: ({ of }, id) => ({
      id,
      insight_id: of('insights'),
      version: numberOf(id),
      move: 'save',
      content: '{}',
    }),
  },
  project_versions: {
    ...addedByStaff,
    row: ({ of }, id) => ({
      id,
      project_id: of('public_projects'),
      version: numberOf(id),
      move: 'save',
      content: '{}',
    }),
  },
  publication_drafts: {
    row: ({ userId, of }, id) => ({
      id,
      editor_id: userId,
      kind: 'insight',
      insight_id: of('insights'),
      based_on: 1,
      content: '{}',
    }),
    select: ownStaff,
    insert: ownStaff,
    update: ownStaff,
    delete: ownStaff,
  },

  // Leads: added by anyone, read by staff only.
  form_receipts: {
    ...ownersOnly,
    row: (_, id) => ({
      id,
      form: 'x',
      content: Buffer.from(id),
      address: Buffer.from('x'),
      network: Buffer.from('x'),
    }),
  },
  visitor_mails: {
    ...ownersOnly,
    select: staff,
    row: (_, id) => ({
      id,
      kind: 'x',
      purpose: 'link',
      recipient: Buffer.from('x'),
      party: Buffer.from('x'),
      domain: Buffer.from('x'),
    }),
  },
  held_submissions: {
    ...staffOnly,
    row: (_, id) => ({
      id,
      form: 'x',
      payload: '{}',
      reasons: '{trap}',
      consent_text: 'x',
      consent_page: 'x',
      consent_at: tomorrow(),
    }),
    insert: ['shown', 'shown', 'shown', '-', 'all'],
    columns: {
      added: [
        'id',
        'form',
        'sender_name',
        'sender_email',
        'payload',
        'reasons',
        'consent_text',
        'consent_page',
        'consent_at',
      ],
    },
  },
  leads: {
    ...staffOnly,
    row: (_, id) => ({ id, source: 'blueprint', full_name: 'x', email: address(id) }),
    insert: ['shown', 'shown', 'shown', '-', 'all'],
    columns: {
      added: [
        'id',
        'source',
        'full_name',
        'email',
        'phone',
        'company_name',
        'company_size',
        'primary_interest',
        'message',
        'details',
        'consent_text',
        'consent_page',
        'consent_at',
      ],
    },
  },
  job_applications: {
    ...staffOnly,
    row: ({ of }, id) => ({
      id,
      lead_id: of('leads'),
      job: 'general',
      job_title: 'x',
      full_name: 'x',
      email: address(id),
      file_name: 'x',
      file_size: 1,
      mime_type: 'text/plain',
      storage_key: `x/${id}`,
    }),
    insert: ['shown', 'shown', 'shown', '-', 'all'],
    columns: {
      added: [
        'id',
        'lead_id',
        'job',
        'job_title',
        'full_name',
        'email',
        'file_name',
        'file_size',
        'mime_type',
        'storage_key',
        'sha256',
      ],
    },
  },
  lead_activities: {
    row: ({ of, userId }, id) => ({
      id,
      lead_id: of('leads'),
      kind: 'note',
      body: 'x',
      actor_id: userId,
      actor_name: 'x',
    }),
    select: staff,
    insert: ['-', '-', '-', '-', 'mine'],
    update: none,
    delete: none,
  },
  visit_counts: {
    ...ownersOnly,
    row: (_, id) => ({
      day: '2100-01-01',
      path: id,
      ...{ referrer: '', source: '', medium: '', campaign: '' },
      views: 1,
      visits: 1,
    }),
    select: staff,
  },
  lead_origins: {
    ...ownersOnly,
    row: (_, id) => ({ lead_id: id, referrer: '', source: '', medium: '', campaign: 'x' }),
    select: staff,
    insert: ['shown', 'shown', 'shown', '-', 'all'],
    columns: { added: ['lead_id', 'referrer', 'source', 'medium', 'campaign'] },
  },
  daily_counts: {
    ...ownersOnly,
    row: (_, id) => ({
      id: 1e6 + (Number.parseInt(id.slice(0, 7), 16) % 1e9),
      kind: 'leads',
      day: '2026-01-01',
      total: 0,
    }),
    select: staff,
  },
  lead_counts: {
    ...ownersOnly,
    row: (_, id) => ({ source: id, status: 'new', shard: 1, total: 0 }),
    select: staff,
  },

  // Bookings: added by anyone; then visible to staff and to whoever has the token of the mailed
  // link.
  booking_settings: {
    row: (_, id) => ({
      version: 1e6 + (Number.parseInt(id.slice(0, 7), 16) % 1e9),
      zone: 'UTC',
      weekly: '[[],[],[],[],[],[],[]]',
      buffer_before: 0,
      buffer_after: 0,
      notice_hours: 0,
      horizon_days: 1,
      place: 'x',
    }),
    select: everybody,
    insert: staff,
    update: none,
    delete: none,
    columns: { hidden: ['changed_by', 'created_at'] },
  },
  // The assistant's settings, which affect everybody, and the tokens that its provider used.
  assistant_settings: {
    row: (_, id) => ({
      version: 1e6 + (Number.parseInt(id.slice(0, 7), 16) % 1e9),
      mode: 'builtin',
    }),
    select: everybody,
    insert: staff,
    update: none,
    delete: none,
    columns: { hidden: ['changed_by', 'created_at'] },
  },
  assistant_usage: {
    row: () => ({ day: ownDay(), tokens: 1, calls: 1 }),
    select: staff,
    insert: none,
    update: none,
    delete: none,
  },
  booking_holidays: {
    ...allRead,
    row: () => ({ day: ownDay(), label: 'x' }),
    columns: { hidden: ['label', 'created_at'] },
  },
  bookings: {
    ...staffOnly,
    row: ({ of }, id) => {
      const range = ownHour()
      return {
        id,
        lead_id: of('leads'),
        full_name: 'x',
        email: address(id),
        during: range,
        blocked: range,
        zone: 'UTC',
        token_hash: Buffer.from(id.replaceAll('-', '')),
      }
    },
    insert: ['shown', 'shown', 'shown', '-', 'all'],
    columns: {
      read: [
        'id',
        'lead_id',
        'full_name',
        'email',
        'company_name',
        'note',
        'during',
        'zone',
        'place',
        'status',
        'sequence',
        'token_hash',
        'cancelled_by',
        'created_at',
        'confirmed_at',
        'held_until',
        'starts_at',
        'ends_at',
      ],
      added: [
        'id',
        'lead_id',
        'full_name',
        'email',
        'company_name',
        'note',
        'during',
        'blocked',
        'zone',
        'place',
        'token_hash',
        'confirmed_at',
        'held_until',
        'from_address',
        'from_site',
        'from_network',
        'party',
        'proof',
      ],
      changed: [
        'during',
        'blocked',
        'zone',
        'place',
        'status',
        'sequence',
        'cancelled_by',
        'confirmed_at',
        'held_until',
        'day_reminder_at',
        'hour_reminder_at',
      ],
    },
  },

  // The newsletter: visitors reach it through functions only.
  newsletter_subscribers: {
    ...staffOnly,
    row: (_, id) => ({
      id,
      email: address(id),
      consent_text: 'x',
      consent_page: 'x',
      consent_at: tomorrow(),
    }),
    insert: none,
    update: none,
  },
  newsletter_proofs: {
    ...ownersOnly,
    row: ({ of }, id) => ({
      token_hash: Buffer.from(id),
      subscriber_id: of('newsletter_subscribers'),
      consent_text: 'x',
      consent_page: 'x',
      consent_at: tomorrow(),
    }),
  },
  newsletter_issues: { ...staffOnly, row: (_, id) => ({ id, subject: 'x' }) },
  newsletter_issue_insights: {
    ...staffOnly,
    row: ({ of }) => ({
      issue_id: of('newsletter_issues'),
      insight_id: of('insights'),
      position: 0,
    }),
  },
  newsletter_deliveries: {
    ...staffOnly,
    row: ({ of }, id) => ({
      id,
      issue_id: of('newsletter_issues'),
      subscriber_id: of('newsletter_subscribers'),
    }),
    update: none,
    delete: none,
  },

  // Conversations: visible to staff, and to their visitor through a session that no other
  // transaction names.
  chat_conversations: {
    select: staff,
    insert: none,
    update: staff,
    delete: staff,
    row: (_, id) => ({ id, session_hash: Buffer.from(id.replaceAll('-', '')), opening: 'x' }),
    columns: {
      read: [
        'id',
        'session_hash',
        'state',
        'waits',
        'intent',
        'qualification',
        'opening',
        'page',
        'visitor_name',
        'visitor_email',
        'organisation',
        'lead_id',
        'taken_by_name',
        'staff_mailed_at',
        'message_count',
        'search_text',
        'created_at',
        'last_message_at',
        'language',
      ],
      added: ['id', 'session_hash', 'opening', 'page'],
      changed: [
        'state',
        'waits',
        'intent',
        'qualification',
        'visitor_name',
        'visitor_email',
        'organisation',
        'lead_id',
        'staff_mailed_at',
        'message_count',
        'search_text',
        'last_message_at',
        'language',
      ],
    },
  },
  // Counted by the process itself.
  assistant_conversation_usage: {
    row: ({ of }) => ({ conversation_id: of('chat_conversations'), tokens: 1 }),
    select: staff,
    insert: none,
    update: none,
    delete: none,
  },
  chat_messages: {
    select: staff,
    insert: ['-', '-', '-', '-', 'mine'],
    update: none,
    delete: none,
    row: ({ of, userId }, id) => ({
      id,
      conversation_id: of('chat_conversations'),
      seq: numberOf(id.slice(0, 7)),
      role: 'staff',
      content: 'x',
      author_id: userId,
      author_name: 'x',
    }),
    columns: {
      read: [
        'id',
        'conversation_id',
        'seq',
        'role',
        'content',
        'client_id',
        'answers',
        'reply',
        'author_name',
        'created_at',
        'pictures',
        'outcome',
        'mail_message_id',
      ],
      added: [
        'id',
        'conversation_id',
        'seq',
        'role',
        'content',
        'client_id',
        'answers',
        'reply',
        'pictures',
        'outcome',
      ],
    },
  },
  assistant_gaps: {
    ...staffOnly,
    delete: none,
    row: ({ of }) => ({
      message_id: of('chat_messages'),
      closed: 'not_ours',
      closed_at: tomorrow(),
    }),
  },
  chat_uploads: {
    ...ownersOnly,
    select: staff,
    row: ({ of }, id) => ({
      id,
      session_hash: Buffer.from(id.replaceAll('-', '')),
      conversation_id: of('chat_conversations'),
      message_id: of('chat_messages'),
      file_name: 'x',
      file_size: 1,
      mime_type: 'text/plain',
      storage_key: `x/${id}`,
    }),
    columns: {
      read: [
        'id',
        'session_hash',
        'conversation_id',
        'message_id',
        'file_name',
        'file_size',
        'mime_type',
        'storage_key',
        'sha256',
        'content',
        'created_at',
        'failed_reads',
      ],
      added: ['id', 'session_hash', 'file_name', 'file_size', 'mime_type', 'storage_key', 'sha256'],
      changed: ['conversation_id', 'message_id', 'content', 'failed_reads'],
    },
  },
  chat_resume_keys: {
    ...ownersOnly,
    insert: staff,
    row: ({ of }, id) => ({
      id,
      conversation_id: of('chat_conversations'),
      key_hash: Buffer.from(id.replaceAll('-', '')),
      expires_at: tomorrow(),
    }),
    columns: {
      read: ['id', 'conversation_id', 'key_hash', 'expires_at', 'created_at', 'by_mail'],
      added: ['conversation_id', 'key_hash', 'expires_at'],
      changed: ['expires_at'],
    },
  },
  chat_sessions: {
    ...ownersOnly,
    row: ({ of }, id) => ({
      session_hash: Buffer.from(id.replaceAll('-', '')),
      conversation_id: of('chat_conversations'),
      key_id: of('chat_resume_keys'),
      expires_at: tomorrow(),
    }),
    columns: {
      read: ['session_hash', 'conversation_id', 'expires_at'],
      added: ['session_hash', 'conversation_id', 'key_id', 'expires_at'],
    },
  },
  chat_feedback: {
    ...ownersOnly,
    select: staff,
    update: staff,
    row: ({ of }) => ({
      conversation_id: of('chat_conversations'),
      // The number of that message.
      seq: numberOf(of('chat_messages').slice(0, 7)),
      thumb: 'down',
      reason: 'wrong',
    }),
    columns: {
      read: ['conversation_id', 'seq', 'thumb', 'reason', 'comment'],
      added: ['conversation_id', 'seq', 'thumb', 'reason', 'comment'],
      changed: ['thumb', 'reason', 'comment', 'changed_at'],
    },
  },
  chat_presence: {
    ...ownersOnly,
    select: staff,
    row: ({ of }) => ({ conversation_id: of('chat_conversations'), here_until: tomorrow() }),
    columns: {
      read: ['conversation_id', 'seen_at', 'here_until', 'read_seq'],
      added: ['conversation_id', 'seen_at', 'here_until', 'read_seq'],
      changed: ['seen_at', 'here_until', 'read_seq'],
    },
  },
  chat_mail_consents: {
    ...ownersOnly,
    select: staff,
    row: ({ of }) => ({
      ...{ conversation_id: of('chat_conversations') },
      ...{ email: address(of('chat_conversations')), consent_text: 'x' },
    }),
    columns: {
      read: [
        ...['conversation_id', 'email', 'consent_text', 'language'],
        ...['agreed_at', 'changes', 'stopped'],
      ],
      added: ['conversation_id', 'email', 'consent_text', 'language'],
      changed: ['email', 'consent_text', 'language', 'agreed_at', 'changes'],
    },
  },
  chat_answer_mails: {
    ...ownersOnly,
    select: staff,
    row: ({ of }, id) => ({
      conversation_id: of('chat_conversations'),
      // The number of that message.
      seq: numberOf(of('chat_messages').slice(0, 7)),
      mail_id: id,
    }),
  },
  chat_ratings: {
    ...ownersOnly,
    select: staff,
    row: ({ of }) => ({ conversation_id: of('chat_conversations'), rating: 4 }),
    columns: {
      read: ['conversation_id', 'rating'],
      added: ['conversation_id', 'rating'],
      changed: ['rating', 'changed_at'],
    },
  },

  // Who has left an address, and the organisations that staff have put them into.
  organisations: { ...staffOnly, row: (_, id) => ({ id, name: 'x' }) },
  organisation_domains: {
    ...staffOnly,
    row: ({ of }, id) => ({ domain: `${id}.example`, organisation_id: of('organisations') }),
  },
  people: {
    ...staffOnly,
    row: (_, id) => ({ id, full_name: 'x', email: address(id), emails: address(id) }),
  },
  person_addresses: {
    ...staffOnly,
    row: ({ of }, id) => ({ address: address(id), person_id: of('people') }),
  },
  record_notes: {
    ...staffOnly,
    insert: ownStaff,
    delete: none,
    row: ({ of, userId }, id) => ({
      ...{ id, person_id: of('people'), body: 'x' },
      ...{ author_id: userId, author_name: 'x' },
    }),
  },
  record_tasks: {
    ...staffOnly,
    insert: ownStaff,
    delete: none,
    row: ({ of, userId }, id) => ({
      ...{ id, person_id: of('people'), title: 'x', due_on: '2026-01-31' },
      ...{ author_id: userId, author_name: 'x' },
    }),
  },
  answer_templates: { ...staffOnly, row: (_, id) => ({ id, name: id, subject: 'x', body: 'x' }) },
  lead_mails: {
    ...staffOnly,
    select: ['-', '-', '-', '-', 'mine'],
    insert: ownStaff,
    update: ownStaff,
    delete: ownStaff,
    row: ({ of, userId }, id) => ({
      ...{
        id,
        lead_id: of('leads'),
        state: 'draft',
        address: address(id),
        subject: 'x',
        body: 'x',
      },
      ...{ author_id: userId, author_name: 'x' },
    }),
  },
  undoable_changes: {
    ...staffOnly,
    insert: ownStaff,
    update: ownStaff,
    delete: none,
    row: ({ userId }, id) => ({
      ...{ id, change_id: id, kind: 'lead.status', record_id: id },
      ...{ before: '{}', after: '{}', made_by: userId },
    }),
  },
  // What each of the staff has opened, for themselves only.
  opened_records: {
    select: ownStaff,
    insert: ownStaff,
    update: ownStaff,
    delete: ownStaff,
    row: ({ userId }, id) => ({ user_id: userId, kind: 'person', record_id: id }),
  },
  saved_views: {
    ...staffOnly,
    ...{ insert: ownStaff, update: ownStaff, delete: ownStaff },
    row: ({ userId }, id) => ({ id, owner_id: userId, list: 'leads', name: 'x', search: 'x' }),
  },
  person_merges: {
    ...staffOnly,
    insert: ownStaff,
    row: ({ of, userId }, id) => ({
      ...{ id, kept_id: of('people'), merged_id: id, merged: '{}', kept_before: '{}' },
      ...{ addresses: [address(id)], merged_by: userId, merged_by_name: 'x' },
    }),
  },

  organisation_merges: {
    ...staffOnly,
    insert: ownStaff,
    row: ({ of, userId }, id) => ({
      ...{ id, kept_id: of('organisations'), merged_id: id, merged: '{}', kept_before: '{}' },
      ...{ merged_by: userId, merged_by_name: 'x' },
    }),
  },

  // Actors add events in their own name; only staff read them, and nobody changes them.
  audit_events: {
    row: ({ userId }, id) => ({ id, action: 'x.y', actor_id: userId }),
    select: staff,
    insert: ['mine', 'mine', 'mine', 'mine', 'mine'],
    update: none,
    delete: none,
    columns: {
      added: [
        ...['actor_id', 'actor_email', 'session_id', 'ip', 'request_id', 'send_id'],
        ...['action', 'subject_type', 'subject_id', 'details'],
      ],
    },
  },
  // Written by a trigger of the audit log. The rows of the test are events that clients' people add.
  client_activity: {
    ...ownersOnly,
    select: ['-', '-', 'own', 'own', '-'],
    row: ({ clientId, userId, of }, id) => ({
      ...{
        id,
        event_id: of('audit_events'),
        client_id: clientId,
        by_client: true,
        user_id: userId,
      },
      ...{ action: 'session.started', created_at: '2026-01-02' },
    }),
  },
}

/** Views that a request role may read; each runs with the rights of the caller. */
export const views: Record<string, string[]> = { blueprint_leads: ['unordin_staff'] }

/**
 * Functions that run as the owner, and the request roles that may call them. Triggers are listed
 * separately.
 */
export const ownersFunctions: Record<string, string[]> = {
  booked_times: ['unordin_request', 'unordin_staff'],
  ask_for_status: ['unordin_request', 'unordin_staff'],
  status_proof: ['unordin_request', 'unordin_staff'],
  confirm_status: ['unordin_request', 'unordin_staff'],
  status_subscription: ['unordin_request', 'unordin_staff'],
  leave_status: ['unordin_request', 'unordin_staff'],
  count_status_subscribers: ['unordin_staff'],
  ask_for_newsletter: ['unordin_request', 'unordin_staff'],
  confirm_newsletter: ['unordin_request', 'unordin_staff'],
  leave_newsletter: ['unordin_request', 'unordin_staff'],
  newsletter_proof: ['unordin_request', 'unordin_staff'],
  newsletter_subscription: ['unordin_request', 'unordin_staff'],
  return_to_newsletter: ['unordin_request', 'unordin_staff'],
  end_client_sessions: ['unordin_staff'],
  end_sessions: ['unordin_staff'],
  give_answer: ['unordin_request'],
  give_document: ['unordin_request'],
  begin_upload: ['unordin_request'],
  claim_upload_place: ['unordin_request'],
  add_upload_piece: ['unordin_request'],
  claim_upload: ['unordin_request'],
  mark_upload_given: ['unordin_request'],
  // Called by those above alone.
  mark_line_given: [],
  open_line_of_client: [],
  own_client_requests_matching: ['unordin_request'],
  own_client_decisions_matching: ['unordin_request'],
  answer_decision: ['unordin_request'],
  ask_decision: ['unordin_staff'],
  withdraw_decision: ['unordin_staff'],
  lock_decision: ['unordin_staff'],
  replace_decision_person: ['unordin_staff'],
  take_untold_decisions: ['unordin_request', 'unordin_staff'],
  broken_decision_event: ['unordin_staff'],
  awaited_of_decision: ['unordin_request', 'unordin_staff'],
  // Called by those above and by triggers alone.
  add_decision_event: [],
  begin_decision_round: [],
  ask_decision_again: [],
  own_colleagues: ['unordin_request'],
  people_to_name: ['unordin_request', 'unordin_staff'],
  set_colleague: ['unordin_request'],
  set_billing_contact: ['unordin_request'],
  app_sees_invoices: ['unordin_request'],
  own_billing_contacts: ['unordin_request'],
  billing_people: ['unordin_staff'],
  app_only_projects: ['unordin_request'],
  app_watched_tickets: ['unordin_request'],
  app_sees_page: ['unordin_request'],
  sees_page: ['unordin_staff'],
  choose_mail: ['unordin_request', 'unordin_staff'],
  set_colleague_projects: ['unordin_request'],
  own_updates_matching: ['unordin_request'],
  // Called by the functions above and by notify_client.
  sees_invoices: [],
  own_contact: ['unordin_request'],
  own_documents_matching: ['unordin_request'],
  own_help_matching: ['unordin_request'],
  own_help_fitting: ['unordin_request'],
  own_invoices_matching: ['unordin_request'],
  own_voided_payments: ['unordin_request'],
  own_meetings: ['unordin_request'],
  move_own_ticket: ['unordin_request'],
  rate_own_ticket: ['unordin_request'],
  note_portal_visit: ['unordin_request'],
  own_projects_matching: ['unordin_request'],
  own_tickets_matching: ['unordin_request'],
  search_site: ['unordin_request'],
  suggest_search: ['unordin_request'],
  release_lapsed_bookings: ['unordin_request', 'unordin_staff'],
  unconfirmed_bookings: ['unordin_request', 'unordin_staff'],
  correct_chat_lead: ['unordin_request'],
  stop_chat_mails: ['unordin_request', 'unordin_staff'],
  count_visitor_mails: ['unordin_request', 'unordin_staff'],
  note_visitor_mail: ['unordin_request', 'unordin_staff'],
  take_form_receipt: ['unordin_request', 'unordin_staff'],
  enqueue_job: ['unordin_request', 'unordin_staff'],
  notify_client: ['unordin_request', 'unordin_staff'],
  // Only triggers call them.
  save_people: [],
  delete_unused_people: [],
  // Only housekeeping calls it, as the owner.
  add_missing_people: [],
}
