import { Button, Skeleton } from '@mui/material'
import { UserRoundPlus, UsersRound } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { type SubUser } from './subUser.ts'
import styles from './Team.module.css'
import { TeamMemberRow } from './TeamMemberRow.tsx'

/** An account has at most fifty (limits.subUsers): they stand on one page. */
const everybody = { pagination: { page: 1, perPage: 100 }, sort: { field: 'createdAt', order: 'DESC' as const } }

/** The account's secondary users. */
const TeamTab = () => {
  const text = useTexts('subUsers')
  const [inviting, setInviting] = useState(false)
  const { data, error, refetch } = useGetList<SubUser>('sub-users', everybody, { retry: false })
  const invite = (
    <Button variant="contained" startIcon={<UserRoundPlus />} onClick={() => setInviting(true)}>
      {text('invite')}
    </Button>
  )
  return (
    <>
      {error && !data ? (
        <LoadError title={text('error')} requestId={(error as CallError).requestId} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState icon={UsersRound} title={text('none.title')} actions={invite}>
          {text('none.detail')}
        </EmptyState>
      ) : (
        <Section flush title={text('title')} aside={data && invite}>
          <p className={styles.lead}>{text('lead')}</p>
          <ul className={styles.people}>
            {data ? data.map(person => <TeamMemberRow key={person.id} person={person} />) : <Waiting />}
          </ul>
        </Section>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

const Waiting = () =>
  [0, 1].map(row => (
    <li key={row} aria-hidden="true">
      <Skeleton variant="text" width={160} height={40} />
    </li>
  ))

export default TeamTab
