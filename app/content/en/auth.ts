/** Words of the client's sign-in and sign-up, of verification and of password reset. */
export const auth = {
  metaTitle: 'Client Portal sign-in',
  brandNote: 'Client Portal',
  tabsLabel: 'Sign in or sign up',
  tabs: { signIn: 'Sign In', signUp: 'Sign Up' },
  toHome: 'Back to home',
  toAdmin: 'Admin portal',
  theme: { toDark: 'Use the dark theme', toLight: 'Use the light theme' },
  required: '(required)',
  title: 'Client Portal',
  lead: 'Your projects, documents and support tickets.',
  join: (company: string) => `Join ${company}`,
  invited: (company: string, role: string) =>
    `You have been invited to join ${company} as ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}.`,
  confirmFirst:
    'We first send an email to this address. Open its link to confirm that the address is yours.',
  needsInvitation:
    'A valid invitation is needed to see anything in the portal. Use the link in your invitation email, or sign up with the address it was sent to.',
  signInNote: 'For people in organizations we work with. You need an invitation.',
  validating: 'Validating invitation...',
  otherAddress: 'Use another address',
  fields: {
    fullName: 'Full name',
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
  },
  sentTo: (email: string) => `Address: ${email}.`,
  emailLocked: 'The invitation is for this address only.',
  passwordHint:
    'At least 10 characters. Three or four unrelated words are strong and easy to remember.',
  signIn: {
    submit: 'Sign In',
    submitting: 'Signing in...',
    forgot: 'Forgot your password?',
    joinNote: (company: string) => `When you sign in, you join ${company}.`,
    success: { title: 'Welcome back!', description: 'You have successfully signed in.' },
    failure: { title: 'Error signing in' },
    wrong: 'Invalid email or password',
    paused:
      "Your organization's access to the portal is paused, so its people cannot sign in. Nothing is lost. Please contact us to open it again.",
    unverified:
      'Please verify your email address first. We have sent you a new link; it is valid for one hour.',
  },
  signUp: {
    submit: 'Create Account',
    submitting: 'Creating account...',
    failure: { title: 'Error creating account' },
    joined: {
      title: 'Account created!',
      description:
        'Your account has been created and associated with your organization. You can now sign in.',
    },
    checkMail: {
      title: 'Account created!',
      description: 'Please check your email to verify your account.',
    },
    exists:
      'An account with this address already exists. Sign in with it, and we apply the invitation.',
    broken: 'Something went wrong. Please try again.',
    noMail: 'No email yet? Look in the spam folder, or',
    resend: 'send it again',
  },
  errors: {
    fullNameMissing: 'Please enter your full name',
    fullNameShort: 'Name must be at least 2 characters',
    fullNameLong: 'Name must be at most 100 characters',
    email: 'Please enter a valid email address',
    passwordMissing: 'Please enter your password',
    passwordShort: 'Use at least 10 characters',
    passwordLong: 'Use at most 128 characters',
    passwordCommon:
      'This password is easy to guess. Use three or four unrelated words, or let a password manager make one.',
    passwordPersonal:
      'This password is easy to guess from your name or address. Leave them out and use three or four unrelated words.',
  },
  waiting: {
    title: 'Access Required',
    text: 'Your account needs to be associated with a client. Please contact support.',
    signedInAs: 'Signed in as',
    contact: 'Contact support',
    signOut: 'Sign Out',
    join: (company: string) => `Join ${company}`,
    joining: 'Joining...',
    joined: {
      title: 'Welcome!',
      description: 'Your account is now associated with your organization.',
    },
    otherAccount: (email: string) =>
      `This invitation is for ${email}, and you are signed in with another address. Sign out, then sign in or sign up as ${email}.`,
    failure: { title: 'Error joining' },
  },
  aside: {
    label: 'P<PORTAL<<ENTRY<BY<INVITATION',
    invitedLabel: 'P<PORTAL<<INVITATION<VALID',
    badge: 'Invited',
    for: 'For',
    organization: 'Organization',
    role: 'Role',
    details: 'Your invitation',
  },
  verify: {
    metaTitle: 'Verify your email address',
    title: 'Verify your email address',
    text: 'Enter the password you chose when you signed up. This way only the person who created the account can confirm it.',
    submit: 'Verify and continue',
    submitting: 'Verifying...',
    done: {
      title: 'Email verified',
      description: 'Your address is confirmed. You can now sign in.',
    },
    invalid: 'This link no longer works. A link works once, for one hour.',
    wrong:
      'This is not the password of this account. If you did not create the account, do not confirm it. Choose a new password instead.',
    again: 'Send a new link',
    reset: 'Choose a new password',
  },
  resend: {
    metaTitle: 'Send the verification link again',
    title: 'Send the link again',
    text: 'Enter the address you signed up with. If we have an account that is not verified yet, we send it a new link. The link works for one hour.',
    submit: 'Send the link',
    submitting: 'Sending...',
    done: {
      title: 'Please check your email',
      description: 'If there is an account to verify, we have sent it a new link.',
    },
  },
  forgot: {
    metaTitle: 'Forgot your password',
    title: 'Forgot your password?',
    text: 'Enter the address of your account. If we have one, we send it a link to choose a new password. The link works for one hour.',
    submit: 'Send the link',
    submitting: 'Sending...',
    done: {
      title: 'Please check your email',
      description:
        'If there is an account with this address, we have sent it a link to choose a new password.',
    },
    back: 'Back to sign in',
  },
  reset: {
    metaTitle: 'Choose a new password',
    title: 'Choose a new password',
    text: 'This ends all open sessions of your account, here and on other devices.',
    submit: 'Save the new password',
    submitting: 'Saving...',
    done: { title: 'Password changed', description: 'You can now sign in with the new password.' },
    invalid: 'This link no longer works. A link works once, for one hour.',
    again: 'Send a new link',
  },
} as const

