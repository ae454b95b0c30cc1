import { Button } from '@mui/material'
import { CircleUserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../../contracts/paths.ts'
import { PageHeader } from '../../../../components/PageHeader.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Account.module.css'
import { Ageing } from './Ageing.tsx'
import { PostpaidEntries } from './PostpaidEntries.tsx'
import { PostpaidStatements } from './PostpaidStatements.tsx'
import { PostpaidStats } from './PostpaidStats.tsx'
import { PostpaidWallets } from './PostpaidWallets.tsx'
import type { PostpaidAccountProps } from './postpaidAccount.ts'

export const AccountPage = ({ account }: PostpaidAccountProps) => {
  const text = useTexts('adminPostpaid')
  const { id, customer, customerId } = account
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('title'), to: paths.adminPostpaid },
          { label: customerId ?? customer, mono: customerId !== null },
        ]}
        title={customer}
        actions={
          <Button
            variant="outlined"
            component={Link}
            to={withId(paths.adminUserDetail, id)}
            startIcon={<CircleUserRound aria-hidden="true" />}
          >
            {text('customerPage')}
          </Button>
        }
      />
      <div className={styles.page}>
        <PostpaidStats account={account} />
        <div className={styles.pair}>
          <PostpaidWallets account={account} />
          <Ageing account={account} />
        </div>
        <PostpaidStatements userId={id} />
        <PostpaidEntries userId={id} />
      </div>
    </>
  )
}
