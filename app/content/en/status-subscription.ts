import { company } from './company.ts'
import { subscribeForm } from './subscribe-form.ts'

/** The form of the page /status, its pages and its mails. */
export const statusSubscribe = {
  title: 'Get updates by email',
  text: 'One email when an incident or maintenance is posted, and one for each update. Nothing else.',
  ...subscribeForm,
  sent: {
    title: 'Check your email',
    text: 'We have sent you a link that works for 48 hours. We send nothing else until you confirm. No email after a few minutes? Enter your address again: we send a new link after one minute, up to five times a day.',
  },
} as const

/** Beside the form; stored with the subscription. */
export const statusConsent =
  'If you subscribe, you agree that we tell you about incidents and maintenance at this address. You can stop it at any time with a link in every email, and we delete your address then.'

export const statusConfirm = {
  metaTitle: 'Confirm your subscription',
  mrz: 'S<UNORDIN<<STATUS<<CONFIRM',
  title: 'Confirm your subscription',
  text: (email: string) => `We will tell ${email} about incidents and maintenance.`,
  submit: 'Confirm subscription',
  submitting: 'Confirming...',
  done: {
    status: 'Subscribed',
    title: 'You are subscribed.',
    text: (email: string) =>
      `We write to ${email} when something is posted. You can unsubscribe with a link in every email.`,
  },
  dead: {
    status: 'Expired',
    title: 'This link no longer works',
    text: 'It is older than 48 hours, a newer one was sent, or you have unsubscribed since then. Enter your address again, and we send you a new link.',
  },
  toStatus: 'To the status page',
} as const

export const statusUnsubscribe = {
  metaTitle: 'End your subscription',
  mrz: 'S<UNORDIN<<STATUS<<END',
  title: 'Unsubscribe from status updates?',
  text: (email: string) =>
    `We will send no more status updates to ${email} and delete the address.`,
  submit: 'Unsubscribe',
  submitting: 'Unsubscribing...',
  dead: {
    status: 'Not subscribed',
    title: 'You get no status updates',
    text: 'The address of this link is not on our list, and we send nothing to it. You can subscribe again at any time.',
  },
  oneClick: 'You are unsubscribed.',
} as const

export const statusMails = {
  confirm: {
    subject: 'Please confirm: status updates',
    preview: 'Confirm, and we tell you about incidents and maintenance.',
    label: 'S<UNORDIN<<STATUS<<CONFIRM<<<',
    title: 'Confirm your subscription',
    body: 'Somebody, probably you, asked for status updates at this address. The link opens a page with a button. Your subscription starts when you press it. The link works for 48 hours.',
    button: 'Confirm on our website',
    ignore: 'If it was not you, do nothing. We will send nothing more.',
  },
  already: {
    subject: 'You get our status updates already',
    preview: 'You do not need to do anything.',
    label: 'S<UNORDIN<<STATUS<<<<<<<<<<<<',
    title: 'You are already subscribed',
    body: 'Somebody entered this address again on our status page. It is already on our list, so you do not need to do anything.',
    button: 'Unsubscribe instead',
    ignore: 'If it was not you, do nothing.',
  },
  footer:
    'You receive this email because somebody entered this address on our status page. If it was not you, write to',
  notice: {
    label: 'S<UNORDIN<<SYSTEM<STATUS<<<<<',
    subject: (status: string, title: string) => `${status}: ${title}`,
    affects: 'Affects:',
    from: 'From:',
    since: 'Since:',
    until: 'Planned until:',
    button: 'Open the status page',
    unsubscribe: 'Unsubscribe with one click',
    footer: `You receive this email because you subscribed to the status page of ${company.name}. Questions:`,
  },
} as const
