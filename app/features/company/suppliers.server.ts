import { isIP } from 'node:net'
import type { Config } from '#app/platform/config.server.ts'
import type { CompanyFacts, FactKey } from './company-facts.ts'

export type SupplierRole = 'database' | 'files' | 'mail' | 'mailbox' | 'ai' | 'scheduling'
/** An outside service that this installation is configured to use. */
export type Supplier = { role: SupplierRole; host: string; stated: string | null }

const statedBy: Record<SupplierRole, FactKey> = {
  database: 'database_provider',
  files: 'storage_provider',
  mail: 'mail_provider',
  mailbox: 'mailbox_provider',
  ai: 'ai_provider',
  scheduling: 'scheduling_provider',
}

type Configured = Pick<
  Config,
  'embedded' | 'databaseUrl' | 's3' | 'smtpUrl' | 'inbound' | 'ai' | 'schedulingUrl'
>

/**
 * The services that receive data, from the configuration. A server in the operator's own network is
 * none: it has a private address, or a name that the internet does not know.
 */
export function suppliersOf(config: Configured, facts: CompanyFacts): Supplier[] {
  const hosts: Record<SupplierRole, string | undefined> = {
    database: config.embedded ? undefined : hostOf(config.databaseUrl),
    files: hostOf(config.s3?.endpoint),
    mail: hostOf(config.smtpUrl),
    mailbox: config.inbound?.host.toLowerCase(),
    ai: hostOf(config.ai?.baseUrl),
    scheduling: hostOf(config.schedulingUrl),
  }
  return (Object.keys(hosts) as SupplierRole[]).flatMap((role) => {
    const host = hosts[role]
    return host && isOutside(host) ? [{ role, host, stated: facts[statedBy[role]] ?? null }] : []
  })
}

/** The host name of an address; undefined for none. */
export const hostOf = (address: string | undefined): string | undefined =>
  address && URL.canParse(address)
    ? new URL(address).hostname.replace(/^\[|\]$/g, '').toLowerCase()
    : undefined

const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/
const ownAddresses =
  /^(0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1?$|f[cd]|fe[89ab])/

function isOutside(host: string): boolean {
  if (isIP(host)) return !ownAddresses.test(host)
  return host.includes('.') && !ownNames.test(host)
}
