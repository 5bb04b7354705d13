/** What is said about invitations, wherever they are shown. */
export const invitationCopy = {
  roles: { admin: 'admin', client_admin: 'client admin', client_user: 'client user' },
  status: { open: 'Pending', expired: 'Expired', used: 'Used', revoked: 'Revoked' },
  errors: {
    email: 'Please enter a valid email address',
    role: 'Please select a role from the list',
    client: 'Please select a client from the list',
    alreadyMember: 'This person already belongs to this client.',
    deactivated: 'The account of this person is deactivated. Reactivate it under Users.',
    isAdmin:
      'This person is an administrator already. Change the role and the client under Users, if need be.',
    elsewhere: 'This person belongs to another client. Change the client under Users instead.',
    byStaff: 'This address already has an invitation that only our staff can replace.',
    paused:
      'This client is inactive, so nobody can join it. Make it active before you invite people.',
    notOpen: 'This invitation can no longer be changed.',
    otherClient: 'Your account already belongs to an organization. Please contact support.',
    invalid:
      'Invalid or expired invitation. Please contact your administrator for a new invitation.',
  },
} as const

/** The mail that carries an invitation. */
export const invitationMail = {
  subject: (company: string) => `You have been invited to join ${company}`,
  preview: 'The link in this mail opens your account. It is valid for 7 days and works once.',
  label: 'V<UNORDIN<<INVITATION<<<<<<<<<<<<<<',
  title: (company: string) => `Join ${company}`,
  body: (inviter: string, company: string, role: string) =>
    `${inviter} has invited you to join ${company} in the client portal of Unordin, as ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}.`,
  action: 'Create your account',
  terms:
    'The invitation is for this address only. It is valid for 7 days and can be used once. If the button does not open, copy this address into your browser:',
  until: 'Valid until',
  address: 'For',
  inviter: 'Invited by',
  ofOurs: (name: string) => `${name} of Unordin`,
  footer:
    'You receive this mail because someone at your organization asked for your access. If you expected no invitation, you can ignore it. Questions:',
} as const

/** Words of the lists of invitations, in the admin panel and in the portal, and of their dialogs. */
export const invitationsPage = {
  title: 'Invitations',
  caption: 'Invitations',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'invitation' : 'invitations'}`,
  intro: 'Who has been invited, by whom, and what became of it.',
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
  usedOn: (date: string) => `Used ${date}`,
  searchLabel: 'Search invitations',
  searchPlaceholder: 'Search by email...',
  status: 'Status',
  allStatuses: 'All statuses',
  ofClient: 'Invitations of one client are shown.',
  everyClient: 'Show all invitations',
  invite: 'Invite',
  inviteTo: (name: string) => `Invite somebody to ${name}`,
  resend: 'Send again',
  resendOf: (email: string) => `Send the invitation of ${email} again`,
  revoke: 'Revoke',
  revokeOf: (email: string) => `Revoke the invitation of ${email}`,
  empty: 'No invitations yet.',
  emptyHint: 'An invitation is mailed, works once, for one address, and for 7 days.',
  noMatch: 'No invitations found matching your search.',
  noMatchHint: 'Try fewer letters or another status.',
  pages: 'Pages of invitations',
  failure: 'Error loading invitations. Please try again.',
} as const

export const invitationDialog = {
  title: 'Invite somebody',
  text: 'The invitation is mailed at once. It works once, for this address only, and for 7 days.',
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
  sent: { title: 'Invitation sent', text: (email: string) => `A mail is on its way to ${email}.` },
  link: {
    label: 'Link of the invitation',
    hint: 'Shown only now: the product keeps no copy. Whoever opens it counts as the owner of the address.',
    copy: 'Copy link',
    copied: 'Copied',
  },
  resend: {
    title: (email: string) => `Send the invitation of ${email} again?`,
    text: 'A new link is mailed, valid for another 7 days. The old link stops working.',
    yes: 'Send again',
  },
  revoke: {
    title: (email: string) => `Revoke the invitation of ${email}?`,
    text: 'The mailed link stops working at once. You can invite the address again later.',
    yes: 'Revoke invitation',
    pending: 'Revoking...',
    no: 'Keep it',
    done: 'Invitation revoked',
  },
  lost: 'Nothing was sent. Check the connection and that you are still signed in, then try again.',
} as const

/** Words of the portal's page about one's own organisation. */
export const organisationPage = {
  title: 'Organisation',
  colleagues: {
    title: 'Colleagues',
    caption: 'Colleagues',
    found: (count: number, capped: boolean) =>
      `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'person' : 'people'}`,
    empty: 'No colleagues yet.',
    emptyHint: 'Whoever accepts an invitation appears here.',
    pages: 'Pages of colleagues',
    failure: 'Error loading the organisation. Please try again.',
  },
  columns: { full_name: 'Name', email: 'Email', role: 'Role', created_at: 'Joined' },
  deactivated: 'Deactivated',
} as const
