/**
 * The networks that an address belongs to, from narrow to wide, as limits count them. For IPv4: the
 * address, the address again, and its /24. For IPv6: the /64 of one link, the /56 that a household or
 * office often gets, and the /48 of a site.
 */
export type NetworkPlace = { address: string; site: string; network: string }

/**
 * The unit that counts as one address. Everybody with IPv6 has a whole /64 and can use another address
 * for each request, so the /64 counts. IPv4 written as IPv6 counts as IPv4.
 */
export function networkPlace(ip: string): NetworkPlace {
  const groups = ip.includes(':') ? ipv6Groups(ip) : undefined
  const four = groups ? mappedIpv4(groups) : ip
  if (four !== undefined && /^\d+\.\d+\.\d+\.\d+$/.test(four)) {
    const network = `${four.split('.').slice(0, 3).join('.')}.0/24`
    return { address: four, site: four, network }
  }
  if (!groups) return { address: ip, site: ip, network: ip }
  const prefix = (count: number) => groups.slice(0, count).join(':')
  const site = Number.parseInt(groups[3] ?? '0', 16) & 0xff00
  return {
    address: `${prefix(4)}::/64`,
    site: `${prefix(3)}:${site.toString(16)}::/56`,
    network: `${prefix(3)}::/48`,
  }
}

/** An address or a network, with how many times the limit of one address it may have. */
export type NetworkCircle = { name: string; share: number }

// The owner of a /48 has 65,536 of the addresses that we count, and must not get 65,536 times the
// limit. But many people may share a network, so its limit is higher than that of one address.
const siteShare = 4
const networkShare = 16

/** The address and the networks around it, each once, as limits count them. */
export function networkCircles(ip: string): [NetworkCircle, ...NetworkCircle[]] {
  const { address, site, network } = networkPlace(ip)
  const own = { name: address, share: 1 }
  const around = { name: `net:${network}`, share: networkShare }
  return site === address ? [own, around] : [own, { name: `net:${site}`, share: siteShare }, around]
}

/** The eight groups of an IPv6 address without leading zeros; undefined when it is not one. */
function ipv6Groups(ip: string): string[] | undefined {
  if (!URL.canParse(`http://[${ip}]/`)) return undefined
  const [head = '', tail] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  if (tail === undefined) return before
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** The IPv4 address in one of ::ffff:0:0/96. */
function mappedIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const both = Number.parseInt(group, 16)
    return [both >> 8, both & 255]
  })
  return bytes.join('.')
}
