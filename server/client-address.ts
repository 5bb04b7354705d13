type Incoming = { socket?: { remoteAddress?: string } }

/**
 * The address that a request comes from.
 *
 * @param proxies how many proxies stand in front of the product and add to X-Forwarded-For; entries
 * further left in that header were written by the client and are not believed
 */
export function clientAddress(
  headers: Headers,
  incoming: Incoming | undefined,
  proxies: number,
): string {
  const socket = incoming?.socket?.remoteAddress ?? '127.0.0.1'
  if (proxies === 0) return plain(socket)
  const chain = (headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  const claimed = chain.at(-proxies)
  return plain(claimed && /^[0-9a-fA-F.:]{2,45}$/.test(claimed) ? claimed : socket)
}

/** IPv4 as IPv4, also when the socket is IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}
