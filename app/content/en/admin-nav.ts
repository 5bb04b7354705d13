/** Words of the rail at the side of the admin panel. */
export const adminNav = {
  label: 'Sections of the admin panel',
  tabs: 'Main lists',
  menu: { open: 'Open the menu', close: 'Close the menu' },
  narrow: 'Show the menu as icons only',
  widen: 'Show the menu with its words',
  groups: {
    sales: 'Sales',
    clients: 'Clients',
    site: 'Site',
    administration: 'Administration',
  },
  waiting: (count: number, capped: boolean) => `${capped ? `more than ${count}` : count} waiting`,
} as const
