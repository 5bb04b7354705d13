/** Whether an address belongs to the portal or the admin panel. */
export function isPanelPath(pathname: string): boolean {
  return /^\/(dashboard|lead_admin)(\/|$)/.test(pathname)
}
