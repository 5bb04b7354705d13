/** What is wrong with a picture for an article, and what can be done about it. */
export const pictureErrors = {
  none: 'Please choose a picture',
  alt: 'Please describe the picture',
  altLong: (limit: number) => `At most ${limit} characters`,
  too_large: (limit: string) => `The picture is larger than ${limit}. Choose another picture.`,
  too_many: 'Please send one picture at a time',
  empty: 'The file is empty. Choose another picture.',
  wrong_type: 'Please choose a PNG, JPEG, WebP or AVIF picture',
  unavailable: 'The picture could not be stored just now. Please send it again in a minute.',
  unchecked: 'The picture could not be worked on right now. Please send it again in a moment',
  unreadable: 'The picture is damaged or of a kind that cannot be read. Choose another picture.',
  too_many_points:
    'The picture has more than 40 megapixels or a side of more than 12000 pixels. Choose another picture.',
} as const
