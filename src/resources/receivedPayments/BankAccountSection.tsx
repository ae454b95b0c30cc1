import { Button } from '@mui/material'
import { useState } from 'react'
import { type readPayoutBalance, setPayoutBankAccount } from '../../../contracts/calls/payouts.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ReceivedPayments.module.css'

interface BankAccountProps {
  bankAccount: ReplyOf<typeof readPayoutBalance>['bankAccount']
}

/** Where payouts go, masked. Whoever owns the account can replace it. */
export const BankAccountSection = ({ bankAccount }: BankAccountProps) => {
  const text = useTexts('receivedPayments')
  const { short } = useDateFormats()
  const mayChange = useCanCall(setPayoutBankAccount)
  const [open, setOpen] = useState(false)
  return (
    <Section
      title={text('bank.title')}
      aside={
        mayChange && (
          <Button size="small" variant={bankAccount ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
            {text(bankAccount ? 'bank.change' : 'bank.add')}
          </Button>
        )
      }
    >
      {bankAccount ? (
        <FactList>
          <FactRow label={text('bank.holder')}>{bankAccount.holder}</FactRow>
          <FactRow label={text('bank.number')}>
            <span className="num">{bankAccount.number}</span>
          </FactRow>
          <FactRow label={text('bank.ifsc')}>{bankAccount.ifsc}</FactRow>
          <FactRow label={text('bank.bank')}>{bankAccount.bank}</FactRow>
          <FactRow label={text('bank.since')}>{short(bankAccount.since)}</FactRow>
        </FactList>
      ) : (
        <InlineAlert tone="info">{text('none')}</InlineAlert>
      )}
      {!mayChange && <p className={styles.quiet}>{text('bank.owner')}</p>}
      {open && (
        <ActionDialog
          call={setPayoutBankAccount}
          guard
          title={text('bank.dialog')}
          detail={text('bank.dialogDetail')}
          fields={[
            { source: 'holder', label: text('bank.holder'), hint: text('bank.holderHint') },
            {
              source: 'number',
              label: text('bank.number'),
              hint: text('bank.numberHint'),
              mono: true,
              autoComplete: 'off',
            },
            { source: 'ifsc', label: text('bank.ifsc'), mono: true },
          ]}
          confirm={text('bank.save')}
          done={text('bank.saved')}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
