import { company } from './company.ts'
import { subscribeForm } from './subscribe-form.ts'

/** The newsletter, for whoever reads it: its pages and mails. */
export const newsletterPage = {
  meta: {
    title: 'Newsletter',
    description:
      'New insights on public services, identity and infrastructure by email. You confirm with a link and unsubscribe with one click.',
  },
  mrz: 'V<UNORDIN<<NEWSLETTER',
  title: 'Newsletter',
  text: 'We send new insights by email, with a few lines about each one. You get at most two emails a month, and often none.',
  promises: [
    'We send nothing before you confirm your address.',
    'You can unsubscribe with one click in every email.',
    'We do not record if you open an email or follow a link in it.',
  ],
  toInsights: 'Read the insights first',
} as const

/** The box below the insights. */
export const stayUpdated = {
  title: 'Stay Updated',
  text: 'New insights by email, when we publish them.',
  /** Where the address was entered; staff see it. */
  page: 'Entered on',
} as const

/** Beside the box; stored with the subscription. */
export const newsletterConsent =
  'If you subscribe, you agree that we send you our newsletter at this address. You can stop it at any time with a link in every email.'

export const newsletterForm = {
  ...subscribeForm,
  sent: {
    status: 'Unconfirmed',
    title: 'Check your email',
    text: 'We have sent you a link that works for 48 hours. We send nothing else until you confirm.',
    again:
      'No email after a few minutes? Check your spam folder. Then enter your address again. We send a new link after one minute, up to five times a day.',
  },
} as const

export const confirmPage = {
  metaTitle: 'Confirm your subscription',
  mrz: 'V<NEWSLETTER<<CONFIRM',
  title: 'Confirm your subscription',
  text: (email: string) => `We will send our newsletter to ${email}.`,
  submit: 'Confirm subscription',
  submitting: 'Confirming...',
  done: {
    status: 'Subscribed',
    title: 'You are subscribed.',
    text: (email: string) =>
      `We send the next issue to ${email}. You can unsubscribe with a link in every email.`,
  },
  dead: {
    status: 'Expired',
    title: 'This link no longer works',
    text: 'It is older than 48 hours, or you have unsubscribed since then. Enter your address again, and we send you a new link.',
    again: 'To the newsletter',
  },
  toInsights: 'Read the insights',
} as const

export const unsubscribePage = {
  metaTitle: 'End your subscription',
  mrz: 'V<UNORDIN<<NEWSLETTER<<END',
  title: 'Unsubscribe from the newsletter?',
  text: (email: string) => `We will send no more newsletters to ${email}.`,
  submit: 'Unsubscribe',
  submitting: 'Unsubscribing...',
  done: {
    status: 'Unsubscribed',
    title: 'You are unsubscribed',
    text: (email: string) => `We will send no more newsletters to ${email}.`,
    returning: 'Was this a mistake? You can subscribe again here within one hour.',
    back: 'Subscribe again',
    later: 'You can subscribe again at any time.',
    toNewsletter: 'To the newsletter',
  },
  returned: 'You are subscribed again.',
  dead: {
    status: 'Unknown',
    title: 'We found no subscription for this link',
    text: 'The link may be incomplete. Or your address is no longer on our list, and we send nothing to it.',
    contact: 'Write to us',
  },
  oneClick: 'You are unsubscribed.',
} as const

export const newsletterMails = {
  confirm: {
    subject: 'Please confirm your subscription',
    preview: 'Confirm, and we send our newsletter to this address.',
    label: 'V<NEWSLETTER<<CONFIRM<<<<<<',
    title: 'Confirm your subscription',
    body: 'Somebody, probably you, asked for our newsletter at this address. The link opens a page with a button. Your subscription starts when you press it. The link works for 48 hours.',
    button: 'Confirm on our website',
    ignore: 'If it was not you, do nothing. We will send nothing more.',
  },
  already: {
    subject: 'You are already subscribed',
    preview: 'You do not need to do anything.',
    label: 'V<UNORDIN<<NEWSLETTER<<<<<<<<<<<<<<<',
    title: 'You are already subscribed',
    body: 'Somebody entered this address again on our website. It is already on our list, so you do not need to do anything.',
    button: 'Unsubscribe instead',
    ignore: 'If it was not you, do nothing.',
  },
  footer:
    'You receive this email because somebody entered this address on our website. If it was not you, write to',
  issue: {
    label: 'V<UNORDIN<<NEWSLETTER<<<<<<<<<<<<<<<',
    read: 'Read',
    unsubscribe: 'Unsubscribe with one click',
    footer: `You receive this email because you subscribed to the newsletter of ${company.name}. Questions:`,
    test: (subject: string) => `[Test] ${subject}`,
    noSubject: 'No subject yet',
  },
} as const
