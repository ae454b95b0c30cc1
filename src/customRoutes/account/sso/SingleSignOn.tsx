import { Skeleton } from '@mui/material'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { readSso, saveSso } from '../../../../contracts/calls/sso.ts'
import { useCanCall } from '../../../authProvider/session.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Sso.module.css'
import { SsoConnection } from './SsoConnection.tsx'
import { SsoDomains } from './SsoDomains.tsx'

/** The account's single sign-on; nothing for somebody who cannot change it. */
export const SingleSignOn = () => {
  const mayChange = useCanCall(saveSso)
  return mayChange && <Settings />
}

const Settings = () => {
  const text = useTexts('singleSignOn')
  const { data, error, refetch } = useCallQuery(readSso, {})
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  const badge = data && (
    <ToneChip
      tone={data.connection?.isOn ? 'success' : 'neutral'}
      icon={data.connection?.isOn ? CircleCheck : CircleMinus}
      label={text(data.connection ? (data.connection.isOn ? 'on' : 'off') : 'none')}
    />
  )
  return (
    <Section title={text('title')} badge={badge}>
      <p className={styles.words}>{text('lead')}</p>
      {data ? (
        <>
          <SsoConnection state={data} />
          <SsoDomains domains={data.domains} />
        </>
      ) : (
        <Skeleton variant="rounded" height={180} />
      )}
    </Section>
  )
}
