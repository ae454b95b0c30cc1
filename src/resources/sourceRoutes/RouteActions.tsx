import { Button } from '@mui/material'
import { useState } from 'react'
import { changeRoute, undoRoute } from '../../../contracts/calls/sourceRoutes.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'

const RouteDialog = lazyPage<{ route: SourceRouteDetail; onClose: () => void }>(() => import('./RouteDialog.tsx'))

/** Chooses who answers, and takes the newest choice for everybody back. */
export const RouteActions = ({ record: route }: { record: SourceRouteDetail }) => {
  const text = useTexts('adminSources')
  const mayChange = useStaffCanCall(changeRoute)
  const [changing, setChanging] = useState(false)
  const newest = route.history.find(({ userId, isCurrent }) => userId === null && isCurrent)
  const undo = useCallAction(undoRoute)
  if (!mayChange) return null
  return (
    <div className={styles.actions}>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        disabled={route.providers.length === 0}
        onClick={() => setChanging(true)}
      >
        {text('routes.change')}
      </Button>
      {newest && (
        <BusyButton
          variant="outlined"
          busy={undo.busy}
          onClick={() =>
            undo.run({ params: { product: route.product }, body: { route: newest.id } }, text('routes.undone'))
          }
        >
          {text('routes.undo')}
        </BusyButton>
      )}
      {route.providers.length === 0 && <p className={styles.none}>{text('routes.nobody')}</p>}
      {changing && <RouteDialog route={route} onClose={() => setChanging(false)} />}
    </div>
  )
}
