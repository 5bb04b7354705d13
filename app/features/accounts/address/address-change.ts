import { ownPasswordSchema } from '../account/account.ts'
import { addressSchema } from '../sign-up/sign-up.ts'

/** What is asked for before an address is changed: an open session must not be enough. */
export const addressChangeSchema = addressSchema.extend(ownPasswordSchema.shape)

/** The mailboxes that have to agree. */
export type AddressSide = 'old' | 'new'

/** A change that waits for one of its mailboxes, as its owner sees it. */
export type OpenAddressChange = {
  newEmail: string
  expiresAt: string
  /** When each has agreed. */
  agreed: Record<AddressSide, string | null>
}

/** What a mailed link is about. Whoever has the new mailbox alone does not learn the old address. */
export type AddressQuestion = { side: AddressSide; newEmail: string; oldEmail: string | null }

/** What became of an answer. */
export type AddressOutcome = 'dead' | 'refused' | 'waiting' | 'changed' | 'taken'
