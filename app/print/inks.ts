/** The colours of the light theme, for printing on white. */
export const inks = {
  ink: '#141b2d',
  muted: '#545b6b',
  line: '#d8d4ca',
  lineStrong: '#85827a',
  navy: '#1b2a4a',
  vermilion: '#c4321f',
  verdigris: '#1f6f62',
  ochre: '#8a6412',
  blue: '#2457a6',
} as const
