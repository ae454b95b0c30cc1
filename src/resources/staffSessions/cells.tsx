import { Button } from '@mui/material'
import { useState } from 'react'
import type { StaffSession } from '../../../contracts/resources/staffSession.ts'
import { ToneChip } from '../../components/ToneChip.tsx'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import { StaffLink } from '../staff/cells.tsx'
import { StaffActionDialog } from '../staff/StaffActionDialog.tsx'

interface CellProps {
  record: StaffSession
}

export const SessionOwner = ({ record: { staffId, name } }: CellProps) => <StaffLink id={staffId} name={name} />

/** For example "Chrome on Windows", as far as the user agent tells. */
function deviceLabel({ browser, system }: StaffSession, text: Translate<'staff'>): string {
  if (browser && system) return text('sessions.deviceOf', { browser, system })
  return browser ?? system ?? text('sessions.unknown')
}

export const Device = ({ record }: CellProps) => deviceLabel(record, useTexts('staff'))

/** Ends one session, or all sessions of its owner. The current session is only marked: it ends with sign-out. */
export const SessionActions = ({ record: session }: CellProps) => {
  const text = useTexts('staff')
  const [asking, setAsking] = useState<'end' | 'endAll' | null>(null)
  const { id, staffId, name, own } = session
  return (
    <>
      {own ? (
        <ToneChip tone="accent" label={text('sessions.own')} />
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={text('act.end.named', { name, device: deviceLabel(session, text) })}
          onClick={() => setAsking('end')}
        >
          {text('act.end.button')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label={text('sessions.endAllNamed', { name })}
        onClick={() => setAsking('endAll')}
      >
        {text('act.endAll.button')}
      </Button>
      {asking && (
        <StaffActionDialog
          action={asking}
          id={asking === 'end' ? id : staffId}
          name={name}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
