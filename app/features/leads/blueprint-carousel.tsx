import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

/** Controls the slides. */
export type Turning = { scrollTo(index: number): void }

type CarouselProps = {
  viewport: RefObject<HTMLElement | null>
  onReady: (carousel: Turning) => void
  onSelect: (index: number) => void
}

/** Attaches the carousel to existing slides; renders nothing. */
export default function BlueprintCarousel({ viewport, onReady, onSelect }: CarouselProps) {
  const [attach, carousel] = useEmblaCarousel({
    loop: false,
    align: 'start',
    containScroll: false,
  })
  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => {
    if (!carousel) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still) carousel.reInit({ duration: 0 })
    // The position to which the visitor had scrolled before the script was loaded.
    carousel.rootNode().scrollLeft = 0
    const select = () => onSelect(carousel.selectedScrollSnap())
    carousel.on('select', select)
    onReady(carousel)
    return () => {
      carousel.off('select', select)
    }
  }, [carousel, onReady, onSelect])
  return null
}
