/** Words in an answer that came by mail, where it stands among others. */
export const mailReplies = {
  shortened: '[The rest of the email was too long. Our staff can read it.]',
  onlyFiles: '[Only files]',
  notTaken: (files: string) => `[Files that were not taken]\n${files}`,
} as const
