/** The newsletter box on `/blog`. */
export const stayUpdated = {
  title: 'Stay Updated',
  text: 'New insights by e-mail, when there are some.',
  email: 'E-mail address',
  placeholder: 'you@example.org',
  subscribe: 'Subscribe',
} as const
