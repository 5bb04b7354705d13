import { company } from '#content/company.ts'
import { locales } from '#content/locale.ts'
import { trust } from '#content/trust.ts'

const day = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year. */
const securityDays = 180

const securityTextPath = '/.well-known/security.txt'

/** RFC 9116: whom to tell of a weakness, how we treat it, and until when that is sure to hold. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + securityDays) * day)
  return [
    `Contact: mailto:${company.mailbox}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${locales.map(({ language }) => language).join(', ')}`,
    `Canonical: ${origin}${securityTextPath}`,
    `Policy: ${origin}${trust.disclosure.to}`,
    '',
  ].join('\n')
}
