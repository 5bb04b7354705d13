// Written by `npm run schema:types` from db/migrations; what is changed here by hand is lost.
import type { Bytes, Computed, Generated, Json, JsonText, Time, WideNumber } from './schema-columns.ts'

/** Every table and view with its columns. */
export interface Schema {
  address_changes: {
    created_at: Generated<Time>
    expires_at: Time
    new_agreed_at: Time | null
    new_email: string
    new_token_hash: Bytes | null
    old_agreed_at: Time | null
    old_token_hash: Bytes | null
    user_id: string
  }
  answer_templates: {
    body: string
    created_at: Generated<Time>
    id: Generated<string>
    name: string
    search_text: Computed<string>
    subject: string
    version: Generated<number>
  }
  assistant_answer_versions: {
    answer: string | null
    answer_fr: string | null
    answer_id: string
    asked: string
    changed_by: string | null
    created_at: Generated<Time>
    id: Generated<string>
    path: string | null
    restored_from: number | null
    status: 'live' | 'withdrawn'
    version: number
  }
  assistant_answers: {
    answer: string | null
    answer_fr: string | null
    asked: string
    changed_at: Generated<Time>
    created_at: Generated<Time>
    id: Generated<string>
    path: string | null
    search_text: Computed<string>
    status: Generated<'live' | 'withdrawn'>
    version: Generated<number>
  }
  assistant_conversation_usage: {
    conversation_id: string
    tokens: WideNumber
  }
  assistant_gaps: {
    answer_id: string | null
    closed: 'answered' | 'not_ours' | null
    closed_at: Time | null
    closed_by: string | null
    message_id: string
    vector: Bytes | null
  }
  assistant_settings: {
    changed_by: string | null
    conversation_tokens: Generated<number>
    created_at: Generated<Time>
    daily_tokens: Generated<number>
    mode: 'configured' | 'builtin' | 'off'
    version: number
  }
  assistant_usage: {
    calls: number
    day: string
    tokens: WideNumber
  }
  assistant_vectors: {
    hash: string
    used_on: Generated<string>
    vector: Bytes
  }
  audit_events: {
    action: string
    actor_email: string | null
    actor_id: string | null
    created_at: Generated<Time>
    details: Generated<Json>
    id: Generated<string>
    ip: string | null
    noun: Computed<string>
    request_id: string | null
    search_text: Computed<string>
    send_id: string | null
    session_id: string | null
    subject_id: string | null
    subject_type: string | null
  }
  auth_passkeys: {
    aaguid: string | null
    backed_up: boolean
    counter: WideNumber
    created_at: Generated<Time>
    credential_id: string
    device_type: string
    id: Generated<string>
    last_used_at: Time | null
    name: string
    public_key: string
    transports: string | null
    updated_at: Generated<Time>
    user_id: string
  }
  auth_sessions: {
    created_at: Generated<Time>
    expires_at: Time
    id: Generated<string>
    ip_address: string | null
    last_used_at: Generated<Time>
    passkey_id: string | null
    token_hash: Bytes
    user_agent: string | null
    user_id: string
  }
  auth_tokens: {
    created_at: Generated<Time>
    expires_at: Time
    kind: 'verify' | 'reset' | 'code' | 'new_passkey' | 'passkey'
    token_hash: Bytes
    user_id: string | null
  }
  auth_two_factors: {
    created_at: Generated<Time>
    id: Generated<string>
    last_step: WideNumber | null
    recovery_codes: string
    secret: string
    updated_at: Generated<Time>
    user_id: string
    verified: Generated<boolean>
  }
  auth_users: {
    created_at: Generated<Time>
    email: string
    email_verified: Generated<boolean>
    id: string
    password_hash: string | null
    two_factor_enabled: Generated<boolean>
    updated_at: Generated<Time>
  }
  billing_settings: {
    bank: Json | null
    changed_by: string | null
    created_at: Generated<Time>
    days_to_pay: number
    issuer_address: string
    issuer_email: string
    issuer_name: string
    registrations: Generated<Json>
    version: number
  }
  blueprint_leads: {
    company_name: string | null
    company_size: string | null
    created_at: Time | null
    email: string | null
    full_name: string | null
    id: string | null
    message: string | null
    phone: string | null
    primary_interest: string | null
    status: string | null
  }
  booking_holidays: {
    created_at: Generated<Time>
    day: string
    label: string
  }
  booking_settings: {
    buffer_after: number
    buffer_before: number
    changed_by: string | null
    created_at: Generated<Time>
    horizon_days: number
    notice_hours: number
    place: string
    version: number
    weekly: Json
    zone: string
  }
  bookings: {
    blocked: string
    cancelled_by: 'visitor' | 'staff' | 'lapse' | null
    company_name: string | null
    confirmed_at: Time | null
    created_at: Generated<Time>
    day_reminder_at: Time | null
    during: string
    email: string
    ends_at: Computed<Time>
    from_address: Bytes | null
    from_network: Bytes | null
    from_site: Bytes | null
    full_name: string
    held_until: Time | null
    hour_reminder_at: Time | null
    id: Generated<string>
    lead_id: string | null
    note: string | null
    party: Bytes | null
    place: Generated<string>
    proof: string | null
    search_text: Computed<string>
    sequence: Generated<number>
    starts_at: Computed<Time>
    status: Generated<'booked' | 'cancelled'>
    token_hash: Bytes
    updated_at: Generated<Time>
    zone: string
  }
  calendar_feeds: {
    created_at: Generated<Time>
    read_at: Time | null
    token_hash: Bytes
    user_id: string
  }
  capabilities: {
    created_at: Generated<Time>
    display_order: Generated<number>
    former_slugs: Generated<string[]>
    icon_name: string | null
    id: Generated<string>
    is_active: Generated<boolean>
    name: string
    slug: string
    updated_at: Generated<Time>
  }
  card_checkouts: {
    amount: WideNumber
    check_at: Time
    client_id: string
    created_at: Generated<Time>
    currency: string
    expires_at: Time
    id: Generated<string>
    invoice_id: string
    payment_id: string | null
    session_id: string
    started_by: string | null
    state: Generated<'open' | 'processing' | 'paid' | 'failed' | 'expired'>
    url: string | null
  }
  card_events: {
    id: string
    kind: string
    received_at: Time
  }
  card_matters: {
    amount: WideNumber
    answer_by: Time | null
    client_id: string
    created_at: Generated<Time>
    currency: string
    dispute_id: string | null
    id: Generated<string>
    invoice_id: string
    kind: 'too_much' | 'other_amount' | 'refunded' | 'failed' | 'disputed' | 'dispute_won' | 'dispute_lost' | 'dispute_ended'
    payment_id: string
    reason: string | null
    seen_to_at: Time | null
    seen_to_by: string | null
  }
  chat_answer_mails: {
    conversation_id: string
    mail_id: string
    queued_at: Generated<Time>
    sent_at: Time | null
    seq: number
    undelivered_at: Time | null
  }
  chat_conversations: {
    created_at: Generated<Time>
    id: Generated<string>
    intent: Generated<'evisa' | 'governance' | 'healthcare' | 'aftrlife' | 'construction' | 'capabilities' | 'company' | 'projects' | 'insights' | 'pricing' | 'timeline' | 'careers' | 'support' | 'person' | 'other' | 'danger' | 'data' | 'complaint' | 'press'>
    language: Generated<'en' | 'fr' | 'de' | 'es' | 'pt' | 'other'>
    last_message_at: Generated<Time>
    lead_id: string | null
    message_count: Generated<number>
    opening: Generated<string>
    organisation: string | null
    page: Generated<string>
    qualification: Generated<Json>
    search_text: Generated<string>
    session_hash: Bytes
    staff_mailed_at: Time | null
    state: Generated<'assistant' | 'requested' | 'staff'>
    taken_by: string | null
    taken_by_name: string | null
    visitor_email: string | null
    visitor_name: string | null
    waits: Generated<boolean>
    waits_since: Time | null
  }
  chat_feedback: {
    answer_id: string | null
    changed_at: Generated<Time>
    comment: string | null
    conversation_id: string
    created_at: Generated<Time>
    handled_at: Time | null
    handled_by: string | null
    reason: 'not_asked' | 'wrong' | 'outdated' | 'unclear' | 'other' | null
    seq: number
    thumb: 'up' | 'down'
  }
  chat_mail_consents: {
    agreed_at: Generated<Time>
    changes: Generated<number>
    consent_text: string | null
    conversation_id: string
    email: string | null
    language: Generated<'en' | 'fr'>
    stopped: Generated<string[]>
  }
  chat_messages: {
    answers: number | null
    author_id: string | null
    author_name: string | null
    client_id: string | null
    content: string
    conversation_id: string
    created_at: Generated<Time>
    id: Generated<string>
    mail_message_id: string | null
    outcome: 'answered' | 'unstated' | 'unsure' | 'refused' | 'courtesy' | 'handed_over' | 'safety' | 'error' | null
    pictures: Json | null
    reply: Json | null
    role: 'user' | 'assistant' | 'staff' | 'notice'
    seq: number
    words: Computed<string>
  }
  chat_presence: {
    conversation_id: string
    here_until: Time
    read_seq: Generated<number>
    seen_at: Generated<Time>
  }
  chat_ratings: {
    changed_at: Generated<Time>
    conversation_id: string
    created_at: Generated<Time>
    rating: number
  }
  chat_resume_keys: {
    by_mail: Generated<boolean>
    conversation_id: string
    created_at: Generated<Time>
    expires_at: Time
    id: Generated<string>
    key_hash: Bytes
  }
  chat_sessions: {
    conversation_id: string
    created_at: Generated<Time>
    expires_at: Time
    key_id: string
    session_hash: Bytes
  }
  chat_uploads: {
    content: string | null
    conversation_id: string | null
    created_at: Generated<Time>
    failed_reads: Generated<number>
    file_name: string
    file_size: WideNumber
    id: Generated<string>
    message_id: string | null
    mime_type: string
    session_hash: Bytes
    sha256: string | null
    storage_key: string
  }
  client_activity: {
    about: string | null
    about_user_id: string | null
    action: string
    by_client: boolean
    client_id: string
    created_at: Time
    event_id: string
    id: Generated<string>
    ip: string | null
    noun: Computed<string>
    user_id: string | null
  }
  client_decision_events: {
    agent: string | null
    body_sha256: string
    by_staff: boolean
    client_id: string
    created_at: Time
    decision_id: string
    document_version: number | null
    former_name: string | null
    former_user_id: string | null
    id: Generated<string>
    ip: string | null
    kind: 'asked' | 'asked_again' | 'agreed' | 'declined' | 'withdrawn' | 'replaced'
    named_name: string | null
    named_user_id: string | null
    number: number
    person_email: string | null
    person_name: string
    person_sha256: string
    previous_sha256: string
    reason: string | null
    round: number
    salt: string | null
    sha256: string
    shown_sha256: string | null
    sign_in: 'password' | 'code' | 'passkey' | null
    signed_as: string | null
    signed_drawing: string | null
    user_id: string | null
    wording: string | null
  }
  client_decision_people: {
    answer: 'agreed' | 'declined' | null
    answered_at: Time | null
    client_id: string
    decision_id: string
    id: Generated<string>
    is_awaited: Generated<boolean>
    person_name: string
    position: number
    reason: string | null
    untold: 'again' | 'withdrawn' | null
    user_id: string | null
  }
  client_decisions: {
    asked_at: Generated<Time>
    author_id: string | null
    author_name: string
    body: Generated<string>
    client_id: string
    created_at: Generated<Time>
    document_id: string | null
    document_name: string | null
    document_version: number | null
    due_on: string
    due_reminder_at: Time | null
    id: Generated<string>
    in_turn: Generated<boolean>
    kind: 'approval' | 'acknowledgement' | 'signature'
    late_reminder_at: Time | null
    milestone_id: string | null
    needs_second_factor: Generated<boolean>
    part: string | null
    part_kind: 'milestone' | 'update' | null
    people_agreed: Generated<number>
    people_total: Generated<number>
    project_id: string | null
    round: Generated<number>
    search_text: Computed<string>
    shown_sha256: string | null
    soon_reminder_at: Time | null
    status: Generated<'open' | 'agreed' | 'declined' | 'withdrawn'>
    title: string
    update_id: string | null
  }
  client_invitations: {
    client_id: string
    created_at: Generated<Time>
    email: string
    expires_at: Time
    id: Generated<string>
    invited_by: string | null
    revoked_at: Time | null
    role: 'admin' | 'client_admin' | 'client_user'
    token_hash: Bytes
    used_at: Time | null
  }
  client_references: {
    created_at: Generated<Time>
    display_order: Generated<number>
    evidence_name: string | null
    evidence_sha256: string | null
    evidence_size: WideNumber | null
    evidence_type: string | null
    figure: string | null
    figure_note: string | null
    figure_on: string | null
    figure_source: string | null
    id: Generated<string>
    is_published: Generated<boolean>
    may_contact: Generated<boolean>
    organization: string
    permission_by: string | null
    permission_on: string | null
    permission_until: string | null
    permission_withdrawn_on: string | null
    project_id: string | null
    quote: string
    said_by: string
    said_role: string | null
    search_text: Computed<string>
    storage_key: string | null
    version: Generated<number>
  }
  client_request_files: {
    client_id: string
    created_at: Generated<Time>
    document_id: string
    id: Generated<string>
    line_id: string
  }
  client_request_lines: {
    answer: string | null
    client_id: string
    decided_at: Time | null
    given_at: Time | null
    given_by: string | null
    given_by_name: string | null
    hint: Generated<string>
    id: Generated<string>
    kind: 'document' | 'answer'
    position: number
    request_id: string
    returned_because: string | null
    status: Generated<'missing' | 'given' | 'returned' | 'accepted'>
    title: string
  }
  client_request_templates: {
    created_at: Generated<Time>
    id: Generated<string>
    lines: Json
    reason: Generated<string>
    title: string
  }
  client_requests: {
    author_id: string | null
    author_name: string
    client_id: string
    contact_id: string | null
    created_at: Generated<Time>
    due_on: string
    due_reminder_at: Time | null
    given_since: Time | null
    id: Generated<string>
    late_reminder_at: Time | null
    lines_accepted: Generated<number>
    lines_given: Generated<number>
    lines_missing: Generated<number>
    lines_total: Generated<number>
    project_id: string | null
    reason: Generated<string>
    search_text: Computed<string>
    soon_reminder_at: Time | null
    status: Generated<'open' | 'completed' | 'cancelled'>
    title: string
    updated_at: Generated<Time>
    waits_for_client: Computed<boolean>
    waits_for_us: Computed<boolean>
  }
  clients: {
    company_name: string | null
    contact_email: string | null
    contact_phone: string | null
    created_at: Generated<Time>
    id: Generated<string>
    name: string
    notes: string | null
    status: Generated<'active' | 'inactive' | 'pending'>
    updated_at: Generated<Time>
    user_count: Generated<number>
  }
  comment_mentions: {
    client_id: string
    comment_id: string
    name: string
    user_id: string
  }
  comments: {
    answered_at: Time | null
    author_id: string | null
    author_name: string
    body: string
    by_mail: Generated<boolean>
    client_id: string
    created_at: Generated<Time>
    document_id: string | null
    from_staff: Generated<boolean>
    id: Generated<string>
    internal: Generated<boolean>
    milestone_id: string | null
    page: Computed<string>
    project_id: string | null
    request_id: string | null
    update_id: string | null
  }
  company_evidence: {
    created_at: Generated<Time>
    dated_on: string | null
    id: Generated<string>
    issued_by: string | null
    kind: 'certificate' | 'penetration_test' | 'document'
    name: string
    scope: string | null
    state: 'held' | 'in_progress' | 'not_held' | null
    summary: string | null
    valid_until: string | null
    version: Generated<number>
  }
  company_evidence_versions: {
    changed_by: string | null
    content: Json
    created_at: Generated<Time>
    evidence_id: string
    version: number
  }
  company_facts: {
    changed_by: string | null
    created_at: Generated<Time>
    in_force: Generated<boolean>
    key: string
    value: string | null
    version: number
  }
  company_files: {
    created_at: Generated<Time>
    evidence_id: string
    file_size: WideNumber
    is_public: Generated<boolean>
    mime_type: string
    name: string
    sha256: string
    storage_key: string
  }
  content_picture_files: {
    picture_id: string
    size: number
    storage_key: string
    type: 'image/avif' | 'image/webp'
    width: number
  }
  content_picture_uses: {
    insight_id: string
    picture_id: string
  }
  content_pictures: {
    alt: string
    created_at: Generated<Time>
    hash: string
    height: number
    id: Generated<string>
    name: string
    width: number
  }
  content_types: {
    created_at: Generated<Time>
    display_order: Generated<number>
    former_slugs: Generated<string[]>
    id: Generated<string>
    is_active: Generated<boolean>
    name: string
    slug: string
    updated_at: Generated<Time>
  }
  daily_counts: {
    amount: Generated<WideNumber>
    day: string
    day_count: Generated<number>
    id: Generated<WideNumber>
    is_sum: Generated<boolean>
    kind: string
    minutes: Generated<number>
    part: Generated<string>
    step: Generated<string>
    total: WideNumber
  }
  digest_items: {
    client_id: string
    created_at: Generated<Time>
    id: Generated<string>
    kind: 'projects' | 'requests' | 'decisions' | 'comments' | 'tickets' | 'colleagues'
    mail_kind: string
    page: string
    title: string
    user_id: string
  }
  document_versions: {
    client_id: string
    created_at: Generated<Time>
    document_id: string
    file_size: WideNumber
    from_client: Generated<boolean>
    id: Generated<string>
    mime_type: string
    name: string
    sha256: string | null
    storage_key: string
    uploaded_by: string | null
    version: number
  }
  documents: {
    client_id: string
    created_at: Generated<Time>
    file_size: WideNumber
    id: Generated<string>
    mime_type: string
    name: string
    project_id: string | null
    search_text: Computed<string>
    sha256: string | null
    storage_key: string
    updated_at: Generated<Time>
    uploaded_by: string | null
    version: Generated<number>
  }
  form_receipts: {
    address: Bytes
    content: Bytes
    created_at: Generated<Time>
    day: Generated<string>
    email: Bytes | null
    form: string
    id: string
    network: Bytes
    proof: string | null
  }
  former_help_slugs: {
    created_at: Generated<Time>
    help_id: string
    slug: string
  }
  former_insight_slugs: {
    created_at: Generated<Time>
    insight_id: string
    slug: string
  }
  former_project_slugs: {
    created_at: Generated<Time>
    project_id: string
    slug: string
  }
  held_submissions: {
    consent_at: Time
    consent_page: string
    consent_text: string
    created_at: Generated<Time>
    decided_at: Time | null
    decided_by: string | null
    form: string
    id: string
    payload: Json
    reasons: string[]
    sender_email: Generated<string>
    sender_name: Generated<string>
    state: Generated<'held' | 'released' | 'discarded'>
    storage_key: Computed<string | null>
  }
  help_articles: {
    audience: Generated<'public' | 'clients' | 'client'>
    client_id: string | null
    content: Generated<string>
    created_at: Generated<Time>
    excerpt: string | null
    id: Generated<string>
    is_published: Generated<boolean>
    publish_at: Time | null
    search: Computed<string>
    slug: string
    title: string
    title_key: Computed<string>
    updated_at: Generated<Time>
    version: Generated<number>
    visible_from: Computed<Time | null>
  }
  help_picture_uses: {
    help_id: string
    picture_id: string
  }
  help_versions: {
    changed: Generated<string[]>
    content: Json
    created_at: Generated<Time>
    editor_id: string | null
    help_id: string
    id: Generated<string>
    move: 'found' | 'create' | 'save' | 'publish' | 'schedule' | 'unpublish' | 'restore'
    restored_from: number | null
    version: number
  }
  inbound_mailboxes: {
    failed_at: Time | null
    last_uid: Generated<WideNumber>
    name: string
    read_at: Time | null
    read_by: string | null
    read_until: Time | null
    stuck_times: Generated<number>
    stuck_uid: WideNumber | null
    uid_validity: WideNumber | null
  }
  inbound_mails: {
    about_id: string | null
    about_kind: 'ticket' | 'conversation' | 'lead' | 'comment' | 'document' | 'update' | 'request' | null
    attempts: Generated<number>
    body: Generated<string>
    created_at: Generated<Time>
    decided_at: Time | null
    decided_by: string | null
    file_names: Generated<string[]>
    id: string
    message_id: string
    reason: string | null
    sender: Generated<string>
    sender_name: Generated<string>
    state: Generated<'waiting' | 'taken' | 'quarantined' | 'ignored'>
    storage_key: string | null
    subject: Generated<string>
  }
  insight_capabilities: {
    capability_id: string
    content_type_id: string | null
    insight_id: string
    published_at: Time | null
    visible_from: Time | null
  }
  insight_versions: {
    changed: Generated<string[]>
    content: Json
    created_at: Generated<Time>
    editor_id: string | null
    id: Generated<string>
    insight_id: string
    move: 'found' | 'create' | 'save' | 'publish' | 'schedule' | 'unpublish' | 'restore'
    restored_from: number | null
    version: number
  }
  insights: {
    author: string | null
    content: Generated<string>
    content_type_id: string | null
    created_at: Generated<Time>
    excerpt: string | null
    featured_image_alt: string | null
    featured_image_height: number | null
    featured_image_url: string | null
    featured_image_width: number | null
    id: Generated<string>
    is_published: Generated<boolean>
    publish_at: Time | null
    published_at: Time | null
    search: Computed<string | null>
    slug: string
    title: string
    updated_at: Generated<Time>
    version: Generated<number>
    visible_from: Computed<Time | null>
  }
  invoice_lines: {
    client_id: string
    corrects_position: number | null
    description: string
    invoice_id: string
    net: WideNumber
    position: number
    quantity: WideNumber
    taxes: Generated<string[]>
    unit_price: WideNumber
  }
  invoice_numbers: {
    kind: string
    last: number
    year: number
  }
  invoice_payments: {
    amount: WideNumber
    client_id: string
    created_at: Generated<Time>
    id: Generated<string>
    invoice_id: string
    method: string
    received_on: string
    recorded_by: string
    reference: string | null
    void_reason: string | null
    voided_at: Time | null
    voided_by: string | null
  }
  invoice_sums: {
    client_id: string
    currency: string
    overdue: Generated<WideNumber>
    paid: Generated<WideNumber>
    pending: Generated<WideNumber>
  }
  invoice_taxes: {
    amount: Generated<WideNumber>
    base: Generated<WideNumber>
    client_id: string
    id: string
    invoice_id: string
    name: string
    rate: number
    registration: string | null
  }
  invoices: {
    balance: Computed<WideNumber>
    bill_address: string | null
    bill_contact: string | null
    bill_name: string
    client_id: string
    corrects_id: string | null
    created_at: Generated<Time>
    credited: Generated<WideNumber>
    currency: string
    description: string
    due_on: string
    due_reminder_at: Time | null
    id: Generated<string>
    issued_at: Time | null
    issued_on: string | null
    issuer: Json | null
    kind: Generated<'invoice' | 'credit_note'>
    late_reminder_at: Time | null
    mailed_at: Time | null
    mailed_by_job: string | null
    notes: string | null
    number: string | null
    paid: Generated<WideNumber>
    pay_link: string | null
    po_number: string | null
    project_id: string | null
    project_name: string | null
    search_text: Computed<string>
    soon_reminder_at: Time | null
    status: Generated<'draft' | 'pending' | 'overdue' | 'paid' | 'credited'>
    subtotal: Generated<WideNumber>
    total: Generated<WideNumber>
    updated_at: Generated<Time>
    version: Generated<number>
  }
  job_applications: {
    created_at: Generated<Time>
    email: string
    file_name: string
    file_size: WideNumber
    full_name: string
    id: string
    job: string
    job_title: string
    lead_id: string
    mime_type: string
    search_text: Computed<string>
    sha256: string | null
    status: Generated<'new' | 'reviewing' | 'interview' | 'rejected' | 'hired'>
    storage_key: string
  }
  lead_activities: {
    actor_id: string | null
    actor_name: string
    body: string | null
    created_at: Generated<Time>
    from_status: string | null
    from_value: string | null
    id: Generated<string>
    kind: 'note' | 'status' | 'owner' | 'next_step' | 'lost' | 'spam'
    lead_id: string
    to_status: string | null
    to_value: string | null
  }
  lead_counts: {
    shard: number
    source: string
    status: string
    total: WideNumber
  }
  lead_mails: {
    address: string
    author_id: string | null
    author_name: string | null
    body: string
    created_at: Generated<Time>
    ended_at: Time | null
    file_names: Generated<string[]>
    handed_at: Time | null
    id: string
    lead_id: string
    send_at: Time | null
    state: 'draft' | 'queued' | 'sent' | 'failed' | 'received'
    subject: string
  }
  lead_origins: {
    campaign: string
    created_at: Generated<Time>
    lead_id: string
    medium: string
    referrer: string
    source: string
  }
  leads: {
    client_id: string | null
    company_name: string | null
    company_size: string | null
    consent_at: Time | null
    consent_page: string | null
    consent_text: string | null
    created_at: Generated<Time>
    details: Generated<Json>
    email: string
    first_answer: 'status' | 'mail' | 'conversation' | 'call' | 'conversion' | null
    first_answered_at: Time | null
    full_name: string
    id: string
    lost_note: string | null
    lost_reason: 'no_answer' | 'no_budget' | 'not_now' | 'other_supplier' | 'no_fit' | 'duplicate' | 'other' | null
    message: string | null
    next_step: string | null
    next_step_on: string | null
    owner_id: string | null
    phone: string | null
    primary_interest: string | null
    search_text: Computed<string>
    source: 'blueprint' | 'contact' | 'get_started' | 'application' | 'newsletter' | 'assistant'
    spam_at: Time | null
    status: Generated<'new' | 'contacted' | 'qualified' | 'converted'>
    updated_at: Generated<Time>
  }
  mail_choices: {
    choice: 'daily' | 'off'
    kind: 'projects' | 'requests' | 'decisions' | 'comments' | 'tickets' | 'colleagues'
    user_id: string
  }
  mail_deliveries: {
    about: string | null
    attempts: number | null
    id: string
    kind: string
    recipient: string
    seen_to_at: Time | null
    sent_at: Generated<Time>
    subject: string | null
    thread: string | null
    undelivered_at: Time | null
  }
  newsletter_deliveries: {
    done_at: Time | null
    due_at: Generated<Time>
    fault: string | null
    id: Generated<string>
    issue_id: string
    state: Generated<'waiting' | 'sent' | 'failed' | 'skipped'>
    subscriber_id: string | null
    tries: Generated<number>
  }
  newsletter_issue_insights: {
    insight_id: string
    issue_id: string
    position: number
  }
  newsletter_issues: {
    content: Json | null
    created_at: Generated<Time>
    failed: Generated<number>
    finished_at: Time | null
    id: Generated<string>
    introduction: Generated<string>
    next_at: Generated<Time>
    per_minute: Generated<number>
    sent: Generated<number>
    started_at: Time | null
    state: Generated<'draft' | 'sending' | 'stopped' | 'sent'>
    subject: Generated<string>
    total: Generated<number>
  }
  newsletter_proofs: {
    consent_at: Time
    consent_page: string
    consent_text: string
    created_at: Generated<Time>
    subscriber_id: string
    token_hash: Bytes
  }
  newsletter_subscribers: {
    confirmed_at: Time | null
    consent_at: Time
    consent_page: string
    consent_text: string
    created_at: Generated<Time>
    email: string
    id: Generated<string>
    is_lead: Generated<boolean>
    state: Generated<'pending' | 'confirmed' | 'unsubscribed'>
    unsubscribed_at: Time | null
  }
  notifications: {
    client_id: string
    created_at: Generated<Time>
    id: Generated<string>
    kind: string
    read_at: Time | null
    title: string
    url: string
    user_id: string
  }
  opened_records: {
    kind: string
    opened_at: Generated<Time>
    record_id: string
    user_id: string
  }
  organisation_domains: {
    domain: string
    organisation_id: string
  }
  organisation_merges: {
    created_at: Generated<Time>
    domains: Generated<string[]>
    id: Generated<string>
    kept_before: Json
    kept_id: string
    merged: Json
    merged_by: string | null
    merged_by_name: string
    merged_id: string
    merges: Generated<string[]>
    notes: Generated<string[]>
    people: Generated<string[]>
    tasks: Generated<string[]>
  }
  organisations: {
    client_id: string | null
    created_at: Generated<Time>
    domains: Generated<string>
    id: Generated<string>
    name: string
    owner_id: string | null
    search_text: Computed<string>
    version: Generated<number>
  }
  page_text_drafts: {
    based_on: number
    editor_id: string | null
    language: Generated<string>
    page: string
    revision: number
    saved_at: Generated<Time>
    share_picture_id: string | null
    texts: Json
  }
  page_text_versions: {
    changed: Generated<string[]>
    created_at: Generated<Time>
    editor_id: string | null
    id: Generated<string>
    language: Generated<string>
    move: 'publish' | 'restore' | 'original'
    page: string
    restored_from: number | null
    share_picture_id: string | null
    texts: Json
    version: number
  }
  page_texts: {
    language: Generated<string>
    page: string
    share_picture_id: string | null
    texts: Json
    updated_at: Generated<Time>
    version: number
  }
  people: {
    email: string
    emails: string
    first_seen_at: Generated<Time>
    full_name: Generated<string>
    id: Generated<string>
    is_verified: Generated<boolean>
    language: string | null
    last_seen_at: Generated<Time>
    only_spam: Generated<boolean>
    organisation_given: Generated<string>
    organisation_id: string | null
    owner_id: string | null
    phone: string | null
    search_text: Computed<string>
    version: Generated<number>
  }
  person_addresses: {
    address: string
    domain: Computed<string>
    first_seen_at: Generated<Time>
    last_seen_at: Generated<Time>
    person_id: string
    verified_at: Time | null
  }
  person_merges: {
    addresses: string[]
    created_at: Generated<Time>
    id: Generated<string>
    kept_before: Json
    kept_id: string
    merged: Json
    merged_by: string | null
    merged_by_name: string
    merged_id: string
    merges: Generated<string[]>
    notes: Generated<string[]>
    tasks: Generated<string[]>
  }
  portal_visits: {
    former_at: Time | null
    last_at: Time
    user_id: string
  }
  profiles: {
    billing_contact: Generated<boolean>
    client_id: string | null
    client_name: Generated<string>
    created_at: Generated<Time>
    deactivated_at: Time | null
    deactivated_by_colleague: Generated<boolean>
    email: string
    full_name: string
    id: Generated<string>
    only_projects: string[] | null
    paused: Generated<boolean>
    role: Generated<'admin' | 'client_admin' | 'client_user'>
    second_factor: Generated<boolean>
    time_zone: string | null
    updated_at: Generated<Time>
    user_id: string
    verified: Generated<boolean>
  }
  project_capabilities: {
    capability_id: string
    display_order: number | null
    project_id: string
    sector_id: string | null
    visible_from: Time | null
  }
  project_milestones: {
    client_id: string
    created_at: Generated<Time>
    done_at: Time | null
    due_on: string | null
    id: Generated<string>
    position: number
    project_id: string
    title: string
    updated_at: Generated<Time>
  }
  project_updates: {
    author_id: string | null
    author_name: string
    body: string
    client_id: string
    created_at: Generated<Time>
    edited_at: Time | null
    id: Generated<string>
    project_id: string
    search_text: Computed<string>
    title: string
    version: Generated<number>
  }
  project_versions: {
    changed: Generated<string[]>
    content: Json
    created_at: Generated<Time>
    editor_id: string | null
    id: Generated<string>
    move: 'found' | 'create' | 'save' | 'publish' | 'schedule' | 'unpublish' | 'restore'
    project_id: string
    restored_from: number | null
    version: number
  }
  projects: {
    assessment: string | null
    assessment_points: string | null
    budget: string | null
    client_id: string
    created_at: Generated<Time>
    description: string | null
    due_on: string | null
    id: Generated<string>
    name: string
    overview: string | null
    overview_points: string | null
    progress: Generated<number>
    proposal: string | null
    proposal_points: string | null
    search_text: Computed<string>
    starts_on: string | null
    status: Generated<'active' | 'completed' | 'planning'>
    timeline: string | null
    updated_at: Generated<Time>
    version: Generated<number>
  }
  public_projects: {
    challenge: string | null
    created_at: Generated<Time>
    description: string | null
    display_order: Generated<number>
    id: Generated<string>
    is_featured: Generated<boolean>
    kpis: Generated<string[]>
    outcomes: Generated<string[]>
    publish_at: Time | null
    published: Generated<boolean>
    search: Computed<string | null>
    sector_id: string | null
    slug: string
    solution: string | null
    subtitle: string | null
    title: string
    updated_at: Generated<Time>
    version: Generated<number>
    visible_from: Computed<Time | null>
  }
  publication_drafts: {
    based_on: number
    content: Json
    editor_id: string
    help_id: string | null
    id: Generated<string>
    insight_id: string | null
    kind: 'insight' | 'project' | 'help'
    project_id: string | null
    saved_at: Generated<Time>
  }
  rate_limits: {
    expires_at: Time
    hits: number
    key: string
    window_start: Time
  }
  received_files: {
    freed_bytes: WideNumber | null
    freed_client: string | null
    received_at: Generated<Time>
    storage_key: string
  }
  record_notes: {
    author_id: string | null
    author_name: string
    body: string
    created_at: Generated<Time>
    id: Generated<string>
    organisation_id: string | null
    person_id: string | null
  }
  record_tasks: {
    author_id: string | null
    author_name: string
    created_at: Generated<Time>
    done_at: Time | null
    done_by_name: string | null
    due_on: string
    id: Generated<string>
    organisation_id: string | null
    owner_id: string | null
    person_id: string | null
    title: string
  }
  redirects: {
    created_at: Generated<Time>
    from_path: string
    hits: Generated<number>
    id: Generated<string>
    last_hit_at: Time | null
    status: Generated<number>
    target: string
    updated_at: Generated<Time>
  }
  sample_content: {
    completed_at: Generated<Time>
    id: Generated<string>
  }
  saved_views: {
    created_at: Generated<Time>
    id: Generated<string>
    is_default: Generated<boolean>
    list: string
    name: string
    owner_id: string
    place: Generated<number>
    search: string
  }
  schema_migrations: {
    applied_at: Generated<Time>
    checksum: string
    name: string
    version: number
  }
  search_entries: {
    body: string
    hash: string
    kind: 'page' | 'job'
    note: string
    path: string
    search: Computed<string>
    title: string
  }
  search_words: {
    word: string
  }
  sectors: {
    created_at: Generated<Time>
    display_order: Generated<number>
    former_slugs: Generated<string[]>
    id: Generated<string>
    is_active: Generated<boolean>
    name: string
    slug: string
    updated_at: Generated<Time>
  }
  signing_keys: {
    created_at: Generated<Time>
    id: Generated<string>
    public_key: string
    sealed_key: string
  }
  status_notices: {
    affected: Json
    closed_at: Time | null
    created_at: Generated<Time>
    ends_at: Time | null
    id: Generated<string>
    is_open: Computed<boolean>
    kind: 'incident' | 'maintenance'
    search_text: Computed<string>
    starts_at: Time
    status: 'investigating' | 'identified' | 'monitoring' | 'resolved' | 'planned' | 'underway' | 'done' | 'cancelled'
    title: string
    updated_at: Generated<Time>
  }
  status_subscribers: {
    asked_at: Generated<Time>
    asked_times: Generated<number>
    confirmed_at: Time | null
    consent_at: Time
    consent_page: string
    consent_text: string
    created_at: Generated<Time>
    email: string
    id: Generated<string>
    token_hash: Bytes | null
  }
  status_updates: {
    author_id: string | null
    created_at: Generated<Time>
    id: Generated<string>
    mailed_up_to: string | null
    notice_id: string
    status: 'investigating' | 'identified' | 'monitoring' | 'resolved' | 'planned' | 'underway' | 'done' | 'cancelled'
    text: string
  }
  support_tickets: {
    answered_at: Time | null
    assignee_id: string | null
    author_name: string | null
    client_id: string
    created_at: Generated<Time>
    created_by: string | null
    description: string
    id: Generated<string>
    last_activity_at: Generated<Time>
    priority: Generated<'low' | 'medium' | 'high'>
    priority_rank: Computed<number>
    project_id: string | null
    rated_at: Time | null
    rated_by: string | null
    rated_by_name: string | null
    rating: number | null
    rating_comment: string | null
    resolved_at: Time | null
    search_text: Computed<string>
    status: Generated<'open' | 'in_progress' | 'resolved' | 'closed'>
    title: string
    updated_at: Generated<Time>
    waits_for_client_since: Computed<Time | null>
    waits_since: Time | null
  }
  team_members: {
    bio: string | null
    created_at: Generated<Time>
    display_order: Generated<number>
    full_name: string
    id: Generated<string>
    is_published: Generated<boolean>
    portrait_alt: string | null
    portrait_id: string | null
    profile_url: string | null
    role: string
    search_text: Computed<string>
    version: Generated<number>
  }
  ticket_attachments: {
    client_id: string
    created_at: Generated<Time>
    id: Generated<string>
    message_id: string | null
    name: string
    size: WideNumber
    storage_key: string
    ticket_id: string
    type: string
  }
  ticket_messages: {
    author_id: string | null
    author_name: string
    body: string | null
    by_mail: Generated<boolean>
    client_id: string
    created_at: Generated<Time>
    from_staff: Generated<boolean>
    from_status: 'open' | 'in_progress' | 'resolved' | 'closed' | null
    id: Generated<string>
    kind: Generated<'reply' | 'note' | 'status'>
    ticket_id: string
    to_status: 'open' | 'in_progress' | 'resolved' | 'closed' | null
  }
  ticket_watchers: {
    added_by: string | null
    client_id: string
    created_at: Generated<Time>
    ticket_id: string
    user_id: string
  }
  undoable_changes: {
    after: Json
    before: Json
    change_id: string
    created_at: Generated<Time>
    id: Generated<string>
    kind: string
    made_by: string
    record_id: string
    undone_at: Time | null
  }
  upload_pieces: {
    client_id: string
    id: Generated<string>
    size: WideNumber
    starts_at: WideNumber
    storage_key: string
    upload_id: string
  }
  uploads: {
    client_id: string
    given_at: Time | null
    id: string
    joining_by: string | null
    joining_until: Time | null
    line_id: string
    moved_at: Generated<Time>
    name: string
    received: Generated<WideNumber>
    size: WideNumber
    user_id: string
    writing_by: string | null
    writing_until: Time | null
  }
  visit_counts: {
    campaign: Generated<string>
    day: string
    medium: Generated<string>
    path: string
    referrer: Generated<string>
    source: Generated<string>
    views: number
    visits: number
  }
  visitor_mails: {
    about: string | null
    address: Bytes | null
    created_at: Generated<Time>
    domain: Bytes
    id: Generated<string>
    kind: string
    network: Bytes | null
    party: Bytes
    purpose: 'confirmation' | 'link' | 'staff' | 'alarm'
    recipient: Bytes
    site: Bytes | null
    withheld: 'recipient' | 'domain' | 'address' | 'site' | 'network' | null
  }
}

