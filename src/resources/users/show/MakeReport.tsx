import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { makeUserIntelligence, quoteIntelligence } from '../../../../contracts/calls/adminIntelligence.ts'
import { purposes } from '../../../../contracts/platform/codes.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import { CopyBox } from '../../../components/CopyBox.tsx'
import { ActionDialog, type ResultProps } from '../../../components/form/ActionDialog.tsx'
import { useSettled } from '../../../components/useSettled.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserReports.module.css'

const kinds = ['pans', 'mobiles', 'companies', 'cins', 'alternates'] as const
const SETTLED_MS = 500

/** Whom the report is about, on what terms, and what it can cost. The customer pays, so the price is on the button. */
export const MakeReport = ({ userId, onClose }: { userId: string; onClose: () => void }) => {
  const text = useTexts('adminIntelligence')
  const words = useTexts('verifications')
  const [atMostPaise, setAtMostPaise] = useState<number>()
  return (
    <ActionDialog
      guard
      wide
      call={makeUserIntelligence}
      params={{ id: userId }}
      body={{ atMostPaise }}
      defaults={{ purpose: 'vendor_onboarding', expiresInDays: 30 }}
      fields={[
        ...kinds.map(source => ({
          source,
          kind: 'textarea' as const,
          half: source !== 'companies',
          label: text(source),
          hint: text('perLine'),
        })),
        {
          source: 'purpose',
          kind: 'select',
          half: true,
          label: text('purpose'),
          choices: purposes.map(value => ({ value, label: words(`purpose.${value}`) })),
        },
        { source: 'expiresInDays', kind: 'number', half: true, label: text('expiresInDays') },
        { source: 'consent', kind: 'textarea', label: text('consent'), hint: text('consentHint') },
        { source: 'codeEmail', kind: 'email', label: text('codeEmail'), hint: text('codeEmailHint') },
      ]}
      title={text('makeTitle')}
      detail={text('detail')}
      confirm={atMostPaise === undefined ? text('confirm') : text('confirmPrice', { price: formatPaise(atMostPaise) })}
      result={Made}
      onClose={onClose}
    >
      <Quote userId={userId} onPrice={setAtMostPaise} />
    </ActionDialog>
  )
}

/** What the report can cost at most, asked for as the subjects are typed. */
const Quote = ({ userId, onPrice }: { userId: string; onPrice: (paise: number | undefined) => void }) => {
  const text = useTexts('adminIntelligence')
  const typed = useWatch({ name: [...kinds] }) as (string | null | undefined)[]
  const settled = useSettled(JSON.stringify(typed), SETTLED_MS)
  const lists = JSON.parse(settled) as (string | null)[]
  const body = Object.fromEntries(kinds.map((kind, index) => [kind, lists[index] || null]))
  const hasSubject = Object.values(body).some(Boolean)
  const { data, error } = useCallQuery(
    quoteIntelligence,
    { params: { id: userId }, body },
    { enabled: hasSubject, retry: false, placeholderData: keepPreviousData },
  )
  const quote = hasSubject && !error ? data : undefined
  const [told, setTold] = useState<number>()
  if (quote?.atMostPaise !== told) {
    setTold(quote?.atMostPaise)
    onPrice(quote?.atMostPaise)
  }
  if (!quote)
    return (
      <p className={styles.price} role="status">
        {error && hasSubject ? (error.fields[0]?.message ?? error.message) : text('priceNone')}
      </p>
    )
  const amount = formatPaise(quote.availablePaise)
  return (
    <p className={styles.price} role="status">
      <b>{text('price', { price: formatPaise(quote.atMostPaise), count: quote.checks })}</b>{' '}
      {text(quote.availablePaise < quote.atMostPaise ? 'tooLow' : 'wallet', { amount })}
    </p>
  )
}

const Made = ({ reply: { url, report }, titleId, onClose }: ResultProps<typeof makeUserIntelligence>) => {
  const text = useTexts('adminIntelligence')
  return (
    <>
      <DialogTitle id={titleId}>{text('madeTitle')}</DialogTitle>
      <DialogContent>
        <p>{text('madeDetail')}</p>
        <CopyBox value={url} name={text('link')} />
        {report.codeEmail && <p>{text('madeCode', { email: report.codeEmail })}</p>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </>
  )
}
