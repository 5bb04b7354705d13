import { company } from './company.ts'

/** The newsletter, for whoever reads it: its pages and mails. */
export const newsletterPage = {
  meta: {
    title: 'Newsletter',
    description:
      'New insights on public services, identity and infrastructure by e-mail, when there are some. Confirmed by a link, ended by a click.',
  },
  mrz: 'V<UNORDIN<<NEWSLETTER',
  title: 'Newsletter',
  text: 'What we publish, in your mailbox: new insights with a few lines on each. No more than two mails a month, often none.',
  promises: [
    'Nothing is sent before you confirm your address.',
    'Every mail ends the subscription with one click.',
    'We do not record whether you open a mail or follow a link in it.',
  ],
  toInsights: 'Read the insights first',
} as const

/** The box below the insights. */
export const stayUpdated = {
  title: 'Stay Updated',
  text: 'New insights by e-mail, when there are some.',
  email: 'E-mail address',
  placeholder: 'you@example.org',
  /** Where the address was entered; staff see it. */
  page: 'Entered on',
  subscribe: 'Subscribe',
} as const

/** Beside the box; stored with the subscription. */
export const newsletterConsent =
  'By subscribing you agree that we send you our newsletter at this address. You can end it at any time, with a link in every mail.'

export const newsletterForm = {
  submitting: 'Subscribing...',
  errors: { email: 'Please enter a valid email address' },
  failure: { title: 'Subscription Failed', description: 'Please try again later.' },
  success: {
    title: 'One step left',
    description: 'Please confirm by the link we have mailed you.',
  },
  privacy: 'Privacy policy',
  sent: {
    status: 'Unconfirmed',
    title: 'Look into your mailbox.',
    text: 'We have sent you a link that is good for 48 hours. Nothing else is sent until you have confirmed.',
    again:
      'Nothing there after a few minutes? Look among unwanted mail, then enter the address once more: a new link is sent after one minute, up to five times a day.',
  },
} as const

export const confirmPage = {
  metaTitle: 'Confirm your subscription',
  mrz: 'V<NEWSLETTER<<CONFIRM',
  title: 'One press, and you are subscribed.',
  text: (email: string) => `Our newsletter will be sent to ${email}.`,
  submit: 'Confirm subscription',
  submitting: 'Confirming...',
  done: {
    status: 'Subscribed',
    title: 'You are subscribed.',
    text: (email: string) =>
      `The next issue goes to ${email}. Every mail has a link that ends the subscription.`,
  },
  dead: {
    status: 'Expired',
    title: 'This link is no longer good.',
    text: 'It is older than 48 hours, or the subscription has been ended since. Enter your address again, and we send you a new one.',
    again: 'To the newsletter',
  },
  toInsights: 'Read the insights',
} as const

export const unsubscribePage = {
  metaTitle: 'End your subscription',
  mrz: 'V<UNORDIN<<NEWSLETTER<<END',
  title: 'End the newsletter?',
  text: (email: string) => `Nothing more will be sent to ${email} from this list.`,
  submit: 'Unsubscribe',
  submitting: 'Unsubscribing...',
  done: {
    status: 'Unsubscribed',
    title: 'You are unsubscribed.',
    text: (email: string) => `We send no further newsletter to ${email}.`,
    returning: 'Pressed by mistake? For one hour you can take it back here.',
    back: 'Subscribe again',
    later: 'You can subscribe again whenever you like.',
    toNewsletter: 'To the newsletter',
  },
  returned: 'You are subscribed again.',
  dead: {
    status: 'Unknown',
    title: 'This link leads to no subscription.',
    text: 'Perhaps the link was cut off, or the address has been removed from our list already: then nothing is sent to it.',
    contact: 'Write to us',
  },
  oneClick: 'You are unsubscribed.',
} as const

export const newsletterMails = {
  confirm: {
    subject: 'Please confirm your subscription',
    preview: 'One press, and our newsletter comes to this address.',
    label: 'V<NEWSLETTER<<CONFIRM<<<<<<',
    title: 'Confirm your subscription',
    body: 'Somebody, hopefully you, has asked for our newsletter at this address. The link opens a page with a button; the subscription begins when you press it. The link is good for 48 hours.',
    button: 'Confirm on our website',
    ignore: 'If it was not you, do nothing: nothing more will be sent.',
  },
  already: {
    subject: 'You are already subscribed',
    preview: 'Nothing needs to be done.',
    label: 'V<UNORDIN<<NEWSLETTER<<<<<<<<<<<<<<<',
    title: 'You are already subscribed',
    body: 'This address was entered again on our website. It is on our list already, so nothing needs to be done.',
    button: 'End the subscription instead',
    ignore: 'If it was not you, do nothing.',
  },
  footer:
    'You receive this mail because this address was entered on our website. If that was not you, write to',
  issue: {
    label: 'V<UNORDIN<<NEWSLETTER<<<<<<<<<<<<<<<',
    read: 'Read',
    unsubscribe: 'Unsubscribe with one click',
    footer: `You receive this mail because you subscribed to the newsletter of ${company.name}. Questions:`,
    test: (subject: string) => `[Test] ${subject}`,
    noSubject: 'No subject yet',
  },
} as const
