import { Button, Skeleton } from '@mui/material'
import { Ban, CircleCheck, FilePlus, TimerOff } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import {
  downloadUserIntelligence,
  linkUserIntelligence,
  listUserIntelligence,
  revokeUserIntelligence,
} from '../../../../contracts/calls/adminIntelligence.ts'
import { formatPaise } from '../../../../contracts/platform/money.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { LoadError } from '../../../components/EmptyState.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useToast } from '../../../components/useToast.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { MakeReport } from './MakeReport.tsx'
import styles from './UserReports.module.css'

type Report = z.output<typeof listUserIntelligence.reply>['reports'][number]

const WHILE_GATHERING_MS = 3_000

/** The customer's intelligence reports: what each is about, what it cost, who opened it. */
export const ReportsTab = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('adminIntelligence')
  const [making, setMaking] = useState(false)
  const [isGathering, setIsGathering] = useState(false)
  const { data, error, refetch } = useCallQuery(
    listUserIntelligence,
    { params: { id: user.id } },
    { refetchInterval: isGathering && WHILE_GATHERING_MS },
  )
  const gathering = data?.reports.some(({ status }) => status === 'gathering') ?? false
  if (gathering !== isGathering) setIsGathering(gathering)
  return (
    <Section
      title={text('title')}
      aside={
        <Button size="small" variant="outlined" startIcon={<FilePlus size={16} />} onClick={() => setMaking(true)}>
          {text('make')}
        </Button>
      }
    >
      {error && !data ? (
        <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={64} />
      ) : data.reports.length === 0 ? (
        <p className={styles.quiet}>{text('none')}</p>
      ) : (
        <ul className={styles.reports}>
          {data.reports.map(report => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      {making && <MakeReport userId={user.id} onClose={() => setMaking(false)} />}
    </Section>
  )
}

const states = {
  active: { tone: 'success', icon: CircleCheck },
  expired: { tone: 'neutral', icon: TimerOff },
  revoked: { tone: 'danger', icon: Ban },
} as const

const ReportRow = ({ report }: { report: Report }) => {
  const text = useTexts('adminIntelligence')
  const { short } = useDateFormats()
  const [revoking, setRevoking] = useState(false)
  const { id, state, status, progress, about, unavailable, codeEmail, opened, revokedAt, revokeReason } = report
  const facts = [
    text('by', { name: report.madeBy, time: short(report.createdAt) }),
    status === 'gathering' ? text('gathering', progress) : null,
    text('charged', { charged: formatPaise(report.chargedPaise), most: formatPaise(report.atMostPaise) }),
    unavailable > 0 ? text('unavailable', { smart_count: unavailable }) : null,
    codeEmail && text('code', { email: codeEmail }),
    report.consent,
  ].filter(Boolean)
  return (
    <li>
      <div className={styles.head}>
        <b>{about.join(', ')}</b>
        <ToneChip {...states[state]} label={text(`state.${state}`)} />
      </div>
      <p className={styles.quiet}>{facts.join(' · ')}</p>
      <p className={styles.quiet}>
        {revokedAt
          ? text('since', { time: short(revokedAt), reason: revokeReason ?? '' })
          : text('until', { time: short(report.expiresAt) })}
        {' · '}
        {report.openings > 0 ? text('openings', { smart_count: report.openings }) : text('notOpened')}
      </p>
      {opened.length > 0 && (
        <ul className={styles.opened}>
          {opened.map(({ at, network, agent, kind }) => (
            <li key={at + network + agent + kind}>
              {text(`opening.${kind}`, { time: short(at), network, agent: agent || text('unknownAgent') })}
            </li>
          ))}
        </ul>
      )}
      {state === 'active' && (
        <div className={styles.actions}>
          <CopyLink id={id} />
          {status === 'ready' && <PdfButton id={id} />}
          <Button size="small" color="error" variant="outlined" onClick={() => setRevoking(true)}>
            {text('revoke')}
          </Button>
        </div>
      )}
      {revoking && (
        <ActionDialog
          danger
          call={revokeUserIntelligence}
          params={{ id }}
          fields={[reasonField]}
          title={text('revokeTitle')}
          detail={text('revokeDetail')}
          confirm={text('revoke')}
          done={text('revoked')}
          onClose={() => setRevoking(false)}
        />
      )}
    </li>
  )
}

/** The link is read when it is needed, because each reading is in the audit log. */
const CopyLink = ({ id }: { id: string }) => {
  const text = useTexts('adminIntelligence')
  const toast = useToast()
  const copy = async () => {
    const { url } = await callApi(linkUserIntelligence, { params: { id } })
    await navigator.clipboard.writeText(url)
    toast(text('linkCopied'), 'success')
  }
  return <ActButton label={text('link')} act={copy} />
}

const PdfButton = ({ id }: { id: string }) => (
  <ActButton
    label={useTexts('adminIntelligence')('pdf')}
    act={() => download(downloadUserIntelligence, { params: { id } }, `${id}.pdf`)}
  />
)

/** A button for a call; its failure is a toast. */
const ActButton = ({ label, act }: { label: string; act: () => Promise<void> }) => {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    try {
      await act()
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      toast(thrown.message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton size="small" variant="outlined" busy={busy} onClick={() => void press()}>
      {label}
    </BusyButton>
  )
}
