/** What is said when the session has ended while a page of the portal or the panel was open. */
export const signedOut = {
  title: 'You are signed out',
  text: 'Your session has ended, so we could not send this. Your text and choices are still on this page. Sign in again here, and we send it automatically.',
  another: {
    title: 'Another account is signed in',
    text: (email: string) =>
      `This page belongs to ${email}, so we could not send this. Your text and choices are still on it. Sign in as ${email}, and we send it automatically.`,
  },
  /** When nothing was sent: the page reads itself again and again. */
  reading: {
    text: 'Your session has ended, so this page no longer shows what is new. Your text and choices are still on it. Sign in again here to go on.',
    another: {
      text: (email: string) =>
        `This page belongs to ${email}, so it no longer shows what is new. Your text and choices are still on it. Sign in as ${email} to go on.`,
    },
  },
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  lost: 'The server did not answer. Please try again.',
  newTab: 'Sign in in a new tab',
  again: 'I have signed in',
  still: 'Not signed in yet.',
  /** For a form that was sent without a script. */
  notSent: {
    title: 'You are signed out',
    description:
      'Your session has ended, so we did not store what you sent. Please sign in and send it again. Your browser may still show it when you go back.',
  },
  notSaved: 'Not saved, because you are signed out. Sign in in another tab. Your text stays here.',
} as const