const footer =
  'We sent you this email because someone entered this address on our website. Questions:'

export const accountMails = {
  verify: {
    subject: 'Verify your email address',
    preview: 'Open the link within one hour. Then you can sign in.',
    label: 'V<UNORDIN<<VERIFY<ADDRESS<<<<<<<<<<',
    title: 'Verify your email address',
    body: 'Please confirm within one hour that this email address is yours. Someone, probably you, created an account for the client portal with it. The link works once.',
    action: 'Verify email address',
    other: 'If it was not you, do nothing. Nobody can use the account without this step.',
    footer,
  },
  exists: {
    subject: 'You already have an account',
    preview: 'Someone tried to create an account with your email address.',
    label: 'V<UNORDIN<<ACCOUNT<EXISTS<<<<<<<<<<',
    title: 'You already have an account',
    body: 'You can sign in to the client portal with this email address. Someone, probably you, tried to create an account with it. The account already exists, so nothing was changed.',
    action: 'Sign in',
    other: 'If you have forgotten your password, choose a new one here:',
    footer,
  },
  reset: {
    subject: 'Choose a new password',
    preview: 'The link in this email is valid for one hour.',
    label: 'V<UNORDIN<<NEW<PASSWORD<<<<<<<<<<<<',
    title: 'Choose a new password',
    body: 'Please choose a new password within one hour. Someone, probably you, asked for it with this email address. The link works once.',
    action: 'Choose a new password',
    other: 'If it was not you, do nothing. Your old password still works.',
    footer,
  },
  changed: {
    subject: 'Your password was changed',
    preview: 'All your sessions have ended. Sign in with the new password.',
    label: 'V<UNORDIN<<PASSWORD<CHANGED<<<<<<<<',
    title: 'Your password was changed',
    body: 'The password of your account was changed. All your sessions have ended. Sign in with the new password.',
    action: 'Sign in',
    other: 'If it was not you, choose a new password now and write to us:',
    footer: 'We sent you this email because your account changed. Questions:',
  },
} as const
