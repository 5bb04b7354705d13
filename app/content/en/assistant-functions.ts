/** The error messages of the assistant's functions. */
export const functionFaults = {
  method: 'Use POST',
  unreadableRequest: 'The request could not be read.',
  busy: 'Too many people are using this at the moment. Please try again in a moment.',
  failed: 'This did not work. Please try again.',
  switchedOff: 'The assistant is switched off at the moment.',
  image: {
    missing: 'Send the image as a data URL of a PNG, JPEG, WebP, GIF or TIFF image.',
    tooLarge: 'The image is larger than 10 MB. Choose a smaller image.',
    type: 'This type of image cannot be read. Send a PNG, JPEG, WebP, GIF or TIFF image.',
    unreadable: 'The image could not be opened. Choose another image.',
    slow: 'The image takes too long to read. Choose a smaller image.',
    noText: 'There is no readable text in the image.',
  },
  audio: {
    missing: 'Send the recording as base64 of a WebM file.',
    tooLarge: 'The recording is too large. Please make a shorter one.',
    tooLong: 'A recording can be at most 30 seconds long.',
    type: 'This type of recording cannot be read. Send WebM with Opus sound.',
    silent: 'There is no speech in the recording. Please record again.',
  },
  speech: {
    missing: 'Send the text to read aloud.',
    tooLong: 'At most 1,500 characters can be read aloud at once.',
    voice: 'This voice does not exist.',
    silent: 'There is nothing in the text that can be read aloud.',
  },
  document: {
    tooLarge: (name: string) => `${name} is larger than 10 MB. Choose a smaller file.`,
    unreadable: (name: string) =>
      `${name} could not be read. Send a PDF, Word or plain text document.`,
    slow: (name: string) => `${name} takes too long to read. Send a shorter document.`,
    notNow: (name: string) =>
      `${name} could not be read at the moment. Please send it again in a moment.`,
    swelling: (name: string) => `${name} is too large after unpacking. Send a smaller document.`,
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
