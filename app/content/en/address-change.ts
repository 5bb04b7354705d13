/** Words of the change of an address: on the account page, behind its mailed links, and in its mails. */
export const addressPart = {
  title: 'Email address',
  text: 'You sign in with this address, and we write to it.',
  current: 'Your address',
  change: 'Change email address',
  how: (old: string) =>
    `We send one email to ${old} and one to the new address. The address changes when both have agreed, within 24 hours. Then your other sessions end. If you can no longer read ${old}, write to us.`,
  email: 'New email address',
  password: 'Your password',
  forgot: 'Forgot your password?',
  submit: 'Send both emails',
  submitting: 'Sending...',
  asked: {
    title: 'Two emails are on their way',
    description: 'Open the link in each of them within 24 hours.',
  },
  same: 'This is your address already',
  open: {
    title: (address: string) => `Change to ${address}`,
    until: 'Both must agree by',
    sides: { old: 'Your present address', new: 'The new address' },
    agreed: 'Agreed',
    waiting: 'Not yet',
    cancel: 'Cancel the change',
    cancelling: 'Cancelling...',
    cancelled: 'The change of address is cancelled',
    gone: 'This change of address has already ended',
  },
} as const

export const addressPage = {
  metaTitle: 'Change of address',
  old: {
    title: 'Change your email address?',
    text: (from: string, to: string) =>
      `If you allow this, you sign in with ${to} from now on, and no longer with ${from}. Allow this only if you asked for it.`,
    agree: 'Allow the change',
  },
  new: {
    title: 'Is this your email address?',
    text: (to: string) =>
      `Somebody wants to use ${to} for an account of our client portal. Confirm this only if you asked for it.`,
    agree: 'Confirm this address',
  },
  refuse: 'Refuse',
  pending: 'Saving...',
  outcomes: {
    dead: {
      title: 'This link no longer works',
      text: 'It was used, replaced or cancelled, or it is older than 24 hours. You can ask for the change again in your account.',
    },
    refused: {
      title: 'Refused',
      text: 'The address of the account stays as it is. Both links have stopped working.',
    },
    waiting: {
      title: 'Thank you',
      text: 'The address changes as soon as the other mailbox has agreed too. Open the link in the other email.',
    },
    changed: {
      title: 'Your email address has changed',
      text: 'From now on, sign in with the new address. Other sessions have ended.',
    },
    taken: {
      title: 'The address was not changed',
      text: 'Another account uses the new address by now. Your account stays as it was.',
    },
  },
  account: 'Your account',
} as const

const footer = 'We sent you this email because of an account of our client portal. Questions:'

export const addressMails = {
  when: 'Time',
  from: 'Network address',
  old: 'Present address',
  new: 'New address',
  kinds: {
    addressAllow: {
      title: 'Allow the change of your email address',
      preview: 'Nothing changes unless you allow it within 24 hours.',
      label: 'V<UNORDIN<<ALLOW<NEW<ADDR<<<',
      body: 'Someone who knows your password asked to change the email address of your account. Nothing changes unless you allow it within 24 hours, and the new address is confirmed too.',
      action: 'Allow or refuse',
      other: 'If it was not you, open the link, refuse, and choose a new password.',
      footer,
    },
    addressConfirm: {
      title: 'Confirm your new email address',
      preview: 'The link in this email is valid for 24 hours.',
      label: 'V<UNORDIN<<CONFIRM<ADDR<<<<<',
      body: 'Somebody wants to use this email address for an account of our client portal. If it was you, confirm it within 24 hours. The link works once.',
      action: 'Confirm or refuse',
      other: 'If it was not you, do nothing, or open the link and refuse.',
      footer,
    },
    addressTaken: {
      title: 'Your email address is in use already',
      preview: 'Nothing was changed.',
      label: 'V<UNORDIN<<ADDR<IN<USE<<<<<<',
      body: 'Someone, perhaps you, asked to use this email address for another account of our client portal. You have an account with it already, so nothing was changed.',
      action: 'Sign in',
      other: 'If it was not you, you do not need to do anything.',
      footer,
    },
    addressChanged: {
      title: 'The email address of your account was changed',
      preview: 'Sign in with the new address from now on.',
      label: 'V<UNORDIN<<ADDR<CHANGED<<<<<',
      body: 'Both mailboxes have agreed. From now on, only the new address can be used to sign in. All other sessions have ended.',
      action: 'Sign in',
      other: 'If this was not you, write to us at once.',
      footer,
    },
    addressKept: {
      title: 'The email address of your account was not changed',
      preview: 'The change was refused, or the new address is in use.',
      label: 'V<UNORDIN<<ADDR<KEPT<<<<<<<<',
      body: 'You wanted to change the email address of your account. One of the mailboxes has refused, or another account uses the new address by now. Nothing was changed.',
      action: 'Your account',
      other: 'If you did not ask for the change, choose a new password: somebody knows yours.',
      footer,
    },
  },
} as const
