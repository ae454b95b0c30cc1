import { Link } from 'react-router-dom'
import type { ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Plans.module.css'
import { usePlanResource } from './usePlanResource.ts'
import { VersionActions } from './VersionActions.tsx'

/** Every version with what runs on it: a case keeps the one with which it began. */
export const PlanVersions = ({ plan: { id, version: current, versions, archivedAt } }: { plan: ShownPlanDetail }) => {
  const text = useTexts('plansScreen')
  const { short } = useDateFormats()
  const { cases } = usePlanResource()
  const casesOfPlan = `${cases.list}?filter=${encodeURIComponent(JSON.stringify({ planId: id }))}`
  return (
    <Section title={text('versions.title')} aside={<Link to={casesOfPlan}>{text('versions.all')}</Link>}>
      <ul className={styles.versions}>
        {versions.map(({ version, publishedAt, publishedBy, running }) => (
          <li key={version}>
            <strong>{text('versions.version', { version })}</strong>
            {version === current && <ToneChip tone="success" label={text('versions.current')} />}
            <span className={styles.byline}>{text('versions.by', { time: short(publishedAt), by: publishedBy })}</span>
            <span>{running > 0 ? text('versions.running', { smart_count: running }) : text('versions.idle')}</span>
            {version !== current && (
              <VersionActions id={id} version={version} current={current} isArchived={archivedAt !== null} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
