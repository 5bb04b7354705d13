import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'size'> & { size?: number }

/** The shapes are Lucide's (lucide.dev, ISC licence); each is the outline of a 24 pixel square. */
export const icon = (outline: string) =>
  function Icon({ size = 24, ...props }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        <path d={outline} />
      </svg>
    )
  }

export const ArrowLeft = icon('m12 19-7-7 7-7M19 12H5')
export const ArrowRight = icon('M5 12h14M12 5l7 7-7 7')
export const ArrowDown = icon('M12 5v14M19 12l-7 7-7-7')
export const ArrowUp = icon('m5 12 7-7 7 7M12 19V5')
export const Check = icon('M20 6 9 17l-5-5')
export const X = icon('M18 6 6 18M6 6l12 12')
export const Plus = icon('M5 12h14M12 5v14')
export const ChevronDown = icon('m6 9 6 6 6-6')
export const Menu = icon('M4 5h16M4 12h16M4 19h16')
export const Paperclip = icon(
  'm16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551',
)
export const Moon = icon(
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
)
export const Sun = icon(
  'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
)
export const Search = icon('m21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0')
