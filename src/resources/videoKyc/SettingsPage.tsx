import { Skeleton } from '@mui/material'
import { readVideoKycSettings, saveVideoKycSettings } from '../../../contracts/calls/videoKyc.ts'
import { videoKycSettingLimits } from '../../../contracts/cases/videoKyc/settings.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { CallForm } from '../../components/form/CallForm.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './VideoKyc.module.css'

/** `/video-kyc-settings`: what sessions have to show, who decides, and how long records and links live. */
const SettingsPage = () => {
  const text = useTexts('videoKycScreen')
  const { data, error, refetch } = useCallQuery(readVideoKycSettings, {}, { retry: false })
  return (
    <>
      <PageHeader
        title={text('settings')}
        crumbs={[{ label: text('product'), to: paths.videoKyc }, { label: text('settings') }]}
      />
      {error && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && <SettingsForm key={JSON.stringify(data)} saved={data} />}
    </>
  )
}

export default SettingsPage

const SettingsForm = ({ saved }: { saved: SuccessReply<typeof readVideoKycSettings> }) => {
  const text = useTexts('videoKycScreen')
  const { short } = useDateFormats()
  const mayEdit = useCanCall(saveVideoKycSettings)
  const { settings, changedBy, changedAt } = saved
  const demanded = (['required', 'recorded'] as const).map(value => ({ value, label: text(`form.${value}`) }))
  const number = (source: keyof typeof videoKycSettingLimits, hint?: string) => {
    const { least, most } = videoKycSettingLimits[source]
    return { source, kind: 'number' as const, half: true, label: text(`form.${source}`), min: least, max: most, hint }
  }
  return (
    <Section title={text('settings')}>
      <div className={styles.stack}>
        <p>{text('form.lead')}</p>
        <p className={styles.quiet}>{text('notVcip')}</p>
        {!mayEdit && <InlineAlert tone="info">{text('form.readOnly')}</InlineAlert>}
        <p className={styles.quiet}>
          {changedBy && changedAt
            ? text('form.changed', { by: changedBy, time: short(changedAt) })
            : text('form.usual')}
        </p>
        {mayEdit ? (
          <CallForm
            guard
            call={saveVideoKycSettings}
            defaults={settings}
            fields={[
              { source: 'placeInIndia', kind: 'radio', label: text('form.placeInIndia'), choices: demanded },
              { source: 'networkInIndia', kind: 'radio', label: text('form.networkInIndia'), choices: demanded },
              {
                source: 'decision',
                kind: 'radio',
                label: text('form.decision'),
                choices: (['always', 'unlessPassed'] as const).map(value => ({ value, label: text(`form.${value}`) })),
              },
              number('matchScore', text('form.matchHint')),
              number('turn', text('form.turnHint')),
              number('keepDays'),
              number('linkDays'),
            ]}
            submit={text('form.save')}
            done={text('form.saved')}
          >
            <p className={styles.quiet}>{text('form.bench')}</p>
          </CallForm>
        ) : (
          <dl className={styles.facts}>
            {(Object.keys(settings) as (keyof typeof settings)[]).map(source => {
              const value = settings[source]
              return (
                <div key={source} className={styles.pair}>
                  <dt>{text(`form.${source}`)}</dt>
                  <dd>{typeof value === 'number' ? value : text(`form.${value}`)}</dd>
                </div>
              )
            })}
          </dl>
        )}
      </div>
    </Section>
  )
}
