/** Whether a path is that of an insight, a case study or a help article. */
export const isPublication = (path: string | undefined): boolean =>
  /^\/(?:blog|projects|help)\/[^/]+$/.test(path ?? '')
