/** Mails that tell the owner of an account what was changed about it. */
export const securityNotices = {
  label: 'V<UNORDIN<<YOUR<ACCOUNT<<<<<<<<<<<<',
  when: 'Time',
  from: 'Network address',
  notYou: 'If this was not you, choose a new password now and write to us.',
  /** Below what our team did itself. */
  notAsked: 'If you did not ask for this, write to us.',
  action: 'Choose a new password',
  footer: 'We sent you this email because your account changed. Questions:',
  kinds: {
    passwordChanged: {
      title: 'Your password was changed',
      body: 'The password of your account was changed. All your other sessions have ended.',
    },
    totpEnabled: {
      title: 'Your second factor is on',
      body: 'From now on, you enter your password and a code from your authenticator app to sign in. All your other sessions have ended.',
    },
    totpDisabled: {
      title: 'Your second factor is off',
      body: 'You no longer need a code to sign in. Your password is enough.',
    },
    totpReset: {
      title: 'Your second factor was reset',
      body: 'Our team removed the second factor from your account: the authenticator app and all passkeys. All your sessions have ended. Sign in with your password and set it up again.',
    },
    codesRenewed: {
      title: 'You have new recovery codes',
      body: 'Your account has 10 new recovery codes. The old codes no longer work.',
    },
    passkeyAdded: {
      title: 'A passkey was added to your account',
      body: 'You can now sign in with this passkey, without a password and a code. If you did not add it, open Passkeys in your account and remove it.',
    },
    passkeyRemoved: {
      title: 'A passkey was removed from your account',
      body: 'Nobody can sign in with this passkey any more. Other sessions that were opened with it have ended.',
    },
    calendarMade: {
      title: 'A calendar address was made for your account',
      body: 'Whoever has this address can read what is due in your client portal and when you have calls with us. If you did not make it, open Calendar in your account and revoke it.',
    },
    dataDownloaded: {
      title: 'The data of your account was downloaded',
      body: 'A file with your own data was downloaded from your account: what you wrote, gave and decided, and what we keep about you. If it was not you, somebody else is using your account.',
    },
    codeGuessed: {
      title: 'Someone tried to sign in to your account',
      body: 'Someone entered your correct password and then several wrong codes. They could not sign in. If this was not you, someone knows your password.',
    },
    recoveryUsed: {
      title: 'A recovery code was used',
      body: 'Someone signed in to your account with your password and a recovery code. This code cannot be used again.',
    },
  },
} as const
