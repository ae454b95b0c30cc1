import { Button, Skeleton } from '@mui/material'
import { useState } from 'react'
import { openFlowLink, readFlowLink, renewFlowLink, stopFlowLink } from '../../../contracts/calls/onboarding.ts'
import { flowLimits, flowStopTexts, proofChannels, type ShownFlowLink } from '../../../contracts/onboarding/links.ts'
import { purposes } from '../../../contracts/platform/codes.ts'
import type { ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { CopyBox } from '../../components/CopyBox.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { QrCode } from '../../components/QrCode.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Onboarding.module.css'
import { SitesInput } from './SitesInput.tsx'

/** The public link of a flow: on or off, its limits, its address. */
export const FlowLinkCard = ({ plan: { id, archivedAt } }: { plan: ShownPlanDetail }) => {
  const text = useTexts('onboardingScreen')
  const mayEdit = useCanCall(openFlowLink)
  const [asked, setAsked] = useState<'open' | 'renew' | 'stop' | null>(null)
  const { data } = useCallQuery(readFlowLink, { params: { id } }, { enabled: mayEdit })
  if (!mayEdit) return null
  const link = data?.link ?? null
  const isOn = link !== null && link.stopped === null
  const close = () => setAsked(null)
  return (
    <Section
      title={text('link.title')}
      badge={link && <ToneChip tone={isOn ? 'success' : 'neutral'} label={text(isOn ? 'link.on' : 'link.off')} />}
    >
      {!data && <Skeleton variant="rounded" height={120} />}
      {data && (
        <div className={styles.card}>
          <p className={styles.quiet}>{text('link.detail')}</p>
          {link && <LinkFacts link={link} />}
          {data.problems[0] && <InlineAlert tone="info">{data.problems[0]}</InlineAlert>}
          <div className={styles.actions}>
            <Button
              variant={isOn ? 'outlined' : 'contained'}
              disabled={data.problems.length > 0 || archivedAt !== null}
              onClick={() => setAsked('open')}
            >
              {text(isOn ? 'link.change' : 'link.switchOn')}
            </Button>
            {link && (
              <Button color="inherit" onClick={() => setAsked('renew')}>
                {text('link.renew.button')}
              </Button>
            )}
            {isOn && (
              <Button color="error" onClick={() => setAsked('stop')}>
                {text('link.stop.button')}
              </Button>
            )}
          </div>
        </div>
      )}
      {asked === 'open' && <OpenDialog id={id} link={link} onClose={close} />}
      {asked === 'renew' && (
        <ActionDialog
          call={renewFlowLink}
          params={{ id }}
          title={text('link.renew.title')}
          detail={text('link.renew.detail')}
          confirm={text('link.renew.button')}
          done={text('link.renew.done')}
          onClose={close}
        />
      )}
      {asked === 'stop' && (
        <ActionDialog
          danger
          call={stopFlowLink}
          params={{ id }}
          title={text('link.stop.title')}
          detail={text('link.stop.detail')}
          confirm={text('link.stop.button')}
          done={text('link.stop.done')}
          onClose={close}
        />
      )}
    </Section>
  )
}

const LinkFacts = ({ link }: { link: ShownFlowLink }) => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  const { dayMonth } = useDateFormats()
  const { stopped, url, qr, starts, startsMost, startsToday, startsPerDay, until, keepDays, sites } = link
  const facts = [
    { label: text('link.starts'), value: text('link.of', { count: starts, most: startsMost }) },
    { label: text('link.today'), value: text('link.of', { count: startsToday, most: startsPerDay }) },
    { label: text('link.until'), value: dayMonth(lastMoment(until)) },
    {
      label: text('link.keepDays'),
      value: keepDays === null ? text('link.keptAlways') : text('link.kept', { smart_count: keepDays }),
    },
  ]
  return (
    <>
      {stopped !== null && <InlineAlert tone="warning">{flowStopTexts[stopped][locale]}</InlineAlert>}
      <QrCode {...qr} label={text('link.qr')} className={styles.qr} />
      <CopyBox value={url} name={text('link.url')} />
      {sites.length > 0 && <CopyBox value={embedCode(url)} name={text('link.embed')} />}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const embedCode = (url: string) =>
  `<iframe src="${url}" width="100%" height="800" allow="camera" title="Form"></iframe>`

const INDIA_MS = 5.5 * 3_600_000

/** A link ends with its day, so its end is the beginning of another one. */
const lastMoment = (until: string) => new Date(Date.parse(until) - 1).toISOString()

/** The day in India. */
const lastDay = (until: string) => new Date(Date.parse(lastMoment(until)) + INDIA_MS).toISOString().slice(0, 10)

interface OpenDialogProps {
  id: string
  link: ShownFlowLink | null
  onClose: () => void
}

const OpenDialog = ({ id, link, onClose }: OpenDialogProps) => {
  const text = useTexts('onboardingScreen')
  const check = useTexts('verifications')
  return (
    <ActionDialog
      call={openFlowLink}
      params={{ id }}
      fields={[
        { source: 'startsMost', kind: 'number', label: text('link.starts'), half: true },
        { source: 'startsPerDay', kind: 'number', label: text('link.perDay'), half: true },
        { source: 'until', kind: 'date', label: text('link.until'), hint: text('link.untilHint'), half: true },
        { source: 'keepDays', kind: 'number', label: text('link.keepDays'), hint: text('link.keepHint'), half: true },
        {
          source: 'proof',
          kind: 'select',
          label: text('link.proof'),
          choices: proofChannels.map(value => ({ value, label: text(`link.proofs.${value}`) })),
        },
        {
          source: 'purpose',
          kind: 'select',
          label: text('link.purpose'),
          choices: purposes.map(value => ({ value, label: check(`purpose.${value}`) })),
        },
        { source: 'sites', label: text('link.sites'), component: <SitesInput /> },
      ]}
      defaults={{
        startsMost: link?.startsMost ?? flowLimits.starts.usual,
        startsPerDay: link?.startsPerDay ?? flowLimits.startsPerDay.usual,
        proof: link?.proof ?? 'either',
        purpose: link?.purpose ?? 'customer_onboarding',
        keepDays: link?.keepDays ?? null,
        sites: link?.sites ?? [],
        ...(link && link.stopped !== 'until' && { until: lastDay(link.until) }),
      }}
      title={text('link.open.title')}
      detail={text('link.open.detail')}
      confirm={text('link.open.button')}
      done={text('link.open.done')}
      onClose={onClose}
    />
  )
}
