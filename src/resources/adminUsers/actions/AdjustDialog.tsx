import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { formatPaise } from '../../../../contracts/money.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Note } from '../../../components/Note.tsx'
import { useAdminText } from '../../../i18n/adminTexts.ts'
import styles from './Actions.module.css'
import { AdjustFields } from './AdjustFields.tsx'
import { changeOf, type Draft, problemsOf } from './adjustment.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { useAdjust } from './useAdjust.ts'

interface AdjustDialogProps {
  user: Pick<AdminUserDetail, 'id' | 'wallets'>
  onClose: () => void
}

/** Credits or debits a wallet by hand, with a reason; says what will be there before it is done. */
export const AdjustDialog = ({ user, onClose }: AdjustDialogProps) => {
  const text = useAdminText()
  const titleId = useId()
  const [draft, setDraft] = useState<Draft>({ wallet: 'api', direction: 'credit', amount: '', reason: '' })
  const [tried, setTried] = useState(false)
  const { adjust, busy, error } = useAdjust(user.id, onClose)
  const wallet = user.wallets.find(({ kind }) => kind === draft.wallet)
  const problems = problemsOf(draft, wallet)
  const change = changeOf(draft)
  const confirm = draft.direction === 'credit' ? 'users.adjust.confirmCredit' : 'users.adjust.confirmDebit'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problems.amount && !problems.reason) adjust(draft)
  }
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{text('users.adjust.title')}</DialogTitle>
        <DialogContent className={styles.fields}>
          <AdjustFields
            draft={draft}
            wallets={user.wallets}
            problems={tried ? problems : { amount: problems.amount === 'tooMuch' ? 'tooMuch' : null, reason: null }}
            onChange={more => setDraft({ ...draft, ...more })}
          />
          {wallet && <BeforeAfter availablePaise={wallet.availablePaise} change={change} />}
          {error && <Note tone="danger">{error.fields[0]?.message ?? error.message}</Note>}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" disabled={busy} onClick={onClose}>
            {text('users.adjust.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {change === null ? text('users.adjust.enter') : text(confirm, { amount: formatPaise(Math.abs(change)) })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
