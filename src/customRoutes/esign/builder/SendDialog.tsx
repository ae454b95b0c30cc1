import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendEnvelope } from '../../../../contracts/calls/esign.ts'
import { isActing } from '../../../../contracts/esign/states.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useToast } from '../../../components/useToast.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { attemptKeys } from '../../../dataProvider/attemptKeys.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { AddBalanceLink } from '../../../wallets/AddBalanceLink.tsx'
import { useBalanceAfter } from '../../../wallets/useBalanceAfter.ts'
import { useShortfall } from '../../../wallets/useShortfall.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import type { useAutosave } from './useAutosave.ts'

interface SendDialogProps {
  saving: ReturnType<typeof useAutosave>
  onClose: () => void
}

/** Who is asked first, what it costs and which wallet pays: then it is sent. */
export const SendDialog = ({ saving: { saved, flush }, onClose }: SendDialogProps) => {
  const text = useTexts('esignBuilder')
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useQueryClient()
  const { id, draft } = useBuilder()
  const [keys] = useState(attemptKeys)
  const [refusal, setRefusal] = useState<CallError>()
  const { pricePaise } = saved
  const wallet = useBalanceAfter(pricePaise)
  const shortfall = useShortfall(pricePaise)
  const acting = draft.recipients.filter(({ role }) => isActing(role))
  const turn = Math.min(...acting.map(({ order }) => order))
  const first = acting.filter(({ order }) => order === turn)

  const send = async () => {
    try {
      const { revision } = await flush()
      const body = { revision }
      await callApi(sendEnvelope, { params: { id }, body, idempotencyKey: keys.keyFor(body) })
      keys.ended()
      toast(text('send.done'), 'success')
      void cache.invalidateQueries()
      void navigate(withId(paths.esignDetail, id))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setRefusal(error)
    }
  }
  return (
    <ConfirmDialog
      title={text('send.title', { title: draft.title })}
      confirm={text('send.button', { price: formatPaise(pricePaise) })}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p>
          {text('send.first', {
            names: first.map(({ name, email, phone }) => `${name} (${email ?? phone ?? ''})`).join(', '),
          })}
        </p>
        {acting.length > first.length && <p>{text('send.later', { smart_count: acting.length - first.length })}</p>}
        {wallet && (
          <p>
            {text('send.payer', {
              price: formatPaise(pricePaise),
              wallet: wallet.name,
              balance: formatPaise(wallet.beforePaise),
            })}
          </p>
        )}
        {shortfall && (
          <InlineAlert tone="warning" action={<AddBalanceLink wallet="product" named />}>
            {text('send.short', { left: formatPaise(shortfall.leftPaise) })}
          </InlineAlert>
        )}
        {refusal && (
          <InlineAlert tone="danger">
            {refusal.fields.length > 0 ? refusal.fields.map(({ message }) => message).join(' ') : refusal.message}
          </InlineAlert>
        )}
      </div>
    </ConfirmDialog>
  )
}
