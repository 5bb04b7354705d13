import type { asvs } from '#content/asvs.ts'
import type { ClaimId } from './claims.ts'

export type AsvsId = keyof typeof asvs
/** Met requirements name the claim that shows it; the others say why in the content. */
export type AsvsRow =
  | { level: 1 | 2; claim: ClaimId }
  | { level: 1 | 2; state: 'not_met' | 'not_applicable' }

const no = (level: 1 | 2): AsvsRow => ({ level, state: 'not_met' })
const none = (level: 1 | 2): AsvsRow => ({ level, state: 'not_applicable' })
const one = (claim: ClaimId): AsvsRow => ({ level: 1, claim })
const two = (claim: ClaimId): AsvsRow => ({ level: 2, claim })

/** How many requirements levels 1 and 2 of version 5.0.0 have together. */
export const asvsTotal = 253

/** Only what was looked at. Requirements that are missing here were not assessed. */
export const asvsRows: Record<AsvsId, AsvsRow> = {
  '1.2.4': one('queries'),
  '1.2.6': none(2),
  '1.2.7': none(2),
  '1.2.8': none(2),
  '1.3.1': one('articles'),
  '1.3.8': none(2),
  '1.3.9': none(2),
  '1.3.11': two('validation'),
  '2.2.1': one('validation'),
  '2.2.2': one('validation'),
  '2.3.3': two('transactions'),
  '2.3.4': two('transactions'),
  '2.4.1': two('abuse'),
  '3.2.1': one('file_paths'),
  '3.3.1': one('cookies'),
  '3.3.2': two('sessions'),
  '3.3.3': two('cookies'),
  '3.3.4': two('sessions'),
  '3.4.1': one('headers'),
  '3.4.3': two('headers'),
  '3.4.4': two('headers'),
  '3.4.5': two('headers'),
  '3.4.6': two('headers'),
  '3.5.1': one('forgery'),
  '3.5.3': one('forgery'),
  '3.7.2': two('redirects'),
  '5.2.1': one('limits'),
  '5.2.2': one('file_types'),
  '5.2.3': two('archives'),
  '5.3.1': one('file_types'),
  '5.3.2': one('file_paths'),
  '5.4.1': two('file_paths'),
  '5.4.2': two('file_paths'),
  '5.4.3': no(2),
  '6.2.1': one('passwords'),
  '6.2.4': one('passwords'),
  '6.2.5': one('passwords'),
  '6.2.9': two('passwords'),
  '6.3.1': one('guessing'),
  '6.3.2': no(2),
  '6.5.1': two('second_factor'),
  '6.5.2': two('second_factor'),
  '6.6.1': none(2),
  '7.2.1': one('sessions'),
  '7.2.3': one('sessions'),
  '7.2.4': one('sessions'),
  '7.3.1': two('sessions'),
  '7.3.2': two('sessions'),
  '7.4.1': one('sessions'),
  '7.4.2': one('leavers'),
  '7.4.3': two('reset'),
  '7.5.1': two('second_factor'),
  '7.6.1': none(2),
  '8.2.1': one('gates'),
  '8.2.2': one('tenancy'),
  '8.2.3': two('fields'),
  '8.3.1': one('gates'),
  '8.4.1': two('tenancy'),
  '11.4.2': two('passwords'),
  '14.3.2': two('no_store'),
  '15.1.2': two('dependencies'),
  '16.2.1': two('audit'),
  '16.2.5': two('log_secrets'),
  '16.3.1': two('audit'),
  '16.4.2': two('audit'),
  '16.4.3': no(2),
  '16.5.1': two('errors'),
  '16.5.2': two('outage'),
}
