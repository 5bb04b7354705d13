/** Words of the door before the demo dashboard; nothing of what lies behind it. */
export const demoGate = {
  metaTitle: 'Client dashboard',
  label: 'D<UNORDIN<<CLIENT<DASHBOARD',
  title: 'Client Dashboard',
  intro: 'Enter the login ID and the password that you were given.',
  note: 'Every attempt is recorded. The dashboard stays open until you close the browser.',
  loginId: 'Login ID',
  password: 'Password',
  submit: 'Open the dashboard',
  submitting: 'Checking...',
  toStart: 'Back to the dashboard',
  required: '(required)',
  errors: { loginId: 'Please enter your login ID', password: 'Please enter your password' },
  failure: 'Invalid login ID or password. Please try again.',
  toHome: 'Back to home',
  toPortal: 'Client portal sign-in',
} as const
