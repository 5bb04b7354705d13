/** The attributes of a field for a new password, and of one for the account's password. */
export const passwordLimits = {
  chosen: { autoComplete: 'new-password', minLength: 10, maxLength: 128 },
  given: { autoComplete: 'current-password', maxLength: 1_000 },
} as const
