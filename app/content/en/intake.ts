/** Words that every public form shares. */
export const intakeCopy = {
  trap: 'Leave this field empty',
  /** Stored with what is sent; the privacy page says the rest. */
  consent: {
    enquiry:
      'By sending this form you agree that we store what you enter and use it to answer you, as our privacy policy describes.',
    privacy: 'Privacy policy',
  },
} as const
