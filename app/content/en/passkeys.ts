/** Words of passkeys: at both sign-in pages, and on the page where a person looks after them. */
export const passkeys = {
  metaTitle: 'Passkeys',
  title: 'Passkeys',
  back: 'Your account',
  intro:
    'With a passkey, you sign in the way you unlock your device: with a fingerprint, your face, a PIN or a security key. A passkey replaces both your password and your second factor. It does not work on a fake website, so nobody can steal it there.',
  section: {
    text: (count: number) =>
      count === 0
        ? 'Sign in the way you unlock your device, without a password.'
        : `You have ${count} ${count === 1 ? 'passkey' : 'passkeys'}.`,
    setUp: 'Add a passkey',
    manage: 'Manage passkeys',
  },
  list: {
    title: 'Your passkeys',
    caption: 'Your passkeys',
    empty: 'No passkeys yet. Add one below.',
    name: 'Name',
    added: 'Added',
    lastUsed: 'Last used',
    action: 'Action',
    never: 'Never',
    rename: 'Rename',
    renameOf: (name: string) => `Rename the passkey ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove the passkey ${name}`,
    noName: 'Passkey',
  },
  add: {
    title: 'Add a passkey',
    text: 'Your browser asks you to unlock your device. We confirm the new passkey by email.',
    name: 'Name',
    nameHint: 'A name that you will recognize, for example "Office laptop".',
    submit: 'Add passkey',
    submitting: 'Waiting for your device...',
    unsupported:
      'You cannot add a passkey in this browser. You need a current browser with JavaScript on, and a device with a screen lock.',
    done: { title: 'Passkey added', description: 'You can now sign in with it.' },
    thenSignIn:
      'After you add the passkey, sign in with it once. This shows that it works, and the other pages open.',
  },
  /** For administrators who need a second factor and came with the password alone. */
  first: {
    title: 'Sign in with your passkey',
    text: 'You signed in with your password only, but your account has a passkey. Sign in with the passkey to open the admin panel.',
    submit: 'Sign in with the passkey',
    lost: 'Does it not work, or have you lost the device? Another administrator can reset your second factor on the Users page.',
    unsupported:
      'You cannot use a passkey in this browser. You need a current browser with JavaScript on, and a device with a screen lock.',
  },
  instead: {
    text: 'Do you not want to use a passkey?',
    link: 'Set up an authenticator app instead',
  },
  rename: {
    title: (name: string) => `Rename ${name}`,
    submit: 'Save name',
    submitting: 'Saving...',
    done: 'Passkey renamed',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'Nobody can sign in with it any more, and other sessions that were opened with it end. Delete the passkey on your device as well.',
    submit: 'Remove passkey',
    submitting: 'Removing...',
    done: 'Passkey removed',
  },
  cancel: 'Cancel',
  password: 'Your password',
  required: '(required)',
  failure: { title: 'This did not work' },
  signInButton: {
    submit: 'Use a passkey',
    submitting: 'Waiting for your device...',
  },
  errors: {
    name: 'Please enter a name',
    nameLong: 'Name must be at most 60 characters',
    many: 'You have 20 passkeys. This is the maximum. Remove one first.',
    password: 'This is not your password',
    gone: 'This passkey has already been removed.',
    lastFactor:
      'Administrators need a second factor, and this passkey is your only one. Set up an authenticator app or add another passkey first.',
    useIt:
      'This account has a passkey. Sign in with the passkey first. Your password is not enough.',
    notAdded: 'The passkey could not be added. Please start again.',
    refused: 'This passkey does not work. It may have been removed. Sign in with your password.',
    expired: 'This took too long. Please try again.',
    cancelled: 'No passkey was chosen, or it took too long. Please try again.',
    known: 'This device already has a passkey for your account.',
    place: 'Passkeys do not work at this web address.',
    connection: 'The connection was lost. Please try again.',
  },
} as const
