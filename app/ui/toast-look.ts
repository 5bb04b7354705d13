export const card =
  'toast pointer-events-auto relative w-full rounded-paper border border-s-4 bg-surface py-3.5 ps-4 pe-11 text-ink shadow-sheet'
export const toneClass = {
  default: 'border-line border-s-verdigris',
  destructive: 'border-line border-s-vermilion',
}
export const corner =
  'no-print pointer-events-none fixed inset-x-4 bottom-4 z-60 m-0 flex list-none flex-col gap-2 p-0 sm:start-auto sm:end-6 sm:bottom-6 sm:w-96'
export const titleClass = 'font-medium leading-snug'
export const textClass = 'mt-0.5 text-small text-ink-muted'
export const undoClass =
  'inline-flex min-h-9 shrink-0 items-center gap-2 font-medium text-link underline decoration-1 underline-offset-4'
