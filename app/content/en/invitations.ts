/** What is said about invitations, wherever they are shown. */
export const invitationCopy = {
  roles: { admin: 'admin', client_admin: 'client admin', client_user: 'client user' },
  status: { open: 'Open', used: 'Used', revoked: 'Revoked', expired: 'Expired' },
  errors: {
    email: 'Please enter a valid email address',
    role: 'Please select a role from the list',
    client: 'Please select a client from the list',
    alreadyMember: 'This person already belongs to this client.',
    byStaff: 'This address already has an invitation that only our staff can replace.',
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
  body: (company: string, role: string) =>
    `You have been invited to join ${company} in the client portal of Unordin, as ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}.`,
  action: 'Create your account',
  terms:
    'The invitation is for this address only. It is valid for 7 days and can be used once. If the button does not open, copy this address into your browser:',
  until: 'Valid until',
  address: 'For',
  footer:
    'You receive this mail because someone at your organization asked for your access. If you expected no invitation, you can ignore it. Questions:',
} as const
