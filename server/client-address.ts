/**
 * The address that a request comes from.
 *
 * @param forwardedFor the header X-Forwarded-For
 * @param socket the address at the other end of the connection
 * @param proxies how many proxies stand in front of the product and add to X-Forwarded-For; entries
 * further left in that header were written by the client and are not believed
 */
export function clientAddress(
  forwardedFor: string | null | undefined,
  socket = '127.0.0.1',
  proxies = 0,
): string {
  if (proxies === 0) return plain(socket)
  const chain = (forwardedFor ?? '').split(',').map((one) => one.trim())
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
