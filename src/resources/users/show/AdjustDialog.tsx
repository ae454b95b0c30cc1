import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { adjustWallet } from '../../../../contracts/calls/admin.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { BalancePreview } from '../../../components/form/BalancePreview.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { AmountInput } from '../../../components/form/inputs.tsx'
import { paiseOf } from '../../../components/form/rupees.ts'
import { useField } from '../../../components/form/useField.ts'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './User.module.css'

type Wallet = AdminUserDetail['wallets'][number]

interface AdjustDialogProps {
  user: Pick<AdminUserDetail, 'id' | 'wallets'>
  onClose: () => void
}

/** Message key under `users.adjust` for an invalid amount. A prepaid wallet cannot be debited below zero. */
export function wrongAmount(paise: number | null, most: number, wallet: Wallet | undefined) {
  if (!paise) return 'amountWrong'
  if (Math.abs(paise) > most) return 'amountLarge'
  return wallet?.accountType === 'Prepaid' && wallet.availablePaise + paise < 0 && paise < 0 ? 'tooMuch' : null
}

const useWallet = (wallets: readonly Wallet[]) => {
  const kind = useWatch({ name: 'wallet' })
  return wallets.find(wallet => wallet.kind === kind)
}

/** Credits or debits a wallet manually, with a reason and a preview of the new balance. */
export const AdjustDialog = ({ user: { id, wallets }, onClose }: AdjustDialogProps) => {
  const text = useTexts('admin')
  const money = useTexts('adminMoney')
  const walletName = (kind: Wallet['kind']) => text(`users.wallet.${kind}`)
  return (
    <ActionDialog
      call={adjustWallet}
      params={{ id }}
      defaults={{ wallet: 'api' }}
      fields={[
        {
          source: 'wallet',
          kind: 'select',
          half: true,
          label: text('users.adjust.wallet'),
          choices: wallets.map(({ kind }) => ({ value: kind, label: walletName(kind) })),
        },
        { source: 'amountPaise', autoFocus: true, component: <SignedAmount wallets={wallets} /> },
        { ...reasonField, hint: text('users.adjust.reasonHint') },
      ]}
      title={text('users.adjust.title')}
      confirm={<ConfirmWords />}
      done={({ availablePaise, approvalId }, { wallet }) =>
        approvalId
          ? money('approvals.sent')
          : text('users.adjust.done', { wallet: walletName(wallet), amount: formatPaise(availablePaise) })
      }
      onClose={onClose}
    >
      <Preview wallets={wallets} />
    </ActionDialog>
  )
}

/** Credit or debit, and the amount. The value is the change in paise. */
const SignedAmount = ({ wallets }: { wallets: readonly Wallet[] }) => {
  const text = useTexts('admin')
  const wallet = useWallet(wallets)
  const [direction, setDirection] = useState<'credit' | 'debit'>('credit')
  const [typed, setTyped] = useState('')
  const words = { amount: formatPaise(wallet?.availablePaise ?? 0) }
  const wrong = (paise: unknown) => wrongAmount(paise as number | null, Number(limits.max), wallet)
  const check = (paise: unknown) => {
    const problem = wrong(paise)
    return problem ? text(`users.adjust.${problem}`, words) : undefined
  }
  const { limits, autoFocus, value, onChange, onBlur, ref, problem } = useField({ check, reads: ['wallet'] })
  const change = (next: { direction: 'credit' | 'debit'; typed: string }) => {
    setDirection(next.direction)
    setTyped(next.typed)
    const paise = paiseOf(next.typed)
    onChange(paise !== null && next.direction === 'debit' ? -paise : paise)
  }
  const shown = problem ?? (wrong(value) === 'tooMuch' ? check(value) : undefined)
  return (
    <>
      <div className={styles.direction}>
        <span>{text('users.adjust.direction')}</span>
        <SegmentedControl
          fullWidth
          label={text('users.adjust.direction')}
          value={direction}
          options={(['credit', 'debit'] as const).map(one => ({ value: one, label: text(`users.adjust.${one}`) }))}
          onChange={one => change({ direction: one, typed })}
        />
      </div>
      <AmountInput
        autoFocus={autoFocus}
        label={text('users.adjust.amount')}
        value={typed}
        error={shown !== undefined}
        helperText={shown ?? text('users.adjust.amountHint')}
        inputRef={ref}
        onBlur={onBlur}
        onChange={event => change({ direction, typed: event.target.value })}
      />
    </>
  )
}

const ConfirmWords = () => {
  const text = useTexts('admin')
  const change = useWatch({ name: 'amountPaise' }) as number | null
  if (!change) return text('users.adjust.enter')
  return text(change < 0 ? 'users.adjust.confirmDebit' : 'users.adjust.confirmCredit', {
    amount: formatPaise(Math.abs(change)),
  })
}

/** The available balance before and after the adjustment. */
const Preview = ({ wallets }: { wallets: readonly Wallet[] }) => {
  const text = useTexts('admin')
  const wallet = useWallet(wallets)
  const change = useWatch({ name: 'amountPaise' }) as number | null
  if (!wallet) return null
  const after = change ? wallet.availablePaise + change : null
  return (
    <BalancePreview
      now={wallet.availablePaise}
      nowLabel={text('users.adjust.now')}
      after={after}
      afterLabel={text('users.adjust.after')}
    />
  )
}
