import { found } from './found.ts'

const roles = { admin: 'Admin', client_admin: 'Client admin', client_user: 'Client user' } as const

/** Words of the admin panel's list of users. */
export const usersPage = {
  title: 'Users',
  caption: 'Users',
  found: found('user', 'users'),
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
  ofClient: 'This list shows the users of one client.',
  everyClient: 'Show all users',
  noClient: 'No client',
  deactivated: 'Deactivated',
  billingContact: 'Billing contact',
  restricted: 'Some projects only',
  unverified: 'Not verified',
  clientInactive: 'Inactive',
  state: 'Status',
  allStates: 'All statuses',
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
      `${email} is signed out everywhere now and cannot sign in until you reactivate the account. Nothing is deleted.`,
    yes: 'Deactivate user',
    pending: 'Deactivating...',
    no: 'Cancel',
    close: 'Close',
  },
  resetFactor: {
    title: (name: string) => `Reset the second factor of ${name}?`,
    text: (email: string) =>
      `Do this for someone who has lost their phone and their recovery codes. First check that the request really comes from them. ${email} is signed out everywhere, gets an email, and can then sign in with only a password.`,
    link: 'Reset second factor',
    of: (name: string) => `Reset the second factor of ${name}`,
    yes: 'Reset second factor',
    pending: 'Resetting...',
    no: 'Cancel',
    close: 'Close',
    done: {
      title: 'Second factor reset',
      description: 'All sessions of this user have ended. They get an email.',
    },
  },
  saved: 'User updated successfully',
  failed: 'Failed to update user',
  empty: 'No users found.',
  noMatchHint: 'Try fewer letters, another role or another status.',
  pages: 'Pages of users',
  errors: {
    role: 'Please select a role from the list',
    client: 'Please select a client from the list',
    lastAdmin: 'This is the last active administrator. Make someone else an administrator first.',
    yourself: 'You cannot deactivate your own account.',
    unverified:
      'This person has not verified their email address yet. Wait until they have, or send an invitation instead.',
    ownFactor: 'You cannot reset your own second factor here. Open Your account and turn it off.',
    noFactor: 'This user no longer has a second factor.',
    stale: (role: keyof typeof roles, client: string | null) =>
      `Someone else changed this user while you were editing: ${roles[role]}, ${client ?? 'no client'}. Your changes are kept but not saved. Save again to replace theirs.`,
    lost: 'The change was not saved. Check your connection and that you are still signed in, then try again.',
  },
  failure: 'Error loading users. Please try again.',
} as const

/** Choosing a client where there may be thousands. */
export const clientPicker = {
  search: 'Find another client',
  placeholder: 'Search by name or company...',
  find: 'Find',
  some: 'This list does not show all clients. Search to find others.',
  found: (count: number, search: string) =>
    `${count} ${count === 1 ? 'client' : 'clients'} found for "${search}"`,
} as const
