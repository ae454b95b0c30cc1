import { Button } from '@mui/material'
import { useState } from 'react'
import { moveBgcCase } from '../../../contracts/calls/bgcLocations.ts'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { nameOf } from '../cases/cells.tsx'
import styles from './Bgc.module.css'
import { indented, useLocations } from './useLocations.ts'

/** Where the candidate belongs, and a button that moves them. Nothing for an account without locations. */
export const CaseLocation = ({ found }: { found: ShownCaseDetail }) => {
  const text = useTexts('bgcScreen')
  const words = useTexts('casesScreen')
  const mayMove = useCanCall(moveBgcCase)
  const known = useLocations()
  const [open, setOpen] = useState(false)
  if (!known || known.locations.length === 0) return null
  const { locations, isLimited } = known
  const name = locations.find(({ id }) => id === found.locationId)?.name ?? text('locations.none')
  return (
    <p className={styles.promise}>
      {text('locations.of', { name })}{' '}
      {mayMove && (
        <Button size="small" onClick={() => setOpen(true)}>
          {text('locations.move')}
        </Button>
      )}
      {open && (
        <ActionDialog
          call={moveBgcCase}
          params={{ id: found.id }}
          title={text('locations.moveTitle', { name: nameOf(found.subject) ?? words('noName') })}
          fields={[
            {
              source: 'locationId',
              kind: 'select',
              label: text('locations.location'),
              choices: [
                ...(isLimited ? [] : [{ value: '', label: text('locations.none') }]),
                ...locations.map(one => ({ value: one.id, label: indented(one) })),
              ],
            },
          ]}
          defaults={{ locationId: found.locationId ?? '' }}
          confirm={text('locations.move')}
          done={text('locations.moved')}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  )
}
