/** Words of every form that subscribes an address to mails. */
export const subscribeForm = {
  email: 'Email address',
  placeholder: 'you@example.org',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  errors: { email: 'Please enter a valid email address' },
  failure: { title: 'Subscription Failed', description: 'Please try again later.' },
  success: {
    title: 'One more step',
    description: 'Please confirm with the link in the email we have sent you.',
  },
  privacy: 'Privacy policy',
} as const
