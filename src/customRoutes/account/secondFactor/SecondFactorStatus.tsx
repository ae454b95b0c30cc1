import { Button, Skeleton } from '@mui/material'
import { limits } from '../../../../contracts/platform/limits.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../../components/FactRow.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './SecondFactor.module.css'
import { SecondFactorSetupButton } from './SecondFactorSetupButton.tsx'
import type { SecondFactorCalls, SecondFactorFlow } from './secondFactorCalls.ts'

interface SecondFactorStatusProps {
  calls: SecondFactorCalls
  onFlow: (flow: SecondFactorFlow) => void
}

/** Whether two-step verification is on, since when, the recovery codes that are left, and the actions. */
export const SecondFactorStatus = ({ calls, onFlow }: SecondFactorStatusProps) => {
  const text = useTexts('secondFactor')
  const { data, error, refetch } = useCallQuery(calls.read, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className={styles.loading} variant="rounded" />
  if (!data.on)
    return (
      <>
        <p className={styles.words}>{text('offDetail')}</p>
        <SecondFactorSetupButton calls={calls} label={text('setUp')} onFlow={onFlow} />
      </>
    )
  return <FactorOn {...data} onFlow={onFlow} />
}

interface FactorOnProps {
  since: string | null
  recoveryCodesLeft: number
  required: boolean
  onFlow: (flow: SecondFactorFlow) => void
}

/** Warns from this number of remaining codes. */
const FEW = 3

const FactorOn = ({ since, recoveryCodesLeft: left, required, onFlow }: FactorOnProps) => {
  const text = useTexts('secondFactor')
  const { full } = useDateFormats()
  return (
    <>
      <FactList columns={1}>
        <FactRow label={text('since')}>{since && full(since)}</FactRow>
        <FactRow label={text('codesLeft')}>
          <span className="num">{text('codesLeftOf', { left, total: limits.secondFactor.recoveryCodes })}</span>
        </FactRow>
      </FactList>
      {left <= FEW && <InlineAlert tone="warning">{text(left === 0 ? 'codesNone' : 'codesFew')}</InlineAlert>}
      {required && <p className={styles.hint}>{text('required')}</p>}
      <div className={styles.actions}>
        <Button variant="outlined" onClick={() => onFlow({ kind: 'newCodes' })}>
          {text('newCodes')}
        </Button>
        {!required && (
          <Button variant="outlined" color="error" onClick={() => onFlow({ kind: 'off' })}>
            {text('turnOff')}
          </Button>
        )}
      </div>
    </>
  )
}
