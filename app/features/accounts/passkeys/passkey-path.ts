/** The endpoint from which both sign-in pages get a challenge and to which they send the answer. */
export const passkeyPath = '/auth/passkey'
