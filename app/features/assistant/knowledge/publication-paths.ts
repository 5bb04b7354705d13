/** Whether a path is that of an insight or a case study. */
export const isPublication = (path: string | undefined): boolean =>
  /^\/(?:blog|projects)\/[^/]+$/.test(path ?? '')
