/** A form that could not be stored just now, and the answers that say why. */
export const keptForm = {
  title: 'Your form could not be stored',
  text: 'Nothing is lost: what you wrote is kept in this page. Please send it again in a minute.',
  withFile: 'A file that you had chosen must be chosen again on the form itself.',
  withPassword: 'Please go back and send the form again in a minute.',
  written: 'What you wrote',
  action: 'Send again',
  back: 'Back to the form',
  database: 'Our database does not answer at the moment. Please try again in a minute.',
  unavailable: 'Something that storing it needs does not answer at the moment.',
  full: 'There is no room to store anything at the moment. Please try again in a minute.',
} as const
