/** Addresses of earlier releases, in mails that were sent and in stored articles, each with its address now. */
const formerAddresses = [
  ['/dashboard/organisation', '/dashboard/organization'],
  ['/dashboard/organization/invite', '/dashboard/organization/invitations/new'],
  ['/lead_admin/inbox/held', '/lead_admin/inbox/quarantine'],
  ['/plates', '/illustrations'],
] as const

/**
 * @param url of a request
 * @returns path and query of the address that has replaced it; undefined when it is no former address
 */
export function currentAddress({ pathname, search }: URL): string | undefined {
  for (const [former, current] of formerAddresses) {
    if (pathname !== former && !pathname.startsWith(`${former}/`)) continue
    return current + pathname.slice(former.length) + search
  }
  return undefined
}
