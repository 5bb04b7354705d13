/** Words of the sign-in page of the demo dashboard. Nothing of the dashboard itself is here. */
export const demoGate = {
  metaTitle: 'Client dashboard',
  label: 'D<UNORDIN<<CLIENT<DASHBOARD',
  title: 'Client Dashboard',
  intro: 'Enter the login ID and the password that we gave you.',
  note: 'We record every attempt. The dashboard stays open until you close the browser.',
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
