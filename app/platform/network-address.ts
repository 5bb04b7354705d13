/** What one household or office appears as, and the network around it. */
export type NetworkPlace = { address: string; network: string }

/**
 * Where a request comes from, in the units that limits count by. A household has a whole /64 of IPv6
 * and can use another address for each request, so all of them count as one.
 */
export function networkPlace(ip: string): NetworkPlace {
  const four = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(four))
    return { address: four, network: `${four.split('.').slice(0, 3).join('.')}.0/24` }
  const groups = ipv6Groups(ip)
  if (!groups) return { address: ip, network: ip }
  const prefix = (count: number) => groups.slice(0, count).join(':')
  return { address: `${prefix(4)}::/64`, network: `${prefix(3)}::/48` }
}

/** The eight groups of an IPv6 address without leading zeros; undefined when it is none. */
function ipv6Groups(ip: string): string[] | undefined {
  if (!URL.canParse(`http://[${ip}]/`)) return undefined
  const [head = '', tail] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  if (tail === undefined) return before
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
