/** What is wrong with a file that was handed in, and what can be done about it. */
export const fileFaults = {
  too_large: (name: string, limit: string) => `${name} is larger than ${limit}.`,
  too_many: (name: string, limit: number) =>
    `${name} is one file too many: send at most ${limit} at once.`,
  empty: (name: string) => `${name} is empty.`,
  wrong_type: (name: string) =>
    `${name} is of a type that is not accepted. Send a PDF, an Office document, a picture, a text, a CSV or a ZIP file.`,
  unavailable: (name: string) =>
    `${name} could not be stored just now. What you wrote is kept: please choose the file again and send it in a minute.`,
  unchecked: (name: string) =>
    `${name} could not be looked into right now. Send it again in a moment.`,
} as const

export const fileUpload = {
  progress: 'Upload progress',
  /** After the last byte has left, until the server has looked into the files. */
  checking: 'Checking the files...',
  failed: {
    title: 'Upload failed',
    description: 'Failed to upload files. Please try again.',
  },
} as const
