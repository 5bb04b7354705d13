/** Large files that are sent in pieces. */
export const uploadCopy = {
  label: (name: string) => `Sending ${name}`,
  ofFiles: (place: number, total: number) => `File ${place} of ${total}`,
  arrived: (sent: string, size: string) => `${sent} of ${size}`,
  pause: 'Pause',
  continue: 'Continue',
  cancel: 'Cancel',
  named: (action: string, name: string) => `${action}: ${name}`,
  /** Said to screen readers, not at every piece. */
  said: (name: string, percent: number) => `${name}: ${percent} %`,
  phases: {
    starting: 'Looking for what has arrived already...',
    sending: '',
    waiting:
      'No answer at the moment. We try again automatically. The part that has arrived is kept.',
    paused: 'Paused. What has arrived is kept for a day.',
    stopped: 'Stopped. What has arrived is kept for a day.',
    checking: 'Everything has arrived. Checking the file...',
  },
  resumed: (sent: string) => `Continuing from ${sent}.`,
  /** After the page was loaded again. */
  unfinished: (name: string, percent: number) =>
    `${name} stopped at ${percent} %. Choose the same file again to continue from there.`,
  cancelled: (name: string) => `${name} was not sent. What had arrived is deleted.`,
  errors: {
    closed: 'You can no longer send anything here: our team has accepted it or closed the request.',
    full: 'Too much is being sent at the same time. Finish or cancel what you have begun, or ask your colleagues to; unfinished uploads are deleted after a day.',
    empty: 'The file is empty. Choose another file.',
    named: 'The upload does not say which item it is for, or what the file is called.',
    piece: 'The piece is smaller than 256 KB and not the last one.',
    elsewhere:
      'This file is also being sent from another place. Wait a moment, then choose it again.',
    gone: 'This upload is not known any more. Choose the file again.',
    unfinished: 'The file has not arrived completely. Choose it again to send the rest.',
    given: 'The file has been given already.',
    busy: 'The file is being checked already. Please wait a moment.',
    failed: 'The upload could not go on.',
    unchecked:
      'Everything has arrived, but the file could not be checked. Choose it again in a few minutes; nothing is sent twice.',
    kept: (name: string) =>
      `${name} could not be deleted now. Try again, or leave it: it is deleted after a day.`,
  },
} as const
