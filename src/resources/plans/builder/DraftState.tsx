import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { withId } from '../../../../contracts/platform/paths.ts'
import type { ShownPlanDetail } from '../../../../contracts/resources/plan.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePlanResource } from '../usePlanResource.ts'
import styles from './Builder.module.css'
import type { useDraft } from './useDraft.ts'
import type { ServerDraft } from './useServerDraft.ts'

interface DraftStateProps {
  kept: ReturnType<typeof useDraft>
  /** Null if the draft is kept in this browser only. */
  server: ServerDraft | null
  onDrop: () => void
  /** The plan that is changed, as it is now. */
  plan: ShownPlanDetail | undefined
}

/** That the draft is kept, and what has happened to its plan since it was begun. */
export const DraftState = ({ kept: { isKept, isOutdated, followLatest }, server, plan, onDrop }: DraftStateProps) => {
  const text = useTexts('planBuilder')
  const { paths } = usePlanResource()
  const look = plan && (
    <Button size="small" color="inherit" component={Link} to={withId(paths.show, plan.id)}>
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
      {server && server.newerBy !== null && (
        <div className={styles.kept}>
          <InlineAlert
            tone="warning"
            action={
              <span className={styles.buttons}>
                <Button size="small" color="inherit" onClick={server.takeTheirs}>
                  {text('takeTheirs')}
                </Button>
                <Button size="small" color="inherit" onClick={server.keepMine}>
                  {text('followLatest')}
                </Button>
              </span>
            }
          >
            {text('savedMeanwhile', { by: server.newerBy })}
          </InlineAlert>
        </div>
      )}
      {isKept && (
        <div className={styles.kept}>
          <InlineAlert
            tone="info"
            action={
              <Button size="small" color="inherit" onClick={onDrop}>
                {text('discard')}
              </Button>
            }
          >
            {text(server ? 'keptShared' : 'kept')}
          </InlineAlert>
        </div>
      )}
    </>
  )
}
