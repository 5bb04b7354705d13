const roles = { admin: 'Admin', client_admin: 'Client admin', client_user: 'Client user' } as const

/** Words of the admin panel's list of users. */
export const usersPage = {
  title: 'Users',
  caption: 'Users',
  found: (count: number, capped: boolean) =>
    `${count.toLocaleString('en-CA')}${capped ? ' or more' : ''} ${count === 1 ? 'user' : 'users'}`,
  columns: {
    full_name: 'User',
    email: 'Email',
    role: 'Role',
    client: 'Client',
    created_at: 'Joined',
    actions: 'Actions',
  },
  roles,
  searchLabel: 'Search users',
  searchPlaceholder: 'Search by name or email...',
  role: 'Role',
  allRoles: 'All roles',
  ofClient: 'Users of one client are shown.',
  everyClient: 'Show all users',
  noClient: 'No client',
  deactivated: 'Deactivated',
  unverified: 'Not verified',
  clientInactive: 'Inactive',
  state: 'Accounts',
  allStates: 'All accounts',
  states: { unverified: 'Not verified', deactivated: 'Deactivated' },
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  roleOf: (name: string) => `Role of ${name}`,
  clientOf: (name: string) => `Client of ${name}`,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  deactivate: 'Deactivate',
  deactivateOf: (name: string) => `Deactivate ${name}`,
  reactivate: 'Reactivate',
  reactivateOf: (name: string) => `Reactivate ${name}`,
  reactivating: 'Reactivating...',
  confirm: {
    title: (name: string) => `Deactivate ${name}?`,
    text: (email: string) =>
      `${email} is signed out everywhere at once and cannot sign in again until reactivated. Nothing is deleted.`,
    yes: 'Deactivate user',
    pending: 'Deactivating...',
    no: 'Keep active',
    close: 'Close',
  },
  resetFactor: {
    title: (name: string) => `Reset the second factor of ${name}?`,
    text: (email: string) =>
      `For somebody who has lost phone and recovery codes. ${email} is signed out everywhere, is told by mail, and can then sign in with the password alone. Be sure that it is really they who ask.`,
    link: 'Reset second factor',
    of: (name: string) => `Reset the second factor of ${name}`,
    yes: 'Reset second factor',
    pending: 'Resetting...',
    no: 'Keep it',
    close: 'Close',
    done: {
      title: 'Second factor reset',
      description: 'All sessions of this user have ended, and a mail tells them.',
    },
  },
  saved: 'User updated successfully',
  failed: 'Failed to update user',
  empty: 'No users found.',
  noMatchHint: 'Try fewer letters, another role or all accounts.',
  pages: 'Pages of users',
  errors: {
    role: 'Please select a role from the list',
    client: 'Please select a client from the list',
    lastAdmin: 'This is the last active administrator. Make somebody else an administrator first.',
    yourself: 'You cannot deactivate your own account.',
    unverified:
      'This person has not verified their address yet. Send an invitation instead, or wait until it is verified.',
    ownFactor: 'You cannot reset your own second factor here. Turn it off at your account.',
    noFactor: 'This user has no second factor (any more).',
    stale: (role: keyof typeof roles, client: string | null) =>
      `Somebody else has changed this user in the meantime: ${roles[role]}, ${client ?? 'no client'}. What you chose is kept; save again to replace it.`,
    lost: 'The change could not be saved. Check the connection and that you are still signed in, then try again.',
  },
  failure: 'Error loading users. Please try again.',
} as const

/** Choosing a client where there may be thousands. */
export const clientPicker = {
  search: 'Find another client',
  placeholder: 'Name or company...',
  find: 'Find',
  some: 'Not all clients are listed: search for others.',
  found: (count: number, search: string) =>
    `${count} ${count === 1 ? 'client' : 'clients'} to choose from after searching for ${search}`,
} as const
