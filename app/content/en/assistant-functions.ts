/** The error messages of the assistant's functions. */
export const functionFaults = {
  method: 'Use POST',
  unreadableRequest: 'The request could not be read.',
  busy: 'Too many others are waiting for this right now. Please try again in a moment.',
  failed: 'This could not be done right now. Please try again.',
  switchedOff: 'The assistant is switched off at the moment.',
  image: {
    missing: 'Send the image as a data URL of a PNG, JPEG, WebP, GIF or TIFF picture.',
    tooLarge: 'The image may have at most 10 MB.',
    type: 'Only PNG, JPEG, WebP, GIF and TIFF pictures can be read.',
    unreadable: 'The picture could not be opened.',
    slow: 'The picture takes too long to read.',
    noText: 'No readable text was found in the picture.',
  },
  audio: {
    missing: 'Send the recording as base64 of a WebM file.',
    tooLarge: 'The recording is too large.',
    tooLong: 'A recording may last at most 30 seconds.',
    type: 'Only recordings in WebM with Opus sound can be understood.',
    silent: 'No speech was heard in the recording.',
  },
  speech: {
    missing: 'Send the text to be spoken.',
    tooLong: 'At most 1,500 characters can be spoken at once.',
    voice: 'This voice is not known.',
    silent: 'There is nothing in the text that can be pronounced.',
  },
  document: {
    tooLarge: (name: string) => `${name} is larger than 10 MB.`,
    unreadable: (name: string) =>
      `${name} could not be read. PDF, Word and plain text documents can be.`,
    slow: (name: string) => `${name} takes too long to read.`,
    notNow: (name: string) =>
      `${name} could not be read right now. Please send it again in a moment.`,
    swelling: (name: string) => `${name} unpacks to more than can be read.`,
  },
}

/** Why a function does not work here, by the `reason` of its capability. */
export const capabilityReasons = {
  switchedOff: 'The assistant is switched off at the moment.',
} as const

export type CapabilityReason = keyof typeof capabilityReasons

/** Added to a reply that the provider wrote. */
export const assistantReply = {
  cut: 'The answer was cut off here. Please ask again if something is missing.',
  fromFiles: (names: readonly string[]) => `From your file: ${names.join(', ')}.`,
}
