import { icon } from '#app/ui/icons.tsx'

// Lucide icons (lucide.dev, ISC licence), as in app/ui/icons.tsx; separate because only the editor
// uses them.
export const BulletListIcon = icon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13')
export const OrderedListIcon = icon(
  'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
)
export const QuoteIcon = icon('M17 5H3M21 12H8M21 19H8M3 12v7')
export const CodeIcon = icon('m16 18 6-6-6-6M8 6l-6 6 6 6')
export const CodeBlockIcon = icon(
  'm10 9-3 3 3 3M14 15l3-3-3-3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
)
export const RuleIcon = icon('M4 12h16M9 7h6M9 17h6')
export const LinkIcon = icon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
)
export const PictureIcon = icon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM11 9a2 2 0 1 1-4 0 2 2 0 0 1 4 0M21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
)
export const TableIcon = icon(
  'M12 3v18M3 9h18M3 15h18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
)
export const UndoIcon = icon('M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11')
export const RedoIcon = icon('m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13')