/** Every function that a statement may call, with its parameters and what it gives. */
export interface Functions {
  add_decision_event: {
    parameters: { d: string | null; what: string | null; from_ip: string | null; by_agent: string | null; signed_in_with: string | null; words?: string | null; because?: string | null; name_typed?: string | null; name_drawn?: string | null; former?: string | null; named?: string | null }
    result: { kind: 'void' }
  }
  add_missing_people: {
    parameters: { since: string | Date | null }
    result: { kind: 'rows'; row: { added: number | null; missing: number | null } }
  }
  add_upload_piece: {
    parameters: { upload: string | null; claim: string | null; begins: string | number | bigint | null; bytes: string | number | bigint | null; key: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  answer_decision: {
    parameters: { decision: string | null; of_round: number | null; agrees: boolean | null; because: string | null; words: string | null; name_typed: string | null; name_drawn: string | null; from_ip: string | null; by_agent: string | null; signed_in_with: string | null }
    result: { kind: 'value'; value: string | null }
  }
  answer_lead: {
    parameters: { the_lead: string | null; the_kind: string | null; the_time: string | Date | null }
    result: { kind: 'void' }
  }
  app_booking_token: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: Buffer | null }
  }
  app_chat_key: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: Buffer | null }
  }
  app_chat_session: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: Buffer | null }
  }
  app_client_id: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: string | null }
  }
  app_only_projects: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: string[] | null }
  }
  app_role: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: string | null }
  }
  app_sees_invoices: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: boolean | null }
  }
  app_sees_page: {
    parameters: { of_url: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  app_user_id: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: string | null }
  }
  app_viewing: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: boolean | null }
  }
  app_watched_tickets: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: string[] | null }
  }
  ask_decision: {
    parameters: { decision: string | null; from_ip: string | null; by_agent: string | null; signed_in_with: string | null }
    result: { kind: 'void' }
  }
  ask_decision_again: {
    parameters: { d: string | null }
    result: { kind: 'void' }
  }
  ask_for_newsletter: {
    parameters: { the_email: string | null; the_hash: Buffer | null; the_text: string | null; the_page: string | null; the_at: string | Date | null }
    result: { kind: 'value'; value: string | null }
  }
  ask_for_status: {
    parameters: { the_email: string | null; the_hash: Buffer | null; the_text: string | null; the_page: string | null; the_at: string | Date | null }
    result: { kind: 'rows'; row: { id: string | null; email: string | null; is_confirmed: boolean | null } }
  }
  awaited_of_decision: {
    parameters: { decision: string | null }
    result: { kind: 'rows'; row: { user_id: string | null; email: string | null } }
  }
  begin_decision_round: {
    parameters: { decision: string | null }
    result: { kind: 'void' }
  }
  begin_upload: {
    parameters: { upload: string | null; line: string | null; file_name: string | null; bytes: string | number | bigint | null; own_most: string | number | bigint | null; client_most: string | number | bigint | null; own_files: number | null }
    result: { kind: 'value'; value: string | null }
  }
  billing_people: {
    parameters: { of_client: string | null }
    result: { kind: 'values'; value: string | null }
  }
  booked_times: {
    parameters: { since: string | Date | null; until: string | Date | null }
    result: { kind: 'rows'; row: { starts: string | null; ends: string | null } }
  }
  broken_decision_event: {
    parameters: { decision: string | null }
    result: { kind: 'value'; value: number | null }
  }
  choose_mail: {
    parameters: { the_address: string | null; the_kind: string | null; the_mail_kind: string | null; the_title: string | null; the_page: string | null; the_time: string | Date | null }
    result: { kind: 'value'; value: boolean | null }
  }
  claim_upload: {
    parameters: { upload: string | null; claim: string | null; seconds: number | null }
    result: { kind: 'value'; value: string | null }
  }
  claim_upload_place: {
    parameters: { upload: string | null; claim: string | null; begins: string | number | bigint | null; seconds: number | null }
    result: { kind: 'value'; value: string | null }
  }
  confirm_newsletter: {
    parameters: { the_hash: Buffer | null }
    result: { kind: 'rows'; row: { id: string | null; email: string | null; changed: boolean | null; becomes_lead: boolean | null; consent_text: string | null; consent_page: string | null; consent_at: string | null } }
  }
  confirm_status: {
    parameters: { the_hash: Buffer | null }
    result: { kind: 'rows'; row: { id: string | null; changed: boolean | null } }
  }
  correct_chat_lead: {
    parameters: { the_conversation: string | null; the_name: string | null; the_email: string | null; the_phone: string | null; the_company: string | null; the_interest: string | null; the_message: string | null; the_details: JsonText | null; the_author: string | null; the_note: string | null }
    result: { kind: 'void' }
  }
  count_by_day: {
    parameters: { kind: string | null; counted: string | null; day: string | null; condition: string | null; part?: string | null; step?: string | null; minutes?: string | null; amount?: string | null }
    result: { kind: 'void' }
  }
  count_status_subscribers: {
    parameters: Record<never, never>
    result: { kind: 'value'; value: number | null }
  }
  count_visitor_mails: {
    parameters: { the_purpose: string | null; the_recipient: Buffer | null; the_party: Buffer | null; the_domain: Buffer | null; the_address: Buffer | null; the_site: Buffer | null; the_network: Buffer | null }
    result: { kind: 'rows'; row: { place: string | null; hour: number | null; day: number | null; parties: number | null } }
  }
  decision_part_of_milestone: {
    parameters: { m: string | null }
    result: { kind: 'value'; value: string | null }
  }
  decision_part_of_update: {
    parameters: { u: string | null }
    result: { kind: 'value'; value: string | null }
  }
  delete_unused_people: {
    parameters: { gone: string[] | null }
    result: { kind: 'void' }
  }
  end_client_sessions: {
    parameters: { client: string | null }
    result: { kind: 'void' }
  }
  end_sessions: {
    parameters: { account: string | null; kept: string | null }
    result: { kind: 'void' }
  }
  enqueue_job: {
    parameters: { the_queue: string | null; the_id: string | null; the_data: JsonText | null; the_start: string | Date | null }
    result: { kind: 'void' }
  }
  give_answer: {
    parameters: { line: string | null; words: string | null; seen: string | null }
    result: { kind: 'value'; value: string | null }
  }
  give_document: {
    parameters: { line: string | null; file_name: string | null; bytes: string | number | bigint | null; type: string | null; key: string | null; hash: string | null }
    result: { kind: 'rows'; row: { document_id: string | null; name: string | null; version: number | null; is_new: boolean | null; is_first: boolean | null } }
  }
  help_query: {
    parameters: { words: string | null; any_word: boolean | null }
    result: { kind: 'value'; value: string | null }
  }
  is_billing_notice: {
    parameters: { kind: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  joined_words: {
    parameters: { list: string[] | null }
    result: { kind: 'value'; value: string | null }
  }
  leave_newsletter: {
    parameters: { the_id: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  leave_status: {
    parameters: { the_id: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  lock_decision: {
    parameters: { decision: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  mark_line_given: {
    parameters: { line: string | null; words: string | null }
    result: { kind: 'void' }
  }
  mark_upload_given: {
    parameters: { upload: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  minutes_between: {
    parameters: { began: string | Date | null; ended: string | Date | null }
    result: { kind: 'value'; value: number | null }
  }
  move_own_ticket: {
    parameters: { line: string | null; ticket: string | null; seen: string | null; wanted: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  newsletter_proof: {
    parameters: { the_hash: Buffer | null }
    result: { kind: 'rows'; row: { id: string | null; email: string | null; state: string | null } }
  }
  newsletter_subscription: {
    parameters: { the_id: string | null }
    result: { kind: 'rows'; row: { email: string | null; state: string | null; can_return: boolean | null } }
  }
  note_portal_visit: {
    parameters: { at: string | Date | null }
    result: { kind: 'void' }
  }
  note_visitor_mail: {
    parameters: { the_kind: string | null; the_purpose: string | null; the_recipient: Buffer | null; the_party: Buffer | null; the_domain: Buffer | null; the_address: Buffer | null; the_site: Buffer | null; the_network: Buffer | null; the_about: string | null; the_withheld: string | null }
    result: { kind: 'void' }
  }
  notify_client: {
    parameters: { the_client: string | null; the_kind: string | null; the_title: string | null; the_url: string | null; the_users: string[] | null; the_author: string | null }
    result: { kind: 'values'; value: string | null }
  }
  open_line_of_client: {
    parameters: { line: string | null; of_kind: string | null }
    result: { kind: 'value'; value: string | null }
  }
  own_billing_contacts: {
    parameters: Record<never, never>
    result: { kind: 'rows'; row: { name: string | null } }
  }
  own_client_decisions_matching: {
    parameters: { pattern: string | null; at_most: number | null; of_status?: string | null }
    result: { kind: 'values'; value: string | null }
  }
  own_client_requests_matching: {
    parameters: { pattern: string | null; at_most: number | null; of_status?: string | null }
    result: { kind: 'values'; value: string | null }
  }
  own_colleagues: {
    parameters: { among: string[] | null; at_most: number | null }
    result: { kind: 'rows'; row: { user_id: string | null; full_name: string | null } }
  }
  own_contact: {
    parameters: Record<never, never>
    result: { kind: 'rows'; row: { full_name: string | null; email: string | null } }
  }
  own_documents_matching: {
    parameters: { pattern: string | null; at_most: number | null; of_project?: string | null }
    result: { kind: 'values'; value: string | null }
  }
  own_help_fitting: {
    parameters: { words: string | null; at_most: number | null }
    result: { kind: 'rows'; row: { slug: string | null; title: string | null; excerpt: string | null } }
  }
  own_help_matching: {
    parameters: { words: string | null; at_most: number | null }
    result: { kind: 'values'; value: string | null }
  }
  own_invoices_matching: {
    parameters: { pattern: string | null; at_most: number | null; of_status?: string | null }
    result: { kind: 'values'; value: string | null }
  }
  own_meetings: {
    parameters: { at: string | Date | null }
    result: { kind: 'rows'; row: { id: string | null; starts_at: string | null; ends_at: string | null; place: string | null } }
  }
  own_projects_matching: {
    parameters: { pattern: string | null; at_most: number | null; of_status?: string | null }
    result: { kind: 'values'; value: string | null }
  }
  own_search: {
    parameters: { pattern: string | null; words: string | null; shown: number | null; counted: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; at: string | null; matches: number | null } }
  }
  own_tickets_matching: {
    parameters: { pattern: string | null; at_most: number | null; of_statuses?: string[] | null; of_priority?: string | null; of_author?: string | null }
    result: { kind: 'values'; value: string | null }
  }
  own_updates_matching: {
    parameters: { pattern: string | null; at_most: number | null }
    result: { kind: 'values'; value: string | null }
  }
  own_voided_payments: {
    parameters: Record<never, never>
    result: { kind: 'rows'; row: { id: string | null; invoice_id: string | null; received_on: string | null; amount: string | null; method: string | null; created_at: string | null; voided_at: string | null } }
  }
  palette_answer: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_case_study: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_client: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_conversation: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_decision: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_document: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_help: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_insight: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_invoice: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_lead: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_make: {
    parameters: { kind: string | null; of_table: string | null; title: string | null; names: string[] | null; words: string | null; newest: string | null; keys: string | null; note: string | null; status: string | null; weight: string | null; starts: string[] | null; more: string | null; across: string | null; walked: number | null; walked_first: number | null }
    result: { kind: 'void' }
  }
  palette_organisation: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_person: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_project: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_recent: {
    parameters: { most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_records: {
    parameters: { of_kind: string | null; phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_request: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_search: {
    parameters: { kinds: string[] | null; phrases: string[] | null; statuses: string[] | null; also_alike: boolean | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_seeds: {
    parameters: { words: string[] | null }
    result: { kind: 'value'; value: string[] | null }
  }
  palette_ticket: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  palette_tier: {
    parameters: { name: string | null; whole: string | null; keys: string[] | null; phrase: string | null; beginnings: string[] | null }
    result: { kind: 'value'; value: number | null }
  }
  palette_user: {
    parameters: { phrase: string | null; words: string[] | null; wanted: string | null; given: string[] | null; alike: string[] | null; of_clients: string[] | null; client_tier: number | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; id: string | null; title: string | null; note: string | null; status: string | null; at: string | null; weight: number | null; tier: number | null } }
  }
  people_to_name: {
    parameters: { of_client: string | null; of_page: string | null }
    result: { kind: 'rows'; row: { user_id: string | null; full_name: string | null; is_staff: boolean | null } }
  }
  person_words_of_decision_event: {
    parameters: { e: string | null }
    result: { kind: 'value'; value: string | null }
  }
  plain_words: {
    parameters: { html: string | null }
    result: { kind: 'value'; value: string | null }
  }
  rate_own_ticket: {
    parameters: { ticket: string | null; given: number | null; words: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  reference_state: {
    parameters: { published: boolean | null; given_by: string | null; given_on: string | null; until: string | null; withdrawn_on: string | null; evidence: string | null; day: string | null }
    result: { kind: 'value'; value: string | null }
  }
  release_lapsed_bookings: {
    parameters: Record<never, never>
    result: { kind: 'values'; value: string | null }
  }
  replace_decision_person: {
    parameters: { decision: string | null; of_round: number | null; in_place: number | null; former_user: string | null; by_user: string | null; from_ip: string | null; by_agent: string | null; signed_in_with: string | null }
    result: { kind: 'value'; value: string | null }
  }
  return_to_newsletter: {
    parameters: { the_id: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  save_people: {
    parameters: { addresses: string[] | null; names: string[] | null; organisations: string[] | null; phones: string[] | null; languages: string[] | null; proven: boolean[] | null; times: string[] | null }
    result: { kind: 'void' }
  }
  search_hits: {
    parameters: { query: string | null; most: number | null }
    result: { kind: 'rows'; row: { kind: string | null; path: string | null; insight_id: string | null; project_id: string | null; help_id: string | null; at: string | null; rank: number | null; capped: boolean | null } }
  }
  search_site: {
    parameters: { words: string | null; most: number | null; skipped: number | null; shown: number | null }
    result: { kind: 'rows'; row: { kind: string | null; path: string | null; title: string | null; note: string | null; excerpt: string | null; at: string | null; total: number | null; capped: boolean | null } }
  }
  sees_invoices: {
    parameters: { of_user: string | null; of_client: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  sees_page: {
    parameters: { of_user: string | null; of_url: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  set_billing_contact: {
    parameters: { colleague: string | null; to_contact: boolean | null; seen_contact: boolean | null }
    result: { kind: 'value'; value: string | null }
  }
  set_colleague: {
    parameters: { colleague: string | null; to_role: string | null; to_access: string | null; seen_role: string | null; seen_access: string | null }
    result: { kind: 'value'; value: string | null }
  }
  set_colleague_projects: {
    parameters: { colleague: string | null; to_projects: string[] | null; seen_projects: string[] | null }
    result: { kind: 'value'; value: string | null }
  }
  sha256_of: {
    parameters: { words: string | null }
    result: { kind: 'value'; value: string | null }
  }
  status_proof: {
    parameters: { the_hash: Buffer | null }
    result: { kind: 'rows'; row: { email: string | null; is_confirmed: boolean | null } }
  }
  status_subscription: {
    parameters: { the_id: string | null }
    result: { kind: 'value'; value: string | null }
  }
  still_tells: {
    parameters: { of_page: string | null; of_mail_kind: string | null; since: string | Date | null }
    result: { kind: 'value'; value: boolean | null }
  }
  stop_chat_mails: {
    parameters: { the_conversation: string | null; the_email: string | null; the_stop: boolean | null }
    result: { kind: 'value'; value: string | null }
  }
  suggest_search: {
    parameters: { words: string | null }
    result: { kind: 'value'; value: string | null }
  }
  take_form_receipt: {
    parameters: { the_id: string | null; the_form: string | null; the_content: Buffer | null; the_address: Buffer | null; the_network: Buffer | null; the_email: Buffer | null; the_proof: string | null }
    result: { kind: 'rows'; row: { id: string | null; is_new: boolean | null; by_address: number | null; by_network: number | null; by_email: number | null } }
  }
  take_untold_decisions: {
    parameters: Record<never, never>
    result: { kind: 'rows'; row: { decision_id: string | null; what: string | null; user_id: string | null; email: string | null } }
  }
  tell_of_job: {
    parameters: { the_queue: string | null }
    result: { kind: 'void' }
  }
  title_bonus: {
    parameters: { search: string | null; query: string | null }
    result: { kind: 'value'; value: number | null }
  }
  unconfirmed_bookings: {
    parameters: { the_day: string | null; the_address: Buffer | null; the_site: Buffer | null; the_network: Buffer | null; the_party: Buffer | null }
    result: { kind: 'rows'; row: { on_day: number | null; by_address: number | null; by_site: number | null; by_network: number | null; by_party: number | null } }
  }
  withdraw_decision: {
    parameters: { decision: string | null; of_round: number | null; from_ip: string | null; by_agent: string | null; signed_in_with: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
  words_of: {
    parameters: { words: string | null }
    result: { kind: 'values'; value: string | null }
  }
  words_of_decision_event: {
    parameters: { e: string | null }
    result: { kind: 'value'; value: string | null }
  }
  writes_in_ticket: {
    parameters: { ticket: string | null }
    result: { kind: 'value'; value: boolean | null }
  }
}
