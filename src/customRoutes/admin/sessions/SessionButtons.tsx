import { Button } from '@mui/material'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'
import { deviceLabel, type StaffSession, type StaffSessionsProps } from './staffSession.ts'

/** One's own session is marked: it ends by signing out. */
export const SessionButtons = ({ session, onEnd }: { session: StaffSession } & Pick<StaffSessionsProps, 'onEnd'>) => {
  const text = useTexts('staff')
  const { name, own } = session
  return (
    <div className={styles.actions}>
      {own ? (
        <ToneChip tone="accent" label={text('sessions.own')} />
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={text('act.end.named', { name, device: deviceLabel(session, text) })}
          onClick={() => onEnd({ what: 'end', session })}
        >
          {text('act.end.button')}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label={text('sessions.endAllNamed', { name })}
        onClick={() => onEnd({ what: 'endAll', session })}
      >
        {text('act.endAll.button')}
      </Button>
    </div>
  )
}
