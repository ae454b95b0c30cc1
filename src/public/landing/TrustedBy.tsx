import { Pause, Play, Truck } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand } from '../state.ts'
import styles from './ContactForm.module.css'

/** Companies that the brand names. They advance every two seconds unless the user interacts or prefers reduced motion (A104). */
export const TrustedBy = () => {
  const text = useTexts('publicChallanLanding')
  const { trustedBy } = useBrand().content
  const { track, paused, toggle, at } = useCarousel(trustedBy.length)
  if (trustedBy.length === 0) return null
  const Icon = paused ? Play : Pause
  return (
    <section className={styles.trusted} aria-label={text('trusted')}>
      <div className={styles.head}>
        <p>{text('trusted')}</p>
        <button type="button" aria-label={text(paused ? 'playLabel' : 'pauseLabel')} onClick={toggle}>
          <Icon size={14} aria-hidden="true" /> {text(paused ? 'play' : 'pause')}
        </button>
      </div>
      {/* A scroll container must be reachable by keyboard. */}
      <div ref={track} className={styles.names} role="group" tabIndex={0} aria-label={text('trusted')}>
        <ul>
          {trustedBy.map((name, index) => (
            <li key={name} data-first={index === at || undefined}>
              <Truck size={20} strokeWidth={1.75} aria-hidden="true" /> {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A104 */
const STEP_MS = 2_000

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

function onMotionChange(listener: () => void): () => void {
  const media = reducedMotion()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the element is hovered or focused. */
function useIsInteracting(element: RefObject<HTMLElement | null>): boolean {
  const [isInteracting, setInteracting] = useState(false)
  useEffect(() => {
    const watched = element.current
    const controller = new AbortController()
    const { signal } = controller
    for (const event of ['pointerenter', 'focusin'])
      watched?.addEventListener(event, () => setInteracting(true), { signal })
    for (const event of ['pointerleave', 'focusout'])
      watched?.addEventListener(event, () => setInteracting(false), { signal })
    return () => controller.abort()
  }, [element])
  return isInteracting
}

/**
 * The index of the leading item. It advances automatically unless the user is interacting or has stopped it. With reduced motion it does not move
 * until the user starts it. The track itself scrolls, so nothing else on the page moves.
 */
function useCarousel(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const isInteracting = useIsInteracting(track)
  const isReduced = useSyncExternalStore(
    onMotionChange,
    () => reducedMotion().matches,
    () => false,
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [at, setAt] = useState(0)
  const paused = chosen ?? isReduced

  useEffect(() => {
    if (paused || isInteracting || count < 2) return
    const timer = setInterval(() => setAt(shown => (shown + 1) % count), STEP_MS)
    return () => clearInterval(timer)
  }, [paused, isInteracting, count])

  useEffect(() => {
    const list = track.current
    const item = list?.querySelectorAll('li')[at]
    if (!list || !item) return
    list.scrollTo?.({ left: item.offsetLeft - list.offsetLeft, behavior: isReduced ? 'auto' : 'smooth' })
  }, [at, isReduced])

  return { track, at, paused, toggle: () => setChosen(!paused) }
}
