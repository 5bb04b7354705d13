/** The staff's page about how the assistant answers. */
export const assistantSettings = {
  title: 'Assistant',
  toConversations: 'All conversations',
  error: 'Error loading assistant settings. Please try again.',
  tryAgain: 'Try again',
  mode: 'How the assistant answers',
  modes: {
    configured: 'With the configured provider, or with the built-in engines if the provider fails',
    builtin: 'Only with the built-in engines',
    off: 'The assistant is switched off',
  },
  hints: {
    configured:
      'What visitors write, say and attach is sent to the provider that is configured on this server. The thread of a ticket is sent only when staff ask for a written summary of it.',
    unconfigured: 'No provider is configured on this server, so the built-in engines answer.',
    builtin: 'Nothing that visitors write, say or attach leaves this server.',
    off: 'Visitors see a message that the assistant is switched off. Staff can still see all conversations.',
  },
  budget: {
    title: 'How much the provider may be used',
    daily: 'Tokens in a day (UTC)',
    dailyHint: (operator: number | null) =>
      operator === null
        ? 'For all functions together. A token is about four letters.'
        : `For all functions together. A token is about four letters. The server allows at most ${operator.toLocaleString('en-CA')}.`,
    conversation: 'Tokens in one conversation',
    conversationHint:
      'One answer takes about 5,000. When they are used, the built-in engine answers in that conversation.',
  },
  save: 'Save',
  saving: 'Saving...',
  saved: 'Assistant settings saved',
  works: {
    title: 'What works now',
    columns: { name: 'Function', by: 'Answered by', quality: 'Quality', bound: 'Limit' },
    functions: {
      chat: 'Answers',
      ocr: 'Text in images',
      speech: 'Reading aloud',
      voice: 'Dictation',
    },
    providers: {
      configured: 'The provider',
      local: 'A model on this server',
      builtin: 'Built-in engine',
    },
    nobody: 'Not available',
    qualities: { full: 'Full', basic: 'Basic, English' },
    none: 'None',
    bounds: {
      chat: (characters: number) => `${characters.toLocaleString('en-CA')} characters per message`,
      ocr: (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB per image`,
      speech: (characters: number) => `${characters.toLocaleString('en-CA')} characters at once`,
      voice: (seconds: number) => `${seconds} seconds per recording`,
    },
    resting: 'If a provider fails three times, we do not use it for one minute.',
  },
  usage: (tokens: number, bound: number, calls: number) =>
    `Today (UTC), the provider has received ${calls.toLocaleString('en-CA')} ${calls === 1 ? 'request' : 'requests'} and used ${tokens.toLocaleString('en-CA')} of ${bound.toLocaleString('en-CA')} tokens. When all tokens are used, the built-in engines answer until midnight.`,
  errors: {
    mode: 'Please select one of the three options',
    tokens: (most: number) => `Enter a whole number from 0 to ${most.toLocaleString('en-CA')}`,
    stale:
      'Someone else changed this setting while you were editing. Your choice is kept but not saved. Save again to replace theirs.',
    lost: 'The setting was not saved. Your choice is kept. Check your connection, then try again.',
  },
}
