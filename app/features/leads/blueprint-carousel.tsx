import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

/** What turns the slides. */
export type Turning = { scrollTo(index: number): void }

type CarouselProps = {
  viewport: RefObject<HTMLElement | null>
  onReady: (carousel: Turning) => void
  onSelect: (index: number) => void
}

/** Takes a strip of slides over; shows nothing of its own. */
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
    // Where the visitor had scrolled to before the script arrived.
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
