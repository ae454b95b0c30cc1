import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listInquiryReports, makeInquiryReport } from '../../../contracts/calls/inquiryReports.ts'
import { nodeIdentifiers } from '../../../contracts/inquiries/graph.ts'
import type { ShownInquiryReport } from '../../../contracts/inquiries/report.ts'
import { REUSED_DAYS } from '../../../contracts/inquiries/reportLimits.ts'
import type { ShownInquiryDetail } from '../../../contracts/inquiries/shown.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'

const REFRESH_MS = 2_000

/** One press makes the report; its link stands here when it is ready. */
export const Reports = ({ shown: { id } }: { shown: ShownInquiryDetail }) => {
  const text = useTexts('inquiriesScreen')
  const mayRead = useCanCall(listInquiryReports)
  if (!mayRead) return null
  return (
    <Section title={text('report.title')}>
      <ReportList id={id} />
    </Section>
  )
}

const ReportList = ({ id }: { id: string }) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const toast = useToast()
  const cache = useQueryClient()
  const mayMake = useCanCall(makeInquiryReport)
  const { kycComplete } = useSession()
  const keys = useRef(attemptKeys())
  const [confirming, setConfirming] = useState(false)
  const [isGathering, setGathering] = useState(false)
  const { mutateAsync, isPending } = useCallMutation(makeInquiryReport)
  const { data } = useCallQuery(listInquiryReports, { params: { id } }, { refetchInterval: isGathering && REFRESH_MS })
  const gathers = data?.reports.some(({ status }) => status === 'gathering') ?? false
  if (gathers !== isGathering) setGathering(gathers)
  if (!data) return null
  const { reports, quote } = data
  const price = formatPaise(quote?.atMostPaise ?? 0)
  const make = async () => {
    if (!quote) return
    const body = { atMostPaise: quote.atMostPaise }
    try {
      await mutateAsync({ params: { id }, body, idempotencyKey: keys.current.keyFor({ id, made: reports.length }) })
      toast(text('report.made'), 'success')
    } catch (failure) {
      toast((failure as Error).message, 'error')
    }
    setConfirming(false)
    await cache.invalidateQueries()
  }
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{text('report.hint', { days: REUSED_DAYS })}</p>
      {reports.map(report => (
        <Report key={report.id} report={report} />
      ))}
      {!quote && reports.length === 0 && <p className={styles.lead}>{text('report.none')}</p>}
      {quote && mayMake && kycComplete && (
        <div>
          <BusyButton size="small" variant="outlined" busy={isPending} onClick={() => setConfirming(true)}>
            {text('report.make', { price })}
          </BusyButton>
        </div>
      )}
      {confirming && quote && (
        <ConfirmDialog
          title={text('report.confirmTitle')}
          confirm={text('report.yes')}
          onConfirm={make}
          onClose={() => setConfirming(false)}
        >
          <p>{text('report.confirm', { checks: quote.checks, price, reused: quote.reused })}</p>
          {quote.leftOut.length > 0 && (
            <p>
              {text('report.leftOut', {
                kinds: quote.leftOut.map(kind => nodeIdentifiers[kind].label[locale]).join(', '),
              })}
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  )
}

const Report = ({ report }: { report: ShownInquiryReport }) => {
  const text = useTexts('inquiriesScreen')
  const { short, day } = useDateFormats()
  const { status, url, done, known, chargedPaise, createdAt, expiresAt } = report
  return (
    <div>
      {status === 'ready' && url && (
        <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
          {text('report.open', { day: short(createdAt) })}
        </a>
      )}
      <span className={styles.quiet}>
        {status === 'gathering'
          ? text('report.gathering', { done, known })
          : text('report.ready', { day: short(createdAt), price: formatPaise(chargedPaise), until: day(expiresAt) })}
      </span>
      {url === null && <span className={styles.quiet}>{text('report.over')}</span>}
    </div>
  )
}
