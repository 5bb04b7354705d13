/** Words that every public form shares. */
export const intakeCopy = {
  trap: 'Leave this field empty',
  /** Stored with what is sent; the privacy page says the rest. */
  consent: {
    enquiry:
      'If you send this form, you agree that we store what you enter and use it to answer you. Our privacy policy explains this.',
    privacy: 'Privacy policy',
  },
} as const
