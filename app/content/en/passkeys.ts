/** Words of passkeys: at both sign-in pages, and on the page where a person looks after them. */
export const passkeys = {
  metaTitle: 'Passkeys',
  title: 'Passkeys',
  back: 'Your account',
  intro:
    'A passkey signs you in with the lock of your device: a fingerprint, a face, a PIN, or a security key. It counts as password and second factor at once, and it cannot be given away on a false page.',
  section: {
    text: (count: number) =>
      count === 0
        ? 'Sign in with the lock of your device instead of a password.'
        : `You have ${count === 1 ? 'one passkey' : `${count} passkeys`} to sign in with.`,
    setUp: 'Add a passkey',
    manage: 'Manage passkeys',
  },
  list: {
    title: 'Your passkeys',
    caption: 'Your passkeys',
    empty: 'You have no passkey yet.',
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
    text: 'Your browser asks for the lock of your device. We tell you by mail.',
    name: 'Name',
    nameHint: 'So that you know it again, such as "Office laptop".',
    submit: 'Add passkey',
    submitting: 'Waiting for your device...',
    unsupported:
      'This browser cannot add a passkey here. It takes a current browser, with scripts, on a device with a lock.',
    done: { title: 'Passkey added', description: 'From now on you can sign in with it.' },
    thenSignIn:
      'Once it is added, sign in with it once: only then do the other pages open. So it is certain that it works before you rely on it.',
  },
  /** For administrators who need a second factor and came with the password alone. */
  first: {
    title: 'Sign in with your passkey',
    text: 'Your account has a passkey, but you came with the password alone. Sign in with the passkey, and the admin panel is open.',
    submit: 'Sign in with the passkey',
    lost: 'It does not work, or the device is lost? Another administrator can reset your second factor under Users.',
    unsupported:
      'This browser cannot use a passkey here. It takes a current browser, with scripts, on a device with a lock.',
  },
  instead: { text: 'No passkey at hand?', link: 'Set up an authenticator app instead' },
  rename: {
    title: (name: string) => `Rename ${name}`,
    submit: 'Save name',
    submitting: 'Saving...',
    done: 'Passkey renamed',
  },
  remove: {
    title: (name: string) => `Remove ${name}?`,
    text: 'It signs nobody in any more, and other sessions opened with it end. Delete it on your device as well.',
    submit: 'Remove passkey',
    submitting: 'Removing...',
    done: 'Passkey removed',
  },
  cancel: 'Cancel',
  password: 'Your password',
  required: '(required)',
  failure: { title: 'This did not work.' },
  signInButton: {
    submit: 'Use a passkey',
    submitting: 'Waiting for your device...',
  },
  errors: {
    name: 'Please give it a name',
    nameLong: 'A name has at most 60 characters',
    many: 'You have 20 passkeys, which is as many as there can be. Remove one first.',
    password: 'This is not your password',
    gone: 'This passkey is not there any more.',
    lastFactor:
      'Administrators need a second factor here, and this is your only one. Set up an authenticator app or add another passkey first.',
    useIt:
      'This account has a passkey. Sign in with it first: the password alone is not enough here.',
    notAdded: 'The passkey could not be added. Please begin again.',
    refused:
      'This passkey does not sign in here. It may have been removed; sign in with your password.',
    expired: 'That took too long. Please try again.',
    cancelled: 'Nothing was chosen, or it took too long. Please try again.',
    known: 'This device has a passkey for your account already.',
    place: 'Passkeys do not work at this address.',
    connection: 'The connection failed. Please try again.',
  },
} as const
