import { Pause, Play, Truck } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand } from '../state.ts'
import styles from './ContactForm.module.css'

/** The companies that a brand names; they move on every two seconds unless somebody looks, or wants no motion (A104). */
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
      {/* What scrolls must be reachable by keyboard. */}
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
function useCarousel(count: number) {
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
