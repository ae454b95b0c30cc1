import { Button } from '@mui/material'
import { CircleUserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../../contracts/paths.ts'
import { PageHeader } from '../../../../components/PageHeader.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Account.module.css'
import { Ageing } from './Ageing.tsx'
import type { PostpaidAccountProps } from './account.ts'
import { PostpaidEntries } from './Entries.tsx'
import { PostpaidStats } from './Figures.tsx'
import { PostpaidStatements } from './Statements.tsx'
import { PostpaidWallets } from './Wallets.tsx'

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
