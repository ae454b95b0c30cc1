import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { startDryRun } from '../../../contracts/calls/dryRuns.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'

const StartDryRun = lazyPage<{ route: SourceRouteDetail; onClose: () => void }>(
  () => import('../dryRuns/StartDryRun.tsx'),
)

/** Asks a provider in the background before it is chosen. */
export const TryProvider = ({ record: route }: { record: SourceRouteDetail }) => {
  const text = useTexts('dryRuns')
  const mayStart = useStaffCanCall(startDryRun)
  const [starting, setStarting] = useState(false)
  const isAble = route.providers.some(({ problem }) => problem === null)
  return (
    <div className={styles.parts}>
      <Section title={text('section')}>
        <p className={styles.none}>{text('sectionLead')}</p>
        <div className={styles.actions}>
          {mayStart && isAble && (
            <Button variant="outlined" aria-haspopup="dialog" onClick={() => setStarting(true)}>
              {text('start.button')}
            </Button>
          )}
          <Link to={paths.adminDryRuns}>{text('all')}</Link>
        </div>
      </Section>
      {starting && <StartDryRun route={route} onClose={() => setStarting(false)} />}
    </div>
  )
}
