/** Words of the step between the password and the session. */
export const codeStep = {
  metaTitle: 'Enter your code',
  label: 'C<UNORDIN<<SECOND<STEP<<<<<<<<<<<<<',
  title: 'Enter your code',
  text: 'Your password is right. Now open your authenticator app and enter the six digits it shows for Unordin.',
  recoveryTitle: 'Enter a recovery code',
  recoveryText:
    'Each of the ten codes you kept when you set up the app works once. A code that was used is crossed off.',
  code: 'Code',
  recovery: 'Recovery code',
  required: '(required)',
  submit: 'Continue',
  submitting: 'Checking...',
  useRecovery: 'Use a recovery code',
  useCode: 'Use the authenticator app',
  startAgain: 'Start again',
  failure: { title: 'Authentication failed' },
  errors: {
    code: 'Please enter the six digits of the code',
    recovery: 'Please enter the ten letters and digits of the code',
  },
  wrong: {
    code: 'This code is wrong or was used before. Wait for the next one.',
    recovery: 'This recovery code is wrong or was used before.',
  },
  expired: 'The sign-in took too long. Please enter your password again.',
} as const

/** Words of the page where it is set up and turned off. */
export const secondFactor = {
  errors: {
    password: 'This is not your password',
    passwordMissing: 'Please enter your password',
    code: 'This code is wrong. Check that the clock of your phone is right, and enter the next one.',
    alreadyOn: 'The second factor is on already.',
    notOn: 'The second factor is off.',
    expired: 'The set-up took too long. Please begin again.',
    required: 'Administrators need a second factor here.',
  },
} as const
