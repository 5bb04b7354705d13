/** The purpose of a mail that a visitor causes. */
export type Purpose = 'confirmation' | 'link' | 'staff' | 'alarm'
/** What a limit counts by: the mail's recipient, or where the request comes from. */
export const places = ['recipient', 'domain', 'address', 'site', 'network'] as const
export type Place = (typeof places)[number]
/**
 * The most mails in an hour and in a day, and the most parties in an hour. All mailboxes of one
 * domain are one party, because a ministry sends from one network for all of its people; at a mail
 * provider each mailbox is one.
 */
type Allowed = { hour: number; day: number; parties?: number }
type Limits = Record<Exclude<Place, 'domain'>, Allowed> & { domain: Allowed; freeMail: Allowed }

const everything = { hour: Number.POSITIVE_INFINITY, day: Number.POSITIVE_INFINITY }

/** All limits of mails that visitors cause; docs/security-model.md lists the mails. */
export const visitorMailLimits: Record<Purpose, Limits> = {
  // A confirmation of receipt. The page has confirmed it too, so little is lost without the mail.
  confirmation: {
    recipient: { hour: 10, day: 30 },
    domain: { hour: 300, day: 1_500 },
    freeMail: { hour: 3_000, day: 20_000 },
    address: { hour: 30, day: 120, parties: 12 },
    site: { hour: 60, day: 240, parties: 24 },
    network: { hour: 120, day: 480, parties: 48 },
  },
  // The process cannot continue without it: many people invited at once must get theirs.
  link: {
    recipient: { hour: 15, day: 40 },
    domain: { hour: 600, day: 3_000 },
    freeMail: { hour: 3_000, day: 20_000 },
    address: { hour: 60, day: 300, parties: 20 },
    site: { hour: 120, day: 600, parties: 40 },
    network: { hour: 240, day: 1_200, parties: 80 },
  },
  // To the staff's mailbox, which must stay usable; the panel shows everything.
  staff: {
    recipient: { hour: 500, day: 4_000 },
    domain: everything,
    freeMail: everything,
    address: { hour: 60, day: 240 },
    site: { hour: 120, day: 480 },
    network: { hour: 240, day: 960 },
  },
  // A life may be in danger: counted separately, so that a flood of other mails does not block it.
  alarm: {
    recipient: { hour: 200, day: 1_000 },
    domain: everything,
    freeMail: everything,
    address: { hour: 20, day: 60 },
    site: { hour: 40, day: 120 },
    network: { hour: 80, day: 240 },
  },
}

// Mail providers: the domain does not say to whom a mailbox belongs.
const freeMail = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com
  aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de gmx.at gmx.ch
  web.de t-online.de freenet.de mail.com mail.ru inbox.ru list.ru bk.ru yandex.ru yandex.com ya.ru zoho.com
  fastmail.com hey.com tutanota.com tuta.com hushmail.com mailbox.org posteo.de orange.fr wanadoo.fr free.fr
  laposte.net sfr.fr libero.it virgilio.it tiscali.it hotmail.co.uk hotmail.fr hotmail.de hotmail.it
  outlook.fr outlook.de live.co.uk live.fr live.ca yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca
  yahoo.co.in yahoo.com.br yahoo.co.jp btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net
  sbcglobal.net bellsouth.net cox.net shaw.ca rogers.com sympatico.ca videotron.ca telus.net qq.com 163.com
  126.com yeah.net sina.com foxmail.com naver.com daum.net hanmail.net rediffmail.com uol.com.br bol.com.br
  terra.com.br seznam.cz wp.pl o2.pl onet.pl interia.pl abv.bg ukr.net bigpond.com optusnet.com.au`.split(
    /\s+/,
  ),
)

/** The domain of an address, and its party. */
export function partyOf(address: string): { domain: string; party: string; isFree: boolean } {
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const isFree = freeMail.has(domain)
  return { domain, party: isFree ? address : domain, isFree }
}

/** The mails sent before; `parties` does not include the current recipient's. */
type Counts = { place: Place; hour: number; day: number; parties: number }

/** The first place whose limit another mail would exceed; null when it may be sent. */
export function limitReached(
  purpose: Purpose,
  counts: readonly Counts[],
  isFree: boolean,
): Place | null {
  const limits = visitorMailLimits[purpose]
  for (const { place, hour, day, parties } of counts) {
    const allowed = place === 'domain' && isFree ? limits.freeMail : limits[place]
    if (hour >= allowed.hour || day >= allowed.day) return place
    if (parties >= (allowed.parties ?? Number.POSITIVE_INFINITY)) return place
  }
  return null
}
