/** Where both sign-in pages ask for a passkey and hand it in. */
export const passkeyPath = '/auth/passkey'
