import { Button } from '@mui/material'
import { Coins, Plus } from 'lucide-react'
import { ListBase } from 'ra-core'
import { useState } from 'react'
import { limits } from '../../../../../contracts/limits.ts'
import type { ChallanFee } from '../../../../../contracts/resources/challanBrand.ts'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { ListStates } from '../../../../components/list/ListStates.tsx'
import { RecordColumn, RecordTable } from '../../../../components/list/RecordTable.tsx'
import { Money } from '../../../../components/Money.tsx'
import { useDateFormats } from '../../../../i18n/dates.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../../theme/useIsNarrow.ts'
import styles from '../Challans.module.css'
import { FeeCards } from './FeeCards.tsx'
import { FeeForm } from './FeeForm.tsx'
import { FeeStateChip } from './FeeStateChip.tsx'
import { usePlateStateName } from './usePlateStateName.ts'

/** Every version of every fee, the latest first, and a way to add one. */
const Fees = () => {
  const text = useTexts('adminChallans')
  return (
    <ListBase
      resource="challan-fees"
      perPage={limits.pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      queryOptions={{ onError: () => {} }}
    >
      <div className={styles.bar}>
        <p className={styles.lead}>{text('fees.lead')}</p>
        <AddFee />
      </div>
      <ListStates
        skeleton={['long', 'short', 'chip', 'number', 'number', 'short']}
        firstUse={
          <EmptyState icon={Coins} title={text('fees.none')}>
            {text('fees.noneDetail')}
          </EmptyState>
        }
        onClearAll={() => {}}
      >
        <Rows />
      </ListStates>
    </ListBase>
  )
}

const AddFee = () => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('fees.add')}
      </Button>
      {open && <FeeForm onClose={() => setOpen(false)} />}
    </>
  )
}

const Rows = () => (useIsNarrow() ? <FeeCards /> : <FeeTable />)

const FeeTable = () => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const plateName = usePlateStateName()
  const { full } = useDateFormats()
  return (
    <RecordTable className={styles.table} rowClick={false}>
      <RecordColumn<ChallanFee>
        source="brand"
        label={text('fees.brand')}
        disableSort
        render={({ brand }) => brand ?? text('fees.everyBrand')}
      />
      <RecordColumn<ChallanFee>
        source="state"
        label={text('fees.state')}
        disableSort
        render={({ state }) => plateName(state) ?? text('fees.everyState')}
      />
      <RecordColumn<ChallanFee>
        source="route"
        label={text('fees.route')}
        disableSort
        render={({ route }) => (route ? tool(`routes.${route}`) : text('fees.everyRoute'))}
      />
      <RecordColumn<ChallanFee>
        source="feePaise"
        label={text('fees.feeColumn')}
        align="right"
        disableSort
        render={({ feePaise }) => <Money paise={feePaise} strong />}
      />
      <RecordColumn<ChallanFee>
        source="discountPercent"
        label={text('fees.discountColumn')}
        align="right"
        disableSort
        cellClassName="num"
        render={({ discountPercent }) => `${discountPercent}%`}
      />
      <RecordColumn<ChallanFee>
        source="createdAt"
        label={text('fees.from')}
        sortByOrder="DESC"
        cellClassName={`num ${styles.quiet}`}
        render={({ validFrom }) => full(validFrom)}
      />
      <RecordColumn<ChallanFee>
        source="current"
        label={text('list.status')}
        disableSort
        render={fee => <FeeStateChip fee={fee} />}
      />
      <RecordColumn<ChallanFee>
        source="createdBy"
        label={text('fees.by')}
        disableSort
        cellClassName={styles.quiet}
        render={({ createdBy }) => createdBy}
      />
    </RecordTable>
  )
}

export default Fees
