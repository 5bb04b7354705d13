import type { PoolConfig } from 'pg'
import { valueReaders } from './pg-values.server.ts'

const otherNames = new Set(['require', 'prefer', 'verify-full'])

/**
 * The settings with which a connection is opened.
 *
 * @param url as in DATABASE_URL; `sslmode` means the same as in PostgreSQL's own programs
 * @param settings of the session from its start, by PostgreSQL's name
 */
export function connectionOf(url: string, settings: Record<string, string> = {}): PoolConfig {
  const [address = '', ...rest] = url.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const ssl = query.get('ssl') ?? ''
  if (otherNames.has(ssl) && !query.has('sslmode')) {
    query.delete('ssl')
    query.set('sslmode', ssl)
  }
  // Without this option the driver reads 'require' as 'verify-full'.
  if (query.has('sslmode') && !query.has('uselibpqcompat')) query.set('uselibpqcompat', 'true')
  const ours = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  const options = [query.get('options'), ...ours].filter(Boolean).join(' ')
  query.delete('options')
  return {
    connectionString: query.size > 0 ? `${address}?${query}` : address,
    options: options || undefined,
    fallback_application_name: 'unordin',
    types: valueReaders,
    // A server that disappears silently is noticed within 20 seconds, also on an idle connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  }
}
