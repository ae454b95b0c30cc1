import { Pause, Play, Truck } from 'lucide-react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useBrand } from '../state.ts'
import styles from './ContactForm.module.css'
import { useCarousel } from './useCarousel.ts'

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
