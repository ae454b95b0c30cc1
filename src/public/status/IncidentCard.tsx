import { type PublicIncident, type PublicWords, statusComponents } from '../../../contracts/pages/statusPage.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLocalize } from '../state.ts'
import styles from './Status.module.css'

/** An incident or maintenance with its updates, the newest first. */
export const IncidentCard = ({ incident }: { incident: PublicIncident }) => {
  const text = useTexts('publicStatus')
  const localize = useLocalize()
  const { full } = useDateFormats()
  const { id, kind, title, state, impact, components, updates } = incident
  const names = components.map(component => localize(statusComponents[component])).join(', ')
  const facts = [
    ...(kind === 'maintenance' ? [text('maintenance')] : []),
    text(`incident.states.${state}`),
    text(`incident.impacts.${impact}`),
  ]
  return (
    <article className={styles.incident} aria-labelledby={id}>
      <h3 id={id}>
        <Words words={title} />
      </h3>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={`num ${styles.facts}`}>{useSpan()(incident)}</p>
      <p className={styles.facts}>{text('incident.affects', { names })}</p>
      <ol className={styles.updates}>
        {updates.map(update => (
          <li key={update.at}>
            <strong>{text(`incident.states.${update.state}`)}</strong>
            <time className="num" dateTime={update.at}>
              {full(update.at)}
            </time>
            <p>
              <Words words={update.text} />
            </p>
          </li>
        ))}
      </ol>
    </article>
  )
}

/** From when to when it lasted, or is to last. */
function useSpan() {
  const text = useTexts('publicStatus')
  const { full } = useDateFormats()
  return ({ startsAt, endsAt, resolvedAt }: PublicIncident) => {
    const from = full(startsAt)
    if (resolvedAt) return text('incident.span', { from, to: full(resolvedAt) })
    return endsAt ? text('planned.time', { from, to: full(endsAt) }) : text('incident.since', { from })
  }
}

/** In the reader's language, or in English where staff wrote no other. */
const Words = ({ words: { en, hi } }: { words: PublicWords }) => {
  const locale = useLocale()
  return locale === 'hi' && hi === null ? <span lang="en">{en}</span> : locale === 'hi' ? hi : en
}
