/** Words of the archive with somebody's own data: on the account page, and inside of it. */
export const ownData = {
  title: 'Your data',
  text: 'Download what we keep about you as one ZIP file: your account, what you wrote, gave and decided, and the files that you gave.',
  download: 'Download my data',
  file: (day: string) => `my-data-${day}.zip`,
  tooMany:
    'You have downloaded your data several times in a short time. Please try again in an hour.',
  readme: {
    file: 'README.txt',
    lines: (email: string, at: string) => [
      `Data of ${email}, as of ${at}.`,
      '',
      'Each .json file is a list. Times are in UTC. The folder "files" has the files that you gave, the folder "ticket-files" those of your tickets.',
      '',
      'This archive does not contain what other people or our team wrote, not even their answers to you. What you wrote or gave as a person of another organization, or of our team, is not in here either.',
      'What was sent by our public forms or the chat is not in here either, because anybody can type your address there. Write to us about that.',
      'We store your password, and the secret links and addresses that we gave you, only as hashes. They are not in this archive.',
    ],
    left: (name: string) => `Too large for this archive, please download it in the portal: ${name}`,
    more: (most: number) =>
      `There are more files than fit: of each kind, ${most.toLocaleString('en')} are in here. Please download the others in the portal.`,
    missing: (path: string) =>
      `Could not be found and is empty in this archive, please write to us: ${path}`,
  },
} as const
