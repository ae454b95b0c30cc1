import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton } from '@mui/material'
import { useId, useState } from 'react'
import { comparePlanVersions, restorePlanVersion } from '../../../contracts/calls/planDrafts.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { useCallAction } from '../../components/useCallAction.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Plans.module.css'

interface VersionActionsProps {
  id: string
  /** An earlier one. */
  version: number
  current: number
  isArchived: boolean
}

/** Compares an earlier version with the one in use, and restores it in one press. */
export const VersionActions = ({ id, version, current, isArchived }: VersionActionsProps) => {
  const text = useTexts('plansScreen')
  const mayRestore = useCanCall(restorePlanVersion)
  const restore = useCallAction(restorePlanVersion)
  const [isComparing, setComparing] = useState(false)
  if (!mayRestore) return null
  return (
    <span className={styles.versionActions}>
      <Button size="small" color="inherit" onClick={() => setComparing(true)}>
        {text('versions.compare')}
      </Button>
      {!isArchived && (
        <BusyButton
          size="small"
          color="inherit"
          busy={restore.busy}
          onClick={() =>
            restore.run({ params: { id, version }, body: { basedOn: current } }, text('versions.restored', { version }))
          }
        >
          {text('versions.restore')}
        </BusyButton>
      )}
      {isComparing && <Changes id={id} version={version} current={current} onClose={() => setComparing(false)} />}
    </span>
  )
}

type ChangesProps = Omit<VersionActionsProps, 'isArchived'> & { onClose: () => void }

const Changes = ({ id, version, current, onClose }: ChangesProps) => {
  const text = useTexts('plansScreen')
  const locale = useLocale()
  const titleId = useId()
  const args = { params: { id, version: current }, query: { since: version } }
  const { data, error } = useCallQuery(comparePlanVersions, args, { retry: false })
  const words = (value: Text | null) => value?.[locale] ?? text('versions.nothing')
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('versions.changes', { from: version, to: current })}</DialogTitle>
      <DialogContent>
        {!data && !error && <Skeleton variant="rounded" height={120} />}
        {error && <InlineAlert tone="danger">{error.message}</InlineAlert>}
        {data?.changes.length === 0 && <p>{text('versions.same')}</p>}
        <ul className={styles.changes}>
          {data?.changes.map(({ kind, part, what, before, after }, index) => (
            <li key={`${index} ${part.en}`}>
              <strong>{part[locale]}</strong>
              {kind === 'changed' ? (
                <>
                  <span>{what?.[locale]}</span>
                  {(before ?? after) && (
                    <>
                      <del>{words(before)}</del>
                      <ins>{words(after)}</ins>
                    </>
                  )}
                </>
              ) : (
                <span>{text(`versions.kinds.${kind}`)}</span>
              )}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('versions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
