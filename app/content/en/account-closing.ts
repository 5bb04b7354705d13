/** Words of closing an account: on the account page, on its own page, and in its mails. */
export const closing = {
  metaTitle: 'Close your account',
  title: 'Close your account',
  section: {
    title: 'Close account',
    text: 'If you no longer work with us, you can close your account. Before you do, you see what happens.',
    open: 'Close your account',
  },
  back: 'Your account',
  what: {
    title: 'What happens',
    points: [
      'Your access ends at once. All your sessions end, and nobody can sign in with your password or passkeys.',
      'Your calendar address stops working, and you get no more emails about projects, requests, decisions and tickets.',
      'If you are a billing contact, invoices go to the other billing contacts, or else to the administrators of your organization.',
      'Our team is told, and sees which decisions wait for you.',
    ],
  },
  stays: {
    title: 'What stays',
    points: [
      'What you wrote, gave and decided stays with your organization, under your name. It shows what was agreed, done and billed, and is kept as long as its records.',
      'Your name and address stay with the closed account, so that our team can open it again if you ask.',
      'The audit log keeps what was done with the account, for as long as our privacy policy says.',
    ],
    erase:
      'If you want your personal data to be erased, write to us. Your texts then stay under the name "Former member", and everything else about you is deleted.',
  },
  decisions: (count: number) =>
    count === 1
      ? 'One decision waits for you. Answer it first, or our team will ask somebody else.'
      : `${count} decisions wait for you. Answer them first, or our team will ask somebody else.`,
  toDecisions: 'To the decisions',
  confirm: 'Confirm that it is you',
  submit: 'Close my account',
  submitting: 'Closing...',
  cancel: 'Keep my account',
  hindered: {
    colleagues:
      'You are the only administrator of your organization. Make a colleague an administrator first, so that somebody can look after its accounts.',
    alone:
      'You are the only person of your organization with an account. Please write to us: our team closes it, and makes sure that nothing is left open.',
  },
  toOrganization: 'To your organization',
  done: {
    title: 'Your account is closed',
    description: 'If you need it again, write to us.',
  },
} as const

export const closingMails = {
  fields: {
    when: 'Time',
    from: 'Network address',
    address: 'Address',
    client: 'Organization',
    billing: 'Billing contact',
    decisions: 'Decisions that wait for them',
  },
  yes: 'Yes',
  no: 'No',
  none: 'None',
  own: {
    title: 'Your account is closed',
    label: 'V<UNORDIN<<ACCOUNT<CLOSED<<<',
    body: 'You have closed your account in our client portal. Nobody can sign in with it any more.',
    other: 'If this was not you, or if you need the account again, write to us: we can open it.',
    footer: 'We sent you this email because your account changed. Questions:',
  },
  staff: {
    title: (name: string) => `${name} has closed their account`,
    label: 'V<UNORDIN<<ACCOUNT<CLOSED<<<',
    body: 'A person of a client has closed their own account. It is deactivated; only our team can open it again.',
    decisions: 'These decisions cannot go on without them. Name somebody else on the page of each.',
    more: (count: number) => (count > 0 ? [`and ${count} more`] : []),
    action: 'Open the user',
    footer: 'This email was sent to the address for notifications of our team.',
  },
} as const
