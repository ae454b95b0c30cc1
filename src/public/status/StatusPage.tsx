import type { PublicState } from '../../../contracts/pages/publicPage.ts'
import { type PublicStatus, STATUS_DAYS, statusComponents } from '../../../contracts/pages/statusPage.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PageHead } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { useLocalize, usePublicState } from '../state.ts'
import { History } from './History.tsx'
import { IncidentCard } from './IncidentCard.tsx'
import { StateChip, stateIcons } from './StateChip.tsx'
import styles from './Status.module.css'

/** `/status`, while staff publish it: what works, what does not, what is planned, and the last 90 days. */
const StatusPage = () => {
  const text = useTexts('publicStatus')
  const { status } = usePublicState()
  if (!status) throw new Error('The server draws this page with a status.')
  const { open, planned, past } = status
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page}>
        <h1>{text('title')}</h1>
        <Headline status={status} />
        {open.length > 0 && <Incidents title={text('open')} incidents={open} />}
        {planned.length > 0 && <Incidents title={text('planned.title')} incidents={planned} />}
        <Components status={status} />
        <Incidents title={text('past.title')} incidents={past} none={text('past.none', { days: STATUS_DAYS })} />
        <section className={styles.about}>
          <h2>{text('about.title')}</h2>
          <p>{text('about.states')}</p>
          <p>{text('about.days')}</p>
        </section>
      </div>
    </PublicShell>
  )
}

const Headline = ({ status: { headline, measuredAt } }: { status: PublicStatus }) => {
  const text = useTexts('publicStatus')
  const { full } = useDateFormats()
  const Icon = stateIcons[headline]
  return (
    <div className={styles.headline} data-state={headline}>
      <Icon size={22} aria-hidden="true" />
      <div>
        <strong>{text(`headline.${headline}`)}</strong>
        <span className="num">{text('measured', { time: full(measuredAt) })}</span>
      </div>
    </div>
  )
}

const Components = ({ status: { components } }: { status: PublicStatus }) => {
  const text = useTexts('publicStatus')
  const localize = useLocalize()
  return (
    <section>
      <h2>{text('components')}</h2>
      <ul className={styles.components}>
        {components.map(({ id, state, history }) => (
          <li key={id}>
            <div className={styles.component}>
              <h3>{localize(statusComponents[id])}</h3>
              <StateChip state={state} />
            </div>
            <History name={localize(statusComponents[id])} runs={history} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface IncidentsProps {
  title: string
  incidents: PublicStatus['open']
  /** Shown if there are none. */
  none?: string
}

const Incidents = ({ title, incidents, none }: IncidentsProps) => (
  <section>
    <h2>{title}</h2>
    {incidents.length === 0 && <p className={styles.none}>{none}</p>}
    {incidents.map(incident => (
      <IncidentCard key={incident.id} incident={incident} />
    ))}
  </section>
)

export function head({ locale }: PublicState): PageHead {
  const text = textsIn(locale, 'publicStatus')
  return { title: text('title'), description: text('description') }
}

export default StatusPage
