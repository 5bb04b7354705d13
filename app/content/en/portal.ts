/** Who may enter the portal, and what is said to the others. */
export const portalAccess = {
  required: {
    title: 'Access Required',
    description: 'Your account needs to be associated with a client. Please contact support.',
  },
  noClient: 'Client ID not found',
  chooseClient: 'Choose a client to view first.',
  readOnly: 'You are viewing this portal as a client: nothing can be changed.',
} as const

/** Words of the portal's frame. */
export const portal = {
  metaTitle: 'Client Portal',
  name: 'Client Portal',
  skip: 'Skip to content',
  tabsLabel: 'Sections of the portal',
  tabs: { projects: 'Projects', documents: 'Documents', support: 'Support' },
  menu: {
    label: 'Account',
    notifications: 'Notifications',
    unread: (count: number) => `${count > 99 ? '99 or more' : count} unread`,
    organisation: 'Organisation',
    account: 'Your account',
    signOut: 'Sign Out',
  },
  viewing: (client: string) => `You are viewing the portal of ${client}. Nothing can be changed.`,
  stopViewing: 'Back to the admin panel',
  theme: { toDark: 'Use the dark theme', toLight: 'Use the light theme' },
} as const
