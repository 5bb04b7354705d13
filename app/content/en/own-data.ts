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
      'Texts of other people and of our team are not in here, also where they answer you.',
      'What was sent by our public forms or the chat is not in here either, because anybody can type your address there. Write to us about that.',
      'Your password is stored as a hash, and links and addresses that we gave you only as hashes; they are not in here.',
    ],
    left: (name: string) => `Too large for this archive, please download it in the portal: ${name}`,
  },
} as const
