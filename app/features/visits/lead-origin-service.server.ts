import type { App } from '#app/platform/app.server.ts'
import type { Reader, Tx } from '#app/platform/db.server.ts'
import { currentRequest } from '#app/platform/request-scope.server.ts'
import { insertLeadOrigin, selectLeadOrigin } from './lead-origin-store.server.ts'
import {
  isKnownOrigin,
  noOrigin,
  originFields,
  readVisitOrigin,
  type VisitOrigin,
} from './visit-origin.ts'

const longest = 2_000

/**
 * Reads where the visit began from the current request, unless the browser asks not to be followed. A
 * browser without scripts sends only the address of the form's page.
 *
 * @param text returns a field of the posted form, '' when it is missing
 */
export function readRequestOrigin(
  { config }: App,
  text: (name: string) => string = () => '',
): VisitOrigin {
  if (currentRequest().asksForPrivacy) return noOrigin
  const landing = text(originFields.landing) || (currentRequest().sentFrom ?? '')
  const referrer = text(originFields.referrer)
  const { host } = new URL(config.baseUrl)
  return readVisitOrigin(landing.slice(0, longest), referrer.slice(0, longest), host)
}

/**
 * Stores where a lead came from, in the transaction that stores the lead. Nothing is stored of a visit
 * whose origin is unknown.
 */
export async function recordLeadOrigin(tx: Tx, leadId: string, origin: VisitOrigin): Promise<void> {
  if (isKnownOrigin(origin)) await insertLeadOrigin(tx, leadId, origin)
}

/** The origin of a lead; undefined when it is unknown. */
export const readLeadOrigin = (tx: Reader, leadId: string): Promise<VisitOrigin | undefined> =>
  selectLeadOrigin(tx, leadId)
