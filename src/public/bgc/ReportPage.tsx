import { LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type BgcReport, downloadBgcReportByLink, readBgcReport } from '../../../contracts/calls/bgcReports.ts'
import { Button } from '../../components/plain/Button.tsx'
import { Notice } from '../../components/plain/Notice.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { tokenInAddress } from '../invitation/useInvitation.ts'
import { useSubmit } from '../invitation/useSubmit.ts'
import type { PageModule } from '../pageModule.ts'
import { PublicShell } from '../shell/PublicShell.tsx'
import { usePublicState } from '../state.ts'
import styles from './Bgc.module.css'
import { Dispute } from './Dispute.tsx'

type State = { is: 'loading' } | { is: 'failed'; message: string } | { is: 'open'; report: BgcReport }

/** `/bgc-report/:id`: what was stated beside what was found; for the candidate before a refusal, with the dispute. */
const ReportPage = () => {
  const text = useTexts('publicBgc')
  const { ask } = usePublicApi()
  const [state, setState] = useState<State>({ is: 'loading' })
  const take = (reply: ReplyOf<typeof readBgcReport>) =>
    setState(reply.state === 'open' ? { is: 'open', report: reply } : { is: 'failed', message: reply.message })
  useEffect(() => {
    ask(readBgcReport, { body: { token: tokenInAddress() } }).then(
      reply =>
        setState(reply.state === 'open' ? { is: 'open', report: reply } : { is: 'failed', message: reply.message }),
      (thrown: unknown) => setState({ is: 'failed', message: errorMessage(thrown) }),
    )
  }, [ask])
  return (
    <PublicShell brand={null} look="paper" isAboutChallans={false}>
      <div className={styles.page} aria-live="polite">
        {state.is === 'loading' && <p role="status">{text('loading')}</p>}
        {state.is === 'failed' && (
          <Notice icon={LinkIcon} title={text('report.failed')}>
            {state.message}
          </Notice>
        )}
        {state.is === 'open' && <Report report={state.report} onChange={take} />}
      </div>
    </PublicShell>
  )
}

export default ReportPage

interface ReportProps {
  report: BgcReport
  onChange: (reply: ReplyOf<typeof readBgcReport>) => void
}

const Report = ({ report, onChange }: ReportProps) => {
  const text = useTexts('publicBgc')
  const time = useTime()
  const { askedBy, packageName, candidate, reference, startedAt, endedAt, result, checks, notice } = report
  const facts: [string, string][] = [
    [text('report.candidate'), candidate],
    [text('report.employer'), askedBy],
    [text('report.package'), packageName],
    ...(reference ? [[text('report.reference'), reference] as [string, string]] : []),
    [text('report.started'), time(startedAt)],
    [text('report.ended'), endedAt ? time(endedAt) : '-'],
  ]
  return (
    <>
      <section className={styles.card}>
        <h1>{text('report.title')}</h1>
        <p className={styles.result} data-tone={result?.tone ?? 'neutral'}>
          <strong>{result ? result.label : text('report.noResult')}</strong>
          {result?.reason && <span>{result.reason}</span>}
        </p>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Download />
      </section>
      {notice && <Dispute notice={notice} askedBy={askedBy} onChange={onChange} />}
      <h2 className={styles.heading}>{text('report.checks')}</h2>
      {checks.map(check => (
        <Check key={check.name} check={check} />
      ))}
      <p className={styles.quiet}>{text('report.disclaimer')}</p>
    </>
  )
}

const Check = ({ check }: { check: BgcReport['checks'][number] }) => {
  const text = useTexts('publicBgc')
  const time = useTime()
  const { label, verdict, reason, claimed, found, source, at } = check
  return (
    <section className={styles.card}>
      <header className={styles.checkHead}>
        <h3>{label}</h3>
        <span className={styles.chip} data-tone={verdict.tone}>
          {verdict.label}
        </span>
      </header>
      {reason && <p>{reason}</p>}
      <div className={styles.sides}>
        <Side title={text('report.claimed')} facts={claimed} />
        <Side title={text('report.found')} facts={found} />
      </div>
      <p className={styles.quiet}>
        {at ? text('report.from', { source, time: time(at) }) : text('report.source', { source })}
      </p>
    </section>
  )
}

const Side = ({ title, facts }: { title: string; facts: BgcReport['checks'][number]['claimed'] }) => (
  <div>
    <h4>{title}</h4>
    {facts.length === 0 ? (
      <p className={styles.quiet}>-</p>
    ) : (
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
)

const Download = () => {
  const text = useTexts('publicBgc')
  const { open } = usePublicApi()
  const { busy, error, submit } = useSubmit()
  const save = async () => {
    const response = await open(downloadBgcReportByLink, { body: { token: tokenInAddress() } })
    const url = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: url, download: 'background-verification.pdf' })
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), URL_MS)
  }
  return (
    <div className={styles.actions}>
      <Button look="secondary" busy={busy && text('wait')} onClick={() => void submit(save)}>
        {text('report.download')}
      </Button>
      <p role="alert">{error}</p>
    </div>
  )
}

const URL_MS = 60_000

/** A time in India. */
function useTime() {
  const { locale } = usePublicState()
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
  return (at: string) => format.format(new Date(at))
}

export const head: PageModule['head'] = ({ locale, config }) => {
  const text = textsIn(locale, 'publicBgc')
  return { title: text('report.head', { brand: config.brandName }), description: text('report.description') }
}
