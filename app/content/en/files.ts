/** What is wrong with a file that was sent, and what to do about it. */
export const fileFaults = {
  too_large: (name: string, limit: string) =>
    `${name} is larger than ${limit}. Choose a smaller file.`,
  too_many: (name: string, limit: number) =>
    `You can send at most ${limit} ${limit === 1 ? 'file' : 'files'} at once. ${name} is one too many.`,
  empty: (name: string) => `${name} is empty. Choose another file.`,
  wrong_type: (name: string) =>
    `We do not accept this type of file: ${name}. Send a PDF, an Office document, a picture, a text file, a CSV file or a ZIP file.`,
  unavailable: (name: string) =>
    `${name} could not be stored. We have kept what you wrote. Please choose the file again and send it in a minute.`,
  unchecked: (name: string) =>
    `${name} could not be checked at the moment. Please send it again in a moment.`,
} as const

export const fileUpload = {
  progress: 'Upload progress',
  /** After the last byte was sent, until the server has checked the files. */
  checking: 'Checking the files...',
  failed: {
    title: 'Upload failed',
    description: 'Failed to upload files. Please try again.',
  },
} as const
