/** Mails that tell the owner of an account what was changed about it. */
export const securityNotices = {
  label: 'V<UNORDIN<<YOUR<ACCOUNT<<<<<<<<<<<<',
  when: 'When',
  from: 'From',
  notYou: 'If it was not you, choose a new password at once and tell us.',
  action: 'Choose a new password',
  footer: 'You receive this mail because something about your account changed. Questions:',
  kinds: {
    passwordChanged: {
      title: 'Your password was changed',
      body: 'The password of your account was changed. All other sessions have ended.',
    },
    totpEnabled: {
      title: 'Your second factor is on',
      body: 'From now on your account asks for a code of your authenticator app after the password. All other sessions have ended.',
    },
    totpDisabled: {
      title: 'Your second factor is off',
      body: 'Your account no longer asks for a code after the password.',
    },
    totpReset: {
      title: 'Your second factor was reset',
      body: 'Our staff took the second factor off your account, app and passkeys alike, and all sessions have ended. Please sign in and set it up again.',
    },
    codesRenewed: {
      title: 'You have new recovery codes',
      body: 'Ten new recovery codes were made for your account. The earlier ones no longer work.',
    },
    passkeyAdded: {
      title: 'A passkey was added to your account',
      body: 'From now on a device signs in to your account with its lock, without password and code. If you did not add it, remove it at your account under Passkeys.',
    },
    passkeyRemoved: {
      title: 'A passkey was removed from your account',
      body: 'It signs nobody in any more. Other sessions that were opened with it have ended.',
    },
    codeGuessed: {
      title: 'Somebody tried to sign in to your account',
      body: 'Your password was entered correctly, and then several wrong codes. Nobody got in. If it was not you, somebody knows your password.',
    },
    recoveryUsed: {
      title: 'A recovery code was used',
      body: 'Somebody signed in to your account with your password and a recovery code. That code no longer works.',
    },
  },
} as const
