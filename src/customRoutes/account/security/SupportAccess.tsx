import { Button, FormControlLabel, Skeleton, Switch } from '@mui/material'
import {
  allowSupportViews,
  endSupportView,
  listSupportViews,
  type OwnSupportView,
} from '../../../../contracts/calls/supportViews.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useToast } from '../../../components/useToast.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Security.module.css'

const SHOWN = 5

/** Whether support may view the account, and when it did; nothing for somebody who cannot change that. */
export const SupportAccess = () => {
  const canChange = useCanCall(allowSupportViews)
  return canChange && <Access />
}

const Access = () => {
  const text = useTexts('supportAccess')
  const toast = useToast()
  const { data, error, refetch } = useCallQuery(listSupportViews, {})
  const allow = useCallMutation(allowSupportViews)
  const end = useCallMutation(endSupportView)
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  const act = async (change: () => Promise<unknown>, done: string) => {
    try {
      await change()
      toast(done, 'success')
    } catch (failure) {
      toast((failure as CallError).message, 'error')
    }
    await refetch()
  }
  return (
    <Section title={text('title')}>
      <p className={styles.words}>{text('detail')}</p>
      {!data ? (
        <Skeleton className={styles.loading} variant="rounded" />
      ) : (
        <>
          <FormControlLabel
            label={text('allow')}
            control={
              <Switch
                checked={data.allowed}
                disabled={allow.isPending}
                onChange={(_, allowed) =>
                  void act(() => allow.mutateAsync({ body: { allowed } }), text(allowed ? 'on' : 'off'))
                }
              />
            }
          />
          {data.views.length === 0 && <p className={styles.words}>{text('none')}</p>}
          <ul className={styles.sessions} aria-label={text('title')}>
            {data.views.slice(0, SHOWN).map(view => (
              <View
                key={view.id}
                view={view}
                busy={end.isPending}
                onEnd={() => void act(() => end.mutateAsync({ params: { id: view.id } }), text('done'))}
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

interface ViewProps {
  view: OwnSupportView
  busy: boolean
  onEnd: () => void
}

const View = ({ view: { reason, startedAt, until, endedAt, endedBy }, busy, onEnd }: ViewProps) => {
  const text = useTexts('supportAccess')
  const { short, time } = useDateFormats()
  return (
    <li className={styles.session}>
      <div className={styles.about}>
        <b>{reason}</b>
        <span className={styles.facts}>
          <span>{short(startedAt)}</span>
          <span>{endedAt ? text(`ended.${endedBy ?? 'time'}`) : text('running', { time: time(until) })}</span>
        </span>
      </div>
      {endedAt === null && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          disabled={busy}
          aria-label={text('endNamed', { time: short(startedAt) })}
          onClick={onEnd}
        >
          {text('end')}
        </Button>
      )}
    </li>
  )
}
