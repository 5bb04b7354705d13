import type { LegalCopy } from './document.ts'

export const cookies = {
  meta: {
    title: 'Cookie Policy',
    description:
      'Every cookie of this site by name: what it is for, when it is set, how long it is kept. None for analytics or advertising.',
  },
  mrz: 'L<LEGAL<<COOKIE<POLICY',
  headline: [{ text: 'Cookie ' }, { text: 'Policy', accent: true }],
  lead: 'Each does one thing that you asked for, and those whose names begin with unordin wait until you use an account. That is why no banner asks for your consent: nothing here needs it.',
  articles: [
    {
      id: 'register',
      title: 'The register',
      blocks: [
        {
          table: {
            caption: 'The cookies of this site',
            columns: ['Name', 'Purpose', 'Set when', 'Kept'],
            rows: [
              [
                'unordin.session_token',
                'Keeps you signed in to the portal or the staff panel. It holds a random token and our signature, nothing about you.',
                'You sign in, not before',
                '7 days, prolonged once a day while you use it, 90 days at most; deleted when you sign out',
              ],
              [
                'unordin.sign_up',
                'Lets the browser in which you made an account be known again when you open the link we mail you. It holds a fingerprint of that link.',
                'You make an account, or sign in before its address is confirmed',
                'One hour',
              ],
              [
                'unordin.two_factor',
                'Notes that your password was right and that the code of your second factor is still to come.',
                'You sign in to an account with a second factor',
                '10 minutes; deleted once the code is accepted',
              ],
              [
                'unordin.passkey',
                'Notes which question your device was asked, so that its answer opens or adds a passkey only once and only here. It holds a random token and our signature.',
                'You press Use a passkey or Add passkey',
                '5 minutes',
              ],
              [
                'unordin.viewed_client',
                "For our administrators only: whose portal they have chosen to view. It holds that client's number and their own.",
                'An administrator opens the portal of a client',
                'One hour, or until they stop',
              ],
              [
                'get_started',
                'Keeps your answers from page to page of Get Started when your browser runs no scripts: encrypted, in up to three parts, and stored nowhere but in your browser.',
                'You press Next or Previous there without scripts',
                'Two hours, or until you submit',
              ],
              [
                'toast',
                'Carries one short message to the next page, for example that your request has arrived.',
                'You send a form, sign in or sign out',
                '60 seconds; the next page deletes it',
              ],
              [
                'theme',
                'Remembers that you chose the light or the dark theme, and holds only that word.',
                'You press the theme button',
                'One year',
              ],
            ],
          },
        },
        'On encrypted connections every one is marked Secure and has __Host- before its name (get_started has __Secure-), so that your browser takes it from this very host only. Scripts can read the theme and no other. All of them stay with this site: a request that another site makes your browser send does not carry them, except when you follow a link here.',
      ],
    },
    {
      id: 'none',
      title: 'What is not among them',
      blocks: [
        {
          list: [
            'No cookies for analytics or statistics',
            'No cookies for advertising, and none that recognise you on other sites',
            'No cookies of other companies on our pages',
          ],
        },
        'At the end of Get Started you can book a call. If the calendar of an outside scheduling service is shown there, it stands in a frame of its own, is loaded on that step only, and its cookies follow the rules of that service.',
      ],
    },
    {
      id: 'consent',
      title: 'Why there is no banner',
      blocks: [
        'Laws such as the ePrivacy Directive of the European Union ask for consent before anything is stored on your device, except what is strictly necessary for something you asked for. Signing up and in, seeing the answer to a form and keeping a theme are such things. If we ever want to store more, we ask first.',
      ],
    },
    {
      id: 'storage',
      title: 'Other storage in your browser',
      blocks: [
        'While a tab is open, the browser notes how far you had scrolled on each page, so that going back brings you to the same place. This note is in the session storage of that tab. It is never sent to us and is gone when you close the tab.',
        'What you type into a form of this site is kept in the same place until you send or cancel it, so that a reload costs you nothing. Files and passwords are not.',
        'If you add or use a passkey, the browser notes just that, in its local storage, so that the sign-in pages can offer it in the field for your address. The note is never sent to us, and stays until you delete the data of this site.',
      ],
    },
    {
      id: 'control',
      title: 'How to remove them',
      blocks: [
        'You can delete or refuse cookies in the settings of your browser; every public page works without them. Without the session cookie you cannot stay signed in, without the theme cookie the site follows your system.',
        {
          ledger: [
            {
              title: 'Sign out',
              text: 'Deletes the session cookie here and the session on our server.',
            },
            { title: 'Wait a minute', text: 'The message cookie deletes itself.' },
            {
              title: 'Wait an hour',
              text: 'The cookies of signing up, of the second factor and of a viewed portal delete themselves.',
            },
            {
              title: 'Clear site data',
              text: 'Removes everything this site has stored, including the theme.',
            },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Questions',
      blocks: [
        { write: 'About cookies and anything else on your device:' },
        { links: [{ label: 'Privacy Policy', to: '/privacy' }] },
      ],
    },
  ],
} as const satisfies LegalCopy
