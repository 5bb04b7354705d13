/** What is said when the session has ended while a page of the portal or the panel was open. */
export const signedOut = {
  title: 'You are signed out',
  text: 'Your session has ended, so this could not be sent. What you wrote and chose is still on this page. Sign in again in a new tab and come back here: it is then sent by itself.',
  another: {
    title: 'Another account is signed in',
    text: (email: string) =>
      `This page belongs to ${email}, so this could not be sent. What you wrote and chose is still on it. Sign in as ${email} in a new tab and come back here: it is then sent by itself.`,
  },
  signIn: 'Sign in in a new tab',
  again: 'I have signed in',
  still: 'Not signed in yet.',
  /** For a form that was sent without a script. */
  notSent: {
    title: 'You are signed out',
    description:
      'Your session has ended, so what you sent was not stored. Please sign in and send it again; going back in your browser may show what you wrote.',
  },
  notSaved: 'Not saved: you are signed out. Sign in in another tab; what you wrote stays here.',
} as const
