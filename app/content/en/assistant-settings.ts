/** The staff's page about what the assistant may use. */
export const assistantSettings = {
  title: 'Assistant',
  toConversations: 'All conversations',
  fromConversations: 'Assistant settings',
  error: 'Error loading the settings of the assistant. Please try again.',
  tryAgain: 'Try again',
  mode: 'What the assistant may use',
  modes: {
    configured: 'The configured provider, then its own engines',
    builtin: 'Only its own engines',
    off: 'Nothing: it is switched off',
  },
  hints: {
    configured:
      'What visitors write, say and attach goes to the provider that this server is set up with.',
    unconfigured: 'This server is set up with no provider, so its own engines answer.',
    builtin: 'Nothing that visitors write, say or attach leaves this server.',
    off: 'Every function says so to visitors. Staff still see all conversations.',
  },
  save: 'Save',
  saving: 'Saving...',
  saved: 'Assistant settings saved',
  works: {
    title: 'What works now',
    columns: { name: 'Function', by: 'Answered by', quality: 'Quality', bound: 'Bound' },
    functions: {
      chat: 'Answers',
      ocr: 'Text in pictures',
      speech: 'Reading aloud',
      voice: 'Dictation',
    },
    providers: {
      configured: 'The provider',
      local: 'A model on this server',
      builtin: 'Own engine',
    },
    nobody: 'Nobody',
    qualities: { full: 'Full', basic: 'Basic, English' },
    none: 'None',
    bounds: {
      chat: (characters: number) => `${characters.toLocaleString('en-CA')} characters a message`,
      ocr: (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB a picture`,
      speech: (characters: number) => `${characters.toLocaleString('en-CA')} characters at once`,
      voice: (seconds: number) => `${seconds} seconds a recording`,
    },
    resting: 'A provider that fails three times is left alone for a minute.',
  },
  usage: (tokens: number, bound: number, calls: number) =>
    `Today (UTC) the provider was asked ${calls.toLocaleString('en-CA')} ${calls === 1 ? 'time' : 'times'}, for ${tokens.toLocaleString('en-CA')} of ${bound.toLocaleString('en-CA')} tokens. Beyond that its own engines answer until midnight.`,
  errors: {
    mode: 'Please choose one of the three',
    stale:
      'Somebody else changed this meanwhile. Your choice is kept: save again to replace theirs.',
    lost: 'The connection was lost. Your choice is kept: please try again.',
  },
}
