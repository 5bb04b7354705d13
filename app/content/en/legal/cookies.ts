import type { LegalCopy } from './document.ts'

export const cookies = {
  meta: {
    title: 'Cookie Policy',
    description:
      'Every cookie of this site by name: its purpose, when it is set and how long it stays. There are none for analytics or advertising.',
  },
  mrz: 'L<LEGAL<<COOKIE<POLICY',
  headline: [{ text: 'Cookie ' }, { text: 'Policy', accent: true }],
  lead: 'This page lists every cookie of this site. Each one does something that you asked for. The cookies with names that begin with unordin are set only when you use an account. None of them needs your consent, so there is no banner.',
  articles: [
    {
      id: 'register',
      title: 'List of cookies',
      blocks: [
        {
          table: {
            caption: 'The cookies of this site',
            columns: ['Name', 'Purpose', 'Set when', 'Kept'],
            rows: [
              [
                'unordin.session_token',
                'Keeps you signed in to the portal or the staff panel. It contains a random token and our signature, and nothing about you.',
                'When you sign in',
                '7 days, extended once a day while you use it, 90 days at most; deleted when you sign out',
              ],
              [
                'unordin.sign_up',
                'Recognizes the browser in which you created an account when you open the link in our email. It contains a fingerprint of that link.',
                'When you create an account, or sign in before you confirm its address',
                'One hour',
              ],
              [
                'unordin.two_factor',
                'Notes that your password was correct and that we are waiting for the code of your second factor.',
                'When you sign in to an account with a second factor',
                '10 minutes; deleted when the code is accepted',
              ],
              [
                'unordin.passkey',
                'Notes which question we asked your device. Its answer then opens or adds a passkey only once and only here. It contains a random token and our signature.',
                'When you press Use a passkey or Add passkey',
                '5 minutes',
              ],
              [
                'unordin.viewed_client',
                "For our administrators only: the client's portal they have chosen to view. It contains that client's number and their own.",
                'When an administrator opens the portal of a client',
                'One hour, or until they stop',
              ],
              [
                'get_started',
                'Keeps your answers between the steps of Get Started if your browser runs no scripts. They are encrypted, in up to three parts, and stored only in your browser.',
                'When you press Next or Previous there without scripts',
                'Two hours, or until you submit',
              ],
              [
                'toast',
                'Shows one short message on the next page, for example that we have received your request.',
                'When you send a form, sign in or sign out',
                '60 seconds; the next page deletes it',
              ],
              [
                'theme',
                'Remembers that you chose the light or the dark theme. It contains only that word.',
                'When you press the theme button',
                'One year',
              ],
              [
                'zone',
                'Shows times in your own time zone in the portal and the staff panel. It contains only the name of that zone.',
                'When you open the portal or the panel',
                'One year',
              ],
              [
                'rail',
                'Remembers that a member of our staff shows the menu of the admin panel as icons.',
                'When staff press that button',
                'One year',
              ],
            ],
          },
        },
        'On encrypted connections every cookie is marked Secure and has __Host- before its name (get_started has __Secure-). Your browser then accepts it from this host only. Scripts can read the theme cookie and no other. If another site makes your browser send a request, it does not include our cookies, except when you follow a link here.',
      ],
    },
    {
      id: 'none',
      title: 'Cookies we do not use',
      blocks: [
        {
          list: [
            'No cookies for analytics or statistics',
            'No cookies for advertising, and none that recognize you on other sites',
            'No cookies from other companies on our pages',
          ],
        },
        'At the end of Get Started you can book a call. If an external scheduling service shows its calendar there, it is in a separate frame and loads on that step only. Its cookies follow the rules of that service.',
      ],
    },
    {
      id: 'consent',
      title: 'Why there is no banner',
      blocks: [
        'Some laws, such as the ePrivacy Directive of the European Union, ask for consent before a site stores anything on your device. There is an exception for what is strictly necessary for something you asked for. To sign in, to see the answer to a form and to keep a theme are such things. If we ever want to store more, we ask first.',
      ],
    },
    {
      id: 'storage',
      title: 'Other storage in your browser',
      blocks: [
        'While a tab is open, the browser notes how far you have scrolled on each page. When you go back, you see the same place. This note is in the session storage of that tab. We never receive it, and it is deleted when you close the tab.',
        'The browser keeps what you type into a form in the same place until you send or cancel it. If you reload the page, you lose nothing. It does not keep files and passwords. In the client portal it keeps your text in its local storage, for seven days at most.',
        'If you add or use a passkey, the browser notes this in its local storage. The sign-in pages can then offer the passkey. We never receive the note. It stays until you delete the data of this site.',
        'After your first message to the assistant, the browser keeps the number of the conversation and a random key in the same place. You can then go on with the conversation after a reload, in another tab or on another day. The key is valid for at most 30 days after its last use, and for half a year in all. It is deleted when you press New conversation, so do that on a shared computer.',
        'If you turn off keyboard shortcuts, the browser notes this in the same place. We never receive this note either. It is deleted when you turn them on again.',
      ],
    },
    {
      id: 'control',
      title: 'How to remove cookies',
      blocks: [
        'You can delete or refuse cookies in your browser settings. Every public page works without them. Without the session cookie you cannot stay signed in. Without the theme cookie the site follows your system.',
        {
          ledger: [
            {
              title: 'Sign out',
              text: 'This deletes the session cookie here and the session on our server.',
            },
            { title: 'Wait a minute', text: 'The message cookie is deleted automatically.' },
            {
              title: 'Wait an hour',
              text: 'The cookies for sign-up, second factor and a viewed portal are deleted automatically.',
            },
            {
              title: 'Clear site data',
              text: 'This removes everything this site has stored, including the theme.',
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
