/** Why a record cannot be deleted just now. */
export const mailBeingSent = 'An email about it is being sent right now. Try again in a minute.'

/** A form that could not be stored just now, and the answers that say why. */
export const keptForm = {
  title: 'We could not store your form',
  text: 'Your answers are kept on this page. Please send it again in a minute.',
  withFile: 'If you had chosen a file, please choose it again in the form.',
  withPassword: 'Please go back and send the form again in a minute.',
  written: 'What you wrote',
  action: 'Send again',
  back: 'Back to the form',
  database: 'Our database does not respond at the moment. Please try again in a minute.',
  unavailable: 'A part of our system does not respond at the moment.',
  full: 'Our storage is full at the moment. Please try again in a minute.',
} as const
