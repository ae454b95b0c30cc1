import { Button } from '@mui/material'
import { CircleUserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../../contracts/paths.ts'
import { PageHeader } from '../../../../components/PageHeader.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from './Account.module.css'
import { Ageing } from './Ageing.tsx'
import type { AccountProps } from './account.ts'
import { Entries } from './Entries.tsx'
import { Figures } from './Figures.tsx'
import { Statements } from './Statements.tsx'
import { Wallets } from './Wallets.tsx'

export const AccountPage = ({ account }: AccountProps) => {
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
        <Figures account={account} />
        <div className={styles.pair}>
          <Wallets account={account} />
          <Ageing account={account} />
        </div>
        <Statements userId={id} />
        <Entries userId={id} />
      </div>
    </>
  )
}
