import { found } from './found.ts'

/** What is said about invitations, wherever they are shown. */
export const invitationCopy = {
  roles: { admin: 'admin', client_admin: 'client admin', client_user: 'client user' },
  status: { open: 'Pending', expired: 'Expired', used: 'Used', revoked: 'Revoked' },
  errors: {
    email: 'Please enter a valid email address',
    role: 'Please select a role from the list',
    client: 'Please select a client from the list',
    alreadyMember: 'This person already belongs to this client.',
    deactivated: 'The account of this person is deactivated. Reactivate it on the Users page.',
    isAdmin:
      'This person is already an administrator. You can change the role and the client on the Users page.',
    elsewhere:
      'This person belongs to another client. Change the client on the Users page instead.',
    byStaff: 'This address already has an invitation from our team. Only our team can replace it.',
    paused:
      'This client is inactive, so nobody can join it. Make the client active, then invite people.',
    notOpen: 'This invitation can no longer be changed.',
    otherClient: 'Your account already belongs to an organization. Please contact support.',
    invalid:
      'Invalid or expired invitation. Please contact your administrator for a new invitation.',
  },
} as const

/** The mail that carries an invitation. */
export const invitationMail = {
  subject: (company: string) => `You have been invited to join ${company}`,
  preview: 'Create your account within 7 days.',
  label: 'V<UNORDIN<<INVITATION<<<<<<<<<<<<<<',
  title: (company: string) => `Join ${company}`,
  body: (inviter: string, company: string, role: string) =>
    `${inviter} has invited you to join ${company} in the Unordin client portal as ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}. Create your account within 7 days.`,
  action: 'Create your account',
  terms:
    'The invitation is for this email address only and can be used once. If the button does not work, copy this link into your browser:',
  until: 'Valid until',
  address: 'Email address',
  inviter: 'Invited by',
  ofOurs: (name: string) => `${name} of Unordin`,
  footer:
    'We sent you this email because someone invited you to the Unordin client portal. If you did not expect an invitation, do nothing. Questions:',
} as const

