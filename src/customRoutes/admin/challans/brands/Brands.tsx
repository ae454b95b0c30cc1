import { Button } from '@mui/material'
import { Ban, CircleCheck, ExternalLink, Plus, Store } from 'lucide-react'
import { ListBase, useListContext } from 'ra-core'
import { useState } from 'react'
import { limits } from '../../../../../contracts/limits.ts'
import { paths } from '../../../../../contracts/paths.ts'
import type { ChallanBrandRow } from '../../../../../contracts/resources/challanBrand.ts'
import { CopyButton } from '../../../../components/CopyButton.tsx'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../../../components/FactRow.tsx'
import { ListStates } from '../../../../components/list/ListStates.tsx'
import { SearchField } from '../../../../components/list/SearchField.tsx'
import { useListFilters } from '../../../../components/list/useListFilters.ts'
import { ToneChip } from '../../../../components/ToneChip.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import shared from '../Challans.module.css'
import { BrandForm } from './BrandForm.tsx'
import styles from './Brands.module.css'
import { RotateToken } from './RotateToken.tsx'

/** The public pages' brands. */
const Brands = () => (
  <ListBase
    resource="challan-brands"
    perPage={limits.pageSize}
    sort={{ field: 'createdAt', order: 'DESC' }}
    queryOptions={{ onError: () => {} }}
  >
    <Head />
    <Rows />
  </ListBase>
)

const Head = () => {
  const text = useTexts('adminChallans')
  const { filters, set } = useListFilters<{ q?: string }>()
  const [open, setOpen] = useState(false)
  return (
    <div className={shared.bar}>
      <div className={shared.search}>
        <SearchField
          label={text('brands.search')}
          value={filters.q ?? ''}
          onAsk={q => set(q ? { q } : { q: undefined })}
        />
      </div>
      <Button variant="contained" startIcon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {text('brands.add')}
      </Button>
      {open && <BrandForm onClose={() => setOpen(false)} />}
    </div>
  )
}

const Rows = () => {
  const text = useTexts('adminChallans')
  const { data = [] } = useListContext<ChallanBrandRow>()
  const { clearAll } = useListFilters()
  return (
    <ListStates
      bare
      skeleton={['long', 'short', 'chip']}
      firstUse={
        <EmptyState icon={Store} title={text('brands.none')}>
          {text('brands.noneDetail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      <ul className={styles.brands}>
        {data.map(brand => (
          <BrandCard key={brand.id} brand={brand} />
        ))}
      </ul>
    </ListStates>
  )
}

const pageOf = (name: string) => paths.challanDetailedBrand.replace(':brandName', name)

const BrandCard = ({ brand }: { brand: ChallanBrandRow }) => {
  const text = useTexts('adminChallans')
  const [open, setOpen] = useState(false)
  const { name, title, token, logo, orders, isActive } = brand
  return (
    <li className={styles.brand}>
      <span className={shared.subject}>
        {logo && <img className={styles.logo} src={logo} alt="" />}
        <h2>{title}</h2>
        <ToneChip
          tone={isActive ? 'success' : 'neutral'}
          icon={isActive ? CircleCheck : Ban}
          label={text(isActive ? 'brands.active' : 'brands.inactive')}
        />
      </span>
      <FactList columns={1}>
        <FactRow label={text('brands.name')}>{name}</FactRow>
        <FactRow label={text('brands.token')}>
          <span className={shared.id}>
            <span className="mono">{token}</span>
            <CopyButton value={token} name={text('brands.token')} />
          </span>
        </FactRow>
        <FactRow label={text('brands.orders')}>
          <span className="num">{orders}</span>
        </FactRow>
      </FactList>
      <span className={shared.actions}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {text('brands.edit')}
        </Button>
        <RotateToken brand={brand} />
        {isActive && (
          <Button
            href={pageOf(name)}
            target="_blank"
            rel="noopener"
            endIcon={<ExternalLink size={16} aria-hidden="true" />}
          >
            {text('brands.open')}
          </Button>
        )}
      </span>
      {open && <BrandForm brand={brand} onClose={() => setOpen(false)} />}
    </li>
  )
}

export default Brands
