/** Words of the admin panel's index of areas. */
export const adminNav = {
  label: 'Sections of the admin panel',
  menu: 'Sections',
  groups: {
    register: 'People',
    requests: 'Requests',
    work: 'Client work',
    site: 'Site',
    system: 'System',
  },
  waiting: (count: number, capped: boolean) => `${capped ? `more than ${count}` : count} waiting`,
} as const
