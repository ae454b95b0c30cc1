import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A104 */
const STEP_MS = 2_000

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)')

function onStillness(listener: () => void): () => void {
  const media = stillness()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the pointer or the focus is in an element. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const watched = element.current
    const controller = new AbortController()
    const { signal } = controller
    for (const event of ['pointerenter', 'focusin']) watched?.addEventListener(event, () => setNear(true), { signal })
    for (const event of ['pointerleave', 'focusout']) watched?.addEventListener(event, () => setNear(false), { signal })
    return () => controller.abort()
  }, [element])
  return near
}

/**
 * Which of so many items leads. It moves on by itself while nobody is near it and nobody has stopped it; where motion is unwanted it
 * stands still until somebody starts it. The track scrolls, so that nothing else on the page moves.
 */
export function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const near = useNear(track)
  const still = useSyncExternalStore(
    onStillness,
    () => stillness().matches,
    () => false,
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [at, setAt] = useState(0)
  const paused = chosen ?? still

  useEffect(() => {
    if (paused || near || count < 2) return
    const timer = setInterval(() => setAt(shown => (shown + 1) % count), STEP_MS)
    return () => clearInterval(timer)
  }, [paused, near, count])

  useEffect(() => {
    const list = track.current
    const item = list?.querySelectorAll('li')[at]
    if (!list || !item) return
    list.scrollTo?.({ left: item.offsetLeft - list.offsetLeft, behavior: still ? 'auto' : 'smooth' })
  }, [at, still])

  return { track, at, paused, toggle: () => setChosen(!paused) }
}