/** Words of the lists of invitations, in the admin panel and in the portal, and of their dialogs. */
export const invitationsPage = {
  title: 'Invitations',
  caption: 'Invitations',
  found: found('invitation', 'invitations'),
  intro: 'This list shows who was invited, who invited them, and whether they have joined.',
  columns: {
    email: 'Email',
    role: 'Role',
    client: 'Client',
    status: 'Status',
    invited_by: 'Invited by',
    created_at: 'Invited',
    until: 'Valid until',
    actions: 'Actions',
  },
  roles: { admin: 'Admin', client_admin: 'Client admin', client_user: 'Client user' },
  ourStaff: 'Unordin',
  none: '–',
  usedOn: 'Used',
  searchLabel: 'Search invitations',
  searchPlaceholder: 'Search by email...',
  status: 'Status',
  allStatuses: 'All statuses',
  ofClient: 'Invitations of one client are shown.',
  everyClient: 'Show all invitations',
  invite: 'Invite',
  inviteTo: (name: string) => `Invite someone to ${name}`,
  resend: 'Send again',
  resendOf: (email: string) => `Send the invitation for ${email} again`,
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation for ${email}`,
  empty: 'No invitations yet.',
  emptyHint: 'Invite someone by email. The link in the email works once and is valid for 7 days.',
  noMatch: 'No invitations found matching your search.',
  noMatchHint: 'Try fewer letters or another status.',
  pages: 'Pages of invitations',
  failure: 'Error loading invitations. Please try again.',
} as const

export const invitationDialog = {
  title: 'Invite someone',
  text: 'We send the invitation by email now. It is for this address only, works once and is valid for 7 days.',
  email: 'Email',
  role: 'Role',
  client: 'Client',
  chooseClient: 'Select a client',
  required: '(required)',
  send: 'Send invitation',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  failed: 'Failed to send the invitation',
  revokeFailed: 'Failed to revoke the invitation',
  sent: {
    title: 'Invitation on its way',
    text: (email: string) => `We are sending it to ${email} now.`,
  },
  link: {
    label: 'Invitation link',
    hint: 'Copy this link now. We do not keep a copy and cannot show it again. Give it only to the invited person: anyone who opens it can create this account.',
    copy: 'Copy link',
    copied: 'Link copied',
  },
  resend: {
    title: (email: string) => `Send the invitation for ${email} again?`,
    text: 'We send a new link by email. It is valid for 7 days. The old link stops working.',
    yes: 'Send again',
  },
  revoke: {
    title: (email: string) => `Revoke the invitation for ${email}?`,
    text: 'The link in the email stops working now. You can invite this person again later.',
    yes: 'Revoke invitation',
    pending: 'Revoking...',
    no: 'Cancel',
    done: 'Invitation revoked',
  },
  lost: 'The invitation was not sent. Check your connection and that you are still signed in, then try again.',
} as const

/** Words of the portal's page about the client user's own organization. */
export const organizationPage = {
  title: 'Organization',
  colleagues: {
    title: 'Colleagues',
    caption: 'Colleagues',
    found: found('person', 'people'),
    empty: 'No colleagues yet.',
    emptyHint: 'A person appears here when they accept an invitation.',
    pages: 'Pages of colleagues',
    failure: 'Error loading colleagues. Please try again.',
  },
  columns: {
    full_name: 'Name',
    email: 'Email',
    role: 'Role',
    created_at: 'Joined',
    signed_in_at: 'Last sign-in',
    actions: 'Actions',
  },
  never: '–',
  signInsOf: (name: string) => `Sign-ins of ${name}`,
  deactivated: 'Deactivated',
  billingContact: 'Billing contact',
  restricted: (count: number) => (count === 1 ? '1 project only' : `${count} projects only`),
  you: 'You',
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
} as const

/** The dialog in which a client's administrator changes a colleague. */
export const colleagueDialog = {
  close: 'Close',
  role: 'Role',
  roleHint: 'A client admin may also invite colleagues, change them and take their access away.',
  save: 'Save role',
  end: 'Take access away',
  endHint: (name: string) =>
    `${name} is signed out everywhere now and cannot sign in until an administrator gives the access back. Nothing is deleted.`,
  give: 'Give access back',
  giveHint: (name: string) => `${name} can sign in again, with the same password.`,
  projects: {
    legend: 'Projects',
    all: 'All projects, and everything else of your organization',
    some: 'Only these projects:',
    list: 'Projects of your organization',
    hint: (name: string) =>
      `${name} sees only these projects, with their documents, requests and tickets, and the tickets that ${name} created. ${name} sees no invoices, unless ${name} is a billing contact.`,
    save: 'Save projects',
    none: 'Choose at least one project',
    unknown: 'Choose projects from the list',
    admin: 'An administrator sees everything. Change the role first.',
  },
  billing: 'Make billing contact',
  billingHint: (name: string) =>
    `Only billing contacts see invoices and receive our emails about them. If you name ${name}, everybody who is not a billing contact sees no invoices any more, administrators too.`,
  notBilling: 'Remove as billing contact',
  notBillingHint:
    'Billing contacts see invoices and receive our emails about them. When no billing contact is left, everybody in your organization who is not restricted to projects sees invoices again.',
  byStaff:
    'This account was closed by its owner or deactivated by our team. Only our team can give the access back.',
  yourself: 'You cannot change your own role or access. Ask another administrator.',
  pending: 'Saving...',
  cancel: 'Cancel',
  failed: 'The change was not saved',
  saved: {
    role: 'Role changed',
    projects: 'Projects changed',
    ended: 'Access taken away',
    active: 'Access given back',
    billing: 'Billing contact named',
    not_billing: 'Billing contact removed',
  },
  errors: {
    changed:
      'Somebody else has changed this person since you opened this. It is shown as it is now.',
    role: 'Please select a role from the list',
  },
} as const

/** What somebody is told when a colleague joins, or their own rights change. */
export const colleagueMails = {
  label: 'V<UNORDIN<<COLLEAGUES<<<<<<<<<<<<<<',
  fields: { name: 'Name', address: 'Email address', role: 'Role', by: 'Changed by' },
  joined: {
    subject: (name: string, company: string) => `${name} has joined ${company}`,
    title: 'A colleague has joined',
    body: (name: string, company: string) =>
      `${name} has accepted an invitation and now sees the portal of ${company}. If you do not know this person, take their access away.`,
    action: 'Open your organization',
  },
  role: {
    subject: (company: string) => `Your role in the portal of ${company} has changed`,
    title: 'Your role has changed',
    body: (by: string) =>
      `${by} has changed your role. You have been signed out. Please sign in again.`,
    action: 'Sign in',
  },
  ended: {
    subject: (company: string) => `You no longer have access to the portal of ${company}`,
    title: 'Your access has ended',
    body: (by: string) =>
      `${by} has taken your access away, and you have been signed out. If you think that this is a mistake, ask ${by} or another administrator of your organization.`,
  },
  active: {
    subject: (company: string) => `You have access to the portal of ${company} again`,
    title: 'You have access again',
    body: (by: string) => `${by} has given your access back. You can sign in with your password.`,
    action: 'Sign in',
  },
  projects: {
    subject: (company: string) => `What you see in the portal of ${company} has changed`,
    title: 'What you see has changed',
    body: (by: string) => `${by} has changed which projects you see in the portal.`,
    all: 'All projects, and everything else of your organization',
    field: 'You see',
    action: 'Open the portal',
  },
  billing: {
    subject: (company: string) => `You are now a billing contact of ${company}`,
    title: 'You are a billing contact',
    body: (by: string) =>
      `${by} has named you a billing contact. You see the invoices of your organization, and we send them to you.`,
    action: 'Open the invoices',
  },
  not_billing: {
    subject: (company: string) => `You are no longer a billing contact of ${company}`,
    title: 'You are no longer a billing contact',
    body: (by: string) =>
      `${by} has removed you as a billing contact. You no longer see the invoices of your organization if it has other billing contacts, or if you are restricted to projects.`,
  },
  footer:
    'You receive this email because you have an account in the Unordin client portal. Questions:',
  notice: (name: string) => `${name} has joined your organization`,
} as const
