import { company } from '#content/company.ts'

const day = 24 * 60 * 60 * 1000
const securityDays = 180

/** RFC 9116: whom to tell of a weakness, and until when that is sure to hold. */
export function securityText(origin: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / day + securityDays) * day)
  return [
    `Contact: mailto:${company.mailbox}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
