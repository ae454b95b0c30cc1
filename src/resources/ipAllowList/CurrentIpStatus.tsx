import { Skeleton } from '@mui/material'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Addresses.module.css'
import { AllowedStatus } from './AllowedStatus.tsx'
import { formatEntry } from './entryText.ts'
import { useCurrentIp } from './useCurrentIp.ts'

/** One's own address as the server sees it, and whether it is let in. */
export const CurrentIpStatus = () => {
  const text = useTexts('ipAllowList')
  const { data, error, refetch } = useCurrentIp()
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <Section title={text('mine.title')}>
      {data ? (
        <div className={styles.own}>
          <span className={`mono ${styles.figure}`}>{data.address ?? text('mine.unknown')}</span>
          {data.address && (
            <AllowedStatus allowed={data.allowed}>
              {text(`mine.${keyOf(data)}`, { entry: entryOf(data) })}
            </AllowedStatus>
          )}
          <p className={styles.hint}>{text('mine.hint')}</p>
        </div>
      ) : (
        <Skeleton variant="rounded" height={96} />
      )}
    </Section>
  )
}

type Own = NonNullable<ReturnType<typeof useCurrentIp>['data']>

const keyOf = ({ entry, entries }: Own) =>
  entries === 0 ? 'everybody' : !entry ? 'isOut' : entry.disabled ? 'isOff' : 'isIn'

const entryOf = ({ entry }: Own) => (entry ? formatEntry(entry) : '')
