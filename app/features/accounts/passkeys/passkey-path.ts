/** Where both entrances ask for a passkey and hand it in. */
export const passkeyDoor = '/auth/passkey'
