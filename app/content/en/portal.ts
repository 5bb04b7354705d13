import { company } from './company.ts'

/** What is said to a person who may not open the portal. */
export const portalAccess = {
  required: {
    title: 'Access Required',
    description: 'Your account needs to be associated with a client. Please contact support.',
  },
  noClient: 'Client ID not found',
  chooseClient: 'Select a client to view first.',
  readOnly: 'You are viewing this portal as a client. You cannot change anything.',
} as const

/** Words of the portal's frame. */
export const portal = {
  metaTitle: 'Client Portal',
  name: 'Client Portal',
  foot: {
    label: 'Help and policies',
    links: [
      { to: '/dashboard/help', label: 'Help' },
      { to: '/status', label: 'System status' },
      { to: '/privacy', label: 'Privacy' },
      { to: '/trust', label: 'Security and trust' },
      { to: '/trust#report', label: 'Report a security problem' },
      { to: '/accessibility', label: 'Accessibility' },
    ],
    mailbox: company.mailbox,
    line: 'P<UNORDIN<<CLIENT<PORTAL',
  },
  skip: 'Skip to content',
  tabsLabel: 'Sections of the portal',
  tabs: {
    projects: 'Projects',
    documents: 'Documents',
    support: 'Support',
    requests: 'Requests',
    decisions: 'Decisions',
    invoices: 'Invoices',
  },
  menu: {
    label: 'Account',
    search: 'Search',
    notifications: 'Notifications',
    unread: (count: number) => `${count > 99 ? '99 or more' : count} unread`,
    organization: 'Organization',
    help: 'Help',
    account: 'Your account',
    signOut: 'Sign Out',
    toggle: { open: 'Open the menu', close: 'Close the menu' },
  },
  viewing: (client: string) =>
    `You are viewing the portal of ${client}. You cannot change anything.`,
  stopViewing: 'Back to the admin panel',
  theme: { toDark: 'Use the dark theme', toLight: 'Use the light theme' },
} as const

/** What is said when a page of the portal or the admin panel cannot be shown. */
export const panelFaults = {
  areas: [
    { home: '/dashboard', name: 'Client Portal', signOut: '/auth/sign-out' },
    { home: '/lead_admin', name: 'Admin panel', signOut: '/admin/sign-out' },
  ],
  /** The page that an address belongs to, with all addresses below it. */
  lists: [
    {
      path: '/dashboard/documents',
      title: 'Documents',
      text: 'Error loading documents. Please try again.',
    },
    {
      path: '/dashboard/support',
      title: 'Support',
      text: 'Error loading support tickets. Please try again.',
    },
    {
      path: '/dashboard/invoices',
      title: 'Invoices',
      text: 'Error loading invoices. Please try again.',
    },
    {
      path: '/dashboard/help',
      title: 'Help',
      text: 'Error loading help articles. Please try again.',
    },
    {
      path: '/dashboard/requests',
      title: 'Requests',
      text: 'Error loading requests. Please try again.',
    },
    {
      path: '/dashboard/decisions',
      title: 'Decisions',
      text: 'Error loading decisions. Please try again.',
    },
    {
      path: '/dashboard/notifications',
      title: 'Notifications',
      text: 'Error loading notifications. Please try again.',
    },
    {
      path: '/dashboard/search',
      title: 'Search',
      text: 'Error loading the search. Please try again.',
    },
    {
      path: '/dashboard/organization',
      title: 'Organization',
      text: 'Error loading your organization. Please try again.',
    },
    {
      path: '/dashboard/account',
      title: 'Your account',
      text: 'Error loading your account. Please try again.',
    },
    {
      path: '/dashboard',
      // The list of projects is the portal's first page; every other address below that is none of theirs.
      below: '/dashboard/projects',
      title: 'Projects',
      text: 'Error loading projects. Please try again.',
    },
  ] as { path: string; below?: string; title: string; text: string }[],
  failed: { title: 'Page not loaded', text: 'This page could not be loaded. Please try again.' },
  retry: 'Try again',
  signOut: 'Sign Out',
  backTo: (area: string) => `Back to ${area}`,
  refused: {
    title: 'Not available',
    text: 'You do not have access to this page, or it does not exist.',
  },
  missing: {
    title: 'Page not found',
    text: 'This page does not exist, or you do not have access to it.',
  },
} as const
