import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import type { ShownPlanDetail } from '../../../../contracts/resources/plan.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import type { useDraft } from './useDraft.ts'

interface DraftStateProps {
  kept: ReturnType<typeof useDraft>
  /** The plan that is changed, as it is now. */
  plan: ShownPlanDetail | undefined
}

/** That the draft is kept, and what has happened to its plan since it was begun. */
export const DraftState = ({ kept: { isKept, isOutdated, followLatest, drop }, plan }: DraftStateProps) => {
  const text = useTexts('planBuilder')
  const look = plan && (
    <Button size="small" color="inherit" component={Link} to={withId(paths.casePlanDetail, plan.id)}>
      {text('look')}
    </Button>
  )
  return (
    <>
      {plan?.archivedAt && (
        <div className={styles.kept}>
          <InlineAlert tone="warning" action={look}>
            {text('archived')}
          </InlineAlert>
        </div>
      )}
      {plan && isOutdated && (
        <div className={styles.kept}>
          <InlineAlert
            tone="warning"
            action={
              <span className={styles.buttons}>
                {look}
                <Button size="small" color="inherit" onClick={followLatest}>
                  {text('followLatest')}
                </Button>
              </span>
            }
          >
            {text('outdated', { version: plan.version, by: plan.versions[0]?.publishedBy ?? '' })}
          </InlineAlert>
        </div>
      )}
      {isKept && (
        <div className={styles.kept}>
          <InlineAlert
            tone="info"
            action={
              <Button size="small" color="inherit" onClick={drop}>
                {text('discard')}
              </Button>
            }
          >
            {text('kept')}
          </InlineAlert>
        </div>
      )}
    </>
  )
}
